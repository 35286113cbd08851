import { TURN } from '../canvas/arithmetic.ts'
import { css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** Falling snow over the whole painting. */
export function paintSnowfall({ context, random, width, height }: Scene, flakes = 600): void {
  for (let flake = 0; flake < flakes; flake++) {
    const size = random.next() ** 2 * 3 + 0.8
    context.fillStyle = css('#ffffff', random.between(0.5, 0.95))
    context.beginPath()
    context.ellipse(
      random.between(0, width),
      random.between(0, height),
      size,
      size * 0.9,
      0,
      0,
      TURN,
    )
    context.fill()
  }
}
