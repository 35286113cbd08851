import { TURN, lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { type Colour, mix, css } from '../canvas/colour.ts'
import { type Scene, hazed } from '../canvas/scene.ts'

export interface Tuft {
  x: number
  y: number
  size: number
  haze?: number
  colour?: Colour
}

/** A distant tree. Larger ones are of different kinds: round crowns of dots, upright cypresses, layers of leaves. */
export function paintTuft(scene: Scene, tuft: Tuft): void {
  if (tuft.size < 15 || tuft.colour) return paintLayers(scene, tuft)
  const kind = scene.random.next()
  if (kind < 0.46) return paintCrown(scene, tuft)
  if (kind < 0.7) return paintCypress(scene, tuft)
  paintLayers(scene, tuft)
}

/** A forked trunk, and clusters of dotted leaves that are darker below and lighter towards the light. */
function paintCrown(scene: Scene, { x, y, size, haze = 0 }: Tuft): void {
  const { context, random, palette } = scene
  const bark = hazed(scene, palette.isNight ? '#2c2620' : '#4e3b2a', haze)
  const dark = hazed(scene, palette.moss, haze * 0.8)
  const leaf = random.pick(palette.leaves)
  const lean = random.between(-0.2, 0.2) * size
  const tall = size * random.between(1.1, 1.5)
  brush(scene, [[x, y + 1], [x + lean * 0.2, y - tall * 0.3], [x + lean * 0.6, y - tall * 0.6]], { width: Math.max(0.9, size * 0.07), colour: bark, alpha: 0.9, isTapered: false })
  const clusters = 4 + Math.floor(random.next() * 3)
  for (let cluster = 0; cluster < clusters; cluster++) {
    const up = y - tall * lerp(0.5, 1, cluster / (clusters - 1))
    const reach = size * lerp(0.5, 0.16, cluster / (clusters - 1))
    const cx = x + lean * 0.7 + (cluster % 2 === 0 ? -1 : 1) * reach * random.between(0.4, 1)
    brush(scene, [[x + lean * 0.3, y - tall * 0.36], [cx, up]], { width: Math.max(0.5, size * 0.025), colour: bark, alpha: 0.7 })
    const spread = size * random.between(0.26, 0.4)
    const leaves = Math.round(34 + size * 0.5)
    for (let index = 0; index < leaves; index++) {
      const light = index / leaves
      const angle = random.next() * TURN
      const away = Math.sqrt(random.next())
      context.fillStyle = css(mix(dark, leaf, light * 0.85 * (1 - haze * 0.5)), 0.66)
      context.beginPath()
      context.ellipse(
        cx + Math.cos(angle) * spread * away - light * spread * 0.16,
        up + Math.sin(angle) * spread * 0.62 * away - light * spread * 0.22,
        Math.max(0.8, size * random.between(0.022, 0.05)),
        Math.max(0.6, size * random.between(0.016, 0.03)),
        random.between(-0.6, 0.6),
        0,
        TURN,
      )
      context.fill()
    }
    snowOn(scene, cx, up - spread * 0.5, spread)
  }
}

/** A cypress: short strokes upwards, close to the trunk. */
function paintCypress(scene: Scene, { x, y, size, haze = 0 }: Tuft): void {
  const { context, random, palette } = scene
  const dark = hazed(scene, palette.moss, haze * 0.8)
  const leaf = palette.leaves[0]
  const tall = size * random.between(1.6, 2.3)
  const half = size * random.between(0.2, 0.3)
  const lean = random.between(-0.06, 0.06) * tall
  brush(scene, [[x, y + 1], [x, y - tall * 0.2]], { width: Math.max(0.8, size * 0.06), colour: hazed(scene, '#4e3b2a', haze), isTapered: false })
  const strokes = Math.round(70 + size)
  for (let index = 0; index < strokes; index++) {
    const t = 0.1 + 0.9 * random.next()
    const wide = half * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) ** 0.8
    const across = random.between(-1, 1)
    const [sx, sy] = [x + lean * t + across * wide, y - tall * t]
    const share = index / strokes
    context.strokeStyle = css(mix(dark, leaf, share * (across < 0 ? 0.75 : 0.4) * (1 - haze * 0.5)), 0.7)
    context.lineWidth = Math.max(0.7, size * 0.04)
    context.beginPath()
    context.moveTo(sx, sy)
    context.quadraticCurveTo(sx + across * size * 0.05, sy - size * 0.08, sx + across * size * 0.02, sy - size * random.between(0.12, 0.22))
    context.stroke()
  }
  snowOn(scene, x + lean, y - tall, half * 0.8)
}

function snowOn({ context, palette }: Scene, x: number, y: number, half: number): void {
  if (!palette.isSnow) return
  context.fillStyle = css('#fbfaf6', 0.85)
  context.beginPath()
  context.ellipse(x, y, half * 0.9, half * 0.3, 0, 0, TURN)
  context.fill()
}

/** A stroke and three to five layers of leaves. */
function paintLayers(scene: Scene, { x, y, size, haze = 0, colour }: Tuft): void {
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
  snowOn(scene, x, y - size * 1.1, size * 0.32)
}
