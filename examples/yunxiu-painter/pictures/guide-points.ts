import { AZURE } from '../still/stops.ts'
import { paintGuest } from '../still/guest.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintBellTower } from '../motifs/bell-tower.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBus } from '../motifs/bus.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintFallenLeaves } from '../motifs/fallen-leaves.ts'
import { paintFallsTiers } from '../motifs/falls-tiers.ts'
import { paintFarBirds } from '../motifs/far-birds.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintJetty } from '../motifs/jetty.ts'
import { paintLantern } from '../motifs/lantern.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintNiches } from '../motifs/niches.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPath } from '../motifs/path.ts'
import { paintPines } from '../motifs/pines.ts'
import { paintRail } from '../motifs/rail.ts'
import { paintSteps, winding } from '../motifs/steps.ts'
import { paintStreamlet } from '../motifs/streamlet.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintWaterSteps } from '../motifs/water-steps.ts'
import { paintYard } from '../motifs/yard.ts'
import type { Paintings } from '../painting.ts'
import { paintAerialIslet } from '../scenes/aerial.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCliff, paintCliffPine } from '../scenes/cliff.ts'
import { small } from '../scenes/finish.ts'
import { paintForest } from '../scenes/forest.ts'
import { paintFrame } from '../scenes/frame.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintLane } from '../scenes/lane.ts'
import { paintSummit } from '../scenes/summit.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintBasket } from '../still/basket.ts'
import { paintSteam } from '../still/steam.ts'
import { paintStove } from '../still/stove.ts'

