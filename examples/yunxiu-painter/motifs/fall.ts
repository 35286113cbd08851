import { TURN } from '../canvas/arithmetic.ts'
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

/** A waterfall: many pale threads that spread as they fall, a few dark ones, and spray at the foot. */
export function paintFall(scene: Scene, { x, y, height, width }: Fall): void {
  const { context, random, palette } = scene
  const pale = palette.isNight ? '#9fc2cc' : '#fbf8ee'
  const thread = (offset: number, spread: number, index: number): Point[] =>
    Array.from({ length: 19 }, (_, step) => {
      const t = step / 18
      const sway = (noise(index * 0.7 + t * 3, t * 5) - 0.5) * 5
      return [x + offset * (1 + t * spread) + sway, y + height * t * random.between(0.985, 1)]
    })
  // At night the rock shows through broken threads, except in distant falls, which have few threads anyway.
  const veil = palette.isNight && width > FAR ? { alpha: 0.3, dry: 0.44 } : { alpha: 0.72 }
  for (let index = 0; index < width * 2.2; index++) {
    const points = thread(random.between(-0.5, 0.5) * width, 0.7, index)
    brush(scene, points, {
      width: random.between(0.8, 2.4),
      colour: pale,
      jitter: 0.4,
      ...veil,
    })
  }
  for (let index = 0; index < 5; index++) {
    const points = thread(random.between(-0.6, 0.6) * width, 0.3, index)
    brush(scene, points, { width: 0.7, colour: palette.line, alpha: 0.35 })
  }
  const spray = Math.min(1, width / FAR)
  context.fillStyle = css(palette.isNight ? '#54788a' : '#fbf8ee', 0.3)
  for (let index = 0; index < 30; index++) {
    context.beginPath()
    context.ellipse(
      x + random.between(-2, 2) * width,
      y + height + random.between(-6, 6) * spray,
      random.between(6, 18) * spray,
      random.between(3, 6) * spray,
      0,
      0,
      TURN,
    )
    context.fill()
  }
}
