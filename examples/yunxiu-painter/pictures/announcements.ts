import { lerp } from '../canvas/arithmetic.ts'
import { paintBamboo } from '../motifs/bamboo.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBellTower } from '../motifs/bell-tower.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBoulders } from '../motifs/boulders.ts'
import { paintBridge, paintBridgeheads } from '../motifs/bridge.ts'
import { paintBus } from '../motifs/bus.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintCranes } from '../motifs/crane.ts'
import { paintFall } from '../motifs/fall.ts'
import { paintFallenLeaves } from '../motifs/fallen-leaves.ts'
import { paintFallsTiers } from '../motifs/falls-tiers.ts'
import { paintFloatingLamp } from '../motifs/floating-lamp.ts'
import { paintFootbridge } from '../motifs/footbridge.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintGauge } from '../motifs/gauge.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintGrass } from '../motifs/grass.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHut } from '../motifs/hut.ts'
import { paintLanternRow } from '../motifs/lantern-row.ts'
import { paintLantern } from '../motifs/lantern.ts'
import { paintLiftedSlabs } from '../motifs/lifted-slabs.ts'
import { paintLightShaft } from '../motifs/light-shaft.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { halfOf, paintPath } from '../motifs/path.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintPines } from '../motifs/pines.ts'
import { paintRail } from '../motifs/rail.ts'
import { paintRedWall } from '../motifs/red-wall.ts'
import { paintRoadLamps } from '../motifs/road-lamps.ts'
import { paintRubble } from '../motifs/rubble.ts'
import { paintScaffold } from '../motifs/scaffold.ts'
import { paintSnowfall } from '../motifs/snowfall.ts'
import { paintSteps, winding } from '../motifs/steps.ts'
import { paintTileStack } from '../motifs/tile-stack.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintWater } from '../motifs/water.ts'
import { paintWillows } from '../motifs/willow-row.ts'
import { paintWillow } from '../motifs/willow.ts'
import { paintYard } from '../motifs/yard.ts'
import type { Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCliff } from '../scenes/cliff.ts'
import { paintCloudSea } from '../scenes/cloud-sea.ts'
import { opening, figure, weather } from '../scenes/finish.ts'
import { paintFrame } from '../scenes/frame.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintLane } from '../scenes/lane.ts'
import { paintSummit } from '../scenes/summit.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintTemple } from '../scenes/temple.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintBasket } from '../still/basket.ts'

