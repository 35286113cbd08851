import { brush } from '../canvas/brush.ts'
import type { Scene } from '../canvas/scene.ts'
import { spline, polygon } from '../canvas/shape.ts'
import { PAPER } from './stops.ts'
import type { Thing } from './thing.ts'
import { wash } from './wash.ts'

/** A folding screen with a painted range. */
export function paintScreen(scene: Scene, { x, y, size }: Thing): void {
  for (let leaf = 0; leaf < 3; leaf++) {
    const left = x + leaf * size * 0.42
    const lift = leaf % 2 === 0 ? 0 : 22
    wash(
      scene,
      polygon([
        [left, y - size * 1.5 + lift],
        [left + size * 0.42, y - size * 1.5 + 22 - lift],
        [left + size * 0.42, y - 22],
        [left, y],
      ]),
      { stops: PAPER, line: 6 },
    )
    brush(
      scene,
      spline(
        [
          [left + 12, y - size * 0.6],
          [left + size * 0.12, y - size * (0.8 + leaf * 0.06)],
          [left + size * 0.24, y - size * 0.66],
          [left + size * 0.4, y - size * 0.74],
        ],
        false,
      ),
      { width: 5, colour: '#1f5f87', alpha: 0.8 },
    )
    brush(
      scene,
      spline(
        [
          [left + 12, y - size * 0.46],
          [left + size * 0.2, y - size * 0.56],
          [left + size * 0.4, y - size * 0.48],
        ],
        false,
      ),
      { width: 4, colour: '#2f7563', alpha: 0.8 },
    )
  }
}
