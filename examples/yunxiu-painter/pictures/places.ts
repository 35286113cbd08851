import { paintCloudSea } from '../scenes/cloud-sea.ts'
import { paintReeds } from '../motifs/reeds.ts'
import { paintTuft } from '../motifs/tuft.ts'
import { paintAgainstLight } from '../motifs/silhouette.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBanner } from '../motifs/banner.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBoulders } from '../motifs/boulders.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintCrane, paintCranes } from '../motifs/crane.ts'
import { paintDawnStrip } from '../motifs/dawn-strip.ts'
import { paintFallenLeaves } from '../motifs/fallen-leaves.ts'
import { paintFallsTiers } from '../motifs/falls-tiers.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintGorge } from '../motifs/gorge.ts'
import { paintHut } from '../motifs/hut.ts'
import { paintJetty } from '../motifs/jetty.ts'
import { paintLedge } from '../motifs/ledge.ts'
import { paintLotus } from '../motifs/lotus.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintPines } from '../motifs/pines.ts'
import { paintSnowfall } from '../motifs/snowfall.ts'
import { paintSteps, winding } from '../motifs/steps.ts'
import { paintTablet } from '../motifs/tablet.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintWater } from '../motifs/water.ts'
import { paintYard } from '../motifs/yard.ts'
import type { Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCliff, paintCliffPine } from '../scenes/cliff.ts'
import { opening, figure, weather } from '../scenes/finish.ts'
import { paintForest } from '../scenes/forest.ts'
import { paintFrame } from '../scenes/frame.ts'
import { paintLakeView, paintIslet } from '../scenes/lake.ts'
import { paintLane } from '../scenes/lane.ts'
import { paintPorch } from '../scenes/porch.ts'
import { paintSummit } from '../scenes/summit.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintTemple } from '../scenes/temple.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintBasket } from '../still/basket.ts'
import { paintBell } from '../still/bell.ts'
import { paintBlackboard } from '../still/blackboard.ts'
import { paintBoots } from '../still/boots.ts'
import { paintBucket } from '../still/bucket.ts'
import { paintDryingRack } from '../still/drying-rack.ts'
import { paintHat } from '../still/hat.ts'
import { paintGraniteBlock } from '../still/granite-block.ts'
import { paintMasonTools } from '../still/mason-tools.ts'
import { paintRaincoat } from '../still/raincoat.ts'
import { paintSmoke } from '../still/smoke.ts'
import { paintGuest } from '../still/guest.ts'
import { AZURE, CINNABAR } from '../still/stops.ts'

