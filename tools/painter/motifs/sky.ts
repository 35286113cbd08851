import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'

/** The ground of every painting: silk, deeper towards the top. */
export function paintSky({ context, palette, width, height }: Scene, until = 0.55): void {
  const tone = context.createLinearGradient(0, 0, 0, height)
  tone.addColorStop(0, css(palette.sky))
  tone.addColorStop(until, css(palette.silk))
  tone.addColorStop(1, css(palette.silk))
  context.fillStyle = tone
  context.fillRect(0, 0, width, height)
}

interface Disc {
  x: number
  y: number
  radius: number
}

function halo(
  { context }: Scene,
  { x, y, radius }: Disc,
  [colour, alpha]: readonly [Colour, number],
) {
  const glow = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 4.5)
  glow.addColorStop(0, css(colour, alpha))
  glow.addColorStop(1, css(colour, 0))
  context.fillStyle = glow
  context.beginPath()
  context.arc(x, y, radius * 4.5, 0, TURN)
  context.fill()
}

/** A round moon with its halo and seas. */
export function paintMoon(scene: Scene, disc: Disc, colour: Colour = '#f3e6c3'): void {
  const { context, random } = scene
  halo(scene, disc, [colour, scene.palette.isNight ? 0.34 : 0.5])
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

/** A red sun with its glow. */
export function paintSun(scene: Scene, disc: Disc, colour: Colour = '#c8503a'): void {
  halo(scene, disc, [colour, 0.3])
  scene.context.fillStyle = css(colour, 0.88)
  scene.context.beginPath()
  scene.context.arc(disc.x, disc.y, disc.radius, 0, TURN)
  scene.context.fill()
}

/** Stars over the upper part of the sky, down to a share of the height. */
export function paintStars(
  { context, random, width, height }: Scene,
  count = 120,
  until = 0.5,
): void {
  for (let index = 0; index < count; index++) {
    context.fillStyle = css('#e9d7a6', random.between(0.25, 0.8))
    context.beginPath()
    const y = random.next() ** 1.3 * height * until
    context.arc(random.between(0, width), y, random.between(0.6, 1.5), 0, TURN)
    context.fill()
  }
}
