import { clamp } from './arithmetic.ts'
import { type Colour, rgb, css } from './colour.ts'
import { noise } from './noise.ts'
import type { Scene, Point } from './scene.ts'

export interface Stroke {
  width: number
  colour: Colour
  alpha?: number
  /** Thin at both ends. */
  isTapered?: boolean
  /** The share of the line that is left out, as where a brush runs dry. */
  dry?: number
  /** How much the pressure varies. */
  jitter?: number
}

const DEFAULTS = { alpha: 1, isTapered: true, dry: 0, jitter: 0.25 }

/** A line of varying pressure, in which the brush may run dry. */
export function brush({ context, random }: Scene, points: readonly Point[], stroke: Stroke): void {
  const { width, colour, alpha, isTapered, dry, jitter } = { ...DEFAULTS, ...stroke }
  const seed = random.next() * 999
  const ink = rgb(colour)
  const last = points.length - 1
  for (let index = 0; index < last; index++) {
    const from = points[index]
    const to = points[index + 1]
    if (!from || !to) continue
    if (dry > 0 && noise(seed + index * 0.23, 91.3) < dry) continue
    const wobble = noise(seed + index * 0.11, seed * 0.7)
    const taper = isTapered ? taperAt(index / last) : 1
    context.strokeStyle = css(ink, alpha * (0.72 + 0.5 * wobble))
    context.lineWidth = Math.max(0.25, width * taper * (1 - jitter + 2 * jitter * wobble))
    context.beginPath()
    context.moveTo(from[0], from[1])
    context.lineTo(to[0], to[1])
    context.stroke()
  }
}

/** Thin at both ends, full between. */
function taperAt(share: number): number {
  return Math.sin(Math.PI * clamp(share * 0.96 + 0.02)) ** 0.45
}
