import { paintBellTower } from '../motifs/bell-tower.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBridge, paintBridgeheads } from '../motifs/bridge.ts'
import { paintDawnStrip } from '../motifs/dawn-strip.ts'
import { paintDuck } from '../motifs/duck.ts'
import { paintFloatingLamp } from '../motifs/floating-lamp.ts'
import { paintFlowerPot } from '../motifs/flower-pot.ts'
import { paintFlowers } from '../motifs/flowers.ts'
import { paintFootprints } from '../motifs/footprints.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintLanternRow } from '../motifs/lantern-row.ts'
import { paintLantern } from '../motifs/lantern.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPath } from '../motifs/path.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintRedWall } from '../motifs/red-wall.ts'
import { paintReeds } from '../motifs/reeds.ts'
import { paintSteps, winding } from '../motifs/steps.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintWater } from '../motifs/water.ts'
import type { Paintings } from '../painting.ts'
import { paintYard } from '../motifs/yard.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCliff } from '../scenes/cliff.ts'
import { paintCloudSea } from '../scenes/cloud-sea.ts'
import { opening, figure, weather } from '../scenes/finish.ts'
import { paintForest } from '../scenes/forest.ts'
import { paintFrame } from '../scenes/frame.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintLane } from '../scenes/lane.ts'
import { paintSummit } from '../scenes/summit.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintBasket } from '../still/basket.ts'
import { paintDryingRack } from '../still/drying-rack.ts'
import { paintGuest } from '../still/guest.ts'
import { AZURE, CINNABAR } from '../still/stops.ts'

