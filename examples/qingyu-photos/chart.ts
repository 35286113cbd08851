import { type Colour, hex, lit, mix } from './colour.ts'
import { cloudsOf, smooth } from './noise.ts'

const DEEP = hex('3f86ab')
const SHALLOW = hex('9fd3d6')
const SAND = hex('ecdcb5')
const MEADOW = hex('b4c79a')
const WOOD = hex('7f9f78')

/** The coast from above: the mainland on the left, the island with its lighthouse on the right; x and y are from 0 to 1. */
export function chart(seed: number): (x: number, y: number) => Colour {
  const wobble = cloudsOf(seed, 6)
  const ground = cloudsOf(seed + 3, 6)
  const height = (x: number, y: number) => {
    const rough = (wobble(x * 5, y * 5) - 0.5) * 0.34
    const mainland = 0.36 + 0.09 * Math.cos((y - 0.55) * 7) - x
    const island = 0.19 - Math.hypot(x - 0.74, (y - 0.4) * 0.85)
    return Math.max(mainland, island) + rough * 0.5
  }
  return (x, y) => {
    const up = height(x, y)
    const light = (height(x - 0.004, y - 0.004) - up) * -9
    if (up < 0)
      return lit(
        mix(SHALLOW, DEEP, smooth(0, -0.16, up)),
        [1, 1, 1],
        (ground(x * 30, y * 60) - 0.5) * 0.05,
      )
    const green = mix(MEADOW, WOOD, smooth(0.42, 0.6, ground(x * 9, y * 9)))
    const land = mix(SAND, green, smooth(0.012, 0.03, up))
    return lit(land, [1, 1, 0.9], light * 0.5 + (ground(x * 60, y * 60) - 0.5) * 0.08)
  }
}
