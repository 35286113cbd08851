import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import type { Point, Scene } from '../canvas/scene.ts'

/** A glow of light in the air. */
export function paintGlow(
  { context }: Scene,
  [x, y]: Point,
  { radius, alpha = 0.5, colour = '#ffbe5a' }: { radius: number; alpha?: number; colour?: Colour },
): void {
  const glow = context.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, css(colour, alpha))
  glow.addColorStop(1, css(colour, 0))
  context.fillStyle = glow
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.fill()
}

/** A red lantern with a tassel; it glows where it is dark. */
export function paintLantern(scene: Scene, [x, y]: Point, size: number): void {
  const { context, palette } = scene
  if (palette.isNight) paintGlow(scene, [x, y], { radius: size * 5, alpha: 0.55 })
  const disc = (rx: number, ry: number, colour: Colour) => {
    context.fillStyle = css(colour)
    context.beginPath()
    context.ellipse(x, y, rx, ry, 0, 0, TURN)
    context.fill()
  }
  disc(size, size * 1.1, palette.isNight ? '#d9512f' : '#b23a2b')
  disc(size * 0.62, size * 1.08, palette.isNight ? '#ee8a44' : '#c4553c')
  disc(size * 0.26, size * 1.04, palette.isNight ? '#ffd98a' : '#d9805a')
  context.fillStyle = css('#6e4a20')
  context.fillRect(x - size * 0.4, y - size * 1.25, size * 0.8, size * 0.22)
  context.fillRect(x - size * 0.4, y + size * 1.03, size * 0.8, size * 0.22)
  context.strokeStyle = css('#e7bd6a')
  context.lineWidth = Math.max(0.8, size * 0.09)
  context.beginPath()
  for (const thread of [-0.18, 0, 0.18]) {
    context.moveTo(x + thread * size, y + size * 1.2)
    context.lineTo(x + thread * size * 1.6, y + size * 2.1)
  }
  context.stroke()
}

/** Lanterns on a rope that sags between two points. */
export function paintLanternRow(
  scene: Scene,
  [from, to]: readonly [Point, Point],
  { count, size, sag = 20 }: { count: number; size: number; sag?: number },
): void {
  const { context, palette } = scene
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(t * Math.PI) * sag,
  ]
  context.strokeStyle = css(palette.line, 0.7)
  context.lineWidth = 1
  context.beginPath()
  for (let step = 0; step <= 30; step++) context.lineTo(...at(step / 30))
  context.stroke()
  for (let index = 0; index < count; index++) {
    const [x, y] = at((index + 0.5) / count)
    paintLantern(scene, [x, y + size * 1.3], size)
  }
}

/** A paper lamp afloat on the water with its light below it. */
export function paintFloatingLamp(scene: Scene, [x, y]: Point, size: number): void {
  const { context } = scene
  paintGlow(scene, [x, y], { radius: size * 4.5, alpha: 0.5 })
  context.fillStyle = css('#ffd98a', 0.25)
  context.fillRect(x - size * 0.5, y + size * 0.6, size, size * 2)
  context.fillStyle = css('#f6d9a0')
  context.beginPath()
  context.moveTo(x - size, y + size * 0.5)
  context.lineTo(x - size * 0.7, y - size * 0.8)
  context.lineTo(x + size * 0.7, y - size * 0.8)
  context.lineTo(x + size, y + size * 0.5)
  context.fill()
  context.fillStyle = css('#fff3cf')
  context.fillRect(x - size * 0.3, y - size * 0.5, size * 0.6, size * 0.8)
}
