import { css } from '../canvas/colour.ts'
import type { PaletteName } from '../canvas/palettes.ts'
import type { Scene } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintBoat } from '../motifs/boat.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintCranes } from '../motifs/crane.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintTree } from '../motifs/tree.ts'
import { paintWater } from '../motifs/water.ts'
import type { Painting, Paintings } from '../painting.ts'
import { paintFar, paintMountains } from '../scenes/backdrop.ts'
import { paintCloudSea } from '../scenes/cloud-sea.ts'
import { paintTeaHill } from '../scenes/tea-hill.ts'
import { paintTemple } from '../scenes/temple.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintCup } from '../still/cup.ts'
import { stampSeal } from '../still/stamp-seal.ts'
import { paintStillGround } from '../still/still-ground.ts'
import { paintTeapot } from '../still/teapot.ts'
import { writeHorizontal } from '../still/write-horizontal.ts'
import { writeVertical } from '../still/write-vertical.ts'

interface Share {
  palette: PaletteName
  seed: number
  zh: readonly [string, ...string[]]
  en: string
  seal: readonly [string, string]
  /** Paints the right half; what is left of it is for the title. */
  paint: (scene: Scene) => void
}

const VERSE = ['云无心以出岫', '鸟倦飞而知还'] as const
const NAME = '云岫山'

/** The view of most share pictures: a range on the right behind still water. */
function lakeside(s: Scene, at: number): void {
  paintMountains(s, { at, height: 330, width: 330, base: 470, ridge: 250, company: 2 })
  paintWater(s, { y: 500, reflection: 0.45 })
  paintBoat(s, { x: 560, y: 570, size: 90 })
}

const SHARES: Readonly<Record<string, Share>> = {
  home: {
    palette: 'day',
    seed: 71,
    zh: [NAME, ...VERSE],
    en: 'Mount\nYunxiu',
    seal: ['云', '岫'],
    paint: (s) => lakeside(s, 0.74),
  },
  scenic: {
    palette: 'autumn',
    seed: 72,
    zh: ['走进云岫', NAME],
    en: 'The\nmountain',
    seal: ['入', '山'],
    paint: (s) => {
      paintMountains(s, { at: 0.76, height: 400, width: 330, base: 560, ridge: 260 })
      paintTree(s, { x: 1120, y: 640, height: 300 })
    },
  },
  news: {
    palette: 'dawn',
    seed: 73,
    zh: ['山中近事', NAME],
    en: 'News and\nnotices',
    seal: ['公', '告'],
    paint: (s) => {
      paintFar(s, { ridge: 300, light: { at: [0.84, 0.24], radius: 34 } })
      paintCloudSea(
        s,
        [
          [0.5, 90],
          [0.68, 170],
          [0.88, 120],
        ],
        { y: 340 },
      )
      paintCranes(s, { x: 790, y: 150, size: 24 }, 4)
    },
  },
  guide: {
    palette: 'day',
    seed: 74,
    zh: ['循径', '导览地图'],
    en: 'Guide\nmap',
    seal: ['导', '览'],
    paint: (s) => {
      paintMountains(s, { at: 0.74, height: 340, width: 380, base: 520, ridge: 240 })
      paintPavilion(s, { x: 560, y: 560, width: 40 })
      paintVillage(s, { from: 820, to: 1180, y: 590, rows: 2, size: 56 })
    },
  },
  tickets: {
    palette: 'spring',
    seed: 75,
    zh: ['门票', NAME],
    en: 'Tickets',
    seal: ['门', '票'],
    paint: (s) => {
      paintMountains(s, { at: 0.7, height: 360, width: 320, base: 520, ridge: 250 })
      paintGate(s, { x: 830, y: 600, width: 190 })
    },
  },
  stay: {
    palette: 'dusk',
    seed: 76,
    zh: ['住下', NAME],
    en: 'Places\nto stay',
    seal: ['客', '舍'],
    paint: (s) => {
      paintMountains(s, {
        at: 0.74,
        height: 300,
        width: 300,
        base: 440,
        ridge: 240,
        light: { at: [0.62, 0.2], radius: 32 },
      })
      paintHall(s, { x: 740, y: 500, width: 120, tiers: 2, bays: 7 })
      paintWater(s, { y: 506, reflection: 0.5 })
    },
  },
  food: {
    palette: 'day',
    seed: 77,
    zh: ['吃茶', NAME],
    en: 'Food\nand tea',
    seal: ['风', '味'],
    paint: (s) => {
      paintStillGround(s)
      paintTeapot(s, { x: 900, y: 530, size: 110 })
      paintCup(s, { x: 640, y: 540, size: 80 })
    },
  },
  shopping: {
    palette: 'summer',
    seed: 78,
    zh: ['山中好物', NAME],
    en: 'From the\nmountain',
    seal: ['风', '物'],
    paint: (s) => {
      paintMountains(s, { at: 0.8, height: 200, width: 260, base: 330, ridge: 210, haze: 0.3 })
      paintTeaHill(s, { crest: 0.7, houses: 1, trees: 0, far: 340, near: 450 })
    },
  },
  activities: {
    palette: 'night',
    seed: 79,
    zh: ['时令', NAME],
    en: 'What’s\non',
    seal: ['活', '动'],
    paint: (s) => {
      paintMountains(s, {
        at: 0.76,
        height: 280,
        width: 300,
        base: 430,
        ridge: 250,
        light: { at: [0.62, 0.2], radius: 36 },
      })
      paintBridge(s, { x: 720, y: 500, width: 210 })
      paintWater(s, { y: 500, reflection: 0.55 })
      paintBoat(s, { x: 960, y: 560, size: 100 })
    },
  },
  strategies: {
    palette: 'day',
    seed: 80,
    zh: ['怎么走', NAME],
    en: 'Routes',
    seal: ['攻', '略'],
    paint: (s) => {
      paintMountains(s, { at: 0.76, height: 400, width: 300, base: 560, ridge: 260 })
      paintCable(s, { from: [420, 560], to: [890, 190], sag: 50, cabins: 3, size: 24 })
    },
  },
  service: {
    palette: 'rain',
    seed: 81,
    zh: ['游客服务', NAME],
    en: 'Visitor\nservices',
    seal: ['服', '务'],
    paint: (s) => {
      paintMountains(s, { at: 0.78, height: 340, width: 340, base: 500, ridge: 250 })
      paintTemple(s, { x: 800, y: 540, size: 60, pagoda: 1 })
    },
  },
}

