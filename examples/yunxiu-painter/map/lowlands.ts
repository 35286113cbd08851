import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'
import type { GuidePlan } from './guide-plan.ts'
import { isNear } from './relief.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintPavilion } from '../motifs/pavilion.ts'

/** Houses around the square and along the lanes, none on a point or a lane, and the bridge. */
export function paintVillageOnMap(scene: Scene, plan: GuidePlan, unit: number): void {
  const { random } = scene
  const square = plan.point('2')
  const taken: Point[] = []
  for (let attempt = 0; attempt < 900 && taken.length < 30; attempt++) {
    const angle = random.next() * Math.PI * 2
    const away = random.between(18, 112) * unit
    const at: Point = [
      square[0] + Math.cos(angle) * away * 1.25,
      square[1] + Math.sin(angle) * away * 0.72,
    ]
    if (!isNear(plan.kept, at, 13 * unit) && !isNear(taken, at, 27 * unit)) taken.push(at)
  }
  for (const [x, y] of taken.toSorted((one, other) => one[1] - other[1])) {
    paintHouse(scene, {
      x,
      y: y + 8 * unit,
      width: random.between(34, 44) * unit,
      gable: random.chance(0.5) ? 1 : -1,
    })
  }
  const bridge = plan.point('7')
  paintBridge(scene, { x: bridge[0] + 4, y: bridge[1] - 6 * unit, width: 34 * unit })
}

/** Islet, pier, boats, and the halls by the water. */
export function paintLakeside(scene: Scene, plan: GuidePlan, unit: number): void {
  const islet = plan.point('6')
  paintMassif(scene, {
    x: islet[0],
    base: islet[1] + 20 * unit,
    height: 44 * unit,
    width: 62 * unit,
    folds: 7,
    hue: 0.75,
    trees: 3,
    fade: 0.1,
  })
  paintPavilion(scene, { x: islet[0] + 4, y: islet[1] - 18 * unit, width: 13 * unit })
  const pier = plan.point('73')
  brush(
    scene,
    straight(
      [pier[0] + 4 * unit, pier[1] - 4 * unit],
      [pier[0] + 30 * unit, pier[1] - 36 * unit],
      12,
    ),
    {
      width: 7 * unit,
      colour: scene.palette.isNight ? '#5a4838' : '#8a6645',
      isTapered: false,
    },
  )
  for (const [dx, dy, size] of [
    [150, -44, 46],
    [110, -90, 38],
    [40, -80, 34],
  ] as const) {
    paintBoat(scene, { x: pier[0] + dx * unit, y: pier[1] + dy * unit, size: size * unit })
  }
  for (const id of ['39', '40'] as const) {
    const [x, y] = plan.point(id)
    paintHall(scene, { x: x + 20 * unit, y: y - 8 * unit, width: 20 * unit })
  }
}
