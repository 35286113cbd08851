export const TURN = Math.PI * 2

/** A value limited to a range. */
export function clamp(value: number, least = 0, most = 1): number {
  return value < least ? least : value > most ? most : value
}

/** The value at a share of the way from one to another. */
export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below the first edge, 1 above the second, an S-curve between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}
