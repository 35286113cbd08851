import { clamp, lerp } from '../canvas/arithmetic.ts'
import { noise, fractal } from '../canvas/noise.ts'
import { Random } from '../canvas/random.ts'
import type { Lobe } from './lobe.ts'

/** The crest of a lobe. */
export interface Crest {
  /** The first canvas column that it covers. */
  left: number
  /** The canvas row of the crest for each column. */
  rows: Float32Array
  top: number
}

interface Bump {
  at: number
  width: number
  height: number
}

/** The crest of a lobe within a canvas this wide. */
export function crestOf(lobe: Lobe, canvasWidth: number): Crest {
  const left = Math.floor(Math.max(0, lobe.x - lobe.width * 1.15))
  const right = Math.ceil(Math.min(canvasWidth, lobe.x + lobe.width * 1.15))
  const bumps = bumpsOf(lobe)
  const rows = Float32Array.from({ length: Math.max(0, right - left) }, (_, index) => {
    const x = left + index
    const share = shareAt((x - lobe.x) / lobe.width, lobe.sharpness, bumps)
    return lobe.base - lobe.height * (share + roughness(lobe, x) * clamp(share * 3))
  })
  return { left, rows, top: rows.reduce((least, row) => Math.min(least, row), Infinity) }
}

/** The canvas row of the crest at a column, or at its nearer end. */
export function crestAt({ left, rows }: Crest, x: number): number {
  return rows[clamp(Math.round(x - left), 0, rows.length - 1)] ?? 0
}

/** For a canvas column, the row on which things can be placed. */
export type Skyline = (x: number) => number

/** The common skyline of several lobes; `base` where there is none. */
export function skylineOf(crests: readonly Crest[], base: number): Skyline {
  return (x) =>
    Math.min(base, ...crests.filter((crest) => covers(crest, x)).map((crest) => crestAt(crest, x)))
}

function covers({ left, rows }: Crest, x: number): boolean {
  return x >= left && x < left + rows.length
}

function bumpsOf({ seed, sharpness }: Lobe): Bump[] {
  const random = new Random(Math.trunc(seed * 1000))
  return Array.from({ length: 6 }, () => {
    const at = random.between(-0.85, 0.85)
    const width = random.between(0.1, 0.32)
    return { at, width, height: clamp(1 - Math.abs(at) ** sharpness) * random.between(0.93, 1.09) }
  })
}

function shareAt(u: number, sharpness: number, bumps: readonly Bump[]): number {
  let share = clamp(1 - Math.abs(u) ** sharpness) * 0.96
  for (const { at, width, height } of bumps) {
    const v = (u - at) / width
    if (v <= -1 || v >= 1) continue
    const round = height * (1 - 0.55 * width) + 0.55 * width * height * Math.sqrt(1 - v * v)
    const joined = lerp(share, round, Math.sqrt(clamp(1 - Math.abs(v) ** 2.6)))
    if (joined > share) share = joined
  }
  return share
}

/** Three scales of noise, and steps for crags. */
function roughness({ seed, height }: Lobe, x: number): number {
  const rolling =
    (fractal(x * 0.013 + seed, seed * 1.7, 3) - 0.5) * 0.16 * (200 / (height + 120) + 0.35)
  const rocky = ((noise(x * 0.09 + seed * 3, seed) - 0.5) * 9) / (height + 60)
  const fine = ((noise(x * 0.31 + seed, seed * 2) - 0.5) * 2.6) / (height + 40)
  const step = Math.floor(noise(x * 0.035 + seed * 5, seed) * 6) / 6 - 0.5
  return rolling + rocky + fine + step * 0.045 * (140 / (height + 140) + 0.3)
}