/** Notices, culture, publicity and spots: the covers, and the pictures in their articles. */
export const PLACES: Paintings = {
  'cliff-path-railing-spring': opening('spring', 2501, (s) => {
    paintMountains(s, { at: 0.3, height: 420, base: 700, haze: 0.25 })
    paintMassif(s, {
      x: 300,
      base: 1040,
      height: 260,
      width: 560,
      folds: 11,
      hue: 0.95,
      haze: 0.1,
      trees: 4,
    })
    paintMist(s, { y: 860, depth: 60, density: 0.9 })
    paintCliff(s, { from: 900, to: 1720, top: 60, foot: 1120, columns: 7, pines: 2 })
    paintLedge(s, { from: [860, 560], to: [1240, 1000] })
  }),
  'ranger-hut-summer-forest': opening('summer', 2502, (s) => {
    paintForest(s, 'pine', { clearing: 0.55, gap: 0.26 })
    paintHut(s, { x: 880, y: 850, size: 300 })
    paintHat(s, { x: 560, y: 872, size: 90 })
  }),
  'songgu-stream-autumn-noon': opening('autumn', 2504, (s) => {
    paintMountains(s, { at: 0.64, height: 460, base: 600, haze: 0.12 })
    paintCable(s, { from: [560, 470], to: [1090, 190], sag: 40, cabins: 2, size: 18 })
    paintGorge(s, { path: false })
  }),
  'yuheng-trail-winter-afternoon': opening('winter', 2506, (s) => {
    paintMountains(s, { at: 0.7, height: 380, base: 600, haze: 0.35 })
    paintMassif(s, { x: 420, base: 1080, height: 520, width: 700, folds: 9, hue: 0.5 })
    paintMassif(s, { x: 1000, base: 1200, height: 540, width: 1500, folds: 16, hue: 0.6 })
    paintSteps(s, { way: winding([900, 700], [700, 1010], -150), far: 26, near: 180, bushes: 8 })
    for (const [x, y, h] of [
      [180, 900, 460],
      [420, 760, 300],
      [1180, 920, 480],
      [1420, 980, 520],
      [980, 780, 240],
    ] as const)
      paintTree(s, { x, y, height: h, density: 1 })
  }),
  'lakeside-pavilion-lamp-daybreak': opening('blue-dawn', 6001, (s) => {
    paintLakeView(s, {
      shore: 560,
      peaks: [
        [0.66, 420],
        [0.2, 240],
      ],
    })
    paintBank(s, { x: 300, y: 860, width: 700, height: 90, rocks: 6 })
    paintGlow(s, [330, 700], { radius: 240, alpha: 0.6, colour: '#ffcf7a' })
    paintPavilion(s, { x: 330, y: 800, width: 96 })
    paintPine(s, { x: 120, y: 830, height: 340, lean: 0.2, boughs: 7 })
  }),
  'granite-steps-mason-tools-noon': opening('day', 6002, (s) => {
    paintMountains(s, { at: 0.72, height: 330, base: 500, haze: 0.3 })
    paintMassif(s, { x: 120, base: 900, height: 500, width: 500, folds: 12, hue: 0.6, trees: 4 })
    paintMassif(s, { x: 1130, base: 880, height: 380, width: 640, folds: 14, hue: 0.6, trees: 4 })
    paintSteps(s, {
      way: winding([660, 500], [600, 812], 40),
      far: 22,
      near: 210,
      count: 34,
      bushes: 14,
    })
    paintYard(s, 810)
    for (const [x, y, size] of [
      [1380, 870, 120],
      [1130, 940, 190],
    ] as const)
      paintGraniteBlock(s, { x, y, size })
    paintMasonTools(s, { x: 1120, y: 852, size: 140 })
  }),
  'ranger-hut-ridge-snow-night': opening('snowy-night', 6003, (s) => {
    paintMountains(s, { at: 0.72, height: 380, base: 640 })
    const ridge = paintMassif(s, {
      x: 560,
      base: 1080,
      height: 420,
      width: 900,
      folds: 10,
      sharpness: 2,
      hue: 0.3,
    })
    paintHut(s, { x: 560, y: ridge(560) + 40, size: 170 })
    paintPines(
      s,
      [
        [300, 800],
        [820, 800],
        [960, 860],
      ],
      280,
    )
    paintSnowfall(s, 620)
  }),
  'tianshu-peak-first-light': opening('blue-dawn', 6004, (s) => {
    const peak = paintMountains(s, {
      at: 0.6,
      height: 700,
      width: 600,
      base: 840,
      sharpness: 1.15,
      ridge: 480,
      light: { at: [0.16, 0.46], kind: 'below' },
    })
    paintPavilion(s, { x: 960, y: peak(960) + 6, width: 16 })
    paintGlow(s, [960, peak(960)], { radius: 220, alpha: 0.5, colour: '#ffd9a0' })
    paintFrame(s, 'left', 'none', 0.8)
  }),
  'tea-terraces-mist-april-morning': opening('spring', 6005, (s) => {
    paintFar(s, { ridge: 330 })
    paintTeaHill(s, { crest: 0.3, houses: 0, trees: 1, far: 460, near: 680, mist: 0.95 })
    for (const y of [560, 660]) paintMist(s, { y, depth: 44, density: 0.9 })
    for (const [x, y, w] of [
      [1080, 800, 90],
      [1230, 830, 100],
    ] as const)
      paintBasket(s, { x, y, size: w, filling: 'leaves' })
    paintGuest(s, { x: 940, y: 840, size: 330, pose: 'stooping', robe: AZURE, hat: true })
    paintGuest(s, { x: 500, y: 760, size: 220, pose: 'stooping', robe: CINNABAR, hat: true, side: -1 })
  }),
  'stone-tablet-old-pine-autumn': opening('autumn', 6006, (s) => {
    paintMountains(s, { at: 0.24, height: 380, base: 640, haze: 0.25 })
    paintMassif(s, { x: 1100, base: 1080, height: 300, width: 800, folds: 9, hue: 0.8, trees: 3 })
    paintPine(s, { x: 1380, y: 900, height: 640, lean: -0.5, boughs: 10 })
    paintTablet(s, { x: 900, y: 945, size: 270 })
    paintFallenLeaves(s, { y: 890, count: 120, colours: ['#a8763a', '#8a5a34', '#c9924a'] })
  }),
  'temple-two-ridges-morning': opening('day', 5001, (s) => {
    paintMountains(s, { at: 0.42, height: 560, base: 640, width: 500 })
    paintMassif(s, { x: 150, base: 760, height: 440, width: 460, hue: 0.3, haze: 0.1 })
    paintMassif(s, { x: 1460, base: 760, height: 420, width: 460, hue: 0.35, haze: 0.1 })
    paintMist(s, { y: 640, depth: 60, density: 1 })
    for (const [x, top, width] of [
      [440, 740, 460],
      [1190, 740, 460],
      [800, 650, 520],
    ] as const)
      paintMassif(s, { x, base: 940, height: 940 - top, width, sharpness: 2.4, hue: 0.6, trees: 3 })
    paintMist(s, { y: 900, depth: 70, density: 1 })
    paintTemple(s, { x: 800, y: 740, size: 124, pagoda: 1 })
    paintSteps(s, { way: (t) => [800, 800 + 220 * t], far: 76, near: 230, count: 15 })
    paintGuest(s, { x: 770, y: 945, size: 104, pose: 'standing', robe: CINNABAR, hat: true, basket: true })
    paintFrame(s, 'left', 'pine', 1.05)
    paintFrame(s, 'right', 'none', 0.8)
    paintPine(s, { x: 1470, y: 940, height: 250, lean: 0.28, boughs: 6, bend: 1.7 })
  }),
  'pagoda-crane-dusk': opening('dusk', 5002, (s) => {
    paintMountains(s, {
      at: 0.2,
      height: 250,
      base: 770,
      haze: 0.5,
      ridge: 600,
      company: 1,
      light: { at: [0.34, 0.55], radius: 52, kind: 'veiled' },
    })
    for (const y of [760, 840]) paintMist(s, { y, depth: 60, density: 0.9 })
    paintMassif(s, { x: 1090, base: 1100, height: 230, width: 760, folds: 10, hue: 0.5, trees: 5 })
    paintPines(
      s,
      [
        [820, 930],
        [1290, 985],
      ],
      250,
    )
    paintPagoda(s, { x: 1090, y: 930, width: 122 })
    paintCrane(s, { x: 800, y: 300, size: 70, beat: 0.15, climb: 0.1 })
    for (let tree = 0; tree < 7; tree++)
      paintTuft(s, { x: 900 + tree * 62 + s.random.between(-20, 20), y: 950 + s.random.between(-6, 26), size: s.random.between(34, 58) })
  }),
  'waterfall-three-tiers-summer': opening('summer', 5003, (s) => {
    paintFallsTiers(s, 3)
    paintFrame(s, 'right', 'tree', 0.8)
  }),
  'lake-islet-lotus-noon': opening('summer', 5004, (s) => {
    paintLakeView(s, {
      islet: 0.52,
      peaks: [
        [0.16, 280],
        [0.86, 330],
      ],
    })
    paintLotus(s, { x: 460, y: 790, width: 1000, height: 200, count: 110 }, 11)
    paintBoat(s, { x: 1180, y: 720, size: 90, bow: -1 })
  }),
  'village-white-walls-spring-rain': opening('rain', 5005, (s) => {
    paintLane(s, { channel: false, end: 0.46 })
    weather(s, 1.1)
  }),
  'stone-arch-bridge-reflection-dawn': opening('blue-dawn', 5006, (s) => {
    paintMountains(s, {
      at: 0.72,
      height: 300,
      base: 560,
      haze: 0.36,
      light: { at: [0.3, 0.4], kind: 'below' },
    })
    paintBank(s, { x: 180, y: 664, width: 640, height: 60, rocks: 7 })
    paintBank(s, { x: 1450, y: 662, width: 560, height: 50, rocks: 6 })
    paintPines(s, [[150, 640]], 300)
    for (const [x, size] of [
      [60, 70],
      [300, 54],
      [1400, 60],
      [1500, 84],
      [1570, 66],
    ] as const)
      paintTuft(s, { x, y: 650, size })
    paintBridge(s, { x: 800, y: 650, width: 600 })
    paintGuest(s, { x: 930, y: 452, size: 108, pose: 'standing', robe: CINNABAR, hat: true, basket: true })
    paintWater(s, { y: 652, reflection: 0.78, ripples: 0.5 })
  }),
  'pavilion-sunrise-cloud-sea-autumn': opening('golden-dawn', 5007, (s) => {
    // Against the light: a wide sun just out of the clouds, and the stone pavilion in front of it.
    paintFar(s, { ridge: 520, light: { at: [0.45, 0.515], radius: 150, kind: 'gold' } })
    paintCloudSea(
      s,
      [
        [0.1, 150],
        [0.74, 110],
        [0.93, 190],
      ],
      { y: 570 },
    )
    paintMassif(s, { x: 690, base: 1080, height: 352, width: 700, folds: 11, sharpness: 3.6, hue: 0.08, trees: 2 })
    paintAgainstLight(s, { colour: '#2b2a33', alpha: 0.62 }, (dark) => {
      paintBank(dark, { x: 690, y: 766, width: 172, height: 50, rocks: 5, hue: 0.2 })
      paintPine(dark, { x: 548, y: 790, height: 210, lean: -0.3, boughs: 6, bend: 1.5 })
      paintPavilion(dark, { x: 650, y: 742, width: 82 })
      paintGuest(dark, { x: 772, y: 752, size: 84, pose: 'standing', robe: AZURE, side: -1 })
      paintGuest(dark, { x: 808, y: 756, size: 78, pose: 'standing', robe: CINNABAR, hat: true, side: -1 })
    })
    paintMist(s, { y: 985, depth: 56, density: 0.95 })
  }),
  'tea-terraces-contours-dusk': opening('afterglow', 5008, (s) => {
    paintFar(s, { ridge: 420, light: { at: [0.2, 0.34], kind: 'below' } })
    paintTeaHill(s, { crest: 0.52, houses: 1, trees: 1, far: 440, near: 760, mist: 0.3 })
    paintGlow(s, [838, 428], { radius: 150, alpha: 0.5, colour: '#ffcf7a' })
    paintSmoke(s, { x: 870, y: 380, height: 190 })
    paintGuest(s, { x: 1180, y: 900, size: 250, pose: 'standing', robe: AZURE, hat: true, basket: true, side: -1 })
  }),
  'old-pine-cliff-wind-autumn': opening('autumn', 5009, (s) => {
    paintFar(s, { ridge: 560 })
    paintMassif(s, {
      x: 260,
      base: 860,
      height: 380,
      width: 430,
      haze: 0.38,
      sharpness: 1.2,
      fade: 0.62,
    })
    for (const y of [760, 830, 930]) paintMist(s, { y, depth: 70, density: 1 })
    paintCliff(s, { from: 1080, to: 1720, top: 330, foot: 1120, columns: 5, pines: 0 })
    paintCliffPine(s, { x: 1180, y: 560, height: 440, lean: -0.95, boughs: 10, bend: 1.5 })
    paintFallenLeaves(s, { y: 300, count: 40 })
  }),
  'stone-steps-moss-rain': opening('rain', 5010, (s) => {
    paintForest(s, 'broad', { clearing: 0.48, gap: 0.2, floor: 700 })
    paintSteps(s, {
      way: winding([840, 560], [700, 1010], 110),
      far: 34,
      near: 270,
      count: 30,
      bushes: 34,
    })
    paintGuest(s, { x: 800, y: 850, size: 310, pose: 'standing', robe: AZURE, hat: true, basket: true })
    weather(s, 1.1)
  }),
  'temple-hall-pagoda-morning': opening('day', 7001, (s) => {
    paintMountains(s, { at: 0.44, height: 560, base: 700, width: 620 })
    paintTemple(s, { x: 660, y: 700, size: 128, pagoda: 0 })
    paintPagoda(s, { x: 1230, y: 720, width: 44 })
    paintMist(s, { y: 716, depth: 36, density: 0.95 })
    paintSteps(s, { way: (t) => [660, 770 + 240 * t], far: 64, near: 210, count: 16, bushes: 6 })
    paintGuest(s, { x: 705, y: 950, size: 112, pose: 'standing', robe: AZURE })
    paintFrame(s, 'right', 'pine', 0.9)
  }),
  'waterfall-pool-mist-noon': opening('summer', 7002, (s) => {
    paintFallsTiers(s, 1, 1.7)
    paintFrame(s, 'left', 'none', 0.8)
  }),
  'lake-boat-cranes-dusk': opening('dusk', 7003, (s) => {
    paintLakeView(s, {
      peaks: [
        [0.82, 380],
        [0.2, 200],
      ],
      light: { at: [0.47, 0.36], radius: 50, kind: 'gold' },
    })
    paintReeds(s, { x: 1500, y: 1010, width: 420, height: 330, count: 60 })
    paintBoat(s, { x: 640, y: 840, size: 280 })
    paintCrane(s, { x: 1040, y: 240, size: 54, beat: 0.1, climb: 0.1 })
    paintCrane(s, { x: 930, y: 300, size: 44, beat: 0.8 })
  }),
  'village-roofs-smoke-autumn': opening('autumn', 7004, (s) => {
    paintMountains(s, { at: 0.62, height: 380, base: 540, haze: 0.2 })
    paintVillage(s, { from: 40, to: 1560, y: 780, rows: 4, size: 122 })
    for (const x of [360, 820, 1220]) paintSmoke(s, { x, y: 590, height: 260 })
    paintYard(s, 800)
    paintDryingRack(s, { x: 800, y: 900, rows: 1, colours: ['#d9782f', '#b23a2b', '#e0b04a'] })
  }),
  'main-peak-granite-clear-day': opening('day', 7005, (s) => {
    const peak = paintMountains(s, {
      at: 0.5,
      height: 720,
      width: 560,
      base: 900,
      sharpness: 1.1,
      hue: 0,
      ridge: 520,
    })
    paintPavilion(s, { x: 800, y: peak(800) + 6, width: 18 })
    for (const y of [740, 830]) paintMist(s, { y, depth: 60, density: 1 })
    paintCranes(s, { x: 420, y: 280, size: 24 }, 3)
  }),
  'tea-rows-house-summer-morning': opening('summer', 7006, (s) => {
    paintMountains(s, { at: 0.76, height: 280, base: 500, haze: 0.4 })
    paintTeaHill(s, { crest: 0.36, houses: 1, trees: 2, near: 700, mist: 0.9 })
    paintMist(s, { y: 540, depth: 36, density: 0.8 })
  }),
  'four-peaks-over-lake-clear-autumn': opening('autumn', 7100, (s) => {
    paintLakeView(s, {
      shore: 620,
      peaks: [
        [0.12, 330],
        [0.34, 470],
        [0.6, 400],
        [0.84, 350],
      ],
      haze: 0.08,
    })
    for (const [x, h] of [
      [90, 420],
      [1500, 460],
      [1360, 340],
    ] as const)
      paintTree(s, { x, y: 1000, height: h })
    paintBoat(s, { x: 720, y: 800, size: 110 })
  }),
  'south-gate-forecourt-banner-mist': figure('dawn', 6104, (s) => {
    paintMountains(s, { at: 0.5, height: 380, base: 600, haze: 0.4 })
    paintYard(s, 700)
    paintGate(s, { x: 800, y: 730, width: 300 })
    paintMist(s, { y: 740, depth: 60, density: 0.85 })
    paintBanner(s, { x: 330, y: 900, height: 560 })
  }),
  'lake-pier-blackboard-water-sample': figure('dawn', 6102, (s) => {
    paintLakeView(s, { islet: 0.6 })
    paintMist(s, { y: 640, depth: 46, density: 0.9 })
    paintJetty(s, { from: [860, 650], to: [620, 1080], width: 420 })
    paintBlackboard(s, { x: 730, y: 830, size: 170 })
    paintBucket(s, { x: 660, y: 960, size: 62 })
  }),
  'ranger-hut-eaves-raincoat-bell': figure('rain', 6103, (s) => {
    paintPorch(s)
    paintRaincoat(s, { x: 560, y: 330, size: 380 })
    paintBell(s, { x: 1000, y: 360, size: 90 })
    paintBoots(s, { x: 880, y: 900, size: 170 })
    weather(s, 0.5)
  }),
  'green-pool-fallen-boulder': figure('summer', 5103, (s) => {
    paintFallsTiers(s, 1, 1.2)
    paintBoulders(s, [
      [240, 940, 170],
      [470, 980, 130],
      [1340, 960, 180],
      [1120, 1000, 120],
      [800, 880, 120],
    ])
  }),
  'islet-pavilion-bamboo-mist': figure('blue-dawn', 5104, (s) => {
    paintFar(s, { ridge: 400 })
    paintMist(s, { y: 560, depth: 90, density: 1 })
    paintIslet(s, { x: 800, y: 640, size: 2.1 })
    paintWater(s, { y: 634, reflection: 0.6 })
    paintMist(s, { y: 650, depth: 34, density: 0.6 })
  }),
  'tea-drying-lane-april': figure('spring', 5105, (s) => {
    paintMountains(s, { at: 0.3, height: 340, base: 520, haze: 0.3 })
    paintVillage(s, { from: 60, to: 1540, y: 640, rows: 2, size: 130 })
    paintYard(s, 660)
    paintDryingRack(s, { x: 800, y: 880, rows: 2, colours: ['#5f8f5a', '#7ba86a', '#4d7f52'] })
  }),
  'stone-pavilion-stars-before-dawn': figure('night', 5107, (s) => {
    paintSummit(s, {
      at: 0.6,
      size: 110,
      peaks: [
        [0.14, 140],
        [0.34, 200],
      ],
    })
    paintDawnStrip(s, { y: 540, x: 300 })
  }),
}
