import { paintGlow } from '../motifs/glow.ts'
import { paintBench } from '../motifs/bench.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBridge, paintBridgeheads } from '../motifs/bridge.ts'
import { paintBroom } from '../motifs/broom.ts'
import { paintBus } from '../motifs/bus.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintCranes } from '../motifs/crane.ts'
import { paintDragon } from '../motifs/dragon.ts'
import { paintDuck } from '../motifs/duck.ts'
import { paintFallenLeaves } from '../motifs/fallen-leaves.ts'
import { paintFallsTiers } from '../motifs/falls-tiers.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintJetty } from '../motifs/jetty.ts'
import { paintLantern } from '../motifs/lantern.ts'
import { paintLotus } from '../motifs/lotus.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintMoon } from '../motifs/moon.ts'
import { paintPath } from '../motifs/path.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPebbles } from '../motifs/pebbles.ts'
import { paintPheasant } from '../motifs/pheasant.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintReeds } from '../motifs/reeds.ts'
import { paintSerow } from '../motifs/serow.ts'
import { paintSteps, winding } from '../motifs/steps.ts'
import { paintTablet } from '../motifs/tablet.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintWater } from '../motifs/water.ts'
import { paintWillow } from '../motifs/willow.ts'
import { paintYard } from '../motifs/yard.ts'
import type { Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCliff } from '../scenes/cliff.ts'
import { paintCloudSea } from '../scenes/cloud-sea.ts'
import { paintCourtyard } from '../scenes/courtyard.ts'
import { opening, figure, weather } from '../scenes/finish.ts'
import { paintForest } from '../scenes/forest.ts'
import { paintFrame } from '../scenes/frame.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintLogRows } from '../scenes/log-rows.ts'
import { paintPaddies, paintFireflies } from '../scenes/paddies.ts'
import { paintSummit } from '../scenes/summit.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintTemple } from '../scenes/temple.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintWindowFrame } from '../scenes/window-frame.ts'
import { paintBellFrame } from '../still/bell-frame.ts'
import { paintBell } from '../still/bell.ts'
import { paintJar } from '../still/jar.ts'

