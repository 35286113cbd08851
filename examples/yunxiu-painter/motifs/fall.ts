import { lerp, TURN } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { css } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import type { Scene, Point } from '../canvas/scene.ts'

export interface Fall {
  x: number
  y: number
  height: number
  width: number
}

/** Narrower falls are far away. */
const FAR = 12

/**
 * A waterfall: it comes out of a notch, leaps from ledge to ledge, each time a little to the side,
 * in strands with rock between them, and ends in spray that dissolves.
 */
export function paintFall(scene: Scene, fall: Fall): void {
  const { random, palette } = scene
  const { x, y, height, width } = fall
  const pale = palette.isNight ? '#a6c6d0' : '#fbf8ee'
  const seed = random.next() * 99
  const leaps = height > width * 9 ? 3 : 2
  const middle = (t: number) => {
    const leap = Math.floor(t * leaps)
    const within = t * leaps - leap
    const step = (at: number) => (noise(seed + at * 3.1, at * 1.7) - 0.5) * width * (width < FAR ? 1.9 : 0.34)
    return x + lerp(step(leap), step(leap + 1), within < 0.78 ? 0 : (within - 0.78) / 0.22)
  }
  const half = (t: number) => {
    const within = (t * leaps) % 1
    return width < FAR
      ? width * (0.2 + 0.42 * t + 0.3 * within ** 2)
      : width * (0.5 + 0.3 * t + 0.1 * within ** 2)
  }
  const strands = Math.round(width < FAR ? 13 : 14 + width * 2)
  for (let index = 0; index < strands; index++) {
    const side = random.between(-1, 1)
    const offset = Math.sign(side) * Math.abs(side) ** 1.5
    // Each begins and ends where it likes; only some run all the way.
    const isWhole = random.chance(0.45)
    const from = isWhole ? random.between(0, 0.03) : random.between(0, 0.7)
    const to = isWhole ? random.between(0.93, 1) : Math.min(1, from + random.between(0.14, 0.42))
    const points = Array.from({ length: 23 }, (_, step): Point => {
      const t = lerp(from, to, step / 22)
      const sway = (noise(index * 0.7 + t * 4, t * 6) - 0.5) * Math.min(width * 0.34, 7)
      return [middle(t) + offset * half(t) + sway, y + height * t]
    })
    brush(scene, points, {
      width: random.between(0.5, width < FAR ? 1.5 : 2.6),
      colour: pale,
      alpha: random.between(0.3, 0.85) * (palette.isNight && width > FAR ? 0.55 : 1),
      dry: width > FAR ? random.between(0, 0.36) : 0.12,
      jitter: 0.5,
    })
  }
  for (let index = 0; index < 3; index++) {
    const side = random.between(-0.8, 0.8)
    const points = Array.from(
      { length: 12 },
      (_, step): Point => [middle(step / 11) + side * half(step / 11), y + (height * step) / 11],
    )
    brush(scene, points, { width: 0.8, colour: palette.line, alpha: 0.34, dry: 0.3 })
  }
  for (let leap = 1; leap <= leaps; leap++)
    paintSpray(scene, { x: middle(leap / leaps - 0.01), y: y + (height * leap) / leaps, size: width * (leap === leaps ? 2.1 : 0.9) })
}

/** Puffs without an edge. */
function paintSpray(scene: Scene, { x, y, size }: { x: number; y: number; size: number }): void {
  const { context, random, palette } = scene
  const colour = palette.isNight ? '#6d93a3' : '#fbf8ee'
  for (let puff = 0; puff < 12; puff++) {
    const centre: Point = [x + random.between(-1, 1) * size, y + random.between(-0.3, 0.26) * size]
    const radius = size * random.between(0.3, 0.8)
    const mist = context.createRadialGradient(...centre, 0, ...centre, radius)
    mist.addColorStop(0, css(colour, palette.isNight ? 0.15 : 0.26))
    mist.addColorStop(1, css(colour, 0))
    context.fillStyle = mist
    context.beginPath()
    context.ellipse(...centre, radius, radius * 0.56, 0, 0, TURN)
    context.fill()
  }
}
