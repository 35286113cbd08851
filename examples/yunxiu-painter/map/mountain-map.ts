import type { Scene, Point } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintMeadows, paintStreamOnMap, paintLakeOnMap } from './ground.ts'
import { type GuidePlan, shrunk, isWithin } from './guide-plan.ts'
import { paintVillageOnMap, paintLakeside } from './lowlands.ts'
import { hidesNone, hillsOf, paintRelief, isNear } from './relief.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintCranes } from '../motifs/crane.ts'
import { paintFall } from '../motifs/fall.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintTerraces } from '../motifs/terraces.ts'
import { paintTuft } from '../motifs/tuft.ts'

/** The four peaks: the point, and the height of the massif below it. */
const PEAKS = [
  ['18', 270],
  ['20', 210],
  ['21', 190],
  ['22', 180],
] as const

/** Points with a pavilion. */
const PAVILIONS = ['19', '24', '25', '26', '27', '28', '33', '34', '35'] as const

/** The whole mountain from the air; everything is just above its point of the guide. */
export function paintMountainMap(scene: Scene, plan: GuidePlan): void {
  const shore = shrunk(plan.trail('6'), 0.07)
  const unit = plan.width / 1800
  paintMeadows(scene)
  paintStreamOnMap(scene, streamOf(plan), 15 * unit)
  paintLakeOnMap(scene, shore)
  paintHills(scene, plan, shore)
  paintWoods(scene, plan, shore)
  paintHeights(scene, plan, unit)
  paintValley(scene, plan, unit)
  paintLakeside(scene, plan, unit)
  weaveSilk(scene)
}

/** From the falls past the bridge of the stream trail to its mouth. */
function streamOf(plan: GuidePlan): Point[] {
  const pool = plan.point('5')
  const [bridge, mouth] = [plan.point('16'), plan.point('17')]
  return [
    plan.point('4'),
    pool,
    [pool[0] - 40, pool[1] + 130],
    [(pool[0] + bridge[0]) / 2 + 60, (pool[1] + bridge[1]) / 2 + 40],
    bridge,
    [bridge[0] - 30, (bridge[1] + mouth[1]) / 2],
    mouth,
    [mouth[0] - 40, mouth[1] + 50],
  ]
}

function paintHills(scene: Scene, plan: GuidePlan, shore: readonly Point[]): void {
  const open = [
    '1',
    '2',
    '3',
    '5',
    '8',
    '12',
    '13',
    '37',
    '64',
    '65',
    '66',
    '68',
    '70',
    '71',
    '72',
    '73',
    '75',
  ].map(plan.point)
  const stream = spline(streamOf(plan), false)
  const peaks = PEAKS.map(([id]) => plan.point(id))
  const clear = hidesNone(open, plan.width * 0.036)
  const hills = hillsOf(plan, scene, (hill) => {
    const { summit, height, width } = hill
    const feet = [-1, 0, 1].map((side): Point => [
      summit[0] + side * Math.max(height * 0.5, width * 0.6),
      summit[1] + height,
    ])
    return (
      ![summit, ...feet].some((spot) => isWithin(shore, spot)) &&
      clear(hill) &&
      !feet.some((foot) => isNear(shore, foot, plan.width * 0.02)) &&
      !feet.some((foot) => isNear(stream, foot, plan.width * 0.02)) &&
      !isNear(peaks, summit, plan.width * 0.05)
    )
  })
  const high = PEAKS.map(([id, height]) => ({
    summit: plan.point(id),
    height: (height * plan.width) / 1800,
    width: (height * 0.74 * plan.width) / 1800,
    hue: 0.04,
    sharpness: 1.25,
    folds: 11,
  }))
  paintRelief(scene, [...hills, ...high])
}

function paintWoods(scene: Scene, plan: GuidePlan, shore: readonly Point[]): void {
  const { random, width, height } = scene
  const stream = spline(streamOf(plan), false)
  for (let tree = 0; tree < 420; tree++) {
    const at: Point = [random.between(0, width), random.between(height * 0.5, height)]
    if (
      isWithin(shore, at) ||
      isNear(plan.kept, at, 26) ||
      isNear([...shore, ...stream], at, 22) ||
      plan.elevation(at) > 800
    )
      continue
    paintTuft(scene, { x: at[0], y: at[1], size: random.between(12, 24) })
  }
}

