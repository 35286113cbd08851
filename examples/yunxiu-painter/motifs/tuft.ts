import { TURN } from '../canvas/arithmetic.ts'
import { type Colour, mix, css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'

export interface Tuft {
  x: number
  y: number
  size: number
  haze?: number
  colour?: Colour
}

/** A distant tree: a stroke and three to five layers of leaves. */
export function paintTuft(scene: Scene, { x, y, size, haze = 0, colour }: Tuft): void {
  const { context, random, palette } = scene
  const dark = hazed(scene, colour ?? palette.moss, haze * 0.8)
  const light = random.pick(palette.leaves)
  context.strokeStyle = css(hazed(scene, palette.line, haze), 0.7)
  context.lineWidth = Math.max(0.5, size * 0.09)
  context.beginPath()
  context.moveTo(x, y + 1)
  context.lineTo(x + random.between(-0.1, 0.1) * size, y - size * 1.1)
  context.stroke()
  const layers = 3 + Math.floor(random.next() * 3)
  for (let layer = 0; layer < layers; layer++) {
    const up = y - size * (0.45 + (0.75 * layer) / layers)
    const spread = size * (0.62 - (0.4 * layer) / layers)
    for (let leaf = 0; leaf < 5; leaf++) {
      context.fillStyle = css(mix(dark, light, random.next() * 0.4 * (1 - haze)), 0.62)
      context.beginPath()
      context.ellipse(
        x + random.between(-0.6, 0.6) * spread,
        up + random.between(-0.1, 0.1) * size,
        spread * random.between(0.25, 0.5),
        size * random.between(0.09, 0.16),
        random.between(-0.2, 0.2),
        0,
        TURN,
      )
      context.fill()
    }
  }
  if (!palette.isSnow) return
  context.fillStyle = css('#fbfaf6', 0.85)
  context.beginPath()
  context.ellipse(x, y - size * 1.1, size * 0.28, size * 0.12, 0, 0, TURN)
  context.fill()
}
