import { css, mix } from '../canvas/colour.ts'
import { Random } from '../canvas/random.ts'
import { type Scene, fill } from '../canvas/scene.ts'
import { rectangle } from '../canvas/shape.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBoardwalk } from '../motifs/boardwalk.ts'
import { paintGlint } from '../motifs/glint.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintWater } from '../motifs/water.ts'
import { paintWillow } from '../motifs/willow.ts'
import { paintOpeningGround, veilLeft } from './opening-ground.ts'

const SHORE = 336
const DECK = 408
const MOON = { x: 1010, y: 120, radius: 26 }

/** Accessibility: a level boardwalk from shore to shore without a step, a willow, peaks mirrored in the lake. */
export function paintOpeningAccessibility(scene: Scene): void {
  const isNight = scene.palette.isNight === true
  paintOpeningGround(scene, {
    moon: MOON,
    ridge: { y: 250, amplitude: 90, seed: 5.2 },
  })
  for (const peak of [
    { x: 1040, height: 120, width: 240, haze: 0.45, hue: 0.3, seed: 25.5 },
    { x: 1290, height: 260, width: 330, haze: 0.12, hue: 0.12, seed: 88.5 },
    { x: 1540, height: 160, width: 260, haze: 0.2, hue: 0.4, seed: 37.5 },
  ])
    paintMassif(scene, {
      ...peak,
      base: SHORE - 2,
      folds: 11,
      haze: isNight ? peak.haze * 0.6 : peak.haze,
      fade: 0.3,
    })
  paintMist(scene, { y: SHORE - 16, depth: 22, density: isNight ? 0.6 : 0.85 })
  paintWater(scene, { y: SHORE, reflection: 0.85 })
  if (isNight) {
    const apart = { ...scene, random: new Random(3) }
    paintGlint(apart, { x: MOON.x, y: SHORE + 6, bottom: scene.height, width: 46 })
  }
  veilLeft(scene, SHORE - 2)
  paintShores(scene)
  weaveSilk(scene)
}

function paintShores(scene: Scene): void {
  const isNight = scene.palette.isNight === true
  paintBank(scene, { x: 800, y: DECK + 30, width: 250, height: 46, rocks: 6, hue: 0.85 })
  paintWay(scene)
  paintBoardwalk(scene, { from: [876, DECK], to: [1484, DECK], depth: 18, rail: 42 })
  paintWillow(scene, { x: 806, y: DECK + 2, height: 320, ...(isNight && { colour: '#4b9482' }) })
  paintBank(scene, { x: 790, y: DECK + 38, width: 200, height: 30, rocks: 5, hue: 0.9 })
  paintPavilion(scene, { x: 1530, y: DECK + 6, width: 48 })
  paintBank(scene, { x: 1556, y: DECK + 36, width: 150, height: 34, rocks: 5, hue: 0.85 })
}

/** The way along the shore to the deck, level with it; fades in from the silk. */
function paintWay(scene: Scene): void {
  const { context, palette } = scene
  const stone = palette.isNight ? '#4a5154' : mix('#ddceaa', palette.silk, 0.25)
  const tone = context.createLinearGradient(640, 0, 780, 0)
  tone.addColorStop(0, css(stone, 0))
  tone.addColorStop(1, css(stone))
  fill(scene, rectangle([640, DECK - 9], 240, 18), tone)
}