function paintHeights(scene: Scene, plan: GuidePlan, unit: number): void {
  const [x, y] = plan.point('18')
  paintPavilion(scene, { x, y: y + 4, width: 17 * unit })
  for (const id of PAVILIONS) {
    const [px, py] = plan.point(id)
    const mound = { width: 34 * unit, height: 9 * unit, rocks: 4, hue: 0.8 }
    paintBank(scene, { x: px, y: py - 5 * unit, ...mound })
    paintPavilion(scene, { x: px, y: py - 10 * unit, width: 11 * unit })
  }
  const pine = plan.point('11')
  paintMassif(scene, {
    x: pine[0],
    base: pine[1] + 70 * unit,
    height: 78 * unit,
    width: 56 * unit,
    folds: 6,
    hue: 0.2,
    sharpness: 2.4,
  })
  paintPine(scene, { x: pine[0], y: pine[1], height: 84 * unit, lean: -0.6, boughs: 6 })
  const [lower, upper] = [plan.point('71'), plan.point('72')]
  paintHall(scene, { x: lower[0] - 10, y: lower[1] - 12 * unit, width: 25 * unit })
  paintHall(scene, { x: upper[0] + 8, y: upper[1] - 12 * unit, width: 22 * unit })
  paintCable(scene, {
    from: [lower[0], lower[1] - 34 * unit],
    to: [upper[0], upper[1] - 32 * unit],
    sag: 26 * unit,
    cabins: 5,
    size: 13 * unit,
    towers: [
      [0.3, 44 * unit],
      [0.64, 50 * unit],
    ],
  })
  const fall = plan.point('4')
  for (const side of [-1, 1]) {
    paintMassif(scene, {
      x: fall[0] + side * 48 * unit,
      base: fall[1] + 26 * unit,
      height: 150 * unit,
      width: 96 * unit,
      folds: 8,
      hue: 0.3,
      sharpness: 1.9,
    })
  }
  for (const tier of [0, 1, 2]) {
    paintFall(scene, {
      x: fall[0] + (tier - 1) * 5 * unit,
      y: fall[1] + (tier - 2.6) * 26 * unit,
      height: 25 * unit,
      width: (4 + tier * 1.5) * unit,
    })
  }
  paintCranes(scene, { x: plan.width * 0.62, y: plan.height * 0.13, size: 17 * unit }, 3)
}

function paintValley(scene: Scene, plan: GuidePlan, unit: number): void {
  const temple = plan.point('1')
  paintHall(scene, { x: temple[0], y: temple[1] - 16 * unit, width: 40 * unit, tiers: 2, bays: 8 })
  for (const side of [-1, 1])
    paintHall(scene, { x: temple[0] + side * 66 * unit, y: temple[1] - 4 * unit, width: 21 * unit })
  const pagoda = plan.point('3')
  paintPagoda(scene, { x: pagoda[0] + 34 * unit, y: pagoda[1] - 8 * unit, width: 12 * unit })
  const tea = plan.point('12')
  paintTerraces(scene, {
    slope: (down, across) => [
      tea[0] + (across - 0.5) * (200 - (down - 0.35) ** 2 * 230) * unit,
      tea[1] + (-70 + Math.sin(across * 3) * -26 + down * 120) * unit,
    ],
    rows: 7,
  })
  paintHouse(scene, { x: tea[0] + 60 * unit, y: tea[1] - 60 * unit, width: 44 * unit })
  paintVillageOnMap(scene, plan, unit)
  for (const [id, size] of [
    ['64', 40],
    ['65', 34],
  ] as const) {
    const [x, y] = plan.point(id)
    paintGate(scene, { x, y: y - 12 * unit, width: size * unit })
  }
  const visitors = plan.point('83')
  paintHall(scene, { x: visitors[0] + 74 * unit, y: visitors[1] - 4 * unit, width: 32 * unit })
}
