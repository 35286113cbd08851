import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { straight } from '../canvas/shape.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintMeadows, paintStreamOnMap } from './ground.ts'
import type { GuidePlan } from './guide-plan.ts'
import { hillsOf, paintRelief, isNear } from './relief.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintTuft } from '../motifs/tuft.ts'
import { paintWillow } from '../motifs/willow.ts'

/** The old village from the air: its channel beside the lane, houses around the lanes, hills to the north and west. */
export function paintVillageMap(scene: Scene, plan: GuidePlan): void {
  const unit = plan.width / 1600
  paintMeadows(scene)
  paintRelief(
    scene,
    hillsOf(
      withHighEdges(plan),
      scene,
      ({ summit: [x, y] }) =>
        (y < plan.height * 0.13 || x < plan.width * 0.05) && y < plan.height * 0.72,
    ),
  )
  const lane = plan.trail('21')
  const bridge = plan.point('216')
  const channel = lane.slice(2).map(([x, y]): Point => [x + 6 * unit, y + 24 * unit])
  paintStreamOnMap(
    scene,
    [
      [bridge[0] + 60 * unit, plan.height + 40],
      [bridge[0] + 40 * unit, bridge[1] + 150 * unit],
      [bridge[0] + 4 * unit, bridge[1] + 20 * unit],
      ...channel.slice(1),
      [-40, channel.at(-1)?.[1] ?? 0],
    ],
    20 * unit,
  )
  paintTufts(scene, plan)
  paintHouses(scene, plan, unit)
  paintBridge(scene, { x: bridge[0], y: bridge[1] + 22 * unit, width: 86 * unit })
  const footbridge = plan.point('217')
  const [fx, fy] = footbridge
  for (const [lift, width] of [
    [-14, 3],
    [0, 12],
  ] as const) {
    brush(
      scene,
      straight(
        [fx - 60 * unit, fy + (lift - 4) * unit],
        [fx + 60 * unit, fy + (lift - 12) * unit],
        12,
      ),
      {
        width: width * unit,
        colour: scene.palette.isNight ? '#5a4838' : '#8a6645',
        isTapered: false,
      },
    )
  }
  for (const dx of [-130, 150])
    paintWillow(scene, { x: bridge[0] + dx * unit, y: bridge[1] + 120 * unit, height: 130 * unit })
  weaveSilk(scene)
}

/** The plan with high ground at two edges only, so that hills are there. */
function withHighEdges(plan: GuidePlan): GuidePlan {
  return {
    ...plan,
    elevation: ([x, y]) => (y < plan.height * 0.13 || x < plan.width * 0.05 ? 760 : 0),
  }
}

function paintTufts(scene: Scene, plan: GuidePlan): void {
  const { random, width, height } = scene
  for (let tree = 0; tree < 330; tree++) {
    const at: Point = [random.between(0, width), random.between(height * 0.06, height)]
    if (isNear(plan.kept, at, width * 0.03)) continue
    paintTuft(scene, { x: at[0], y: at[1], size: random.between(16, 34) })
  }
}

/** Houses around the lanes, none on a lane or a point, and the clan hall at its own point. */
function paintHouses(scene: Scene, plan: GuidePlan, unit: number): void {
  const { random } = scene
  const homes: Point[] = []
  for (let attempt = 0; attempt < 5000 && homes.length < 74; attempt++) {
    const at: Point = [
      random.between(0.1, 0.94) * plan.width,
      random.between(0.16, 0.95) * plan.height,
    ]
    const isInVillage = isNear(plan.kept, at, 150 * unit)
    if (isInVillage && !isNear(plan.kept, at, 42 * unit) && !isNear(homes, at, 78 * unit))
      homes.push(at)
  }
  for (const [x, y] of homes.toSorted((one, other) => one[1] - other[1])) {
    paintHouse(scene, {
      x,
      y: y + 24 * unit,
      width: random.between(84, 112) * unit,
      gable: random.chance(0.5) ? 1 : -1,
    })
  }
  const hall = plan.point('205')
  paintHall(scene, { x: hall[0] - 70 * unit, y: hall[1] - 16 * unit, width: 46 * unit })
}
