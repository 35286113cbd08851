/** Red, green and blue from 0 to 1. */
export type Colour = readonly [number, number, number]

/** A colour of six hexadecimal digits. */
export function hex(digits: string): Colour {
  const number = Number.parseInt(digits, 16)
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}

/** One colour becoming another. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const t = Math.min(1, Math.max(0, share))
  return [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ]
}

/** Light upon a colour. */
export function lit(colour: Colour, light: Colour, strength: number): Colour {
  return [
    colour[0] + light[0] * strength,
    colour[1] + light[1] * strength,
    colour[2] + light[2] * strength,
  ]
}
