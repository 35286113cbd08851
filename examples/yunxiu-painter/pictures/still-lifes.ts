import { brush } from '../canvas/brush.ts'
import { curve } from '../canvas/shape.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBridge, paintBridgeheads } from '../motifs/bridge.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintDragonHead } from '../motifs/dragon.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintLantern } from '../motifs/lantern.ts'
import { paintLightShaft } from '../motifs/light-shaft.ts'
import { paintLotus } from '../motifs/lotus.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPagoda } from '../motifs/pagoda.ts'
import { paintPath } from '../motifs/path.ts'
import { paintPines } from '../motifs/pines.ts'
import { paintSteps, winding } from '../motifs/steps.ts'
import { paintStreamlet } from '../motifs/streamlet.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintWall } from '../motifs/wall.ts'
import { paintWater } from '../motifs/water.ts'
import { paintWillows } from '../motifs/willow-row.ts'
import { paintYard } from '../motifs/yard.ts'
import type { Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { opening, figure, weather } from '../scenes/finish.ts'
import { paintForest } from '../scenes/forest.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintPorch } from '../scenes/porch.ts'
import { paintRoom } from '../scenes/room.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintWindowFrame } from '../scenes/window-frame.ts'
import { paintAlbum } from '../still/album.ts'
import { paintBark } from '../still/bark.ts'
import { paintBasket } from '../still/basket.ts'
import { paintBell } from '../still/bell.ts'
import { paintBooks } from '../still/books.ts'
import { paintBowl } from '../still/bowl.ts'
import { paintCard } from '../still/card.ts'
import { paintCrack } from '../still/crack.ts'
import { paintCup } from '../still/cup.ts'
import { paintDish } from '../still/dish.ts'
import { paintFlask } from '../still/flask.ts'
import { paintFurled } from '../still/furled.ts'
import { paintGrip } from '../still/grip.ts'
import { paintHat } from '../still/hat.ts'
import { paintHeap } from '../still/heap.ts'
import { paintInkstone } from '../still/inkstone.ts'
import { paintJar } from '../still/jar.ts'
import { paintKettle } from '../still/kettle.ts'
import { paintKite } from '../still/kite.ts'
import { paintLacquerBowl } from '../still/lacquer-bowl.ts'
import { paintLacquerBox } from '../still/lacquer-box.ts'
import { paintLeafBoat } from '../still/leaf-boat.ts'
import { paintMillstone } from '../still/millstone.ts'
import { miniature } from '../still/miniature.ts'
import { paintMoonBeam } from '../still/moon-beam.ts'
import { paintNoodles } from '../still/noodles.ts'
import { onSheet } from '../still/on-sheet.ts'
import { paintPaperweight } from '../still/paperweight.ts'
import { paintPassport } from '../still/passport.ts'
import { photograph } from '../still/photograph.ts'
import { paintPorchPosts } from '../still/porch-posts.ts'
import { paintPot } from '../still/pot.ts'
import { paintSaw } from '../still/saw.ts'
import { paintScar } from '../still/scar.ts'
import { paintSealStone } from '../still/seal-stone.ts'
import { paintShelf } from '../still/shelf.ts'
import { paintSpanner } from '../still/spanner.ts'
import { paintSpectacles } from '../still/spectacles.ts'
import { paintSteam } from '../still/steam.ts'
import { paintSteelyard } from '../still/steelyard.ts'
import { paintStillGround } from '../still/still-ground.ts'
import {
  CELADON,
  AZURE,
  PORCELAIN,
  STONE,
  AMBER,
  GREEN_TEA,
  PALE_TEA,
  BROTH,
  LEAF,
  MUSHROOM,
} from '../still/stops.ts'
import { paintStove } from '../still/stove.ts'
import { strew } from '../still/strew.ts'
import { paintTable } from '../still/table.ts'
import { paintTag } from '../still/tag.ts'
import { paintTicket } from '../still/ticket.ts'
import { trailMap } from '../still/trail-map.ts'
import { paintTray } from '../still/tray.ts'
import { paintVase } from '../still/vase.ts'
import { paintWalker } from '../still/walker.ts'
import { paintWoodBench } from '../still/wood-bench.ts'
import { paintWritingBrush } from '../still/writing-brush.ts'

/** Still lifes of news, activities, announcements and guides, and the tickets. */
export const STILL_LIFES: Paintings = {
  'resident-card-still-life': opening('winter', 9001, (s) => {
    paintStillGround(s)
    paintTable(s, 300)
    paintTicket(
      s,
      { x: 760, y: 620, width: 760, height: 440, turn: -0.07 },
      miniature('winter', 9002),
    )
    paintVase(s, { x: 1330, y: 620, size: 110 }, '#e8c04a', CELADON)
  }),
  'old-map-album-still-life': opening('day', 9003, (s) => {
    paintStillGround(s)
    paintTable(s, 200)
    paintAlbum(s, { x: 760, y: 580, width: 1100, height: 620, turn: -0.03 }, trailMap(9004))
    paintPaperweight(s, { x: 1420, y: 760, size: 90 })
  }),
  'lacquer-workshop-bowls-still-life': opening('day', 9005, (s) => {
    paintStillGround(s)
    paintTable(s, 420)
    for (const [x, y, size, isBlack] of [
      [360, 720, 170, false],
      [760, 690, 150, true],
      [1150, 720, 180, false],
      [560, 900, 190, true],
    ] as const)
      paintLacquerBowl(s, { x, y, size }, isBlack)
    paintDish(s, { x: 1080, y: 900, size: 120 })
    paintHeap(s, [1080, 884], {
      size: 14,
      count: 40,
      spread: [60, 14],
      stops: [
        [0, '#f0d478'],
        [1, '#b98a3e'],
      ],
    })
    paintWritingBrush(s, [1500, 760], [1240, 930], '#b23a2b')
  }),
  'old-photographs-table-still-life': opening('winter', 9006, (s) => {
    paintStillGround(s)
    paintTable(s, 120, true)
    const views = [
      [430, 430, -0.2],
      [900, 360, 0.1],
      [1270, 560, -0.12],
      [620, 740, 0.14],
      [1030, 780, -0.06],
    ] as const
    views.forEach(([x, y, turn], view) =>
      paintCard(s, { x, y, width: 420, height: 290, turn }, photograph(9010 + view)),
    )
    paintSpectacles(s, [340, 830], 110)
  }),
  'pigment-bowls-azurite-malachite': opening('day', 9020, (s) => {
    paintStillGround(s)
    paintTable(s, 330)
    paintCard(s, { x: 420, y: 560, width: 560, height: 400, turn: -0.06 }, miniature('day', 9021))
    for (const [x, y, filling] of [
      [860, 640, AZURE],
      [1120, 620, LEAF],
      [1360, 670, AZURE],
      [980, 840, LEAF],
    ] as const)
      paintBowl(s, { x, y, size: 104, stops: PORCELAIN, filling })
    paintPot(s, { x: 1340, y: 930, size: 90, stops: STONE, filling: AZURE })
    paintWritingBrush(s, [300, 940], [760, 850], '#1f5f87')
    paintWritingBrush(s, [340, 980], [780, 920], '#2f7563')
  }),
  'tea-cups-charcoal-stove-winter': opening('winter', 9022, (s) => {
    paintStillGround(s)
    paintTable(s, 720)
    paintStove(s, { x: 420, y: 900, size: 150 })
    paintKettle(s, { x: 420, y: 740, size: 130 })
    paintSteam(s, { x: 570, y: 620, height: 240 })
    const liquors = [GREEN_TEA, PALE_TEA, BROTH, AMBER, AMBER] as const
    liquors.forEach((filling, cup) =>
      paintCup(s, {
        x: 760 + cup * 165,
        y: 880 + (cup % 2) * 24,
        size: 66,
        stops: PORCELAIN,
        filling,
      }),
    )
  }),
  'trail-plan-map-still-life': opening('day', 9023, (s) => {
    paintStillGround(s)
    paintTable(s, 140)
    onSheet(s, { x: 760, y: 560, width: 1180, height: 700, turn: -0.04 }, ({ context }) =>
      context.drawImage(trailMap(9024), -560, -320, 1120, 640),
    )
    paintWritingBrush(s, [1420, 420], [1040, 820])
  }),
  'lost-umbrellas-shelf-still-life': opening('rain', 9025, (s) => {
    paintWall(s, 1000)
    paintShelf(s, { x: 140, y: 900, width: 1320, height: 700, rows: 2 })
    const colours = ['#1f5f87', '#b23a2b', '#2f7563', '#b98a3e', '#4a4660', '#84281d'] as const
    colours.forEach((colour, each) =>
      paintFurled(s, { x: 260 + each * 100, y: 888, size: 260 }, colour),
    )
    paintFlask(s, { x: 980, y: 888, size: 110 })
    paintHat(s, { x: 1260, y: 884, size: 120 })
    paintHat(s, { x: 420, y: 540, size: 110 })
    paintFlask(s, { x: 760, y: 538, size: 90 })
    paintBasket(s, { x: 1150, y: 538, size: 120 })
  }),
  'passport-ticket-seal-still-life': opening('day', 9026, (s) => {
    paintStillGround(s)
    paintTable(s, 160)
    paintPassport(s, { x: 460, y: 560, width: 400, height: 560, turn: -0.14 })
    paintTicket(s, { x: 960, y: 520, width: 740, height: 340, turn: 0.06 }, miniature('day', 9027))
    paintSealStone(s, { x: 1180, y: 880, size: 90 })
  }),
  'books-brush-summer-window': opening('summer', 9028, (s) => {
    paintMountains(s, { at: 0.62, height: 420, base: 660 })
    paintWindowFrame(s, { panes: 2 })
    paintTable(s, 740)
    paintBooks(s, { x: 520, y: 910, size: 240, count: 5 })
    paintInkstone(s, { x: 1040, y: 850, size: 130 })
    paintWritingBrush(s, [1440, 800], [1200, 920])
  }),
  'old-bronze-bell-still-life': figure('winter', 9029, (s) => {
    paintPorch(s, { floor: 800 })
    paintBell(s, { x: 800, y: 780, size: 300 })
    paintCrack(s, [
      [930, 770],
      [916, 690],
      [940, 600],
      [918, 520],
    ])
  }),
  'bench-dragon-lanterns-still-life': figure('dusk', 9030, (s) => {
    paintPorch(s, { floor: 760 })
    for (let bench = 0; bench < 5; bench++) {
      paintWoodBench(s, { x: 420 + bench * 240, y: 900 + (bench % 2) * 24, size: 220 })
      paintLantern(s, [420 + bench * 240, 740 + (bench % 2) * 24], 36)
    }
    paintDragonHead(s, { x: 250, y: 730, size: 150 })
  }),
  'fresh-tea-leaves-still-life': figure('spring', 9031, (s) => {
    paintStillGround(s)
    paintTray(s, [680, 760], { size: 430, colours: ['#6f9f5f', '#8fbf7a', '#a9cf94'] })
    strew(s, [680, 746], {
      count: 120,
      spread: [320, 80],
      colours: ['#5f9f5a', '#8fbf7a'],
      length: 34,
    })
    paintBasket(s, { x: 1270, y: 840, size: 160, filling: 'leaves', hasHandle: true })
  }),
  'map-album-lake-leaf': figure('day', 9032, (s) => {
    paintStillGround(s)
    paintTable(s, 100)
    paintCard(s, { x: 800, y: 530, width: 1180, height: 760, turn: 0.02 }, trailMap(9033))
  }),
  'lacquer-drying-room-shelves': figure('summer', 9034, (s) => {
    paintLakeView(s, { shore: 440 })
    paintRoom(s, {
      opening: { kind: 'square', x: 620, y: 200, width: 360, height: 330, bars: 2 },
      wall: 'timber',
    })
    for (const x of [210, 1040]) {
      paintShelf(s, { x, y: 900, width: 350, height: 700, rows: 3 })
      for (const y of [430, 662, 895]) paintLacquerBox(s, { x: x + 175, y: y - 26, size: 110 })
    }
  }),
  'shiitake-drying-trays-still-life': figure('dusk', 9035, (s) => {
    paintPorch(s, { floor: 880 })
    paintShelf(s, { x: 210, y: 930, width: 1180, height: 780, rows: 3 })
    for (const y of [318, 578, 838]) {
      for (const x of [500, 1100]) {
        paintTray(s, [x, y], { size: 270, colours: ['#8a6a45'] })
        paintHeap(s, [x, y - 20], { size: 32, count: 30, spread: [205, 54], stops: MUSHROOM })
      }
    }
  }),
  'old-house-beam-joint-still-life': figure('day', 9036, (s) => {
    paintPorch(s, { floor: 840 })
    paintMoonBeam(s)
  }),
  'old-pine-bark-tag-still-life': figure('day', 9037, (s) => {
    paintFar(s, { ridge: 520 })
    paintBark(s, { from: 420, to: 1180 })
    paintTag(s, { x: 800, y: 520, size: 190 })
  }),
  'pine-bark-scar-detail': figure('autumn', 9038, (s) => {
    paintFar(s, { ridge: 560 })
    paintBark(s, { from: 360, to: 1260 })
    paintScar(s, [820, 520])
  }),
  'cable-grips-workbench-still-life': figure('winter', 9039, (s) => {
    paintStillGround(s)
    paintTable(s, 300)
    for (let grip = 0; grip < 6; grip++)
      paintGrip(s, { x: 320 + (grip % 3) * 340, y: 530 + Math.floor(grip / 3) * 210, size: 125 })
    paintFlask(s, { x: 1420, y: 620, size: 110 })
    paintSpanner(s, [560, 900], [1180, 870])
  }),
  'lost-property-shelves-still-life': figure('day', 9040, (s) => {
    paintWall(s, 1000)
    paintShelf(s, { x: 150, y: 940, width: 1300, height: 840, rows: 3, columns: 4 })
    const cells = [
      [310, 370],
      [635, 370],
      [960, 370],
      [1285, 370],
      [310, 650],
      [635, 650],
      [960, 650],
      [1285, 650],
      [310, 928],
      [635, 928],
      [960, 928],
      [1285, 928],
    ] as const
    cells.forEach(([x, y], cell) => {
      if (cell % 3 === 0) paintHat(s, { x, y, size: 90 })
      if (cell % 3 === 1) paintFlask(s, { x, y, size: 84 })
      if (cell % 3 === 2)
        for (const shift of [-50, 0, 50])
          paintFurled(
            s,
            { x: x + shift, y, size: 180 },
            s.random.pick(['#1f5f87', '#b23a2b', '#2f7563', '#b98a3e']),
          )
    })
  }),
  'tea-shoots-tray-old-steelyard': figure('spring', 9041, (s) => {
    paintStillGround(s)
    paintTable(s, 330)
    paintTray(s, [560, 700], { size: 400, colours: ['#6f9f5f', '#8fbf7a', '#a9cf94'] })
    paintSteelyard(s, { x: 1080, y: 760, size: 420 })
  }),
  'old-saw-enamel-kettle-still-life': figure('winter', 9042, (s) => {
    paintWall(s, 1000)
    paintShelf(s, { x: 120, y: 840, width: 1360, height: 520, rows: 1 })
    paintSaw(s, { x: 620, y: 820, size: 400 })
    paintKettle(s, {
      x: 1230,
      y: 828,
      size: 140,
      stops: [
        [0, '#f3f0e4'],
        [0.5, '#cfd6d0'],
        [1, '#8fa0a0'],
      ],
    })
  }),
  'bronze-bell-window-light': figure('day', 9043, (s) => {
    paintFar(s, { ridge: 400 })
    paintRoom(s, {
      opening: { kind: 'square', x: 240, y: 200, width: 220, height: 330, bars: 4 },
      wall: 'timber',
    })
    paintBell(s, { x: 880, y: 760, size: 280 })
    paintLightShaft(s, { x: 900, y: 900 })
  }),
  'old-house-stone-cistern-mist': figure('spring', 9044, (s) => {
    paintFar(s, { ridge: 330 })
    paintTeaHill(s, { crest: 0.4, houses: 0, trees: 1, far: 460, near: 620, mist: 0.95 })
    for (const y of [520, 620]) paintMist(s, { y, depth: 60, density: 1 })
    paintPorchPosts(s)
    paintYard(s, 780)
    paintJar(s, { x: 620, y: 940, size: 150, stops: STONE })
    paintBowl(s, { x: 1040, y: 920, size: 74 })
    paintBowl(s, { x: 1240, y: 940, size: 78 })
  }),
  'millstone-step-rain': figure('rain', 9045, (s) => {
    paintForest(s, 'broad', { clearing: 0.5, gap: 0.26, floor: 560 })
    paintSteps(s, { way: (t) => [800, 520 + 520 * t], far: 330, near: 760, count: 5, bushes: 10 })
    paintMillstone(s, { x: 800, y: 790, size: 300 })
    weather(s, 1)
  }),
  'noodle-bowl-refectory-window': figure('dawn', 9046, (s) => {
    paintFar(s, { ridge: 360 })
    paintPagoda(s, { x: 1080, y: 660, width: 50 })
    paintMist(s, { y: 600, depth: 70, density: 1 })
    paintWindowFrame(s, { panes: 3 })
    paintTable(s, 720)
    paintBowl(s, { x: 700, y: 900, size: 260, stops: CELADON, filling: BROTH })
    paintNoodles(s, { x: 700, y: 720, size: 260 })
    paintSteam(s, { x: 700, y: 690, height: 240 })
  }),
  'bamboo-leaf-boat-channel': figure('summer', 9047, (s) => {
    paintYard(s, 0)
    paintStreamlet(
      s,
      [
        [760, -20],
        [860, 1020],
      ],
      620,
    )
    paintLeafBoat(s, { x: 806, y: 560, size: 130 })
  }),
  'south-gate-path-morning-walker-mist': opening('golden-dawn', 601, (s) => {
    paintMountains(s, { at: 0.6, height: 520, base: 640, haze: 0 })
    paintMist(s, { y: 660, depth: 60, density: 1 })
    paintPath(s, { way: winding([980, 640], [620, 1010], -130), far: 12, near: 220 })
    paintGate(s, { x: 420, y: 860, width: 260 })
    paintWalker(s, { x: 860, y: 760, size: 70 })
  }),
  'red-cable-car-over-pines-noon': opening('day', 602, (s) => {
    paintMountains(s, { at: 0.8, height: 640, base: 840, width: 460 })
    paintMassif(s, { x: 460, base: 1100, height: 260, width: 1000, folds: 12, hue: 0.85, trees: 6 })
    paintPines(
      s,
      [
        [130, 990],
        [300, 960],
        [480, 980],
        [680, 960],
        [900, 1090],
        [1150, 1120],
      ],
      260,
    )
    paintCable(s, { from: [-60, 760], to: [1280, 150], sag: 60, cabins: 3, size: 96, far: 0.3 })
  }),
  'lake-boat-below-tianshu-peak-evening': opening('afterglow', 603, (s) => {
    paintLakeView(s, {
      shore: 600,
      peaks: [
        [0.56, 540],
        [0.2, 260],
        [0.9, 280],
      ],
      haze: 0.05,
    })
    paintBoat(s, { x: 520, y: 830, size: 280 })
  }),
  'stone-bridge-paper-kite-spring': opening('spring', 604, (s) => {
    paintMountains(s, { at: 0.78, height: 280, base: 560, haze: 0.35 })
    paintBank(s, { x: 240, y: 730, width: 500, height: 60, rocks: 6 })
    paintWillows(s, [120, 260], { y: 730, height: 430, count: 2 })
    paintBridge(s, { x: 720, y: 740, width: 520 })
    paintBridgeheads(s, { x: 720, y: 740, width: 520 })
    paintWater(s, { y: 738, reflection: 0.5 })
    paintKite(s, [1080, 210], 96)
    brush(
      s,
      curve([
        [1080, 270],
        [1000, 470],
        [790, 590],
      ]),
      { width: 2.4, colour: s.palette.line, alpha: 0.8 },
    )
  }),
  'covered-boat-lotus-family-summer': opening('summer', 605, (s) => {
    paintLakeView(s, { islet: 0.76, peaks: [[0.24, 320]] })
    paintBoat(s, { x: 760, y: 770, size: 420 })
    for (const [x, y, size] of [
      [660, 746, 64],
      [720, 744, 60],
      [960, 742, 44],
    ] as const)
      paintWalker(s, { x, y, size })
    paintLotus(s, { x: 800, y: 830, width: 1600, height: 170, count: 110 }, 10)
  }),
  'pagoda-plum-blossom-snow-path': opening('snow', 606, (s) => {
    paintMountains(s, { at: 0.7, height: 360, base: 600 })
    paintPines(
      s,
      [
        [760, 680],
        [900, 690],
        [1120, 690],
        [1260, 680],
      ],
      180,
    )
    paintPagoda(s, { x: 1010, y: 640, width: 48 })
    paintPath(s, { way: winding([980, 690], [560, 1010], -90), far: 10, near: 180, isPaved: false })
    paintTree(s, {
      x: 300,
      y: 980,
      height: 560,
      leaves: ['#b23a2b', '#c9503a', '#d98a86'],
      density: 7,
    })
    weather(s, 0.8)
  }),
}
