import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { type Disc, paintHalo } from './halo.ts'

/** A sun with its glow. */
export function paintSun(scene: Scene, disc: Disc, colour: Colour = '#c8503a'): void {
  paintHalo(scene, disc, [colour, 0.3])
  scene.context.fillStyle = css(colour, 0.88)
  scene.context.beginPath()
  scene.context.arc(disc.x, disc.y, disc.radius, 0, TURN)
  scene.context.fill()
}