/** The covers of the news, except for still lifes, which have their own table. */
export const NEWS: Paintings = {
  'tianshu-first-snow': opening('snow', 2001, (s) => {
    const peak = paintMountains(s, { at: 0.54, height: 640, width: 560, base: 800, company: 2 })
    paintPavilion(s, { x: 866, y: peak(866) + 6, width: 15 })
    paintMist(s, { y: 560, depth: 44, density: 0.95 })
    paintFrame(s, 'left', 'pine', 1.1)
    paintFrame(s, 'right', 'pine', 0.8)
    weather(s)
  }),
  'refectory-bell-winter-morning': opening('winter', 2002, (s) => {
    paintMountains(s, { at: 0.7, height: 330, base: 620, haze: 0.3 })
    paintYard(s, 820)
    paintHall(s, { x: 420, y: 880, width: 400, bays: 9 })
    paintBell(s, { x: 1120, y: 640, size: 150 })
    paintBellFrame(s, { x: 1120, y: 900, size: 150 })
    paintFrame(s, 'right', 'pine', 0.7)
  }),
  'cloud-sea-winter-dawn': opening('dawn', 2004, (s) => {
    paintFar(s, { ridge: 430, light: { at: [0.26, 0.34], kind: 'below' } })
    paintCloudSea(s, [
      [0.14, 150],
      [0.38, 210],
      [0.6, 330],
      [0.88, 250],
    ])
    paintCranes(s, { x: 760, y: 260, size: 22 }, 3)
  }),
  'lake-ducks-winter-noon': opening('winter', 2005, (s) => {
    paintLakeView(s, {
      islet: 0.64,
      peaks: [
        [0.2, 300],
        [0.9, 260],
      ],
    })
    for (const [x, y, size] of [
      [420, 780, 66],
      [560, 840, 78],
      [330, 880, 84],
      [700, 770, 56],
      [520, 930, 92],
    ] as const) {
      paintDuck(s, { x, y, size, heading: x > 500 ? -1 : 1 })
    }
    paintReeds(s, { x: 1420, y: 1000, width: 340, height: 300, count: 46 })
  }),
  'bench-dragon-bridge-red-moon-night': opening('night', 2006, (s) => {
    paintFar(s, { ridge: 380 })
    paintMoon(s, { x: 1120, y: 210, radius: 62 }, '#c2553a')
    paintMassif(s, { x: 360, base: 680, height: 330, width: 480, haze: 0.2 })
    paintVillage(s, { from: 900, to: 1560, y: 720, rows: 3, size: 90 })
    paintBridge(s, { x: 640, y: 740, width: 420 })
    paintBridgeheads(s, { x: 640, y: 740, width: 420 })
    paintDragon(s, { x: 640, y: 560, span: 620 })
    paintWater(s, { y: 738, reflection: 0.55 })
  }),
  'west-ridge-steps-spring': opening('spring', 2007, (s) => {
    paintMountains(s, { at: 0.66, height: 400, base: 600, hue: 0.4 })
    paintMassif(s, { x: 300, base: 1080, height: 560, width: 560, folds: 10, hue: 0.75, trees: 4 })
    paintMassif(s, { x: 1420, base: 1080, height: 400, width: 480, folds: 9, hue: 0.8, trees: 4 })
    paintSteps(s, { way: winding([960, 560], [820, 1010], -120), far: 14, near: 150 })
    paintTree(s, { x: 1290, y: 800, height: 260 })
  }),
  'tea-terraces-spring-mist': opening('spring', 2008, (s) => {
    paintMountains(s, { at: 0.3, height: 260, base: 520, haze: 0.4 })
    paintTeaHill(s, { crest: 0.66, houses: 1, mist: 0.95 })
    paintMist(s, { y: 700, depth: 50, density: 0.8 })
  }),
  'temple-pond-level-path-spring': opening('spring', 2009, (s) => {
    paintMountains(s, { at: 0.4, height: 380, base: 560, haze: 0.2 })
    paintTemple(s, { x: 620, y: 560, size: 74, pagoda: -1 })
    paintWater(s, { y: 612, bottom: 860, reflection: 0.5 })
    paintLotus(s, { x: 430, y: 720, width: 420, height: 110, count: 34 }, 0)
    paintPath(s, { way: (t) => [1180 - 560 * t ** 2, 640 + 380 * t], far: 26, near: 190 })
    for (const x of [1240, 1420]) paintPine(s, { x, y: 820, height: 420, lean: -0.14, boughs: 8 })
  }),
  'shuttle-lake-road-morning': opening('golden-dawn', 2010, (s) => {
    paintLakeView(s, {
      shore: 500,
      peaks: [
        [0.72, 300],
        [0.24, 210],
      ],
      islet: 0.42,
    })
    paintMist(s, { y: 620, depth: 42, density: 0.9 })
    paintBank(s, { x: 800, y: 800, width: 2000, height: 70, rocks: 28, hue: 0.85 })
    paintPath(s, {
      way: (t) => [2100 - 2700 * t, 720 + 240 * t],
      far: 420,
      near: 620,
      isPaved: false,
    })
    paintBus(s, { x: 900, y: 842, size: 330 })
    paintBank(s, { x: 800, y: 1030, width: 2000, height: 80, rocks: 26, hue: 0.9 })
    for (const [x, height] of [
      [110, 560],
      [420, 470],
      [1420, 540],
    ] as const)
      paintWillow(s, { x, y: 985, height })
  }),
  'kaiyang-granite-cliffs-noon': opening('day', 2012, (s) => {
    paintFar(s, { ridge: 420 })
    paintMassif(s, { x: 200, base: 760, height: 300, width: 460, haze: 0.4 })
    paintMist(s, { y: 690, depth: 60, density: 1 })
    paintCliff(s, { from: 520, to: 1540, top: 150, foot: 960, columns: 9, bare: 0.35, pines: 5 })
    paintMist(s, { y: 940, depth: 60, density: 1 })
  }),
  'lake-clear-summer-noon': opening('summer', 2014, (s) => {
    paintLakeView(s, {
      islet: 0.34,
      peaks: [
        [0.78, 380],
        [0.1, 220],
      ],
    })
    paintPebbles(s, { y: 820, count: 220 })
    paintBoat(s, { x: 960, y: 690, size: 96 })
    paintFrame(s, 'right', 'tree', 0.8)
  }),
  'lantern-boats-summer-night': opening('night', 2015, (s) => {
    paintLakeView(s, {
      islet: 0.6,
      peaks: [
        [0.2, 260],
        [0.92, 200],
      ],
    })
    for (const [x, y, size] of [
      [420, 700, 130],
      [900, 800, 190],
      [1240, 680, 100],
      [250, 880, 170],
    ] as const) {
      paintBoat(s, { x, y, size, bow: x > 800 ? -1 : 1 })
      paintLantern(s, [x - size * 0.1, y - size * 0.26], size * 0.07)
    }
  }),
  'paddy-fireflies-summer-night': opening('night', 2016, (s) => {
    paintMountains(s, { at: 0.72, height: 300, base: 560 })
    paintVillage(s, { from: 240, to: 900, y: 600, rows: 2, size: 74 })
    paintPaddies(s, 610)
    paintFireflies(s, [80, 560, 1520, 950], 130)
  }),
  'shiitake-logs-summer-shade': opening('summer', 2017, (s) => {
    paintForest(s, 'broad', { clearing: 0.5, gap: 0.3 })
    paintLogRows(s, { x: 800, y: 880, count: 13 })
  }),
  'old-house-courtyard-summer': opening('summer', 2018, (s) => {
    paintCourtyard(s)
    paintJar(s, { x: 800, y: 880, size: 150 })
    paintLotus(s, { x: 800, y: 742, width: 240, height: 30, count: 14 }, 3)
  }),
  'tingsong-pine-autumn-morning': opening('autumn', 2019, (s) => {
    paintFar(s, { ridge: 520 })
    paintMassif(s, {
      x: 1280,
      base: 900,
      height: 430,
      width: 430,
      haze: 0.38,
      sharpness: 1.2,
      fade: 0.62,
    })
    paintMist(s, { y: 860, depth: 80, density: 1 })
    paintMassif(s, {
      x: 240,
      base: 1090,
      height: 520,
      width: 520,
      folds: 9,
      sharpness: 2,
      hue: 0.2,
    })
    paintPine(s, { x: 380, y: 800, height: 640, lean: 0.66, boughs: 10, bend: 1.3 })
    paintMist(s, { y: 960, depth: 60, density: 0.95 })
  }),
  'forest-floor-pheasant-afternoon': opening('autumn', 2020, (s) => {
    paintForest(s, 'broad', { clearing: 0.42, gap: 0.18 })
    paintFallenLeaves(s, { y: 740, count: 420 })
    paintPheasant(s, { x: 720, y: 830, size: 190 })
    for (const [x, y] of [
      [500, 880],
      [430, 905],
      [370, 872],
      [310, 900],
    ] as const)
      paintPheasant(s, { x, y, size: 62 })
  }),
  'cable-car-autumn-noon': opening('autumn', 2021, (s) => {
    const peak = paintMountains(s, { at: 0.72, height: 600, base: 860, width: 500 })
    paintMassif(s, { x: 240, base: 1020, height: 420, width: 520, folds: 11, hue: 0.8, trees: 4 })
    paintMassif(s, { x: 900, base: 1090, height: 260, width: 620, folds: 12, hue: 0.9, trees: 5 })
    paintHall(s, { x: 1160, y: peak(1160) + 10, width: 30 })
    paintCable(s, {
      from: [60, 640],
      to: [1150, peak(1160) - 6],
      sag: 120,
      cabins: 5,
      size: 42,
      far: 0.4,
      towers: [[0.34, 190]],
    })
  }),
  'temple-sweetgum-ginkgo-autumn': opening('autumn', 2023, (s) => {
    paintMountains(s, { at: 0.3, height: 430, base: 640, haze: 0.2 })
    paintTemple(s, { x: 820, y: 720, size: 120, pagoda: 0 })
    paintSteps(s, {
      way: winding([820, 790], [820, 1010], 0),
      far: 70,
      near: 190,
      count: 14,
      bushes: 8,
    })
    paintTree(s, { x: 300, y: 960, height: 470, leaves: ['#e0b04a', '#d99a3a', '#ecc970'] })
    paintTree(s, { x: 1330, y: 970, height: 480, leaves: ['#b23a2b', '#c9552f', '#a8482b'] })
    paintFallenLeaves(s, { y: 880, count: 160 })
  }),
  'tianshu-pavilion-cloud-sea-dawn': opening('blue-dawn', 2024, (s) => {
    paintSummit(s, {
      at: 0.72,
      top: 520,
      size: 66,
      light: { at: [0.88, 0.4], kind: 'below' },
      peaks: [
        [0.08, 120],
        [0.24, 210],
        [0.45, 120],
      ],
    })
    paintGlow(s, [1210, 470], { radius: 150, alpha: 0.4, colour: '#ffe0a8' })
  }),
  'tingsong-cloud-rising-winter': figure('winter', 2104, (s) => {
    paintFar(s, { ridge: 400 })
    paintCloudSea(
      s,
      [
        [0.2, 190],
        [0.7, 280],
      ],
      { y: 520 },
    )
    for (const [x, h] of [
      [240, 300],
      [520, 240],
      [1180, 330],
      [1420, 260],
      [860, 200],
    ] as const) {
      paintPine(s, { x, y: 1010, height: h, lean: 0.12, boughs: 6 })
    }
    paintMist(s, { y: 900, depth: 70, density: 0.9 })
  }),
  'old-trail-stone-spring': figure('spring', 2107, (s) => {
    paintMountains(s, { at: 0.34, height: 380, base: 640, haze: 0.2 })
    paintMassif(s, { x: 1100, base: 1080, height: 300, width: 900, folds: 9, hue: 0.8, trees: 4 })
    paintTablet(s, { x: 1120, y: 960, size: 250 })
    paintMassif(s, { x: 300, base: 1100, height: 330, width: 560, folds: 8, hue: 0.85, trees: 3 })
    paintSteps(s, { way: winding([420, 790], [260, 1010], 50), far: 24, near: 130, count: 22 })
  }),
  'temple-path-bench-pine-shade': figure('summer', 2109, (s) => {
    paintForest(s, 'pine', { clearing: 0.3, gap: 0.22 })
    paintPath(s, { way: (t) => [480 - 200 * t, 700 + 320 * t], far: 60, near: 330 })
    paintBench(s, { x: 1060, y: 900, size: 300 })
  }),
  'three-fold-falls-rock-ledges': figure('day', 2112, (s) => {
    paintFallsTiers(s, 3)
  }),
  'empty-boats-pier-summer-night': figure('night', 2115, (s) => {
    paintLakeView(s, { islet: 0.78 })
    paintJetty(s, { from: [420, 640], to: [1100, 960], width: 70 })
    for (const [x, y] of [
      [1150, 830],
      [1300, 760],
      [1330, 900],
    ] as const)
      paintBoat(s, { x, y, size: 230, bow: -1, hasAwning: false })
  }),
  'paddy-stream-trees-summer-night': figure('night', 2116, (s) => {
    paintFar(s, { ridge: 380 })
    paintMassif(s, { x: 400, base: 640, height: 260, width: 600, haze: 0.25 })
    paintPaddies(s, 640)
    paintPath(s, { way: (t) => [760 - 300 * t, 640 + 380 * t], far: 12, near: 120, isPaved: false })
    for (const [x, h] of [
      [980, 300],
      [1180, 380],
      [1420, 340],
    ] as const)
      paintTree(s, { x, y: 720, height: h })
    paintFireflies(s, [860, 420, 1540, 820], 110)
  }),
  'serow-ridge-silhouette-dawn': figure('dawn', 2120, (s) => {
    paintFar(s, { ridge: 560, light: { at: [0.3, 0.42], kind: 'below' } })
    paintMist(s, { y: 760, depth: 90, density: 1 })
    const ridge = paintMassif(s, {
      x: 1150,
      base: 1080,
      height: 380,
      width: 760,
      folds: 8,
      sharpness: 2.2,
      hue: 0.1,
    })
    paintPine(s, { x: 1240, y: ridge(1240) + 16, height: 420, lean: -0.34, boughs: 8 })
    paintSerow(s, { x: 900, y: ridge(930) + 16, size: 150 })
  }),
  'tianshu-steps-autumn-morning': figure('autumn', 2121, (s) => {
    paintFar(s, { ridge: 440 })
    paintMist(s, { y: 620, depth: 80, density: 1 })
    paintMassif(s, {
      x: 860,
      base: 1120,
      height: 640,
      width: 760,
      folds: 10,
      sharpness: 2,
      hue: 0.2,
    })
    paintPavilion(s, { x: 840, y: 500, width: 110 })
    paintSteps(s, { way: winding([840, 500], [700, 1010], 70), far: 50, near: 170, bushes: 12 })
  }),
  'village-old-school-autumn': figure('autumn', 2122, (s) => {
    paintMountains(s, { at: 0.7, height: 340, base: 520, haze: 0.35 })
    paintMist(s, { y: 600, depth: 50, density: 0.9 })
    for (const [x, w, gable] of [
      [380, 470, -1],
      [1230, 470, 1],
      [805, 560, 1],
    ] as const)
      paintHouse(s, { x, y: 800, width: w, height: w * 0.42, gable })
    paintYard(s, 798)
    paintTree(s, {
      x: 470,
      y: 930,
      height: 520,
      leaves: ['#2f7563', '#4d8f6c', '#d9a83a'],
      density: 30,
    })
  }),
  'ginkgo-leaves-temple-steps': figure('autumn', 2123, (s) => {
    paintFar(s, { ridge: 260 })
    paintHall(s, { x: 800, y: 620, width: 620, bays: 8 })
    paintSteps(s, { way: (t) => [800, 640 + 370 * t], far: 330, near: 620, count: 14, bushes: 0 })
    paintFallenLeaves(s, { y: 650, count: 700, colours: ['#e0b04a', '#d99a3a', '#ecc970'] })
    paintBroom(s, { x: 1330, y: 880, size: 420 })
  }),
  'upper-station-cloud-window-morning': figure('golden-dawn', 2124, (s) => {
    paintFar(s, { ridge: 420 })
    paintCloudSea(
      s,
      [
        [0.24, 190],
        [0.52, 260],
        [0.82, 200],
      ],
      { y: 560 },
    )
    paintWindowFrame(s, { panes: 3 })
  }),
}
