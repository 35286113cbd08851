import { brush } from '../canvas/brush.ts'
import { type Rgb, type Colour, mix } from '../canvas/colour.ts'
import { type Scene, type Point, hazed } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'
import { paintRoots } from './roots.ts'

export interface Willow {
  x: number
  y: number
  height: number
  haze?: number
  colour?: Colour
}

/** A willow: a leaning trunk, spreading boughs and a curtain of twigs from each. */
export function paintWillow(scene: Scene, { x, y, height, haze = 0, colour }: Willow): void {
  const { random, palette } = scene
  const lean = random.between(-0.12, 0.12) * height
  const fork: Point = [x + lean, y - height * 0.46]
  const bark = hazed(scene, palette.isNight ? '#2c2620' : '#54452f', haze)
  const trunk = curve([[x, y], [x - lean * 0.4, y - height * 0.24], fork], 14)
  paintRoots(scene, { x, y, half: height * 0.019, bark, haze })
  brush(scene, trunk, { width: height * 0.045, colour: bark, isTapered: false })
  const light = hazed(scene, colour ?? palette.leaves[0], haze)
  const dark = hazed(scene, palette.leaves[2] ?? palette.moss, haze)
  const boughs = 11
  for (let bough = 0; bough < boughs; bough++) {
    const share = (bough / (boughs - 1)) * 2 - 1
    const end: Point = [
      fork[0] + share * height * 0.38 + random.between(-8, 8),
      y - height * (0.99 - 0.32 * share * share) + random.between(-0.03, 0.03) * height,
    ]
    const limb = curve([fork, [fork[0] + share * height * 0.1, end[1] + height * 0.06], end], 12)
    brush(scene, limb, { width: height * 0.014, colour: bark, isTapered: false })
    for (let twig = 0; twig < 13; twig++) {
      const from = limb[3 + Math.floor(random.next() * 10)] ?? end
      paintTwig(scene, from, { height, away: share, light, dark })
    }
  }
}

interface Twig {
  height: number
  away: number
  light: Rgb
  dark: Rgb
}

function paintTwig(scene: Scene, [x, y]: Point, { height, away, light, dark }: Twig): void {
  const { random } = scene
  const fall = height * random.between(0.2, 0.56)
  const out = height * (away * 0.1 + random.between(-0.05, 0.05))
  const points = curve(
    [
      [x, y],
      [x + out, y - height * 0.04],
      [x + out * 1.25 + random.between(-6, 10), y + fall],
    ],
    18,
  )
  const colour = mix(light, dark, random.next() * 0.75)
  brush(scene, points, {
    width: height * random.between(0.005, 0.011),
    colour,
    alpha: 0.6,
    jitter: 0.6,
  })
}
