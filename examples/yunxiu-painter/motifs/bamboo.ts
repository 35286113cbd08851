import { type Rgb, mix, css } from '../canvas/colour.ts'
import { type Scene, type Point, hazed } from '../canvas/scene.ts'
import { paintLeaf } from './leaf.ts'

export interface Bamboo {
  x: number
  y: number
  height: number
  stems?: number
  spread?: number
  haze?: number
}

/** A stand of bamboo: jointed stems with sprays of leaves. */
export function paintBamboo(scene: Scene, bamboo: Bamboo): void {
  const { x, y, height, stems = 5, spread = 60, haze = 0 } = bamboo
  const { random, palette } = scene
  const light = hazed(scene, palette.isNight ? '#3f8a76' : '#3a7a5c', haze)
  const dark = hazed(scene, '#173f38', haze)
  for (let index = 0; index < stems; index++) {
    paintStem(scene, [x + random.between(-1, 1) * spread, y], { height, light, dark })
  }
}

interface Stem {
  height: number
  light: Rgb
  dark: Rgb
}

const JOINTS = 9

function paintStem(scene: Scene, [x, y]: Point, { height, light, dark }: Stem): void {
  const { context, random } = scene
  const lean = random.between(-0.08, 0.12)
  const tall = height * random.between(0.75, 1.1)
  const width = height * random.between(0.008, 0.014)
  let at: Point = [x, y]
  for (let joint = 1; joint <= JOINTS; joint++) {
    const t = joint / JOINTS
    const next: Point = [x + lean * tall * t * t, y - tall * t]
    context.strokeStyle = css(mix(light, dark, random.next() * 0.3), 0.9)
    context.lineWidth = width * (1.1 - t * 0.6)
    context.beginPath()
    context.moveTo(...at)
    context.lineTo(next[0], next[1] + width * 0.5)
    context.stroke()
    context.strokeStyle = css(dark, 0.8)
    context.lineWidth = 0.9
    context.beginPath()
    context.moveTo(next[0] - width * 0.6, next[1])
    context.lineTo(next[0] + width * 0.6, next[1])
    context.stroke()
    if (t > 0.3) paintSprays(scene, next, { height, light, dark })
    at = next
  }
}

function paintSprays(scene: Scene, [x, y]: Point, { height, light, dark }: Stem): void {
  const { random, palette } = scene
  const sprays = 2 + Math.floor(random.next() * 3)
  for (let spray = 0; spray < sprays; spray++) {
    const size = height * 0.085 * random.between(0.7, 1.2)
    const side = random.chance(0.5) ? -1 : 1
    const colour =
      palette.isSnow && random.chance(0.4) ? '#f4f4ef' : mix(dark, light, random.next())
    const leaves = 4 + Math.floor(random.next() * 3)
    for (let leaf = 0; leaf < leaves; leaf++) {
      const droop = random.between(-0.1, 1.3)
      paintLeaf(scene, [x + side * size * 0.3, y], {
        angle: side > 0 ? droop : Math.PI - droop,
        length: size * random.between(0.7, 1.3),
        width: size * 0.12,
        colour,
      })
    }
  }
}
