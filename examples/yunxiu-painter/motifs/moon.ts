import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { type Disc, paintHalo } from './halo.ts'

/** A full moon with its halo and seas. */
export function paintMoon(scene: Scene, disc: Disc, colour: Colour = '#f3e6c3'): void {
  const { context, random } = scene
  paintHalo(scene, disc, [colour, scene.palette.isNight ? 0.34 : 0.5])
  context.fillStyle = css(colour)
  context.beginPath()
  context.arc(disc.x, disc.y, disc.radius, 0, TURN)
  context.fill()
  context.fillStyle = css('#c9b487', 0.1)
  for (let index = 0; index < 60; index++) {
    const angle = random.next() * TURN
    const away = Math.sqrt(random.next()) * disc.radius * 0.8
    const [rx, ry] = [disc.radius * 0.16 * random.next(), disc.radius * 0.1 * random.next()]
    context.beginPath()
    context.ellipse(
      disc.x + Math.cos(angle) * away,
      disc.y + Math.sin(angle) * away,
      rx,
      ry,
      random.next() * 3,
      0,
      TURN,
    )
    context.fill()
  }
}
