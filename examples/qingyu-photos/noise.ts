/** Smooth noise in two dimensions, from 0 to 1, the same for the same seed. */
export function noiseOf(seed: number): (x: number, y: number) => number {
  const at = (x: number, y: number) => {
    let hash = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 974_634_777)
    hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
    return ((hash ^ (hash >>> 16)) >>> 0) / 0xff_ff_ff_ff
  }
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, w] = [ease(x - left), ease(y - top)]
    const above = at(left, top) * (1 - u) + at(left + 1, top) * u
    const below = at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u
    return above * (1 - w) + below * w
  }
}

/** Noise upon finer noise, as clouds, waves and crests have it. */
export function cloudsOf(seed: number, octaves: number): (x: number, y: number) => number {
  const layers = Array.from({ length: octaves }, (_, index) => ({
    noise: noiseOf(seed + index * 7919),
    scale: 2 ** index,
    weight: 0.5 ** index,
  }))
  const whole = layers.reduce((sum, { weight }) => sum + weight, 0)
  return (x, y) =>
    layers.reduce(
      (sum, { noise, scale, weight }) => sum + noise(x * scale + scale, y * scale) * weight,
      0,
    ) / whole
}

function ease(t: number): number {
  return t * t * (3 - 2 * t)
}

/** From 0 at `from` to 1 at `to`, without a corner. */
export function smooth(from: number, to: number, value: number): number {
  return ease(Math.min(1, Math.max(0, (value - from) / (to - from))))
}
