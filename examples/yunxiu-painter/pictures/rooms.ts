import type { Scene } from '../canvas/scene.ts'
import { paintBamboo } from '../motifs/bamboo.ts'
import { paintBamboos } from '../motifs/bamboos.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBoulders } from '../motifs/boulders.ts'
import { paintBridge, paintBridgeheads } from '../motifs/bridge.ts'
import { paintDawnStrip } from '../motifs/dawn-strip.ts'
import { paintEgret } from '../motifs/egret.ts'
import { paintFallenLeaves } from '../motifs/fallen-leaves.ts'
import { paintFarBirds } from '../motifs/far-birds.ts'
import { paintFloorBoards } from '../motifs/floor-boards.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintHouse } from '../motifs/house.ts'
import { paintHut } from '../motifs/hut.ts'
import { paintJetty } from '../motifs/jetty.ts'
import { paintLanternRow } from '../motifs/lantern-row.ts'
import { paintLantern } from '../motifs/lantern.ts'
import { paintLotus } from '../motifs/lotus.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintMoonGate } from '../motifs/moon-gate.ts'
import { paintNets } from '../motifs/nets.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintPines } from '../motifs/pines.ts'
import { paintRail } from '../motifs/rail.ts'
import { paintReeds } from '../motifs/reeds.ts'
import { paintSlope } from '../motifs/slope.ts'
import { paintStars } from '../motifs/stars.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintTrees } from '../motifs/trees.ts'
import { paintWalkingSticks } from '../motifs/walking-sticks.ts'
import { paintLowWall, paintWall } from '../motifs/wall.ts'
import { paintWater } from '../motifs/water.ts'
import { paintWillow } from '../motifs/willow.ts'
import { paintYard } from '../motifs/yard.ts'
import type { Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCloudSea } from '../scenes/cloud-sea.ts'
import { paintCourtyard } from '../scenes/courtyard.ts'
import { cover, small, weather } from '../scenes/finish.ts'
import { paintForest } from '../scenes/forest.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintRoom } from '../scenes/room.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintBed } from '../still/bed.ts'
import { paintBlind } from '../still/blind.ts'
import { paintBunks } from '../still/bunks.ts'
import { paintCup } from '../still/cup.ts'
import { HEMP, paintCushion } from '../still/cushion.ts'
import { paintDesk } from '../still/desk.ts'
import { paintFloats } from '../still/floats.ts'
import { paintFourPoster } from '../still/four-poster.ts'
import { paintGuest } from '../still/guest.ts'
import { paintJar } from '../still/jar.ts'
import { paintKettle } from '../still/kettle.ts'
import { paintKite } from '../still/kite.ts'
import { paintLowTable } from '../still/low-table.ts'
import { paintPaperLamp } from '../still/paper-lamp.ts'
import { paintRucksack } from '../still/rucksack.ts'
import { paintScreen } from '../still/screen.ts'
import { AZURE, CINNABAR } from '../still/stops.ts'
import { paintSmoke } from '../still/smoke.ts'
import { paintSteam } from '../still/steam.ts'
import { paintStove } from '../still/stove.ts'
import { strew } from '../still/strew.ts'
import { paintTeapot } from '../still/teapot.ts'
import { paintVase } from '../still/vase.ts'
import { paintWallScroll } from '../still/wall-scroll.ts'

/** Windows and doors that several rooms share. */
const WIDE = { kind: 'square', x: 420, y: 190, width: 760, height: 330, bars: 3 } as const
const LOW = { kind: 'square', x: 330, y: 360, width: 940, height: 190, bars: 4 } as const
const DOOR = { kind: 'square', x: 520, y: 180, width: 560, height: 515, bars: 2 } as const

/** Tea for two on a low table, a cushion on each side. */
function teaForTwo(s: Scene): void {
  const top = paintLowTable(s, { x: 800, y: 930, size: 340 })
  paintCup(s, { x: 720, y: top, size: 34 })
  paintCup(s, { x: 850, y: top + 4, size: 30 })
  for (const x of [290, 1310]) paintCushion(s, { x, y: 920, size: 112 })
}

