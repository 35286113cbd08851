import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { type Point, type Scene, fill } from '../canvas/scene.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { spline } from '../canvas/shape.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintBus } from '../motifs/bus.ts'
import { paintCable } from '../motifs/cable.ts'
import { paintHall } from '../motifs/hall.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPine } from '../motifs/pine.ts'
import { paintWater } from '../motifs/water.ts'
import { paintOpeningGround, veilLeft } from './opening-ground.ts'

const LAKE = 446

/** How to get here: red cabins over pines to the peak, and the shuttle bus on the lake road at its foot. */
export function paintOpeningTraffic(scene: Scene): void {
  paintOpeningGround(scene, {
    moon: { x: 1000, y: 130, radius: 26 },
    ridge: { y: 290, amplitude: 120, seed: 12.3 },
  })
  paintPeak(scene)
  paintRoad(scene)
  paintPineHill(scene)
  paintWater(scene, { y: LAKE, reflection: 0.5 })
  veilLeft(scene, LAKE - 2)
  weaveSilk(scene)
}

function paintPeak(scene: Scene): void {
  const { palette } = scene
  const isNight = palette.isNight === true
  paintMassif(scene, {
    x: 1060,
    base: 420,
    height: 190,
    width: 330,
    folds: 8,
    hue: 0.25,
    haze: isNight ? 0.34 : 0.5,
    fade: 0.4,
    seed: 25.5,
  })
  paintMist(scene, { y: 380, depth: 44, density: isNight ? 0.7 : 1 })
  const peak = paintMassif(scene, {
    x: 1400,
    base: 470,
    height: 386,
    width: 400,
    folds: 13,
    hue: 0.08,
    sharpness: 1.3,
    fade: 0.3,
    seed: 33.5,
  })
  paintMist(scene, { y: 392, depth: 34, density: isNight ? 0.75 : 1 })
  // At night the ropes are light: ink would be invisible against the sky.
  const line = isNight ? mix(palette.gold, palette.silk, 0.35) : palette.line
  paintCable(
    { ...scene, palette: { ...palette, line } },
    { from: [862, 330], to: [1318, peak(1338) - 10], sag: 46, cabins: 2, size: 40 },
  )
  paintHall(scene, { x: 1338, y: peak(1338) + 12, width: 34, bays: 4 })
}

function paintPineHill(scene: Scene): void {
  const hill = paintMassif(scene, {
    x: 830,
    base: LAKE + 6,
    height: 130,
    width: 280,
    folds: 9,
    hue: 0.7,
    fade: 0.1,
    trees: 4,
    seed: 41.5,
  })
  paintHall(scene, { x: 840, y: hill(840) + 14, width: 40, bays: 4 })
  for (const [x, height] of [
    [730, 110],
    [778, 165],
    [912, 84],
  ] as const)
    paintPine(scene, { x, y: hill(x) + 14, height, lean: x < 750 ? -0.16 : 0.1 })
}

/** The road along the shore, from the right edge until it disappears behind the hill. */
function paintRoad(scene: Scene): void {
  const { palette, width } = scene
  const far = spline(
    [
      [900, LAKE - 34],
      [1010, LAKE - 26],
      [1200, LAKE - 30],
      [1420, LAKE - 36],
      [width + 10, LAKE - 48],
    ],
    false,
  )
  const near = spline(
    [
      [900, LAKE - 28],
      [1010, LAKE - 12],
      [1200, LAKE - 8],
      [1420, LAKE - 8],
      [width + 10, LAKE - 14],
    ],
    false,
  )
  const shore: readonly Point[] = [
    [width + 10, LAKE + 1],
    [900, LAKE + 1],
  ]
  paintBank(scene, { x: 1330, y: LAKE - 24, width: 620, height: 52, rocks: 7, hue: 0.8 })
  for (const [x, height] of [
    [1056, 66],
    [1108, 84],
    [1158, 62],
    [1470, 96],
    [1530, 76],
  ] as const)
    paintPine(scene, { x, y: LAKE - 30, height, lean: 0.08, boughs: 5 })
  const wall = palette.isNight ? '#343d42' : '#b9ad93'
  const stone = palette.isNight ? '#4a5154' : mix('#ddceaa', palette.silk, 0.4)
  fill(scene, [...near, ...shore], css(wall))
  fill(scene, [...near, ...far.toReversed()], css(stone))
  for (const line of [near, far])
    brush(scene, line, { width: 1.6, colour: palette.line, alpha: 0.7 })
  paintBus(scene, { x: 1270, y: LAKE - 15, size: 124, heading: -1 })
}
