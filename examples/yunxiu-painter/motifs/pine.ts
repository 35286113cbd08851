import { TURN, lerp } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import { type Rgb, mix, css } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Scene, type Point, hazed } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'

export interface Pine {
  x: number
  y: number
  height: number
  /** How far the top is to the side, as a share of the height; negative to the left. */
  lean?: number
  boughs?: number
  haze?: number
  bend?: number
}

/** A mountain pine: a bent trunk, boughs to both sides, plates of needles on each. */
export function paintPine(scene: Scene, pine: Pine): void {
  const { x, y, height, lean = 0.2, boughs = 6, haze = 0, bend = 1 } = pine
  const side = lean < 0 ? -1 : 1
  const trunk = (t: number): Point => [
    x + lean * height * t + Math.sin(t * 4.2) * height * 0.055 * bend * side,
    y - height * t,
  ]
  paintTrunk(scene, { trunk, height, haze })
  const { random } = scene
  for (let index = 0; index < boughs; index++) {
    const t = Math.min(0.97, lerp(0.42, 0.96, index / Math.max(1, boughs - 1)) + (index > 0 && index < boughs - 1 ? scene.random.between(-0.035, 0.035) : 0))
    const from = trunk(t)
    const isTop = index === boughs - 1
    // A storm has taken some boughs; the others are not in pairs.
    if (!isTop && index > 0 && random.chance(0.16)) continue
    const reach =
      (index % 2 === 0 ? -1 : 1) *
      (isTop ? 0.1 : 1) *
      height *
      lerp(0.42, 0.1, (t - 0.4) / 0.56) *
      random.between(0.6, 1.3)
    const end: Point = [from[0] + reach, from[1] - height * random.between(-0.02, 0.06)]
    const bough = curve([from, [from[0] + reach * 0.5, from[1] + height * 0.02], end], 10)
    const bark = hazed(scene, barkOf(scene), haze)
    brush(scene, bough, {
      width: height * 0.02 * (1.2 - t),
      colour: bark,
      alpha: 0.95,
      isTapered: false,
    })
    const size = height * lerp(0.17, 0.11, t) * random.between(0.9, 1.15)
    paintPlate(scene, end, { size, haze })
    if (Math.abs(reach) > height * 0.2) {
      paintPlate(scene, [from[0] + reach * 0.5, end[1] - height * 0.035], {
        size: size * 0.8,
        haze,
      })
    }
  }
}

const barkOf = ({ palette }: Scene) => (palette.isNight ? '#57432f' : '#5b4330')
const litBarkOf = ({ palette }: Scene) => (palette.isNight ? '#927348' : '#9a7850')

interface Trunk {
  trunk: (t: number) => Point
  height: number
  haze: number
}

function paintTrunk(scene: Scene, { trunk, height, haze }: Trunk): void {
  const { context, random, palette } = scene
  const steps = 40
  for (const isLit of [false, true]) {
    const shift = isLit ? -height * 0.008 : 0
    context.strokeStyle = isLit
      ? css(hazed(scene, litBarkOf(scene), haze), 0.55)
      : css(hazed(scene, barkOf(scene), haze), 0.97)
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const [from, to] = [trunk(t), trunk(t + 1 / steps)]
      const knots = 1 + 0.2 * (noise(step * 0.6, trunk(0)[0]) - 0.5)
      context.lineWidth = height * (isLit ? 0.022 : 0.058) * (1 - t * 0.8) * knots
      context.beginPath()
      context.moveTo(from[0] + shift, from[1])
      context.lineTo(to[0] + shift, to[1])
      context.stroke()
    }
  }
  context.strokeStyle = css(hazed(scene, palette.ink, haze), 0.5)
  context.lineWidth = 0.7
  for (let scale = 0; scale < 26; scale++) {
    const t = random.next() * 0.8
    const [x, y] = trunk(t)
    const from = random.between(0, 3)
    context.beginPath()
    context.arc(
      x + random.between(-0.5, 0.5) * height * 0.03 * (1 - t),
      y,
      height * 0.012 * (1 - t * 0.6),
      from,
      random.between(3.2, 5),
    )
    context.stroke()
  }
}

interface Plate {
  size: number
  haze: number
}

/** A layer of needles: soft green below, fans of strokes above, snow on top in winter. */
export function paintPlate(scene: Scene, [x, y]: Point, { size, haze }: Plate): void {
  const { context, random, palette } = scene
  const dark = hazed(scene, palette.isNight ? '#174740' : '#163a33', haze)
  const light = hazed(scene, palette.isNight ? '#4b9482' : '#3d8a6c', haze)
  const blot = ([bx, by]: Point, [rx, ry]: Point, style: string) => {
    context.fillStyle = style
    context.beginPath()
    context.ellipse(bx, by, rx, ry, 0, 0, TURN)
    context.fill()
  }
  for (let index = 0; index < 9; index++) {
    const at: Point = [
      x + random.between(-0.9, 0.9) * size,
      y - size * 0.12 + random.between(-0.16, 0.1) * size,
    ]
    const radii: Point = [size * random.between(0.35, 0.6), size * random.between(0.12, 0.2)]
    blot(at, radii, css(mix(light, dark, random.next() * 0.6), 0.34))
  }
  for (let index = 0; index < 9; index++) {
    const t = (index / 8) * 2 - 1
    const at: Point = [
      x + t * size * 1.05 + random.between(-0.1, 0.1) * size,
      y + Math.abs(t) * size * 0.12 + random.between(-0.08, 0.04) * size,
    ]
    paintFan(scene, at, {
      size: size * 0.42 * (1 - 0.25 * Math.abs(t)),
      colour: mix(dark, light, random.next() * 0.35),
    })
  }
  for (let index = 0; palette.isSnow && index < 6; index++) {
    const at: Point = [
      x + random.between(-0.9, 0.9) * size,
      y - size * 0.3 + random.between(-0.06, 0.06) * size,
    ]
    blot(at, [size * random.between(0.25, 0.45), size * 0.09], css('#fbfaf6', 0.85))
  }
}

function paintFan(
  { context, random }: Scene,
  [x, y]: Point,
  { size, colour }: { size: number; colour: Rgb },
) {
  const needles = 22
  for (let index = 0; index < needles; index++) {
    const share = index / (needles - 1)
    const angle = Math.PI * (1.02 + 0.96 * share) + random.between(-0.06, 0.06)
    const length = size * random.between(0.75, 1.05) * (1 - 0.25 * Math.abs(share - 0.5))
    context.strokeStyle = css(colour, 0.85 * random.between(0.6, 1))
    context.lineWidth = Math.max(0.5, size * 0.045)
    context.beginPath()
    context.moveTo(x, y)
    context.lineTo(x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.72)
    context.stroke()
  }
}