/** The covers of activities, and the pictures in their articles. */
export const ACTIVITIES: Paintings = {
  'lake-full-moon-boats-night': opening('night', 3001, (s) => {
    paintLakeView(s, {
      light: { at: [0.36, 0.24], radius: 74 },
      peaks: [
        [0.14, 260],
        [0.76, 320],
      ],
      islet: 0.72,
    })
    for (const [x, y, size] of [
      [820, 700, 120],
      [1120, 820, 190],
      [380, 800, 150],
    ] as const)
      paintBoat(s, { x, y, size, bow: -1 })
  }),
  'temple-steps-chrysanthemum-autumn': opening('autumn', 3002, (s) => {
    paintMountains(s, { at: 0.26, height: 380, base: 600, haze: 0.3 })
    paintPagoda(s, { x: 560, y: 640, width: 50 })
    paintMist(s, { y: 600, depth: 60, density: 1 })
    paintRedWall(s, { x: 1600, y: 900, top: 360 })
    paintSteps(s, {
      way: winding([660, 620], [640, 1010], 0),
      far: 90,
      near: 330,
      count: 18,
      bushes: 0,
    })
    for (const [x, y, w] of [
      [330, 960, 150],
      [420, 830, 110],
      [480, 730, 80],
      [1010, 960, 150],
      [910, 830, 110],
      [850, 730, 80],
    ] as const)
      paintFlowerPot(s, { x, y, size: w })
  }),
  'drying-trays-rooftops-autumn': opening('autumn', 3003, (s) => {
    paintMountains(s, { at: 0.3, height: 300, base: 460, haze: 0.4 })
    paintVillage(s, { from: 60, to: 1540, y: 640, rows: 3, size: 120 })
    paintYard(s, 660)
    paintDryingRack(s, { x: 800, y: 880, rows: 2, colours: ['#b23a2b', '#e0b04a', '#d9782f'] })
  }),
  'peak-ridge-first-snow-morning': opening('snow', 3005, (s) => {
    paintFar(s, { ridge: 430 })
    paintMist(s, { y: 560, depth: 80, density: 1 })
    const ridge = paintMassif(s, {
      x: 1080,
      base: 1060,
      height: 620,
      width: 900,
      folds: 12,
      sharpness: 1.5,
      hue: 0.1,
    })
    paintPavilion(s, { x: 1080, y: ridge(1080) + 12, width: 52 })
    paintFootprints(s, [
      [330, 990],
      [520, 820],
      [760, 690],
      [980, 520],
    ])
    paintFrame(s, 'left', 'pine', 0.8)
  }),
  'bell-tower-winter-dusk': opening('violet-dusk', 3007, (s) => {
    paintMountains(s, { at: 0.2, height: 330, base: 640, haze: 0.3 })
    paintPagoda(s, { x: 430, y: 700, width: 26, haze: 0.3 })
    paintMist(s, { y: 700, depth: 60, density: 0.95 })
    paintMassif(s, { x: 1080, base: 1080, height: 260, width: 640, folds: 9, hue: 0.5, trees: 4 })
    paintBellTower(s, { x: 1050, y: 900, width: 190 })
    paintGlow(s, [1050, 620], { radius: 260, alpha: 0.5, colour: '#ffcf7a' })
    paintFrame(s, 'right', 'pine', 1)
  }),
  'pavilion-new-year-sunrise-snow': opening('snow', 3008, (s) => {
    paintSummit(s, {
      at: 0.3,
      light: { at: [0.7, 0.44], radius: 44, kind: 'red' },
      peaks: [
        [0.56, 170],
        [0.86, 230],
      ],
    })
    weather(s, 0.4)
  }),
  'mandarin-ducks-lake-winter': opening('winter', 3009, (s) => {
    paintLakeView(s, {
      shore: 480,
      peaks: [
        [0.3, 260],
        [0.8, 320],
      ],
    })
    paintMist(s, { y: 600, depth: 50, density: 0.9 })
    for (const [x, y, size] of [
      [640, 760, 96],
      [820, 800, 104],
      [420, 860, 112],
      [980, 700, 80],
      [1120, 730, 84],
    ] as const)
      paintDuck(s, { x, y, size, heading: -1 }, x % 4 === 0)
    paintReeds(s, { x: 1420, y: 1000, width: 420, height: 380, count: 60 })
    for (const x of [110, 240]) paintTree(s, { x, y: 960, height: 480, density: 1 })
  }),
  'village-lanterns-bridge-night': opening('night', 3010, (s) => {
    paintMountains(s, { at: 0.3, height: 340, base: 620 })
    paintVillage(s, { from: 760, to: 1580, y: 740, rows: 3, size: 108 })
    paintBridge(s, { x: 440, y: 760, width: 400 })
    paintBridgeheads(s, { x: 440, y: 760, width: 400 })
    paintLanternRow(
      s,
      [
        [160, 600],
        [720, 600],
      ],
      { count: 7, size: 15, sag: -70 },
    )
    paintLanternRow(
      s,
      [
        [780, 560],
        [1580, 560],
      ],
      { count: 10, size: 14, sag: 40 },
    )
    paintWater(s, { y: 758, reflection: 0.6 })
    for (let lamp = 0; lamp < 16; lamp++)
      paintFloatingLamp(
        s,
        [s.random.between(100, 1500), s.random.between(820, 970)],
        s.random.between(6, 12),
      )
  }),
  'west-ridge-wild-cherry-spring': opening('spring', 3011, (s) => {
    paintMountains(s, { at: 0.3, height: 360, base: 540, haze: 0.3 })
    paintTeaHill(s, { crest: 0.24, houses: 0, trees: 0, mist: 0.95, near: 760 })
    paintPath(s, {
      way: (t) => [1020 + 160 * Math.sin(t * 3) - 420 * t, 640 + 370 * t],
      far: 14,
      near: 130,
    })
    for (const [x, y, h] of [
      [1180, 800, 380],
      [1400, 900, 460],
      [760, 820, 330],
      [300, 960, 420],
    ] as const)
      paintTree(s, { x, y, height: h, leaves: ['#fbf4ee', '#f3dcd8', '#fffaf4'], density: 22 })
  }),
  'tea-basket-picking-spring-morning': opening('golden-dawn', 3012, (s) => {
    paintMountains(s, { at: 0.28, height: 300, base: 480, haze: 0.35 })
    paintTeaHill(s, { crest: 0.74, houses: 0, trees: 0, far: 560, near: 700 })
    paintBasket(s, { x: 870, y: 850, size: 130, filling: 'leaves' })
    paintGuest(s, { x: 1150, y: 860, size: 520, pose: 'stooping', robe: AZURE, hat: true, side: -1 })
    paintGuest(s, { x: 420, y: 740, size: 260, pose: 'standing', robe: CINNABAR, hat: true, basket: true })
  }),
  'painted-peak-from-village': figure('day', 3104, (s) => {
    paintMountains(s, { at: 0.5, height: 640, width: 620, base: 800, sharpness: 1.2 })
    paintVillage(s, { from: 60, to: 500, y: 830, rows: 2, size: 90 })
    paintWater(s, { y: 838, reflection: 0.45 })
    paintBridge(s, { x: 1240, y: 842, width: 200 })
    paintBridgeheads(s, { x: 1240, y: 842, width: 200 })
  }),
  'snow-steps-pine-trail': figure('snow', 3105, (s) => {
    paintForest(s, 'pine', { clearing: 0.5, gap: 0.16, floor: 720 })
    paintSteps(s, {
      way: winding([800, 560], [800, 1010], 50),
      far: 30,
      near: 260,
      count: 34,
      bushes: 16,
    })
    weather(s, 0.8)
  }),
  'summit-before-sunrise-blue-hour': figure('night', 3108, (s) => {
    paintFar(s, { ridge: 470 })
    paintDawnStrip(s, { y: 500, x: 1250 })
    paintCloudSea(
      s,
      [
        [0.3, 300],
        [0.7, 170],
        [0.9, 230],
      ],
      { y: 600 },
    )
  }),
  'paper-lanterns-channel-night': figure('night', 3110, (s) => {
    const spot = paintLane(s)
    for (const scale of [0.2, 0.28, 0.39, 0.54, 0.75, 1.04, 1.44])
      paintLantern(s, spot(330, 520, scale), 40 * scale)
  }),
  'kaiyang-ridge-pines-spring': figure('spring', 3111, (s) => {
    paintMountains(s, { at: 0.7, height: 360, base: 600, haze: 0.4 })
    paintMassif(s, { x: 1000, base: 800, height: 160, width: 700, folds: 10, hue: 0.9, haze: 0.2 })
    paintFlowers(
      s,
      { x: 1050, y: 740, width: 900, height: 110, count: 260 },
      { colour: '#fbeee8', size: 9, haze: 0.1 },
    )
    paintMist(s, { y: 800, depth: 60, density: 0.9 })
    paintCliff(s, { from: -60, to: 620, top: 520, foot: 1100, columns: 6, pines: 0 })
    for (const [x, y, h] of [
      [160, 600, 300],
      [360, 610, 360],
      [450, 650, 260],
    ] as const)
      paintPine(s, { x, y, height: h, lean: 0.3, boughs: 7 })
  }),
}