/** The covers of announcements, and the pictures in them. */
export const ANNOUNCEMENTS: Paintings = {
  'temple-lanterns-new-year-night': opening('night', 1001, (s) => {
    paintMountains(s, { at: 0.5, height: 420, base: 640 })
    paintTemple(s, { x: 800, y: 700, size: 150, pagoda: 1 })
    paintSteps(s, { way: (t) => [800, 790 + 220 * t], far: 80, near: 220, count: 14, bushes: 4 })
    for (const side of [-1, 1])
      paintLanternRow(
        s,
        [
          [800 + side * 110, 770],
          [800 + side * 480, 690],
        ],
        { count: 6, size: 17, sag: 30 },
      )
    for (const side of [-1, 1])
      for (let lamp = 0; lamp < 4; lamp++)
        paintLantern(s, [800 + side * (130 + lamp * 44), 820 + lamp * 46], 14 + lamp * 4)
    paintSnowfall(s, 320)
  }),
  'steps-ice-rime-dawn': opening('snow', 1002, (s) => {
    paintMountains(s, {
      at: 0.74,
      height: 400,
      base: 600,
      haze: 0.25,
      light: { at: [0.36, 0.34], radius: 34, kind: 'veiled' },
    })
    const way = winding([930, 540], [700, 1010], -90)
    paintMassif(s, { x: 560, base: 1000, height: 430, width: 420, folds: 10, hue: 0.3 })
    paintMassif(s, { x: 1240, base: 1040, height: 430, width: 420, folds: 10, hue: 0.4 })
    paintSteps(s, { way, far: 30, near: 250, bushes: 0 })
    paintMassif(s, { x: 120, base: 1120, height: 420, width: 420, folds: 9, hue: 0.3 })
    paintRail(s, {
      points: [0.08, 0.2, 0.34, 0.5, 0.68, 0.88, 1.1].map((t) => [
        way(t)[0] + lerp(40, 290, t ** 1.4),
        way(t)[1],
      ]),
      height: 190,
      kind: 'chain',
    })
    weather(s, 0.4)
  }),
  'south-gate-willows-early-spring': opening('spring', 1003, (s) => {
    paintLakeView(s, {
      shore: 600,
      peaks: [
        [0.34, 360],
        [0.7, 300],
      ],
    })
    paintMist(s, { y: 650, depth: 50, density: 0.9 })
    paintPath(s, { way: (t) => [800, 760 + 250 * t], far: 130, near: 520 })
    paintGate(s, { x: 800, y: 800, width: 330 })
    paintWillows(s, [140, 330], { y: 930, height: 520, count: 2 })
    paintWillows(s, [1290, 1480], { y: 930, height: 500, count: 2 })
  }),
  'pine-forest-lookout-dry-spring': opening('spring', 1004, (s) => {
    paintMountains(s, { at: 0.3, height: 360, base: 600, haze: 0.35 })
    paintMassif(s, {
      x: 1080,
      base: 1040,
      height: 420,
      width: 780,
      folds: 10,
      hue: 0.8,
      ochre: 0.5,
      trees: 2,
    })
    paintHut(s, { x: 1080, y: 700, size: 150 })
    paintGrass(s, { x: 800, y: 940, width: 1700, height: 160, count: 260 }, [
      '#c9a86a',
      '#b8925a',
      '#d9c48c',
    ])
    for (const [x, h] of [
      [130, 520],
      [300, 430],
      [1440, 470],
    ] as const)
      paintPine(s, { x, y: 980, height: h, lean: 0.2, boughs: 8 })
  }),
  'lake-road-willows-qingming-rain': opening('rain', 1005, (s) => {
    paintFar(s, { ridge: 360 })
    paintMist(s, { y: 480, depth: 90, density: 1 })
    paintWater(s, { y: 540, reflection: 0.4 })
    paintBank(s, { x: 1120, y: 566, width: 760, height: 30, rocks: 10 })
    const way = winding([1120, 556], [640, 1010], -150)
    const road = { way, far: 10, near: 300 }
    for (let t = 0.04; t < 1.1; t += 0.045)
      for (const side of [-1, 1])
        paintBank(s, {
          x: way(t)[0] + side * halfOf(road, t),
          y: way(t)[1] + 10 + 24 * t,
          width: 40 + halfOf(road, t) * 0.8,
          height: 12 + 40 * t,
          rocks: 5,
          hue: 0.9,
        })
    paintPath(s, road)
    for (const [t, side, height] of [
      [0.18, -1, 190],
      [0.22, 1, 200],
      [0.5, -1, 340],
      [0.54, 1, 360],
      [0.86, -1, 560],
      [0.9, 1, 600],
    ] as const)
      paintWillow(s, { x: way(t)[0] + side * halfOf(road, t) * 1.2, y: way(t)[1] + 8, height })
    weather(s)
  }),
  'tea-hill-road-baskets-morning': opening('dawn', 1006, (s) => {
    paintMountains(s, { at: 0.7, height: 300, base: 480, haze: 0.4 })
    paintTeaHill(s, { crest: 0.3, houses: 0, trees: 2, far: 500, near: 720 })
    const way = winding([1090, 566], [640, 1010], 130)
    const road = { way, far: 7, near: 170, isPaved: false }
    paintPath(s, road)
    for (const t of [0.42, 0.52, 0.64, 0.78])
      paintBasket(s, {
        x: way(t)[0] + halfOf(road, t) * 0.86,
        y: way(t)[1],
        size: lerp(14, 64, t),
        filling: 'leaves',
      })
  }),
  'village-lanterns-may-night': opening('night', 1008, (s) => {
    paintFar(s, { ridge: 360, light: { at: [0.2, 0.2], radius: 40 } })
    paintMassif(s, { x: 1100, base: 640, height: 300, width: 560, haze: 0.2 })
    paintVillage(s, { from: 40, to: 1040, y: 720, rows: 3, size: 112 })
    paintLanternRow(
      s,
      [
        [60, 600],
        [1030, 610],
      ],
      { count: 12, size: 14, sag: 26 },
    )
    paintBridge(s, { x: 1290, y: 740, width: 330 })
    paintBridgeheads(s, { x: 1290, y: 740, width: 330 })
    paintWater(s, { y: 738, reflection: 0.62 })
  }),
  'bell-tower-scaffolding-early-summer': opening('summer', 1009, (s) => {
    paintMountains(s, { at: 0.26, height: 380, base: 640, haze: 0.3 })
    paintMassif(s, { x: 900, base: 1080, height: 230, width: 800, folds: 10, hue: 0.7, trees: 4 })
    paintBellTower(s, { x: 900, y: 900, width: 230 })
    paintScaffold(s, { x: 900, y: 910, width: 640, height: 640 })
    paintFrame(s, 'left', 'tree', 0.9)
  }),
  'cranes-open-sky-peaks-noon': opening('day', 1010, (s) => {
    paintFar(s, { ridge: 700 })
    paintCloudSea(
      s,
      [
        [0.2, 150],
        [0.52, 220],
        [0.8, 170],
      ],
      { y: 740 },
    )
    paintCranes(s, { x: 1180, y: 280, size: 54 }, 7)
  }),
  'three-fold-falls-heavy-rain': opening('rain', 1012, (s) => {
    paintFallsTiers(s, 3, 2.6)
    weather(s, 1.5)
  }),
  'shuttle-bus-bamboo-bend-summer': opening('summer', 1013, (s) => {
    paintMountains(s, { at: 0.36, height: 360, base: 600, haze: 0.35 })
    paintMassif(s, { x: 1340, base: 860, height: 420, width: 560, folds: 10, hue: 0.8, trees: 3 })
    paintBank(s, { x: 700, y: 850, width: 1900, height: 90, rocks: 26, hue: 0.85 })
    paintPath(s, {
      way: (t) => [1500 - 1500 * t + 520 * Math.sin(t * 3.1), 700 + 290 * t],
      far: 160,
      near: 480,
      isPaved: false,
    })
    paintBus(s, { x: 860, y: 885, size: 300, heading: -1 })
    for (const [x, h] of [
      [100, 780],
      [300, 640],
      [1500, 760],
      [1300, 560],
    ] as const)
      paintBamboo(s, { x, y: 1020, height: h, stems: 8, spread: 110 })
  }),
  'peaks-storm-clouds-bent-pines': opening('rain', 1014, (s) => {
    paintMountains(s, { at: 0.62, height: 520, base: 760, haze: 0 })
    for (const y of [120, 200, 290])
      paintMist(s, { y, depth: 90, density: 0.85, colour: '#59666a' })
    paintMist(s, { y: 760, depth: 50, density: 0.8 })
    for (const [x, h] of [
      [180, 420],
      [420, 330],
      [1450, 360],
    ] as const)
      paintPine(s, { x, y: 1000, height: h, lean: 0.75, boughs: 7, bend: 1.6 })
    paintBank(s, { x: 320, y: 1010, width: 760, height: 60 })
    weather(s, 0.6)
  }),
  'lake-islet-after-storm-light': opening('rain', 1015, (s) => {
    paintLakeView(s, {
      islet: 0.56,
      peaks: [
        [0.2, 300],
        [0.86, 340],
      ],
    })
    paintLightShaft(s, { x: 900, y: 560 })
    paintFallenLeaves(s, { y: 690, count: 130, colours: ['#4a7a66', '#7d8f5a', '#b8925a'] })
  }),
  'village-lane-channel-late-summer': opening('summer', 1016, (s) => {
    paintLiftedSlabs(s, paintLane(s))
  }),
  'sea-of-clouds-four-peaks-autumn': opening('autumn', 1017, (s) => {
    paintFar(s, { ridge: 420 })
    paintCloudSea(
      s,
      [
        [0.2, 230],
        [0.42, 330],
        [0.66, 260],
        [0.86, 190],
      ],
      { hue: 0 },
    )
    paintPine(s, { x: -40, y: 900, height: 420, lean: 0.85, boughs: 8, bend: 1.4 })
  }),
  'lake-paper-lamps-autumn-night': opening('night', 1018, (s) => {
    paintLakeView(s, { light: { at: [0.8, 0.2], radius: 48 }, islet: 0.3 })
    for (let lamp = 0; lamp < 34; lamp++)
      paintFloatingLamp(
        s,
        [s.random.between(60, 1540), 600 + 360 * s.random.next()],
        s.random.between(5, 13),
      )
    for (const [x, y] of [
      [1240, 930],
      [1430, 900],
    ] as const)
      paintBoat(s, { x, y, size: 240, bow: -1, hasAwning: false })
    paintBank(s, { x: 1500, y: 1000, width: 500, height: 70 })
  }),
  'west-ridge-rockfall-autumn-mist': opening('autumn', 1019, (s) => {
    paintMountains(s, { at: 0.78, height: 340, base: 620, haze: 0.4 })
    paintMist(s, { y: 640, depth: 80, density: 1 })
    paintMassif(s, { x: 1500, base: 960, height: 240, width: 520, folds: 9, hue: 0.7, trees: 3 })
    paintMassif(s, { x: 330, base: 1060, height: 880, width: 1160, folds: 16, hue: 0.5, trees: 2 })
    paintMassif(s, { x: 1000, base: 1160, height: 420, width: 1300, folds: 12, hue: 0.6, trees: 2 })
    paintSteps(s, {
      way: (t) => [1240 - 250 * t + Math.sin(t * 3) * 90, 690 + 330 * t ** 1.3],
      far: 20,
      near: 230,
      count: 34,
      bushes: 0,
    })
    const slide = Array.from({ length: 54 }, () => {
      const down = s.random.next() ** 0.6
      const across = s.random.between(-1, 1)
      const half = s.random.between(14, 30) + down * s.random.next() ** 3 * 86
      return [800 + 170 * down + across * (170 + 150 * down), 740 + 160 * down, half] as const
    })
    paintRubble(s, slide)
    paintMist(s, { y: 520, depth: 40, density: 0.5 })
  }),
  'cable-towers-no-cabins-winter-mist': opening('winter', 1020, (s) => {
    paintFar(s, { ridge: 330 })
    paintMassif(s, { x: 1240, base: 880, height: 560, width: 460, haze: 0.3, sharpness: 1.2 })
    paintMist(s, { y: 560, depth: 110, density: 1 })
    paintMassif(s, { x: 340, base: 1060, height: 360, width: 620, folds: 10, hue: 0.6, trees: 4 })
    paintCable(s, {
      from: [-20, 700],
      to: [1240, 330],
      sag: 90,
      cabins: 0,
      size: 30,
      towers: [
        [0.24, 250],
        [0.58, 300],
        [0.86, 160],
      ],
    })
    paintMist(s, { y: 760, depth: 70, density: 0.9 })
  }),
  'temple-gate-lanterns-frost-dusk': opening('afterglow', 1021, (s) => {
    paintMountains(s, { at: 0.7, height: 330, base: 560, haze: 0.3 })
    paintRedWall(s, { x: 1600, y: 820, top: 500 })
    paintHall(s, { x: 800, y: 760, width: 300, bays: 6 })
    paintSteps(s, { way: (t) => [800, 770 + 240 * t], far: 170, near: 420, count: 13, bushes: 4 })
    for (let lamp = 0; lamp < 6; lamp++) {
      const x = 560 + lamp * 96
      paintGlow(s, [x, 640], { radius: 80, alpha: 0.5 })
      paintLantern(s, [x, 640], 20)
    }
    paintFrame(s, 'left', 'pine', 1)
  }),
  'stone-bridge-footbridge-late-autumn': opening('autumn', 1022, (s) => {
    paintMountains(s, { at: 0.34, height: 360, base: 580, haze: 0.3 })
    paintVillage(s, { from: 960, to: 1560, y: 700, rows: 3, size: 100 })
    paintBridge(s, { x: 560, y: 730, width: 420 })
    paintBridgeheads(s, { x: 560, y: 730, width: 420 })
    paintRail(s, {
      points: [
        [180, 760],
        [320, 700],
        [560, 640],
        [800, 700],
        [940, 760],
      ],
      height: 90,
    })
    paintWater(s, { y: 726, reflection: 0.5 })
    paintFootbridge(s, { from: [420, 880], to: [1180, 760] })
    paintTree(s, { x: 150, y: 940, height: 420 })
  }),
  'west-ridge-path-silver-grass-sun': opening('autumn', 1023, (s) => {
    paintMountains(s, { at: 0.66, height: 420, base: 620, haze: 0.15 })
    paintMassif(s, { x: 200, base: 1080, height: 400, width: 620, folds: 9, hue: 0.9 })
    paintMassif(s, { x: 900, base: 1200, height: 560, width: 1700, folds: 16, hue: 0.85 })
    paintSteps(s, { way: winding([900, 680], [760, 1010], -60), far: 30, near: 190, bushes: 0 })
    paintGrass(s, { x: 300, y: 880, width: 700, height: 240, count: 240 }, [
      '#f2e9d2',
      '#e0d2ae',
      '#cdb98c',
    ])
    paintGrass(s, { x: 1320, y: 880, width: 640, height: 240, count: 240 }, [
      '#f2e9d2',
      '#e0d2ae',
      '#cdb98c',
    ])
  }),
  'south-gate-first-snow': opening('snow', 1024, (s) => {
    paintLakeView(s, {
      shore: 580,
      peaks: [
        [0.6, 420],
        [0.2, 260],
      ],
    })
    for (const y of [640, 700]) paintMist(s, { y, depth: 40, density: 0.9 })
    paintPath(s, { way: (t) => [700, 800 + 210 * t], far: 150, near: 560 })
    paintGate(s, { x: 700, y: 840, width: 370 })
    paintFrame(s, 'right', 'pine', 1)
    weather(s, 0.7)
  }),
  'roof-tiles-stacked-temple-yard': figure('summer', 1109, (s) => {
    paintFar(s, { ridge: 240 })
    paintHall(s, { x: 800, y: 520, width: 560, bays: 8 })
    paintYard(s, 520)
    for (const [x, y, w] of [
      [360, 700, 150],
      [700, 700, 150],
      [1040, 700, 150],
      [1340, 700, 150],
      [260, 900, 210],
      [680, 900, 210],
      [1110, 900, 210],
      [1480, 900, 210],
    ] as const)
      paintTileStack(s, { x, y, size: w })
  }),
  'water-gauge-pool-rain': figure('rain', 1112, (s) => {
    paintFar(s, { ridge: 220 })
    paintCliff(s, { from: 500, to: 1700, top: 140, foot: 700, columns: 7, pines: 2 })
    paintCliff(s, { from: -160, to: 620, top: 90, foot: 720, columns: 5, pines: 0 })
    paintFall(s, { x: 330, y: 120, height: 560, width: 60 })
    paintWater(s, { y: 690, reflection: 0.45 })
    paintBoulders(s, [
      [1400, 800, 330],
      [1120, 830, 300],
    ])
    paintGauge(s, { x: 1090, y: 850, height: 220 })
    weather(s)
  }),
  'songgu-station-forecourt-autumn-dawn': figure('dawn', 1117, (s) => {
    paintMountains(s, { at: 0.74, height: 480, base: 640, haze: 0.15 })
    const hill = paintMassif(s, {
      x: 1160,
      base: 790,
      height: 150,
      width: 620,
      folds: 12,
      hue: 0.9,
      trees: 3,
    })
    paintPines(
      s,
      [860, 980, 1120, 1280, 1440].map((x) => [x, hill(x) + 12] as const),
      190,
    )
    paintHall(s, { x: 420, y: 720, width: 280, bays: 6 })
    paintYard(s, 720)
    paintCable(s, {
      from: [640, 560],
      to: [1300, 220],
      sag: 40,
      cabins: 1,
      size: 40,
      towers: [[0.62, 180]],
    })
  }),
  'temple-road-lamps-before-dawn': figure('night', 1121, (s) => {
    paintMountains(s, { at: 0.3, height: 360, base: 600 })
    paintTemple(s, { x: 1080, y: 520, size: 70, pagoda: 1 })
    paintMassif(s, { x: 900, base: 1080, height: 480, width: 900, folds: 10, hue: 0.6, trees: 3 })
    paintRoadLamps(s, winding([1020, 560], [300, 980], 240), 14)
  }),
  'tianshu-pavilion-snow-clouds': figure('snow', 1124, (s) => {
    paintSummit(s, {
      at: 0.64,
      peaks: [
        [0.14, 190],
        [0.34, 150],
      ],
    })
    weather(s, 0.6)
  }),
  'village-footbridge-stone-boats-autumn': figure('autumn', 1122, (s) => {
    paintMountains(s, { at: 0.7, height: 300, base: 560, haze: 0.35 })
    paintVillage(s, { from: 40, to: 720, y: 640, rows: 2, size: 110 })
    paintWater(s, { y: 650, reflection: 0.5 })
    for (const [x, y] of [
      [820, 800],
      [1180, 880],
    ] as const) {
      paintBoat(s, { x, y, size: 330, hasAwning: false })
      paintBoulders(s, [
        [x - 60, y - 8, 44],
        [x + 10, y - 10, 56],
        [x + 70, y - 6, 40],
      ])
    }
    paintRail(s, {
      points: [
        [-20, 1000],
        [300, 1010],
        [620, 1030],
      ],
      height: 160,
    })
  }),
}
