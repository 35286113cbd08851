import { polygon, rectangle } from '../canvas/shape.ts'
import { paintBamboo } from '../motifs/bamboo.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBridge, paintBridgeheads } from '../motifs/bridge.ts'
import { paintFallenLeaves } from '../motifs/fallen-leaves.ts'
import { paintFlowers } from '../motifs/flowers.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintLeaf } from '../motifs/leaf.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintWall } from '../motifs/wall.ts'
import { paintYard } from '../motifs/yard.ts'
import type { Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCliff } from '../scenes/cliff.ts'
import { paintCourtyard } from '../scenes/courtyard.ts'
import { cover, small, weather } from '../scenes/finish.ts'
import { paintForest } from '../scenes/forest.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintLogRows } from '../scenes/log-rows.ts'
import { paintPorch } from '../scenes/porch.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintWindowFrame } from '../scenes/window-frame.ts'
import { paintBasket } from '../still/basket.ts'
import { paintBees } from '../still/bees.ts'
import { paintBoard } from '../still/board.ts'
import { paintBowl } from '../still/bowl.ts'
import { paintBundle } from '../still/bundle.ts'
import { paintCard } from '../still/card.ts'
import { paintCase } from '../still/case.ts'
import { paintCup } from '../still/cup.ts'
import { paintDipper } from '../still/dipper.ts'
import { paintDish } from '../still/dish.ts'
import { paintFan } from '../still/fan.ts'
import { paintGiftBox } from '../still/gift-box.ts'
import { paintGills } from '../still/gills.ts'
import { paintGlassJar } from '../still/glass-jar.ts'
import { paintGlass } from '../still/glass.ts'
import { paintHeap } from '../still/heap.ts'
import { paintHem } from '../still/hem.ts'
import { paintHexagons } from '../still/hexagons.ts'
import { paintHive } from '../still/hive.ts'
import { paintHungScarf } from '../still/hung-scarf.ts'
import { paintInkstone } from '../still/inkstone.ts'
import { paintLacquerBowl } from '../still/lacquer-bowl.ts'
import { paintLacquerBox } from '../still/lacquer-box.ts'
import { paintLidFace } from '../still/lid-face.ts'
import { paintLidOfBasket } from '../still/lid-of-basket.ts'
import { paintMallet } from '../still/mallet.ts'
import { paintMasonTools } from '../still/mason-tools.ts'
import { paintMats } from '../still/mats.ts'
import { miniature } from '../still/miniature.ts'
import { paintMushroom } from '../still/mushroom.ts'
import { paintOpenLacquerBox } from '../still/open-lacquer-box.ts'
import { paintPaperBag } from '../still/paper-bag.ts'
import { paintParcel } from '../still/parcel.ts'
import { paintPole } from '../still/pole.ts'
import { paintPostcardBack } from '../still/postcard-back.ts'
import { paintRolledScroll } from '../still/rolled-scroll.ts'
import { paintScarf } from '../still/scarf.ts'
import { paintScroll } from '../still/scroll.ts'
import { paintShelf } from '../still/shelf.ts'
import { paintShell } from '../still/shell.ts'
import { paintShoots } from '../still/shoots.ts'
import { paintSlab } from '../still/slab.ts'
import { paintSprig } from '../still/sprig.ts'
import { paintSteam } from '../still/steam.ts'
import { paintStillGround } from '../still/still-ground.ts'
import {
  AZURE,
  OCHRE,
  PORCELAIN,
  DARK_WOOD,
  CLAY,
  STRAW,
  AMBER,
  PALE_TEA,
  LEAF,
} from '../still/stops.ts'
import { paintStove } from '../still/stove.ts'
import { strew } from '../still/strew.ts'
import { paintTable } from '../still/table.ts'
import { paintTin } from '../still/tin.ts'
import { paintTrailLine } from '../still/trail-line.ts'
import { trailMap } from '../still/trail-map.ts'
import { paintTray } from '../still/tray.ts'
import { paintUmbrella } from '../still/umbrella.ts'
import { paintUmbrellaRibs } from '../still/umbrella-ribs.ts'
import { upright } from '../still/upright.ts'
import { paintWok } from '../still/wok.ts'
import { paintWritingBrush } from '../still/writing-brush.ts'