/** The pictures that apps show with a link, 1200 × 630, one for each kind of page and language: `share-tickets-en`. */
export const SHARE_PICTURES: Paintings = Object.fromEntries(
  Object.entries(SHARES).flatMap(([kind, share]) =>
    (['zh', 'en'] as const).map((language) => [
      `share-${kind}-${language}`,
      shareOf(share, language),
    ]),
  ),
)

function shareOf({ palette, seed, paint, ...words }: Share, language: 'zh' | 'en'): Painting {
  return {
    width: 1200,
    height: 630,
    palette,
    seed,
    use: 'share',
    paint(scene) {
      paint(scene)
      veilTitle(scene)
      weaveSilk(scene)
      write(scene, words, language)
    },
  }
}

/** Mist behind the title, so that no character is in front of a mountain. */
function veilTitle({ context, palette, width, height }: Scene): void {
  const [x, y] = [width * 0.34, height * 0.5]
  const veil = context.createRadialGradient(x, y, 0, x, y, width * 0.3)
  veil.addColorStop(0.3, css(palette.mist, 0.85))
  veil.addColorStop(1, css(palette.mist, 0))
  context.fillStyle = veil
  context.fillRect(0, 0, width, height)
}

function write(
  scene: Scene,
  { zh, en, seal }: Pick<Share, 'zh' | 'en' | 'seal'>,
  language: 'zh' | 'en',
): void {
  if (language === 'zh') {
    writeVertical(scene, zh, { x: 440, y: 70, size: 92 })
    stampSeal(scene, seal, { x: 350, y: 520, size: 84 })
  } else {
    writeHorizontal(scene, [en, en.startsWith('Mount') ? NAME : 'Mount Yunxiu'], {
      x: 310,
      y: 130,
      size: 74,
    })
    stampSeal(scene, seal, { x: 352, y: 520, size: 84 })
  }
}
