import { type Colour } from '../canvas/colour.ts'
import type { Scene } from '../canvas/scene.ts'
import { paintAureole } from './sun.ts'

const HUES = [
  ['#d98a5c', '#f2b878'],
  ['#b97a78', '#ecb294'],
  ['#a98f68', '#efcf94'],
] as const satisfies readonly (readonly [Colour, Colour])[]

/** The light along the horizon before sunrise: amber, rose or pale gold, wide or narrow. */
export function paintDawnStrip(scene: Scene, { x, y }: { x: number; y: number }): void {
  const { random } = scene
  const [wide, near] = random.pick(HUES)
  const radius = random.between(620, 1000)
  paintAureole(scene, [x, y], { radius: radius * 1.3, alpha: 0.3, colour: wide, flat: random.between(0.3, 0.42) })
  paintAureole(scene, [x + random.between(-40, 40), y + 10], { radius: radius * 0.8, alpha: 0.55, colour: wide, flat: 0.16 })
  paintAureole(scene, [x, y + 16], { radius: radius * 0.5, alpha: 0.7, colour: near, flat: 0.12 })
}