/** Tea as it is picked, and as it is sold. */
const TEA_LEAF = ['#3f8462', '#6f9f5f', '#8fae6a'] as const
const DRY_LEAF = ['#3a4a34', '#55603c', '#6e7446'] as const

/** What the shops sell, and the galleries beside it. */
export const PRODUCTS: Paintings = {
  'green-tea-tin-cup-loose-leaf': cover('day', 401, (s) => {
    paintStillGround(s)
    paintTin(s, { x: 1010, y: 800, size: 150 })
    paintCup(s, { x: 560, y: 820, size: 150 })
    paintSteam(s, { x: 560, y: 650, height: 260 })
    strew(s, [900, 890], { count: 70, spread: [420, 50], colours: TEA_LEAF })
  }),
  'fresh-tea-buds-bamboo-tray-morning': small('dawn', 4011, (s) => {
    paintStillGround(s)
    paintTray(s, [800, 730], { size: 560, colours: ['#6f9f5f', '#8fbf7a', '#a9cf94'] })
    strew(s, [800, 715], {
      count: 220,
      spread: [420, 100],
      colours: ['#5f9f5a', '#8fbf7a', '#b8d88c'],
      length: 40,
    })
  }),
  'iron-wok-tea-firing-steam': small('day', 4012, (s) => {
    paintPorch(s, { floor: 700 })
    paintStove(s, { x: 800, y: 980, size: 340 })
    paintWok(s, { x: 800, y: 760, size: 420 })
    strew(s, [800, 545], { count: 190, spread: [300, 56], colours: DRY_LEAF, length: 36 })
    paintSteam(s, { x: 800, y: 520, height: 330 })
  }),
  'glass-cup-leaves-standing': small('spring', 4013, (s) => {
    paintStillGround(s)
    paintGlass(s, { x: 800, y: 900, size: 190 }, 560)
    for (let leaf = 0; leaf < 34; leaf++)
      paintLeaf(s, [800 + s.random.between(-140, 140), 880 - s.random.next() * 60], {
        angle: -1.57 + s.random.between(-0.16, 0.16),
        length: s.random.between(90, 190),
        width: 13,
        colour: s.random.pick(TEA_LEAF),
      })
  }),
  'black-tea-caddy-amber-liquor': cover('dusk', 402, (s) => {
    paintStillGround(s)
    paintTin(s, {
      x: 520,
      y: 810,
      size: 160,
      stops: [
        [0, '#6e4c31'],
        [0.4, '#3a2418'],
        [1, '#1a0f0a'],
      ],
    })
    paintCup(s, { x: 1010, y: 830, size: 160, stops: PORCELAIN, filling: AMBER })
    paintSteam(s, { x: 1010, y: 660, height: 230 })
    strew(s, [760, 890], {
      count: 60,
      spread: [260, 40],
      colours: ['#3a2418', '#5a3a22', '#24170f'],
    })
  }),
  'withering-racks-tea-house-loft': small('spring', 4021, (s) => {
    paintPorch(s, { floor: 860 })
    for (const [row, y] of [
      [0, 330],
      [1, 520],
      [2, 710],
    ] as const) {
      for (const x of [420, 800, 1180])
        paintTray(s, [x, y + row * 10], { size: 190, colours: ['#5f8f5a', '#7ba86a', '#4d7f52'] })
    }
    for (const x of [200, 610, 990, 1400]) paintPole(s, [x, 960], [x, 240], 20)
  }),
  'amber-cup-snow-window': small('snow', 4022, (s) => {
    paintMountains(s, { at: 0.6, height: 360, base: 560 })
    weather(s, 1)
    paintWindowFrame(s, { panes: 3 })
    paintCup(s, { x: 800, y: 890, size: 150, stops: PORCELAIN, filling: AMBER })
    paintSteam(s, { x: 800, y: 730, height: 260 })
  }),
  'yellow-bud-tea-paper-wrap-porcelain': cover('dawn', 403, (s) => {
    paintStillGround(s)
    paintParcel(s, { x: 1040, y: 830, size: 210 })
    paintCup(s, { x: 540, y: 830, size: 165, stops: PORCELAIN, filling: PALE_TEA })
    paintDish(s, { x: 800, y: 900, size: 120 })
    strew(s, [800, 892], { count: 26, spread: [70, 14], colours: ['#c9b45a', '#a99a4a'] })
  }),
  'wrapped-tea-charcoal-basket': small('violet-dusk', 4031, (s) => {
    paintStillGround(s)
    paintGlow(s, [800, 860], { radius: 430, alpha: 0.5, colour: '#e2663a' })
    paintBasket(s, { x: 800, y: 900, size: 360 })
    for (const [x, y] of [
      [640, 560],
      [820, 540],
      [980, 570],
      [730, 600],
      [900, 610],
    ] as const)
      paintParcel(s, { x, y, size: 84 })
  }),
  'pale-gold-tea-white-bowl': small('day', 4032, (s) => {
    paintStillGround(s)
    paintBowl(s, { x: 800, y: 880, size: 330, stops: PORCELAIN, filling: PALE_TEA })
    paintSteam(s, { x: 800, y: 620, height: 260 })
  }),
  'wild-chrysanthemum-jar-golden-flowers': cover('autumn', 404, (s) => {
    paintStillGround(s)
    paintGlassJar(s, { x: 740, y: 830, size: 210 }, 'flowers')
    paintFlowers(
      s,
      { x: 1060, y: 850, width: 300, height: 60, count: 26 },
      { colour: '#e8b93e', size: 30 },
    )
    paintCup(s, { x: 360, y: 840, size: 100, stops: PORCELAIN, filling: PALE_TEA })
  }),
  'chrysanthemum-slope-autumn-noon': small('autumn', 4041, (s) => {
    paintMountains(s, { at: 0.66, height: 330, base: 500, haze: 0.25 })
    paintMassif(s, {
      x: 500,
      base: 1100,
      height: 520,
      width: 1000,
      folds: 8,
      sharpness: 2.4,
      hue: 0.9,
    })
    for (const [y, width, size] of [
      [690, 520, 8],
      [790, 800, 13],
      [900, 960, 20],
    ] as const)
      paintFlowers(s, { x: 500, y, width, height: 130, count: 150 }, { colour: '#e8b93e', size })
  }),
  'dried-flowers-opening-in-glass': small('day', 4042, (s) => {
    paintStillGround(s)
    paintGlass(s, { x: 800, y: 900, size: 210 }, 540)
    paintFlowers(
      s,
      { x: 800, y: 560, width: 300, height: 260, count: 9 },
      { colour: '#e8b93e', size: 62 },
    )
  }),
  'basket-of-shiitake-mushrooms': cover('day', 405, (s) => {
    paintStillGround(s)
    paintBasket(s, { x: 740, y: 850, size: 370, filling: 'mushrooms', hasHandle: true })
    paintMushroom(s, [1230, 820], 84)
    paintMushroom(s, [1120, 880], 66)
    strew(s, [300, 880], {
      count: 12,
      spread: [90, 30],
      colours: ['#2f7563', '#5a9a6a'],
      length: 90,
    })
  }),
  'shiitake-logs-under-shade-rain': small('rain', 4051, (s) => {
    paintForest(s, 'broad', { clearing: 0.5, gap: 0.34 })
    paintLogRows(s, { x: 800, y: 880, count: 11 })
    weather(s, 0.8)
  }),
  'mushroom-gills-on-cutting-board': small('day', 4052, (s) => {
    paintStillGround(s)
    paintTable(s, 380)
    paintBoard(s, { x: 800, y: 760, size: 560 })
    paintGills(s, [780, 640], 300)
  }),
  'hickory-nuts-bowl-hammer': cover('autumn', 406, (s) => {
    paintStillGround(s)
    paintBowl(s, { x: 620, y: 830, size: 250, stops: CLAY, filling: DARK_WOOD })
    paintHeap(s, [620, 630], { size: 40, count: 34, spread: [190, 46], stops: OCHRE })
    paintMallet(s, { x: 1110, y: 830, size: 200 })
    paintHeap(s, [960, 890], { size: 32, count: 9, spread: [130, 26], stops: OCHRE })
  }),
  'hickory-grove-poles-autumn': small('autumn', 4061, (s) => {
    paintForest(s, 'broad', { clearing: 0.5, gap: 0.14, floor: 720 })
    for (const [x, lean] of [
      [560, 120],
      [980, -150],
    ] as const)
      paintPole(s, [x, 980], [x + lean, 240])
    paintFallenLeaves(s, { y: 800, count: 200 })
  }),
  'shelled-kernels-paper-bag': small('day', 4062, (s) => {
    paintStillGround(s)
    paintPaperBag(s, { x: 640, y: 860, size: 270 })
    paintHeap(s, [1040, 850], {
      size: 36,
      count: 34,
      spread: [210, 52],
      stops: [
        [0, '#f0dfb0'],
        [0.6, '#d9b878'],
        [1, '#a8834a'],
      ],
    })
  }),
  'dried-bamboo-shoots-bundle': cover('spring', 407, (s) => {
    paintStillGround(s)
    paintBundle(s, { x: 800, y: 780, size: 500 }, { stops: STRAW, count: 14, thickness: 34 })
    paintBamboo(s, { x: 1440, y: 1010, height: 620, stems: 3, spread: 60 })
  }),
  'bamboo-grove-shoots-spring-rain': small('rain', 4071, (s) => {
    paintFar(s, { ridge: 360 })
    paintMist(s, { y: 560, depth: 110, density: 1 })
    for (const [x, h] of [
      [160, 860],
      [420, 760],
      [1180, 820],
      [1450, 880],
      [800, 640],
    ] as const)
      paintBamboo(s, { x, y: 880, height: h, stems: 5, spread: 120, haze: x === 800 ? 0.4 : 0.1 })
    paintShoots(s, 12)
    weather(s)
  }),
  'bamboo-shoots-drying-mats-sun': small('summer', 4072, (s) => {
    paintMountains(s, { at: 0.3, height: 300, base: 480, haze: 0.35 })
    paintYard(s, 500)
    paintMats(s)
  }),
  'honey-jar-wooden-dipper-comb': cover('summer', 408, (s) => {
    paintStillGround(s)
    paintGlassJar(s, { x: 620, y: 840, size: 220 }, 'honey')
    paintDipper(s, [880, 380], [680, 440])
    paintHexagons(
      s,
      polygon([
        [930, 860],
        [1010, 700],
        [1300, 690],
        [1360, 850],
        [1150, 900],
      ]),
      { size: 30, stops: AMBER },
    )
  }),
  'log-hives-on-cliff-ledge': small('day', 4081, (s) => {
    paintFar(s, { ridge: 420 })
    paintMist(s, { y: 640, depth: 80, density: 1 })
    paintCliff(s, { from: 300, to: 1720, top: 40, foot: 900, columns: 9, pines: 1 })
    paintBank(s, { x: 900, y: 930, width: 1300, height: 120, rocks: 8 })
    for (const x of [520, 680, 830, 1000, 1170]) paintHive(s, { x, y: 880, size: 62 })
  }),
  'linden-blossom-bees-summer': small('summer', 4082, (s) => {
    paintFar(s, { ridge: 560 })
    paintSprig(s, [-20, 120], [1300, 640])
    paintFlowers(
      s,
      { x: 760, y: 460, width: 900, height: 380, count: 90 },
      { colour: '#f0e0a0', size: 26 },
    )
    paintBees(s, 7)
  }),
  'vermilion-lacquer-octagonal-box': cover('day', 409, (s) => {
    paintStillGround(s)
    paintLacquerBox(s, { x: 720, y: 800, size: 390 })
    paintDish(s, { x: 1290, y: 860, size: 130 })
    paintHeap(s, [1290, 838], {
      size: 26,
      count: 9,
      spread: [70, 20],
      stops: [
        [0, '#fdf8ea'],
        [1, '#d9b878'],
      ],
    })
  }),
  'lacquer-lid-gold-distant-peaks': small('dusk', 4091, (s) => {
    paintStillGround(s)
    paintTable(s, 200, true)
    paintLidFace(s)
  }),
  'lacquer-brushes-drying-cabinet': small('winter', 4092, (s) => {
    paintWall(s, 1000)
    paintShelf(s, { x: 180, y: 920, width: 1240, height: 780, rows: 3, columns: 2 })
    for (const [x, y] of [
      [380, 400],
      [620, 400],
      [980, 660],
      [1240, 660],
    ] as const)
      paintLacquerBowl(s, { x, y, size: 80 }, x > 900)
    for (const [x, y] of [
      [380, 905],
      [680, 905],
    ] as const)
      paintLacquerBox(s, { x, y: y - 20, size: 110 })
    for (let each = 0; each < 5; each++)
      paintWritingBrush(s, [900 + each * 90, 400], [940 + each * 90, 250], '#5c1712')
    for (let each = 0; each < 4; each++)
      paintWritingBrush(s, [980 + each * 100, 900], [1010 + each * 100, 740], '#24201f')
  }),
  'open-lacquer-box-eight-dishes': small('day', 4093, (s) => {
    paintStillGround(s)
    paintTable(s, 240)
    paintOpenLacquerBox(s, { x: 800, y: 600, size: 520 })
  }),
  'oil-paper-umbrella-blue-hills': cover('rain', 410, (s) => {
    paintStillGround(s)
    paintUmbrella(s, [760, 580], { size: 460 })
  }),
  'umbrella-ribs-bamboo-workbench': small('day', 4101, (s) => {
    paintStillGround(s)
    paintTable(s, 330)
    paintUmbrellaRibs(s, { x: 740, y: 900, size: 520 })
    paintMallet(s, { x: 1400, y: 960, size: 120 })
  }),
  'umbrellas-drying-courtyard-after-rain': small('day', 4102, (s) => {
    paintCourtyard(s)
    for (const [x, y, size, colour] of [
      [330, 800, 190, '#d9c08a'],
      [760, 870, 220, '#c9705a'],
      [1210, 800, 200, '#8fb0a0'],
    ] as const)
      paintUmbrella(s, [x, y], { size, colour, hasHills: false })
  }),
  'bluestone-inkstone-brush-rest': cover('winter', 411, (s) => {
    paintStillGround(s)
    paintInkstone(s, { x: 660, y: 740, size: 330 })
    paintWritingBrush(s, [1420, 640], [1030, 840])
  }),
  'bluestone-slabs-carving-bench': small('day', 4111, (s) => {
    paintStillGround(s)
    paintTable(s, 360)
    for (const [x, y, size] of [
      [430, 640, 190],
      [830, 600, 220],
      [1200, 660, 180],
    ] as const)
      paintSlab(s, { x, y, size })
    paintMasonTools(s, { x: 800, y: 860, size: 330 })
  }),
  'ground-ink-pool-brush-tip': small('day', 4112, (s) => {
    paintStillGround(s)
    paintTable(s, 200)
    paintInkstone(s, { x: 700, y: 620, size: 520 })
    paintWritingBrush(s, [1500, 60], [760, 560])
  }),
  'inkstone-wooden-case': small('dusk', 4113, (s) => {
    paintStillGround(s)
    paintTable(s, 340)
    paintCase(s, { x: 800, y: 760, size: 470 })
    paintInkstone(s, { x: 800, y: 585, size: 215 })
  }),
  'bamboo-tea-basket-with-lid': cover('summer', 412, (s) => {
    paintStillGround(s)
    paintBasket(s, { x: 780, y: 830, size: 270 })
    paintLidOfBasket(s, { x: 780, y: 600, size: 290 })
    strew(s, [1160, 880], {
      count: 16,
      spread: [150, 30],
      colours: ['#2f7563', '#5a9a6a'],
      length: 80,
    })
  }),
  'split-bamboo-strips-bundle': small('spring', 4121, (s) => {
    paintStillGround(s)
    paintBundle(
      s,
      { x: 800, y: 720, size: 560 },
      {
        stops: [
          [0, '#d9dc9a'],
          [0.5, '#a9b46a'],
          [1, '#6f7f42'],
        ],
        count: 26,
        thickness: 14,
      },
    )
  }),
  'basket-weave-close-hexagons': small('day', 4122, (s) => {
    paintHexagons(s, rectangle([-10, -10], 1620, 1020), {
      size: 92,
      stops: [
        [0, '#6a4a28'],
        [1, '#4b3320'],
      ],
      isWoven: true,
    })
  }),
  'folding-fan-mineral-blue-landscape': cover('day', 413, (s) => {
    paintStillGround(s)
    paintFan(s, [800, 900], { radius: 640, picture: miniature('day', 4130) })
  }),
  'fan-half-open-on-stone-table': small('summer', 4131, (s) => {
    paintFar(s, { ridge: 300 })
    paintYard(s, 420)
    paintFan(s, [420, 900], { radius: 720, spread: 1.3, picture: miniature('summer', 4132) })
  }),
  'pigment-shells-azurite-brushes': small('day', 4133, (s) => {
    paintStillGround(s)
    paintTable(s, 300)
    for (const [x, y, stops] of [
      [420, 560, AZURE],
      [760, 620, AZURE],
      [1080, 560, LEAF],
      [620, 800, LEAF],
    ] as const)
      paintShell(s, { x, y, size: 150, stops })
    paintWritingBrush(s, [1480, 520], [980, 800], '#1f5f87')
    paintWritingBrush(s, [1500, 660], [1040, 900], '#2f7563')
  }),
  'unrolled-map-scroll-mountain-trails': cover('day', 414, (s) => {
    paintStillGround(s)
    paintTable(s, 160)
    paintScroll(s, { x: 800, y: 530, width: 1240, height: 620, turn: 0 }, trailMap(4140))
  }),
  'map-scroll-tied-ribbon': small('day', 4141, (s) => {
    paintStillGround(s)
    paintRolledScroll(s, { x: 800, y: 720, size: 560 })
  }),
  'map-detail-lake-village-bridge': small('day', 4142, (s) => {
    paintLakeView(s, {
      shore: 420,
      peaks: [
        [0.2, 260],
        [0.7, 320],
      ],
      islet: 0.4,
    })
    paintVillage(s, { from: 960, to: 1540, y: 640, rows: 3, size: 90 })
    paintBridge(s, { x: 760, y: 660, width: 260 })
    paintBridgeheads(s, { x: 760, y: 660, width: 260 })
    paintTrailLine(s, [
      [80, 960],
      [420, 820],
      [760, 600],
      [980, 700],
      [1300, 760],
      [1560, 660],
    ])
  }),
  'twelve-postcards-fanned-seasons': cover('day', 415, (s) => {
    paintStillGround(s)
    const palettes = [
      'snow',
      'spring',
      'spring',
      'rain',
      'summer',
      'summer',
      'day',
      'dusk',
      'autumn',
      'autumn',
      'winter',
      'night',
    ] as const
    palettes.forEach((palette, card) => {
      const turn = (card - 5.5) * 0.115
      paintCard(
        s,
        {
          x: 800 + Math.sin(turn) * 620,
          y: 1130 - Math.cos(turn) * 560,
          width: 300,
          height: 440,
          turn,
        },
        upright(palette, 4150 + card),
      )
    })
  }),
  'postcard-stamp-red-postmark': small('day', 4151, (s) => {
    paintStillGround(s)
    paintTable(s, 120)
    paintPostcardBack(s, { x: 800, y: 560, width: 1000, height: 640, turn: -0.05 })
  }),
  'postcard-snow-pagoda-close': small('day', 4152, (s) => {
    paintStillGround(s)
    paintTable(s, 120)
    paintCard(
      s,
      { x: 800, y: 540, width: 1060, height: 700, turn: 0.04 },
      miniature('snow', 4153, (m) => {
        paintMountains(m, { at: 0.3, height: 240, base: 420, ridge: 200 })
        paintPagoda(m, { x: 520, y: 470, width: 52 })
        weather(m, 0.4)
      }),
    )
  }),
  'silk-scarf-blue-green-folds': cover('spring', 416, (s) => {
    paintStillGround(s)
    paintScarf(s, { x: 800, y: 830, size: 470 })
  }),
  'scarf-on-bamboo-rail-breeze': small('summer', 4161, (s) => {
    paintFar(s, { ridge: 480 })
    paintHungScarf(s)
  }),
  'scarf-corner-hand-rolled-hem': small('day', 4162, (s) => {
    paintStillGround(s)
    paintTable(s, 0)
    paintHem(s)
  }),
  'scarf-box-seal-red-ribbon': small('day', 4163, (s) => {
    paintStillGround(s)
    paintGiftBox(s, { x: 800, y: 840, size: 330 })
  }),
}
