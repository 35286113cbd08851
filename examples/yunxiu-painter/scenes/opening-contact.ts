import { brush } from '../canvas/brush.ts'
import { css, mix } from '../canvas/colour.ts'
import { type Point, type Scene, fill } from '../canvas/scene.ts'
import { polygon } from '../canvas/shape.ts'
import { weaveSilk } from '../canvas/silk.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintGate } from '../motifs/gate.ts'
import { paintGlow } from '../motifs/glow.ts'
import { paintLantern } from '../motifs/lantern.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPath } from '../motifs/path.ts'
import { paintWillow } from '../motifs/willow.ts'
import { paintOpeningGround } from './opening-ground.ts'

const GATE = { x: 1270, y: 432, width: 236 }

/** Contact: the mountain's stone gate with its name, the way to it, willows, and distant peaks. */
export function paintOpeningContact(scene: Scene): void {
  paintOpeningGround(scene, {
    moon: { x: 800, y: 106, radius: 23 },
    ridge: { y: 290, amplitude: 110, seed: 71.7 },
  })
  paintPeaks(scene)
  paintForecourt(scene)
  weaveSilk(scene)
}

function paintPeaks(scene: Scene): void {
  const isNight = scene.palette.isNight === true
  for (const peak of [
    { x: 1060, base: 430, height: 340, width: 330, haze: 0.3, hue: 0.12, seed: 33.5 },
    { x: 1500, base: 440, height: 280, width: 330, haze: 0.4, hue: 0.24, seed: 37.5 },
  ])
    paintMassif(scene, {
      ...peak,
      folds: 11,
      sharpness: 1.3,
      haze: isNight ? peak.haze * 0.6 : peak.haze,
      fade: 0.4,
    })
  paintMist(scene, { y: 380, depth: 46, density: isNight ? 0.75 : 1 })
}

/** Green hills on both sides, and between them the way through the gate. */
function paintForecourt(scene: Scene): void {
  const isNight = scene.palette.isNight === true
  for (const hill of [
    { x: 900, height: 92, width: 270, seed: 41.5 },
    { x: 1590, height: 170, width: 300, seed: 47.5 },
  ])
    paintMassif(scene, { ...hill, base: GATE.y + 26, folds: 9, hue: 0.75, trees: 3, fade: 0.16 })
  paintPath(scene, {
    way: (t) => [GATE.x + 34 - 34 * Math.sin(t * 4.2) - 90 * t ** 3, GATE.y - 54 + 230 * t],
    far: 26,
    near: 170,
  })
  paintThreshold(scene)
  paintGate(scene, GATE)
  for (const side of [-1, 1]) {
    const at = [GATE.x + side * GATE.width * 0.71, GATE.y - GATE.width * 0.57 + 22] as const
    if (isNight) paintGlow(scene, at, { radius: 90, alpha: 0.4 })
    paintLantern(scene, at, 14)
  }
  const bank = paintBank(scene, { x: 900, y: GATE.y + 44, width: 240, height: 46, hue: 0.85 })
  for (const [x, height] of [
    [838, 230],
    [904, 320],
  ] as const)
    paintWillow(scene, { x, y: bank(x) + 10, height, ...(isNight && { colour: '#4b9482' }) })
  paintBank(scene, { x: 1590, y: GATE.y + 50, width: 150, height: 60, hue: 0.85 })
}

/** The paved ground under the posts. */
function paintThreshold(scene: Scene): void {
  const { palette } = scene
  const [left, right] = [GATE.x - GATE.width * 1.12, GATE.x + GATE.width * 1.12]
  const corners: readonly Point[] = [
    [left + 26, GATE.y - 14],
    [right - 26, GATE.y - 14],
    [right, GATE.y + 16],
    [left, GATE.y + 16],
  ]
  fill(scene, corners, css(palette.isNight ? '#4a5154' : mix('#ddceaa', palette.silk, 0.25)))
  brush(scene, polygon(corners), { width: 1.4, colour: palette.line, alpha: 0.6, isTapered: false })
}
