import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, css } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Scene, type Point, fill } from '../canvas/scene.ts'
import type { Disc } from './halo.ts'

/** Light in the air around a point, without an edge: an ellipse that fades like a bell curve. */
export function paintAureole(
  { context }: Scene,
  [x, y]: Point,
  { radius, alpha, colour, flat = 0.6 }: { radius: number; alpha: number; colour: Colour; flat?: number },
): void {
  context.save()
  context.translate(x, y)
  context.scale(1, flat)
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, radius)
  for (let stop = 0; stop <= 12; stop++) {
    const t = stop / 12
    const fall = Math.exp(-((t * 2.1) ** 2)) - Math.exp(-(2.1 ** 2))
    glow.addColorStop(t, css(colour, Math.max(0, alpha * fall)))
  }
  context.fillStyle = glow
  context.fillRect(-radius, -radius, radius * 2, radius * 2)
  context.restore()
}

/** A disc whose lower part is lost in haze; its rim is a brush's, not a compass's. */
export function paintDisc(
  scene: Scene,
  { x, y, radius }: Disc,
  { colour, top, bottom, blur = 0 }: { colour: Colour; top: number; bottom: number; blur?: number },
): void {
  const { context, random } = scene
  const seed = random.next() * 99
  const shade = context.createLinearGradient(0, y - radius, 0, y + radius)
  shade.addColorStop(0, css(colour, top))
  shade.addColorStop(0.35, css(colour, top))
  shade.addColorStop(1, css(colour, bottom))
  const rim = Array.from({ length: 90 }, (_, index): Point => {
    const angle = (index / 90) * TURN
    const r = radius * (1 + (noise(Math.cos(angle) * 2 + seed, Math.sin(angle) * 2 + seed) - 0.5) * 0.03)
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })
  context.save()
  if (blur > 0) context.filter = `blur(${blur * scene.fineness}px)`
  fill(scene, rim, shade)
  context.restore()
}