/** The pictures beside the points of the guide map. */
export const GUIDE_POINTS: Paintings = {
  'temple-forecourt-ginkgo-november': small('autumn', 8001, (s) => {
    paintFar(s, { ridge: 260 })
    paintMassif(s, { x: 220, base: 700, height: 480, width: 460, hue: 0.3, haze: 0.12 })
    paintMassif(s, { x: 1400, base: 700, height: 440, width: 460, hue: 0.4, haze: 0.12 })
    paintMist(s, { y: 640, depth: 50, density: 1 })
    paintHall(s, { x: 800, y: 780, width: 330, tiers: 2, bays: 8 })
    paintYard(s, 780)
    paintTree(s, {
      x: 1180,
      y: 930,
      height: 600,
      leaves: ['#e0b04a', '#d99a3a', '#ecc970'],
      density: 24,
    })
    paintFallenLeaves(s, { y: 850, count: 200, colours: ['#e0b04a', '#d99a3a', '#ecc970'] })
  }),
  'village-square-channel-evening-lamps': small('afterglow', 8002, (s) => {
    paintMountains(s, { at: 0.3, height: 300, base: 520, haze: 0.35 })
    paintVillage(s, { from: 40, to: 1560, y: 700, rows: 2, size: 190 })
    paintYard(s, 700)
    paintStreamlet(
      s,
      [
        [500, 700],
        [420, 1010],
      ],
      130,
    )
    for (const x of [320, 760, 1180])
      paintGlow(s, [x, 600], { radius: 120, alpha: 0.6, colour: '#ffcf7a' })
  }),
  'pagoda-brick-niches-close-morning': small('dawn', 8003, (s) => {
    paintFar(s, { ridge: 600 })
    paintPagoda(s, { x: 820, y: 1240, width: 330, storeys: 6 })
    paintNiches(s, { x: 820, y: 1240, width: 330 })
  }),
  'falls-curtain-platform-spring-melt': small('spring', 8004, (s) => {
    paintFallsTiers(s, 1, 3.6)
    paintRail(s, {
      points: [
        [-20, 980],
        [320, 1000],
        [700, 1010],
        [1100, 1010],
        [1620, 990],
      ],
      height: 150,
    })
  }),
  'islet-aerial-bamboo-boat-wake': small('summer', 8006, (s) => {
    paintAerialIslet(s)
  }),
  'rock-gate-iron-chain-wind-clouds': small('rain', 8010, (s) => {
    paintFar(s, { ridge: 560 })
    for (const y of [560, 680]) paintMist(s, { y, depth: 90, density: 1 })
    const way = winding([830, 460], [760, 1010], 40)
    paintSteps(s, { way, far: 26, near: 210, bushes: 0 })
    paintRail(s, {
      points: [0.05, 0.3, 0.55, 0.8, 1].map((t) => [way(t)[0] + 30 + 190 * t ** 1.4, way(t)[1]]),
      height: 170,
      kind: 'chain',
    })
    paintCliff(s, { from: -80, to: 680, top: -60, foot: 1160, columns: 2, pines: 0 })
    paintCliff(s, { from: 1060, to: 1720, top: -40, foot: 1160, columns: 2, pines: 1 })
  }),
  'pine-cliff-platform-late-light': small('dusk', 8011, (s) => {
    paintFar(s, { ridge: 500, light: { at: [0.84, 0.36], radius: 40, kind: 'gold' } })
    for (const y of [760, 880]) paintMist(s, { y, depth: 70, density: 0.95 })
    paintCliff(s, { from: -120, to: 520, top: 420, foot: 1140, columns: 5, pines: 0 })
    paintCliffPine(s, { x: 400, y: 620, height: 500, lean: 0.7, boughs: 10 })
  }),
  'terraces-stone-banks-after-rain': small('rain', 8012, (s) => {
    paintMountains(s, { at: 0.7, height: 280, base: 480, haze: 0.3 })
    paintTeaHill(s, { crest: 0.4, houses: 0, trees: 1, far: 470, near: 660 })
  }),
  'summit-pavilion-clouds-below-noon': small('day', 8018, (s) => {
    paintSummit(s, {
      at: 0.5,
      size: 100,
      peaks: [
        [0.1, 130],
        [0.9, 150],
      ],
      top: 560,
    })
  }),
  'fan-folded-cliff-autumn-haze': small('autumn', 8020, (s) => {
    paintFar(s, { ridge: 400 })
    for (const layer of [0, 1, 2]) {
      paintCliff(s, {
        from: 120 + layer * 250,
        to: 1000 + layer * 330,
        top: 200 + layer * 90,
        foot: 1000 + layer * 70,
        columns: 5,
        haze: 0.42 - layer * 0.2,
        pines: layer,
      })
      paintMist(s, { y: 820 + layer * 70, depth: 60, density: 0.9 })
    }
  }),
  'east-peak-summer-sunrise-ridge': small('blue-dawn', 8021, (s) => {
    paintMountains(s, {
      at: 0.68,
      height: 600,
      width: 420,
      base: 880,
      sharpness: 1.1,
      company: 1,
      light: { at: [0.3, 0.34], radius: 46, kind: 'below' },
    })
    paintFrame(s, 'left', 'none', 0.9)
  }),
  'west-peak-scrub-pines-winter-sun': small('winter', 8022, (s) => {
    paintFar(s, { ridge: 360, light: { at: [0.2, 0.2], radius: 34, kind: 'veiled' } })
    paintTeaHill(s, { crest: 0.3, houses: 0, trees: 0, far: 640, near: 780, mist: 0.9 })
    paintMist(s, { y: 760, depth: 60, density: 0.9 })
    paintCliff(s, { from: 800, to: 1740, top: 520, foot: 1140, columns: 7, pines: 0 })
    paintPines(
      s,
      [
        [1000, 740],
        [1130, 690],
        [1300, 620],
        [1470, 600],
      ],
      170,
    )
  }),
  'tea-house-porch-evening-kettle-smoke': small('dusk', 8037, (s) => {
    paintFar(s, { ridge: 360 })
    paintTeaHill(s, { crest: 0.2, houses: 0, trees: 1, far: 620, near: 800, mist: 0.4 })
    paintHouse(s, { x: 1320, y: 770, width: 360, height: 210, gable: 1 })
    paintHouse(s, { x: 1040, y: 810, width: 430, height: 230, gable: -1 })
    paintYard(s, 806)
    paintTree(s, { x: 420, y: 850, height: 520 })
    paintLantern(s, [968, 676], 20)
    paintLantern(s, [1112, 676], 20)
    paintStove(s, { x: 760, y: 950, size: 84 })
    paintSteam(s, { x: 760, y: 820, height: 240 })
    paintGuest(s, { x: 560, y: 960, size: 250, pose: 'seated', robe: AZURE })
  }),
  'south-gate-stone-archway-early-bus': small('golden-dawn', 8064, (s) => {
    paintMountains(s, { at: 0.3, height: 480, base: 720, haze: 0 })
    paintPath(s, { way: (t) => [900, 760 + 250 * t], far: 330, near: 900, isPaved: false })
    paintGate(s, { x: 900, y: 830, width: 420 })
    paintBus(s, { x: 900, y: 900, size: 300 })
  }),
  'north-gate-cedar-avenue-mist': small('winter', 8065, (s) => {
    paintForest(s, 'cedar', { clearing: 0.5, gap: 0.15, floor: 720 })
    paintGate(s, { x: 800, y: 640, width: 90, haze: 0.25 })
    paintPath(s, { way: (t) => [800, 640 + 370 * t], far: 34, near: 330 })
    paintMist(s, { y: 620, depth: 60, density: 0.8 })
  }),
  'cable-station-pines-red-cabin': small('day', 8071, (s) => {
    paintMountains(s, { at: 0.8, height: 560, base: 760, width: 420, haze: 0.1 })
    paintCable(s, {
      from: [640, 668],
      to: [1700, 110],
      sag: 60,
      cabins: 3,
      size: 40,
      far: 1.5,
      towers: [[0.52, 330]],
    })
    const hill = paintMassif(s, {
      x: 1180,
      base: 1080,
      height: 320,
      width: 760,
      folds: 14,
      hue: 0.85,
      trees: 5,
    })
    paintPines(
      s,
      [960, 1110, 1290, 1450].map((x) => [x, hill(x) + 16] as const),
      250,
    )
    paintHall(s, { x: 400, y: 830, width: 270, bays: 6 })
    paintYard(s, 830)
    paintFrame(s, 'right', 'none', 0.55)
  }),
  'upper-station-terrace-fog-clearing': small('rain', 8072, (s) => {
    const peak = paintMountains(s, { at: 0.4, height: 640, base: 860, sharpness: 1.6 })
    paintHall(s, { x: 760, y: peak(760) + 20, width: 110, bays: 5 })
    paintCable(s, { from: [1660, 900], to: [850, peak(760) - 30], sag: 90, cabins: 3, size: 46, far: 0.45 })
    for (const y of [720, 850]) paintMist(s, { y, depth: 90, density: 0.95 })
  }),
  'pier-covered-boats-before-opening': small('blue-dawn', 8073, (s) => {
    paintLakeView(s, { shore: 500, islet: 0.7 })
    paintJetty(s, { from: [180, 620], to: [560, 1040], width: 150 })
    for (const [x, y] of [
      [760, 720],
      [840, 800],
      [940, 890],
    ] as const)
      paintBoat(s, { x, y, size: 300 })
  }),
  'channel-stone-steps-washing-basket': small('day', 8204, (s) => {
    const spot = paintLane(s, { end: 0.3 })
    paintWaterSteps(s, spot)
    paintBasket(s, { x: 400, y: 930, size: 92, filling: 'cloth' })
  }),
  'bell-tower-eaves-sunrise-birds': small('golden-dawn', 8306, (s) => {
    paintFar(s, { ridge: 560, light: { at: [0.22, 0.42], radius: 40, kind: 'veiled' } })
    paintMist(s, { y: 800, depth: 80, density: 1 })
    paintBellTower(s, { x: 960, y: 1050, width: 360 })
    paintPine(s, { x: 300, y: 1060, height: 420, lean: 0.2, boughs: 7, bend: 1.4 })
    paintFarBirds(s, [1390, 250], 7)
  }),
}
