import { TURN, clamp } from './arithmetic.ts'
import { Random } from './random.ts'

const SIZE = 256
const PERMUTATION = new Uint8Array(SIZE * 2)
const GRADIENT_X = new Float32Array(SIZE)
const GRADIENT_Y = new Float32Array(SIZE)
fillTables(new Random(77))

function fillTables(random: Random): void {
  const order = Array.from({ length: SIZE }, (_, index) => index)
  for (let index = SIZE - 1; index > 0; index--) {
    const other = Math.floor(random.next() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
  for (let index = 0; index < SIZE * 2; index++) PERMUTATION[index] = order[index % SIZE] ?? 0
  for (let index = 0; index < SIZE; index++) {
    const angle = random.next() * TURN
    GRADIENT_X[index] = Math.cos(angle)
    GRADIENT_Y[index] = Math.sin(angle)
  }
}

function permuted(index: number): number {
  return PERMUTATION[index] ?? 0
}

function slope(corner: number, x: number, y: number): number {
  return (GRADIENT_X[corner] ?? 0) * x + (GRADIENT_Y[corner] ?? 0) * y
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

/** Smooth gradient noise at a point, 0 to 1. It is the same for all paintings: a seed only selects where it is read. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const fx = x - column
  const fy = y - row
  const left = permuted(column & 255) + (row & 255)
  const right = permuted((column + 1) & 255) + (row & 255)
  // An index may be over 255, so the table of permutations is doubled.
  const a = slope(permuted(left & 511), fx, fy)
  const b = slope(permuted(right & 511), fx - 1, fy)
  const c = slope(permuted((left + 1) & 511), fx, fy - 1)
  const d = slope(permuted((right + 1) & 511), fx - 1, fy - 1)
  const u = ease(fx)
  const top = a + (b - a) * u
  return clamp(0.5 + 0.72 * (top + (c + (d - c) * u - top) * ease(fy)))
}

/** The sum of several octaves of noise, each half as strong and twice as fine as the last, 0 to 1. */
export function fractal(x: number, y: number, octaves = 4): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let atX = x
  let atY = y
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(atX, atY)
    total += weight
    atX = atX * 2.03 + 17.1
    atY = atY * 2.03 + 9.7
    weight *= 0.5
  }
  return sum / total
}

/** The ridges of noise, 0 to 1: the higher the power, the thinner. */
export function creases(value: number, power: number): number {
  return (1 - Math.abs(value * 2 - 1)) ** power
}
