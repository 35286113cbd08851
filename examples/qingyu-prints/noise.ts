/** Returns random numbers from 0 to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Returns smooth noise from 0 to 1. */
export function noiseOf(seed: number): (x: number, y: number) => number {
  const random = randomOf(seed)
  const size = 256
  const table = Float32Array.from({ length: size * size }, random)
  return (x, y) => {
    const left = Math.floor(x)
    const top = Math.floor(y)
    const fx = x - left
    const fy = y - top
    const sx = fx * fx * (3 - 2 * fx)
    const sy = fy * fy * (3 - 2 * fy)
    const x0 = left & 255
    const x1 = (left + 1) & 255
    const y0 = (top & 255) << 8
    const y1 = ((top + 1) & 255) << 8
    const upper = table[y0 | x0]! + (table[y0 | x1]! - table[y0 | x0]!) * sx
    const lower = table[y1 | x0]! + (table[y1 | x1]! - table[y1 | x0]!) * sx
    return upper + (lower - upper) * sy
  }
}