/** Hotels and their rooms. */
export const ROOMS: Paintings = {
  'round-window-blue-peak-tea-table': cover('day', 101, (s) => {
    paintMountains(s, { at: 0.5, height: 400, width: 330, base: 600, company: 2, ridge: 320 })
    paintRoom(s, { opening: { kind: 'round', x: 800, y: 390, radius: 286 } })
    teaForTwo(s)
    paintVase(s, { x: 1040, y: 800, size: 74 })
    paintGuest(s, { x: 296, y: 918, size: 430, pose: 'seated', robe: AZURE })
  }),
  'room-round-window-pine-vase': small('day', 1011, (s) => {
    paintMountains(s, { at: 0.62, height: 330, width: 300, base: 540, ridge: 300, haze: 0.25 })
    paintMist(s, { y: 430, depth: 70, density: 0.9 })
    paintRoom(s, { opening: { kind: 'round', x: 800, y: 360, radius: 230 } })
    const top = paintLowTable(s, { x: 240, y: 900, size: 130 })
    paintVase(s, { x: 250, y: top + 4, size: 66 })
    paintBed(s, { x: 860, y: 960, width: 420, depth: 130, quilt: '#dcd2b6' })
  }),
  'courtyard-leaning-pine-ground-floor': small('day', 1012, (s) => {
    paintFar(s, { ridge: 380 })
    paintLowWall(s, { top: 470, foot: 590 })
    paintYard(s, 590)
    paintPine(s, { x: 470, y: 760, height: 540, lean: 0.62, boughs: 9, bend: 1.3 })
    paintRoom(s, { opening: { kind: 'square', x: 300, y: 150, width: 1000, height: 545, bars: 3 } })
    paintCushion(s, { x: 420, y: 890, size: 110 })
    paintCushion(s, { x: 700, y: 920, size: 110 }, HEMP)
  }),
  'east-terrace-sunrise-cloud-sea': small('dawn', 1013, (s) => {
    paintFar(s, { ridge: 400, light: { at: [0.6, 0.3], radius: 50, kind: 'red' } })
    paintCloudSea(
      s,
      [
        [0.2, 140],
        [0.5, 180],
        [0.84, 150],
      ],
      { y: 520 },
    )
    paintYard(s, 860)
    paintGuest(s, { x: 500, y: 915, size: 330, pose: 'standing', robe: AZURE, side: 1 })
    paintGuest(s, { x: 640, y: 918, size: 300, pose: 'standing', robe: HEMP, hat: true, side: 1 })
    paintRail(s, {
      points: [
        [-20, 890],
        [330, 900],
        [690, 905],
        [1050, 905],
        [1400, 900],
        [1640, 890],
      ],
      height: 160,
    })
  }),
  'courtyard-osmanthus-white-walls-autumn': cover('autumn', 102, (s) => {
    paintCourtyard(s, { sky: 240 })
    paintTree(s, {
      x: 1000,
      y: 860,
      height: 600,
      leaves: ['#2f7563', '#3f8a5c', '#d9a02e', '#e8c04a'],
      density: 24,
    })
    paintJar(s, { x: 640, y: 900, size: 120 })
    strew(s, [800, 890], {
      count: 120,
      spread: [560, 80],
      colours: ['#e8c04a', '#d9a02e'],
      length: 14,
    })
  }),
  'room-carved-lattice-wooden-bed': small('day', 1021, (s) => {
    paintCourtyard(s)
    paintRoom(s, { opening: { kind: 'square', x: 230, y: 230, width: 260, height: 330, bars: 5 } })
    paintBed(s, { x: 900, y: 940, width: 380, depth: 170, quilt: '#c8bb98' })
    paintFourPoster(s, { x: 900, y: 940, size: 420 })
  }),
  'skywell-osmanthus-twin-beds': small('autumn', 1022, (s) => {
    paintCourtyard(s, { sky: 300 })
    paintTree(s, { x: 980, y: 690, height: 420, leaves: ['#2f7563', '#d9a02e', '#e8c04a'] })
    paintRoom(s, { opening: DOOR, wall: 'timber' })
    for (const x of [300, 1300])
      paintBed(s, { x, y: 960, width: 170, depth: 150, quilt: '#2f7563' })
  }),
  'loft-roof-tiles-window-rain': small('rain', 1023, (s) => {
    paintFar(s, { ridge: 300 })
    paintVillage(s, { from: 240, to: 1360, y: 560, rows: 3, size: 130 })
    weather(s, 1.2)
    paintRoom(s, {
      opening: { kind: 'square', x: 580, y: 230, width: 440, height: 290, bars: 2 },
      wall: 'timber',
      lamp: [1220, 640],
    })
    paintSlope(s)
    paintBed(s, { x: 620, y: 960, width: 330, depth: 130, quilt: '#1f5f87' })
    paintPaperLamp(s, { x: 1220, y: 700, size: 60 })
  }),
  'lake-islet-inn-boat-evening': cover('violet-dusk', 103, (s) => {
    paintLakeView(s, {
      shore: 520,
      peaks: [
        [0.2, 300],
        [0.86, 340],
      ],
      light: { at: [0.3, 0.3], kind: 'below' },
    })
    paintBank(s, { x: 900, y: 700, width: 1100, height: 90, rocks: 9 })
    for (const [x, w] of [
      [600, 230],
      [840, 280],
      [1090, 240],
    ] as const)
      paintHall(s, { x, y: 672, width: w / 2, bays: 5 })
    for (const x of [560, 680, 800, 900, 1060, 1140])
      paintGlow(s, [x, 640], { radius: 60, alpha: 0.6, colour: '#ffcf7a' })
    paintPines(
      s,
      [
        [420, 690],
        [1290, 690],
      ],
      220,
    )
    paintBoat(s, { x: 420, y: 800, size: 220, bow: -1 })
  }),
  'room-bamboo-blind-lake-window': small('day', 1031, (s) => {
    paintLakeView(s, {
      shore: 400,
      peaks: [
        [0.3, 150],
        [0.7, 200],
      ],
    })
    paintRoom(s, { opening: WIDE })
    paintBlind(s, [430, 200], { width: 740, height: 130 })
    teaForTwo(s)
  }),
  'room-reed-bank-cranes-morning': small('dawn', 1032, (s) => {
    paintLakeView(s, { shore: 360, peaks: [[0.7, 160]] })
    paintReeds(s, { x: 700, y: 560, width: 700, height: 190, count: 80 })
    paintEgret(s, { x: 640, y: 430, size: 110 })
    paintEgret(s, { x: 940, y: 440, size: 96, heading: -1 })
    paintRoom(s, { opening: WIDE, wall: 'timber' })
    paintBed(s, { x: 800, y: 960, width: 400, depth: 120, quilt: '#a9c0b0' })
  }),
  'deck-over-water-moon-reflection': small('night', 1033, (s) => {
    paintLakeView(s, {
      shore: 470,
      light: { at: [0.52, 0.2], radius: 70 },
      peaks: [
        [0.16, 200],
        [0.86, 240],
      ],
    })
    paintJetty(s, { from: [830, 560], to: [700, 1060], width: 520 })
    paintLantern(s, [560, 700], 24)
    paintLantern(s, [1010, 700], 24)
  }),
  'tea-terraces-cottage-spring-mist': cover('spring', 104, (s) => {
    paintMountains(s, { at: 0.26, height: 300, base: 500, haze: 0.38 })
    paintTeaHill(s, { crest: 0.6, houses: 0, trees: 0, far: 500, near: 720, mist: 0.9 })
    paintHouse(s, { x: 980, y: 640, width: 210 })
    paintTree(s, {
      x: 1170,
      y: 660,
      height: 320,
      leaves: ['#fbf1ec', '#f0d4d0', '#fffaf4'],
      density: 24,
    })
    paintMist(s, { y: 690, depth: 40, density: 0.7 })
  }),
  'room-low-window-tea-rows': small('spring', 1041, (s) => {
    paintTeaHill(s, { crest: 0.7, houses: 0, trees: 1, far: 340, near: 430 })
    paintRoom(s, { opening: LOW, wall: 'earth' })
    paintBed(s, { x: 800, y: 970, width: 420, depth: 120, quilt: '#4d8f6c' })
  }),
  'room-tatami-tea-tray-rain': small('rain', 1042, (s) => {
    paintFar(s, { ridge: 330 })
    paintTrees(
      s,
      [
        [420, 640],
        [1160, 650],
      ],
      420,
    )
    weather(s, 1.2)
    paintRoom(s, { opening: WIDE, wall: 'earth' })
    const top = paintLowTable(s, { x: 800, y: 940, size: 380 })
    paintTeapot(s, { x: 860, y: top + 4, size: 64 })
    paintCup(s, { x: 640, y: top + 2, size: 38 })
    paintCup(s, { x: 540, y: top + 6, size: 34 })
  }),
  'bridge-inn-lantern-boats-moon-night': cover('night', 105, (s) => {
    paintFar(s, { ridge: 340, light: { at: [0.72, 0.17], radius: 56 } })
    paintMassif(s, { x: 1300, base: 660, height: 300, width: 480, haze: 0.2 })
    paintBank(s, { x: 420, y: 752, width: 760, height: 40, rocks: 9 })
    paintHall(s, { x: 420, y: 730, width: 260, tiers: 2, bays: 7 })
    paintLanternRow(
      s,
      [
        [170, 640],
        [680, 640],
      ],
      { count: 7, size: 16 },
    )
    paintBridge(s, { x: 1120, y: 750, width: 400 })
    paintBridgeheads(s, { x: 1120, y: 750, width: 400 })
    paintWater(s, { y: 746, reflection: 0.62 })
    for (const [x, y, w] of [
      [700, 840, 150],
      [1080, 900, 190],
      [380, 900, 170],
    ] as const) {
      paintBoat(s, { x, y, size: w, bow: -1 })
      paintLantern(s, [x, y - w * 0.26], w * 0.07)
    }
  }),
  'room-river-balcony-bridge-dusk': small('violet-dusk', 1051, (s) => {
    paintMountains(s, { at: 0.2, height: 240, base: 420, haze: 0.35 })
    paintVillage(s, { from: 1180, to: 1640, y: 488, rows: 2, size: 90 })
    paintBridge(s, { x: 860, y: 500, width: 340 })
    paintBridgeheads(s, { x: 860, y: 500, width: 340 })
    paintWater(s, { y: 500, reflection: 0.55 })
    paintRail(s, {
      points: [
        [-20, 880],
        [320, 890],
        [660, 895],
        [1000, 895],
        [1340, 890],
        [1640, 880],
      ],
      height: 220,
    })
    paintFloorBoards(s, 880)
    paintGuest(s, { x: 300, y: 968, size: 380, pose: 'seated', robe: AZURE })
  }),
  'room-twin-beds-willow-window': small('spring', 1052, (s) => {
    paintLakeView(s, { shore: 420, peaks: [[0.5, 160]] })
    paintWillow(s, { x: 700, y: 700, height: 620 })
    paintRoom(s, { opening: { kind: 'square', x: 600, y: 200, width: 400, height: 340, bars: 2 } })
    for (const x of [330, 1270])
      paintBed(s, { x, y: 960, width: 220, depth: 150, quilt: '#3f8462', pattern: 'stripes' })
  }),
  'connecting-rooms-lantern-doorway': small('night', 1053, (s) => {
    s.context.fillStyle = '#6b5235'
    s.context.fillRect(0, 0, 1600, 1000)
    paintGlow(s, [800, 420], { radius: 460, alpha: 0.7 })
    paintWallScroll(s, { x: 800, y: 560, size: 150 })
    paintRoom(s, { opening: { ...DOOR, bars: 1 }, lamp: [1120, 300] })
    paintLantern(s, [1120, 300], 50)
    for (const x of [270, 1340])
      paintBed(s, { x, y: 970, width: 200, depth: 130, quilt: '#84281d' })
  }),
  'summit-hut-stars-before-dawn': cover('night', 106, (s) => {
    paintFar(s, { ridge: 520 })
    paintStars(s, 260, 0.6)
    paintDawnStrip(s, { x: 1420, y: 530 })
    for (const y of [640, 720]) paintMist(s, { y, depth: 60, density: 0.9 })
    const ridge = paintMassif(s, {
      x: 560,
      base: 1090,
      height: 420,
      width: 1000,
      folds: 10,
      sharpness: 2.6,
      hue: 0.1,
    })
    paintHut(s, { x: 560, y: ridge(560) + 40, size: 150 })
    paintPines(s, [[280, 820]], 260)
  }),
  'hut-room-two-quilts-oil-lamp': small('night', 1061, (s) => {
    paintFar(s, { ridge: 330 })
    paintRoom(s, {
      opening: { kind: 'square', x: 640, y: 220, width: 320, height: 230, bars: 2 },
      wall: 'timber',
      lamp: [800, 650],
    })
    for (const [x, quilt] of [
      [330, '#84281d'],
      [1270, '#1f5f87'],
    ] as const)
      paintBed(s, { x, y: 950, width: 240, depth: 140, quilt, pattern: 'print' })
    const top = paintLowTable(s, { x: 800, y: 860, size: 180 })
    paintPaperLamp(s, { x: 800, y: top, size: 54 })
  }),
  'hut-bunks-rucksacks-walking-sticks': small('night', 1062, (s) => {
    paintFar(s, { ridge: 330, light: { at: [0.5, 0.34], radius: 30 } })
    paintRoom(s, {
      opening: { kind: 'square', x: 690, y: 210, width: 220, height: 200, bars: 2 },
      wall: 'timber',
      lamp: [800, 520],
    })
    paintBunks(s, { x: 400, y: 900, size: 230 })
    paintBunks(s, { x: 1200, y: 900, size: 230 })
    paintRucksack(s, { x: 690, y: 920, size: 110 }, '#2f7563')
    paintRucksack(s, { x: 840, y: 950, size: 120 }, '#b8703e')
    paintWalkingSticks(s, [980, 930])
  }),
  'hut-east-window-first-light-ridge': small('dawn', 1063, (s) => {
    paintFar(s, { ridge: 380, light: { at: [0.5, 0.36], kind: 'below' } })
    paintMassif(s, { x: 900, base: 640, height: 200, width: 700, hue: 0.1 })
    paintRoom(s, { opening: WIDE, wall: 'timber' })
    const top = paintLowTable(s, { x: 800, y: 930, size: 330 })
    paintCup(s, { x: 800, y: top + 2, size: 50 })
    paintSteam(s, { x: 800, y: top - 50, height: 190 })
  }),
  'lakeside-court-moon-gate-willows-summer': cover('summer', 107, (s) => {
    paintLakeView(s, {
      shore: 460,
      peaks: [
        [0.44, 200],
        [0.62, 150],
      ],
    })
    paintLotus(s, { x: 800, y: 560, width: 620, height: 90, count: 40 }, 3)
    paintWillow(s, { x: 610, y: 640, height: 460 })
    paintPavilion(s, { x: 1010, y: 580, width: 66 })
    paintMoonGate(s)
    paintBamboos(
      s,
      [
        [130, 1010],
        [1480, 1010],
      ],
      520,
    )
  }),
  'room-rockery-courtyard-bamboo-screen': small('summer', 1071, (s) => {
    paintWall(s, 640)
    paintBoulders(s, [
      [760, 640, 90],
      [850, 660, 60],
    ])
    paintBamboo(s, { x: 940, y: 680, height: 460, stems: 6, spread: 70 })
    paintRoom(s, { opening: { kind: 'square', x: 560, y: 180, width: 620, height: 515, bars: 2 } })
    paintBed(s, { x: 330, y: 960, width: 330, depth: 150, quilt: '#c8bb98' })
    paintScreen(s, { x: 500, y: 960, size: 330 })
  }),
  'room-wide-door-lotus-pond': small('summer', 1072, (s) => {
    paintLakeView(s, {
      shore: 330,
      peaks: [
        [0.3, 130],
        [0.74, 160],
      ],
    })
    paintLotus(s, { x: 800, y: 420, width: 1100, height: 250, count: 90 }, 9)
    paintRoom(s, { opening: { kind: 'square', x: 260, y: 150, width: 1080, height: 548, bars: 4 } })
    paintCushion(s, { x: 560, y: 890, size: 116 })
    paintCushion(s, { x: 860, y: 920, size: 116 }, HEMP)
  }),
  'room-long-window-lake-far-peaks': small('day', 1073, (s) => {
    paintLakeView(s, {
      shore: 420,
      peaks: [
        [0.2, 160],
        [0.5, 240],
        [0.8, 180],
      ],
      islet: 0.66,
    })
    paintRoom(s, { opening: { kind: 'square', x: 230, y: 220, width: 1140, height: 290, bars: 5 } })
    teaForTwo(s)
    paintVase(s, { x: 560, y: 800, size: 50 }, '#f3d9d0')
  }),
  'waterside-pavilion-suite-private-jetty': small('afterglow', 1074, (s) => {
    paintLakeView(s, { shore: 500, peaks: [[0.16, 260]], light: { at: [0.36, 0.3], kind: 'below' } })
    paintWillow(s, { x: 1400, y: 772, height: 480 })
    paintBank(s, { x: 1040, y: 766, width: 900, height: 60, rocks: 7 })
    paintHall(s, { x: 1000, y: 740, width: 330, bays: 9 })
    paintGlow(s, [1000, 680], { radius: 330, alpha: 0.5, colour: '#ffcf7a' })
    paintJetty(s, { from: [760, 760], to: [520, 940], width: 150 })
    paintGuest(s, { x: 640, y: 842, size: 150, pose: 'standing', robe: CINNABAR, side: -1 })
    paintBoat(s, { x: 330, y: 900, size: 230, hasAwning: false })
  }),
  'old-jetty-nets-skiffs-dawn': cover('dawn', 108, (s) => {
    paintLakeView(s, {
      shore: 480,
      peaks: [
        [0.76, 260],
        [0.3, 180],
      ],
      light: { at: [0.5, 0.3], radius: 40, kind: 'veiled' },
    })
    paintJetty(s, { from: [700, 620], to: [1060, 1050], width: 200 })
    paintNets(s, { x: 330, y: 820, size: 420 })
    for (const [x, y] of [
      [1240, 700],
      [1330, 770],
      [1430, 850],
    ] as const)
      paintBoat(s, { x, y, size: 240, hasAwning: false })
  }),
  'room-blue-print-quilt-jetty-view': small('day', 1081, (s) => {
    paintLakeView(s, { shore: 400, peaks: [[0.6, 170]] })
    paintJetty(s, { from: [760, 430], to: [980, 600], width: 120 })
    paintBoat(s, { x: 1050, y: 500, size: 130, hasAwning: false })
    paintRoom(s, { opening: WIDE, wall: 'earth' })
    paintBed(s, { x: 800, y: 970, width: 430, depth: 140, quilt: '#1f5f87', pattern: 'print' })
  }),
  'room-brick-bed-fishing-floats-wall': small('dusk', 1082, (s) => {
    paintLakeView(s, { shore: 380 })
    paintRoom(s, {
      opening: { kind: 'square', x: 300, y: 220, width: 260, height: 220, bars: 2 },
      wall: 'brick',
      lamp: [1180, 560],
    })
    paintBed(s, { x: 800, y: 960, width: 560, depth: 150, quilt: '#96683a', pattern: 'stripes' })
    paintFloats(s, [700, 220], [1280, 250])
  }),
  'south-gate-archway-maples-autumn': cover('autumn', 109, (s) => {
    paintMountains(s, { at: 0.3, height: 380, base: 600, haze: 0.25 })
    paintYard(s, 820)
    paintGate(s, { x: 380, y: 840, width: 260 })
    paintHall(s, { x: 1090, y: 840, width: 330, tiers: 2, bays: 8 })
    paintTree(s, { x: 760, y: 930, height: 440, leaves: ['#b23a2b', '#c9552f', '#a8482b'] })
    paintTree(s, { x: 1460, y: 950, height: 480, leaves: ['#b23a2b', '#c9552f', '#d9782f'] })
    paintFallenLeaves(s, { y: 880, count: 110, colours: ['#b23a2b', '#c9552f'] })
  }),
  'room-plain-desk-lamp-mountain-scroll': small('night', 1091, (s) => {
    paintFar(s, { ridge: 330 })
    paintRoom(s, {
      opening: { kind: 'square', x: 250, y: 240, width: 260, height: 260, bars: 2 },
      lamp: [940, 560],
    })
    paintWallScroll(s, { x: 1220, y: 540, size: 190 })
    paintDesk(s, { x: 900, y: 860, size: 280 })
    paintPaperLamp(s, { x: 1040, y: 618, size: 58 })
    paintBed(s, { x: 330, y: 970, width: 280, depth: 150, quilt: '#4d6f7f' })
  }),
  'room-level-threshold-garden-maple': small('autumn', 1092, (s) => {
    paintWall(s, 520)
    paintBank(s, { x: 800, y: 680, width: 1000, height: 60, rocks: 7 })
    paintTree(s, {
      x: 900,
      y: 680,
      height: 460,
      leaves: ['#b23a2b', '#c9552f', '#a8482b'],
      density: 22,
    })
    paintRoom(s, { opening: { kind: 'square', x: 330, y: 150, width: 940, height: 548, bars: 3 } })
    paintCushion(s, { x: 480, y: 900, size: 120 }, HEMP)
  }),
  'room-north-window-whole-range': small('day', 1093, (s) => {
    paintFar(s, { ridge: 300 })
    paintCloudSea(
      s,
      [
        [0.3, 160],
        [0.46, 200],
        [0.62, 170],
        [0.76, 140],
      ],
      { y: 300 },
    )
    paintRoom(s, { opening: { kind: 'square', x: 300, y: 190, width: 1000, height: 340, bars: 4 } })
    paintBed(s, { x: 560, y: 970, width: 330, depth: 130, quilt: '#5d7f8f' })
    paintCushion(s, { x: 1220, y: 930, size: 110 })
  }),
  'family-room-paper-kites-two-beds': small('spring', 1094, (s) => {
    paintFar(s, { ridge: 330 })
    paintRoom(s, { opening: { kind: 'square', x: 690, y: 240, width: 240, height: 260, bars: 2 } })
    paintKite(s, [420, 300], 120)
    paintKite(s, [1180, 310], 110)
    for (const [x, quilt] of [
      [360, '#c9702f'],
      [1240, '#2f7563'],
    ] as const)
      paintBed(s, { x, y: 960, width: 310, depth: 150, quilt })
    paintCushion(s, { x: 800, y: 930, size: 104 }, HEMP)
  }),
  'north-gate-cedar-forest-lodge-snow': cover('snow', 110, (s) => {
    paintForest(s, 'cedar', { clearing: 0.5, gap: 0.3, floor: 740 })
    paintGate(s, { x: 1020, y: 640, width: 70, haze: 0.4 })
    paintHut(s, { x: 760, y: 860, size: 330 })
    paintSmoke(s, { x: 930, y: 430, height: 300 })
    weather(s, 0.8)
  }),
  'room-cedar-wall-birds-returning': small('dusk', 1101, (s) => {
    paintForest(s, 'cedar', { clearing: 0.5, gap: 0.24, floor: 620 })
    paintFarBirds(s, [800, 320], 9)
    paintRoom(s, { opening: WIDE, wall: 'timber' })
    paintBed(s, { x: 800, y: 970, width: 420, depth: 120, quilt: '#7a5638', pattern: 'stripes' })
  }),
  'room-stove-kettle-snow-window': small('snow', 1102, (s) => {
    paintForest(s, 'cedar', { clearing: 0.5, gap: 0.2, floor: 600 })
    weather(s, 1.2)
    paintRoom(s, {
      opening: { kind: 'square', x: 330, y: 200, width: 480, height: 320, bars: 2 },
      wall: 'timber',
    })
    paintStove(s, { x: 1130, y: 900, size: 150 })
    paintKettle(s, {
      x: 1130,
      y: 742,
      size: 110,
      stops: [
        [0, '#e0a070'],
        [0.5, '#b8703e'],
        [1, '#6e3a1c'],
      ],
    })
    paintSteam(s, { x: 1240, y: 610, height: 220 })
    paintCushion(s, { x: 560, y: 930, size: 130 })
  }),
  'cabin-among-cedars-lamp-night': small('night', 1103, (s) => {
    paintForest(s, 'cedar', { clearing: 0.5, gap: 0.26, floor: 740 })
    paintHut(s, { x: 800, y: 860, size: 260 })
    paintGlow(s, [700, 740], { radius: 240, alpha: 0.6 })
  }),
}
