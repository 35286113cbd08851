import type { Scene } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintCrane } from '../motifs/crane.ts'
import { crestAt } from '../motifs/crest.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintLobe } from '../motifs/lobe.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintOpeningGround } from './opening-ground.ts'

/** Questions and answers: a pavilion on its crag above a sea of mist, and a pair of flying cranes. */
export function paintOpeningQuestions(scene: Scene): void {
  paintOpeningGround(scene, {
    moon: { x: 1090, y: 140, radius: 26 },
    ridge: { y: 300, amplitude: 110, seed: 44.1 },
  })
  paintIslands(scene)
  paintCrag(scene)
  paintCrane(scene, { x: 960, y: 170, size: 46, heading: -1 })
  paintCrane(scene, { x: 1066, y: 232, size: 36, heading: -1, beat: 0.5 })
  weaveSilk(scene)
}

/** Summits like islands in the mist; nearer ones are darker. */
function paintIslands(scene: Scene): void {
  const isNight = scene.palette.isNight === true
  const density = isNight ? 0.8 : 1
  for (const { haze, mist, ...island } of [
    { x: 1550, base: 440, height: 340, width: 300, haze: 0.5, hue: 0.2, seed: 21.5, mist: 400 },
    { x: 880, base: 450, height: 170, width: 300, haze: 0.44, hue: 0.3, seed: 25.5, mist: 420 },
    { x: 1090, base: 520, height: 220, width: 270, haze: 0.14, hue: 0.16, seed: 37.5, mist: 480 },
  ]) {
    paintMassif(scene, {
      ...island,
      folds: 9,
      sharpness: 1.3,
      haze: isNight ? haze * 0.6 : haze,
      fade: 0.4,
    })
    paintMist(scene, { y: mist, depth: 52, density })
  }
}

const CRAG = 1360

function paintCrag(scene: Scene): void {
  const isNight = scene.palette.isNight === true
  const crag = paintMassif(scene, {
    x: CRAG,
    base: 640,
    height: 334,
    width: 360,
    folds: 11,
    sharpness: 2.2,
    hue: 0.1,
    seed: 33.5,
  })
  const shelf = paintLobe(scene, {
    x: CRAG,
    base: 430,
    height: 150,
    width: 116,
    sharpness: 5,
    hue: 0.16,
    fade: 0.6,
    seed: 7.5,
  })
  const rows = [-60, -30, 0, 30, 60].map((aside) => crestAt(shelf, CRAG + aside))
  const floor = Math.min(...rows) + 10
  paintPine(scene, {
    x: CRAG + 134,
    y: crag(CRAG + 134) + 14,
    height: 200,
    lean: 0.26,
    boughs: 6,
  })
  paintPavilion(scene, { x: CRAG, y: floor, width: 68 })
  if (isNight) paintGlow(scene, [CRAG, floor - 36], { radius: 120, alpha: 0.4 })
  paintMist(scene, { y: 540, depth: 56, density: isNight ? 0.8 : 1 })
}
