import { paintTuft } from '../motifs/tuft.ts'
import { paintBalustrade } from '../motifs/balustrade.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBench } from '../motifs/bench.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintFallenLeaves } from '../motifs/fallen-leaves.ts'
import { paintFallsTiers } from '../motifs/falls-tiers.ts'
import { paintFlowers } from '../motifs/flowers.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintGorge } from '../motifs/gorge.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintJetty } from '../motifs/jetty.ts'
import { paintLedge } from '../motifs/ledge.ts'
import { paintLightShaft } from '../motifs/light-shaft.ts'
import { paintLotus } from '../motifs/lotus.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPath } from '../motifs/path.ts'
import { paintPeakShadow } from '../motifs/peak-shadow.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintPines } from '../motifs/pines.ts'
import { paintRail } from '../motifs/rail.ts'
import { paintRainbow } from '../motifs/rainbow.ts'
import { paintSteps, winding } from '../motifs/steps.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintWillows } from '../motifs/willow-row.ts'
import { paintYard } from '../motifs/yard.ts'
import type { Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCliff, paintCliffPine } from '../scenes/cliff.ts'
import { paintCloudSea } from '../scenes/cloud-sea.ts'
import { paintCourtyard } from '../scenes/courtyard.ts'
import { opening, figure, weather } from '../scenes/finish.ts'
import { paintForest } from '../scenes/forest.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintLane } from '../scenes/lane.ts'
import { paintPaddies, paintFireflies } from '../scenes/paddies.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintJar } from '../still/jar.ts'
import { paintGuest } from '../still/guest.ts'
import { CINNABAR } from '../still/stops.ts'

