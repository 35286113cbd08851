import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { curve, ellipse } from '../canvas/shape.ts'
import { DARK_WOOD } from './stops.ts'
import { wash } from './wash.ts'

/** A curved beam of old and new wood, joined by a scarf joint. */
export function paintMoonBeam(scene: Scene): void {
  const { width } = scene
  const upper = curve(
    [
      [-20, 330],
      [width / 2, 90],
      [width + 20, 330],
    ],
    60,
  )
  const lower = upper.map(([x, y]): Point => [x, y + 170]).toReversed()
  wash(scene, [...upper.slice(0, 36), ...lower.slice(25)], {
    stops: DARK_WOOD,
    streak: 0.3,
    cloud: 0.6,
  })
  wash(scene, [...upper.slice(34), ...lower.slice(0, 28)], {
    stops: [
      [0, '#e6cd98'],
      [0.5, '#cfa86a'],
      [1, '#9a7240'],
    ],
    streak: 0.3,
  })
  const at = upper[35] ?? [width / 2, 200]
  brush(
    scene,
    [
      [at[0] + 20, at[1]],
      [at[0] - 40, at[1] + 60],
      [at[0] + 40, at[1] + 80],
      [at[0] - 20, at[1] + 166],
    ],
    { width: 6, colour: '#24170f', isTapered: false },
  )
  for (const dx of [-46, 52])
    wash(scene, ellipse({ centre: [at[0] + dx, at[1] + 84], rx: 14, ry: 14 }), { stops: DARK_WOOD })
}
