import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { straight, ellipse } from '../canvas/shape.ts'
import { DARK_WOOD, STONE } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** Half of how deep it looks, as it lies on its step, as a share of half its width. */
const DEPTH = 0.23

/** Half a millstone that serves as a step, with rain in its grooves. */
export function paintMillstone(scene: Scene, { x, y, size }: Thing): void {
  wash(
    scene,
    [
      ...ellipse({ centre: [x, y], rx: size, ry: size * DEPTH }, Math.PI, Math.PI * 2),
      [x + size, y + 40],
      [x - size, y + 40],
    ],
    { stops: STONE, edge: 0.3 },
  )
  for (let groove = 1; groove < 18; groove++) {
    const angle = Math.PI + (groove / 18) * Math.PI
    brush(
      scene,
      straight(
        [x + Math.cos(angle) * size * 0.24, y + Math.sin(angle) * size * 0.24 * DEPTH],
        [x + Math.cos(angle) * size * 0.94, y + Math.sin(angle) * size * 0.94 * DEPTH],
        10,
      ),
      { width: 4, colour: groove % 3 === 0 ? '#8fb0b4' : '#6a6250', alpha: 0.8 },
    )
  }
  wash(
    scene,
    ellipse({ centre: [x, y], rx: size * 0.16, ry: size * 0.16 * DEPTH }, Math.PI, Math.PI * 2),
    {
      stops: DARK_WOOD,
      gold: 0,
    },
  )
}
