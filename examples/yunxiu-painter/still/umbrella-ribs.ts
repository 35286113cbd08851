import { TURN } from '../canvas/arithmetic.ts'
import { brush } from '../canvas/brush.ts'
import type { Point, Scene } from '../canvas/scene.ts'
import { ellipse } from '../canvas/shape.ts'
import { paintPole } from './pole.ts'
import { paintShadow } from './shadow.ts'
import { WOOD } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

const RIBS = 17

/** The ribs of an umbrella without its paper, spread out around their hub; `size` is about their length. */
export function paintUmbrellaRibs(scene: Scene, { x, y, size }: Thing): void {
  const at = (share: number, far: number): Point => {
    const angle = TURN * (0.535 + 0.43 * share)
    return [x + Math.cos(angle) * size * far * 1.25, y + Math.sin(angle) * size * far * 0.82]
  }
  paintShadow(scene, [x, y - size * 0.3], [size * 1.3, size * 0.42])
  for (let rib = 0; rib < RIBS; rib++)
    paintPole(scene, at(rib / (RIBS - 1), 0.06), at(rib / (RIBS - 1), 1), 13)
  for (const far of [0.45, 0.72, 0.96])
    brush(
      scene,
      Array.from({ length: 61 }, (_, step) => at(step / 60, far)),
      { width: 3.4, colour: '#b23a2b', alpha: 0.85, isTapered: false },
    )
  wash(scene, ellipse({ centre: [x, y - 8], rx: size * 0.1, ry: size * 0.08 }), { stops: WOOD })
}
