import { brush } from '../canvas/brush.ts'
import { type Colour, mix } from '../canvas/colour.ts'
import { hazed, type Point, type Scene } from '../canvas/scene.ts'
import { curve } from '../canvas/shape.ts'

export interface Willow {
  x: number
  y: number
  height: number
  haze?: number
  colour?: Colour
}

/** A willow over the water: a leaning trunk, and long twigs that hang from its crown. */
export function paintWillow(scene: Scene, { x, y, height, haze = 0, colour }: Willow): void {
  const { random, palette } = scene
  const lean = random.between(-0.18, 0.18) * height
  const crown: Point = [x + lean, y - height * 0.72]
  const bark = hazed(scene, palette.isNight ? '#2c2620' : '#54452f', haze)
  brush(scene, curve([[x, y], [x + lean * 0.1, y - height * 0.4], crown], 14), {
    width: height * 0.05,
    colour: bark,
    isTapered: false,
  })
  const [light, dark] = [colour ?? palette.leaves[0], palette.leaves[2] ?? palette.moss]
  for (let index = 0; index < 70; index++) {
    const reach = random.between(-0.42, 0.42) * height
    const top: Point = [
      crown[0] + reach,
      crown[1] - height * (0.26 - Math.abs(reach / height) * 0.3),
    ]
    if (index < 9) {
      const limb = curve([crown, [crown[0] + reach * 0.3, top[1]], top], 8)
      brush(scene, limb, { width: height * 0.016, colour: bark, isTapered: false })
    }
    const fall = height * random.between(0.25, 0.62)
    const sway = random.between(-0.03, 0.09) * height
    const twig = curve(
      [
        top,
        [top[0] + reach * 0.18, top[1] + fall * 0.3],
        [top[0] + reach * 0.22 + sway, top[1] + fall],
      ],
      16,
    )
    const green = hazed(scene, mix(light, dark, random.next() * 0.8), haze)
    brush(scene, twig, {
      width: height * random.between(0.008, 0.016),
      colour: green,
      alpha: 0.62,
      jitter: 0.5,
    })
  }
}