/** The covers of routes through the area, and the pictures in their articles. */
export const STRATEGIES: Paintings = {
  'cable-car-peak-clear-morning': opening('day', 4001, (s) => {
    const peak = paintMountains(s, { at: 0.76, height: 620, width: 500, base: 860 })
    paintMassif(s, { x: 420, base: 1090, height: 330, width: 760, folds: 12, hue: 0.85, trees: 8 })
    paintPines(
      s,
      [
        [120, 960],
        [260, 920],
        [700, 960],
        [880, 1080],
        [1060, 1100],
      ],
      180,
    )
    paintHall(s, { x: 1200, y: peak(1200) + 10, width: 32 })
    paintCable(s, {
      from: [-30, 760],
      to: [1190, peak(1200) - 6],
      sag: 90,
      cabins: 4,
      size: 62,
      far: 0.36,
      towers: [[0.5, 220]],
    })
  }),
  'temple-pagoda-mist-dawn': opening('golden-dawn', 4002, (s) => {
    paintMountains(s, {
      at: 0.26,
      height: 380,
      base: 600,
      haze: 0.34,
      light: { at: [0.86, 0.24], radius: 40, kind: 'veiled' },
    })
    for (const [x, y, w] of [
      [1010, 540, 104],
      [790, 620, 128],
      [1180, 690, 118],
      [660, 760, 150],
      [980, 830, 176],
    ] as const) {
      paintHall(s, { x, y, width: w, tiers: y < 560 ? 2 : 1 })
      for (const side of [-1, 1])
        paintTuft(s, { x: x + side * w * s.random.between(1.2, 1.5), y: y + 4, size: w * s.random.between(0.2, 0.36), haze: 0.1 })
      paintMist(s, { y: y + 16, depth: 34, density: 0.9 })
    }
    // Only its upper three storeys are above the mist.
    s.context.save()
    s.context.beginPath()
    s.context.rect(0, 0, 1600, 810)
    s.context.clip()
    paintPagoda(s, { x: 360, y: 1020, width: 92 })
    s.context.restore()
    for (const y of [800, 810, 870, 950]) paintMist(s, { y, depth: 66, density: 1 })
  }),
  'lake-boardwalk-willow-spring': opening('spring', 4003, (s) => {
    paintLakeView(s, {
      shore: 500,
      peaks: [
        [0.3, 240],
        [0.7, 200],
      ],
    })
    paintWillows(s, [1040, 1500], { y: 640, height: 360, count: 4 })
    paintBank(s, { x: 1300, y: 660, width: 700, height: 40, rocks: 6 })
    paintJetty(s, { from: [1060, 640], to: [260, 1060], width: 210 })
    paintRail(s, {
      points: [
        [1020, 640],
        [860, 700],
        [640, 790],
        [330, 930],
        [-60, 1090],
      ],
      height: 130,
    })
  }),
  'cliff-boardwalk-pine-noon': opening('day', 4004, (s) => {
    paintFar(s, { ridge: 480 })
    paintMassif(s, { x: 300, base: 860, height: 420, width: 460, haze: 0.32, sharpness: 1.2 })
    for (const y of [780, 880]) paintMist(s, { y, depth: 70, density: 1 })
    paintCliff(s, { from: 820, to: 1740, top: 80, foot: 1140, columns: 8, pines: 1, bare: 0.4 })
    paintPine(s, { x: 780, y: 600, height: 380, lean: -0.5, boughs: 8 })
    paintLedge(s, { from: [780, 600], to: [1180, 1010] })
  }),
  'tea-terraces-farmhouse-spring-mist': opening('spring', 4005, (s) => {
    paintMountains(s, { at: 0.24, height: 300, base: 500, haze: 0.35 })
    paintTeaHill(s, { crest: 0.62, houses: 4, trees: 2, far: 500, near: 740, mist: 0.9 })
    paintFlowers(
      s,
      { x: 800, y: 980, width: 1600, height: 60, count: 90 },
      { colour: '#cfe3c4', size: 6 },
    )
  }),
  'cloud-sea-four-peaks-dawn': opening('golden-dawn', 4006, (s) => {
    paintFar(s, { ridge: 460, light: { at: [0.72, 0.4], kind: 'below' } })
    paintCloudSea(
      s,
      [
        [0.12, 200],
        [0.34, 340],
        [0.62, 240],
        [0.84, 180],
      ],
      { y: 610, hue: 0.02 },
    )
  }),
  'covered-boat-islet-summer': opening('summer', 4007, (s) => {
    paintLakeView(s, {
      islet: 0.72,
      peaks: [
        [0.3, 340],
        [0.92, 240],
      ],
    })
    paintBoat(s, { x: 700, y: 760, size: 300 })
    paintWillows(s, [60, 240], { y: 1000, height: 640, count: 2 })
  }),
  'stream-gorge-path-summer': opening('summer', 4008, (s) => {
    paintFar(s, { ridge: 260 })
    paintGorge(s)
  }),
  'fireflies-rice-field-night': opening('night', 4009, (s) => {
    paintFar(s, { ridge: 400, light: { at: [0.84, 0.18], radius: 34 } })
    paintMassif(s, { x: 1200, base: 620, height: 240, width: 640, haze: 0.25 })
    paintVillage(s, { from: 900, to: 1560, y: 620, rows: 2, size: 66 })
    paintPaddies(s, 628)
    paintFireflies(s, [40, 620, 1500, 980], 170)
  }),
  'stone-stairway-forest-autumn': opening('autumn', 4010, (s) => {
    paintForest(s, 'broad', { clearing: 0.52, gap: 0.12, floor: 680 })
    paintGlow(s, [832, 330], { radius: 300, alpha: 0.7, colour: '#fff3d0' })
    paintSteps(s, {
      way: (t) => [832 - 30 * t, 420 + 590 * t ** 1.3],
      far: 26,
      near: 300,
      count: 50,
      bushes: 14,
    })
    paintFallenLeaves(s, { y: 760, count: 260 })
    paintGuest(s, { x: 840, y: 800, size: 300, pose: 'standing', robe: CINNABAR, hat: true, basket: true })
  }),
  'village-lane-water-channel-afternoon': opening('day', 4011, (s) => {
    paintLane(s, { end: 0.64 })
  }),
  'lone-pine-granite-snow': opening('snow', 4012, (s) => {
    paintFar(s, { ridge: 520 })
    paintMist(s, { y: 760, depth: 90, density: 1 })
    paintCliff(s, { from: -120, to: 620, top: 380, foot: 1140, columns: 6, pines: 0 })
    paintCliffPine(s, { x: 480, y: 640, height: 500, lean: 0.85, boughs: 10, bend: 1.4 })
    weather(s, 0.6)
  }),
  'view-down-from-pavilion-morning': figure('day', 4101, (s) => {
    paintFar(s, { ridge: 220 })
    paintMassif(s, { x: 560, base: 560, height: 210, width: 520, haze: 0.5 })
    paintMassif(s, { x: 1240, base: 680, height: 330, width: 620, haze: 0.34, sharpness: 1.3 })
    paintMist(s, { y: 590, depth: 70, density: 1 })
    paintMassif(s, { x: 220, base: 900, height: 330, width: 900, folds: 13, hue: 0.75, trees: 5 })
    paintPines(
      s,
      [
        [70, 700],
        [210, 660],
        [350, 690],
        [470, 760],
      ],
      150,
    )
    paintMist(s, { y: 800, depth: 60, density: 0.9 })
    paintMassif(s, { x: 1340, base: 1060, height: 300, width: 900, folds: 13, hue: 0.85, trees: 6 })
    paintPines(
      s,
      [
        [1130, 850],
        [1270, 800],
        [1420, 790],
        [1540, 830],
      ],
      170,
    )
    paintCable(s, { from: [1660, 300], to: [420, 760], sag: 50, cabins: 3, size: 40 })
    paintBalustrade(s, 880)
  }),
  'low-railing-lotus-deck': figure('summer', 4103, (s) => {
    paintLakeView(s, { islet: 0.7 })
    paintLotus(s, { x: 1050, y: 700, width: 1000, height: 200, count: 80 }, 7)
    paintJetty(s, { from: [-60, 820], to: [1660, 1040], width: 170 })
    paintRail(s, {
      points: [
        [20, 850],
        [240, 880],
        [460, 905],
      ],
      height: 150,
    })
    paintRail(s, {
      points: [
        [980, 960],
        [1240, 985],
        [1560, 1010],
      ],
      height: 150,
    })
  }),
  'bench-platform-opposite-peak': figure('day', 4104, (s) => {
    paintFar(s, { ridge: 420 })
    paintCliff(s, { from: -120, to: 1720, top: 150, foot: 840, columns: 15, haze: 0.28, pines: 3 })
    for (const y of [700, 800]) paintMist(s, { y, depth: 80, density: 1 })
    paintYard(s, 850)
    for (const x of [360, 820, 1280]) paintBench(s, { x, y: 950, size: 300 })
    paintPine(s, { x: 40, y: 1040, height: 780, lean: 0.22, boughs: 9 })
  }),
  'village-from-tea-hill-morning': figure('spring', 4105, (s) => {
    paintMountains(s, { at: 0.6, height: 320, base: 480, haze: 0.35 })
    paintVillage(s, { from: 360, to: 1180, y: 600, rows: 3, size: 62 })
    for (const y of [520, 620]) paintMist(s, { y, depth: 34, density: 0.8 })
    paintTeaHill(s, { crest: 0.2, houses: 0, trees: 1, far: 640, near: 760, mist: 0 })
  }),
  'peak-shadow-on-clouds-sunrise': figure('golden-dawn', 4106, (s) => {
    paintFar(s, { ridge: 400 })
    paintCloudSea(
      s,
      [
        [0.14, 160],
        [0.86, 190],
      ],
      { y: 560 },
    )
    paintPeakShadow(s, { x: 800, y: 600 })
  }),
  'falls-middle-tier-rainbow': figure('summer', 4108, (s) => {
    paintFallsTiers(s, 2, 1.4)
    paintRainbow(s, { x: 800, y: 900, radius: 420 })
    paintRail(s, {
      points: [
        [220, 960],
        [520, 985],
        [820, 1000],
        [1180, 1000],
        [1440, 985],
      ],
      height: 130,
    })
  }),
  'camphor-tree-summer-night': figure('night', 4109, (s) => {
    paintFar(s, { ridge: 430 })
    paintPaddies(s, 690)
    paintPath(s, {
      way: (t) => [920 - 420 * t, 740 + 270 * t],
      far: 14,
      near: 120,
      haze: 0.5,
      isPaved: false,
    })
    for (const x of [930, 960, 990]) paintTree(s, { x, y: 770, height: 600, density: 26 })
    paintFireflies(s, [620, 480, 1280, 800], 70)
  }),
  'stone-gate-granite-cleft': figure('day', 4110, (s) => {
    paintFar(s, { ridge: 500 })
    paintMist(s, { y: 700, depth: 90, density: 1 })
    paintSteps(s, { way: winding([800, 430], [790, 1010], 30), far: 24, near: 190, bushes: 4 })
    paintCliff(s, { from: -60, to: 690, top: -40, foot: 1160, columns: 3, pines: 1, bare: 0.4 })
    paintCliff(s, { from: 910, to: 1660, top: -60, foot: 1160, columns: 3, pines: 1, bare: 0.4 })
  }),
  'courtyard-osmanthus-light': figure('day', 4111, (s) => {
    paintCourtyard(s, { sky: 220 })
    paintLightShaft(s, { x: 700, y: 880 })
    paintJar(s, { x: 560, y: 890, size: 130 })
    paintTree(s, {
      x: 1080,
      y: 900,
      height: 560,
      leaves: ['#2f7563', '#24604e', '#d9a83a'],
      density: 22,
    })
  }),
  'granite-texture-snow-peak': figure('snow', 4112, (s) => {
    paintFar(s, { ridge: 640 })
    paintMassif(s, {
      x: 820,
      base: 1120,
      height: 1000,
      width: 900,
      folds: 16,
      sharpness: 1.3,
      hue: 0.02,
      strokes: 2.4,
    })
    weather(s, 0.4)
  }),
}
