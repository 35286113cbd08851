import { paintCable } from '../motifs/cable.ts'
import { paintFallsTiers } from '../motifs/falls-tiers.ts'
import type { Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { cover } from '../scenes/finish.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintPorch } from '../scenes/porch.ts'
import { paintRoom } from '../scenes/room.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintWindowFrame } from '../scenes/window-frame.ts'
import { paintBoard } from '../still/board.ts'
import { paintBowl } from '../still/bowl.ts'
import { paintCandle } from '../still/candle.ts'
import { paintChopsticks } from '../still/chopsticks.ts'
import { paintCup } from '../still/cup.ts'
import { paintDish } from '../still/dish.ts'
import { paintFish } from '../still/fish.ts'
import { paintHeap } from '../still/heap.ts'
import { paintHotpot } from '../still/hotpot.ts'
import { paintLotusLeaf } from '../still/lotus-leaf.ts'
import { paintNoodles } from '../still/noodles.ts'
import { paintPorchPosts } from '../still/porch-posts.ts'
import { paintRoundTable } from '../still/round-table.ts'
import { paintSlices } from '../still/slices.ts'
import { paintStall } from '../still/stall.ts'
import { paintSteam } from '../still/steam.ts'
import { paintStillGround } from '../still/still-ground.ts'
import { paintStoneMill } from '../still/stone-mill.ts'
import { CELADON, AZURE, PORCELAIN, CLAY, AMBER, BROTH, MILK, LEAF } from '../still/stops.ts'
import { paintStove } from '../still/stove.ts'
import { strew } from '../still/strew.ts'
import { paintTable } from '../still/table.ts'
import { paintTeapot } from '../still/teapot.ts'
import { paintTray } from '../still/tray.ts'
import { paintWok } from '../still/wok.ts'

/** The dishes that the restaurants are known for. */
export const RESTAURANTS: Paintings = {
  'noodle-bowl-spring-water-temple-table': cover('day', 301, (s) => {
    paintStillGround(s)
    paintBowl(s, { x: 760, y: 900, size: 390, stops: AZURE, filling: BROTH })
    paintNoodles(s, { x: 760, y: 632, size: 390 })
    paintChopsticks(s, [900, 610], [1400, 380])
    paintSteam(s, { x: 720, y: 590, height: 260 })
  }),
  'old-tea-house-terrace-teapot-sweets': cover('spring', 302, (s) => {
    paintMountains(s, { at: 0.3, height: 240, base: 400, haze: 0.4 })
    paintTeaHill(s, { crest: 0.7, houses: 0, trees: 1, far: 420, near: 540 })
    paintPorchPosts(s)
    paintTable(s, 720)
    paintTeapot(s, { x: 700, y: 860, size: 130 })
    for (const [x, y] of [
      [1040, 850],
      [400, 890],
      [1280, 920],
    ] as const) {
      paintDish(s, { x, y, size: 110 })
      paintHeap(s, [x, y - 16], {
        size: 26,
        count: 6,
        spread: [50, 14],
        stops:
          x === 1040
            ? LEAF
            : [
                [0, '#f3d9d0'],
                [1, '#c98a76'],
              ],
      })
    }
  }),
  'thatched-tea-stall-below-waterfall': cover('summer', 303, (s) => {
    paintFallsTiers(s, 2, 1.2)
    paintStall(s, { x: 1180, y: 940, size: 260 })
    paintStove(s, { x: 800, y: 960, size: 90 })
    paintWok(s, { x: 800, y: 880, size: 120 })
    paintSteam(s, { x: 800, y: 810, height: 190 })
  }),
  'clay-pot-fish-head-steam': cover('rain', 304, (s) => {
    paintStillGround(s)
    paintTable(s, 700)
    paintBowl(s, { x: 800, y: 910, size: 420, stops: CLAY, filling: MILK })
    paintFish(s, [800, 596], 210)
    strew(s, [800, 622], {
      count: 60,
      spread: [300, 34],
      colours: ['#3f8462', '#7ab06a'],
      length: 28,
    })
    paintSteam(s, { x: 800, y: 560, height: 330 })
  }),
  'celadon-plate-mandarin-fish-lotus': cover('summer', 305, (s) => {
    paintLakeView(s, {
      shore: 380,
      peaks: [
        [0.2, 180],
        [0.76, 210],
      ],
    })
    paintWindowFrame(s, { panes: 2 })
    paintTable(s, 700)
    paintDish(s, { x: 800, y: 850, size: 560, stops: CELADON })
    paintLotusLeaf(s, [1230, 820], 170)
    paintFish(s, [760, 820], 380)
    strew(s, [760, 790], {
      count: 26,
      spread: [240, 30],
      colours: ['#b23a2b', '#3f8462'],
      length: 40,
    })
  }),
  'iron-wok-small-fish-firewood-stove': cover('dusk', 306, (s) => {
    paintStillGround(s)
    paintStove(s, { x: 800, y: 1010, size: 380 })
    paintWok(s, { x: 800, y: 770, size: 470 })
    for (let bread = 0; bread < 9; bread++) {
      const angle = Math.PI * (1.06 + (bread / 8) * 0.88)
      paintHeap(s, [800 + Math.cos(angle) * 400, 530 + Math.sin(angle) * 100], {
        size: 56,
        count: 1,
        spread: [0, 0],
        stops: [
          [0, '#f0d9a0'],
          [1, '#b98a4a'],
        ],
      })
    }
    for (const [x, y] of [
      [640, 540],
      [820, 520],
      [960, 560],
      [740, 590],
    ] as const)
      paintFish(s, [x, y], 120)
    paintSteam(s, { x: 800, y: 470, height: 260 })
  }),
  'village-kitchen-stove-cured-pork-board': cover('winter', 307, (s) => {
    paintPorch(s, { floor: 720 })
    paintStove(s, { x: 330, y: 930, size: 200 })
    paintBoard(s, { x: 960, y: 880, size: 430 })
    strew(s, [960, 830], {
      count: 30,
      spread: [300, 40],
      colours: ['#ecd9a4', '#cfae6c'],
      length: 120,
    })
    paintSlices(s, [960, 800], 11)
  }),
  'round-table-hotpot-candle-old-hall-night': cover('night', 308, (s) => {
    paintFar(s, { ridge: 330 })
    paintRoom(s, {
      opening: { kind: 'square', x: 560, y: 170, width: 480, height: 330, bars: 4 },
      wall: 'timber',
      lamp: [800, 620],
    })
    paintRoundTable(s)
    paintHotpot(s, { x: 800, y: 790, size: 190 })
    for (const [x, y] of [
      [380, 800],
      [560, 880],
      [1040, 880],
      [1220, 800],
    ] as const)
      paintCandle(s, { x, y, size: 40 })
    paintSteam(s, { x: 800, y: 590, height: 260 })
  }),
  'stone-mill-soya-milk-bowls-early-morning': cover('dawn', 309, (s) => {
    paintStillGround(s)
    paintTable(s, 690)
    paintStoneMill(s, { x: 420, y: 830, size: 230 })
    for (const [x, y] of [
      [860, 820],
      [1070, 850],
      [1280, 880],
    ] as const) {
      paintBowl(s, { x, y, size: 110, stops: AZURE, filling: MILK })
      paintSteam(s, { x, y: y - 100, height: 170 })
    }
    paintTray(s, [760, 920], { size: 200, colours: ['#e6cd98'] })
    paintHeap(s, [760, 890], {
      size: 62,
      count: 8,
      spread: [110, 26],
      stops: [
        [0, '#f3e3b4'],
        [1, '#b98a4a'],
      ],
    })
  }),
  'rice-balls-ginger-tea-cable-car-window': cover('winter', 310, (s) => {
    paintMountains(s, { at: 0.3, height: 420, base: 640 })
    paintCable(s, { from: [420, 700], to: [1500, 160], sag: 50, cabins: 2, size: 66 })
    paintWindowFrame(s, { panes: 2 })
    paintTable(s, 760)
    paintDish(s, { x: 600, y: 890, size: 220, stops: PORCELAIN })
    paintHeap(s, [600, 830], {
      size: 92,
      count: 2,
      spread: [100, 4],
      stops: [
        [0, '#fdfaf0'],
        [0.7, '#f0e6ce'],
        [1, '#cbbd98'],
      ],
    })
    paintCup(s, { x: 1060, y: 900, size: 110, stops: CLAY, filling: AMBER })
    paintSteam(s, { x: 1060, y: 780, height: 200 })
  }),
}
