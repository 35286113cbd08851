import { css } from '../canvas/colour.ts'
import type { PaletteName } from '../canvas/palettes.ts'
import { createScene, type Scene } from '../canvas/scene.ts'
import { paintMountains } from '../scenes/backdrop.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintVillage } from '../scenes/places.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintTrailLine } from './details.ts'
import { onSheet, paintSealOn, type Sheet } from './paper-goods.ts'

/** A map in the old manner: range, lake, village, and trails between them. */
export function trailMap(seed: number): OffscreenCanvas {
  const scene = createScene({ width: 1120, height: 640, palette: 'day', seed })
  paintLakeView(scene, {
    shore: 330,
    peaks: [
      [0.16, 240],
      [0.46, 280],
      [0.8, 230],
    ],
    islet: 0.3,
  })
  paintVillage(scene, { from: 700, to: 1060, y: 470, rows: 3, size: 52 })
  paintBridge(scene, { x: 610, y: 480, width: 110 })
  paintTrailLine(scene, [
    [60, 600],
    [240, 470],
    [470, 330],
    [640, 420],
    [820, 520],
    [1060, 440],
  ])
  paintTrailLine(scene, [
    [470, 330],
    [520, 210],
    [640, 120],
  ])
  return scene.canvas
}

/** A view composed upright, for a postcard. */
export function upright(palette: PaletteName, seed: number): OffscreenCanvas {
  const scene = createScene({ width: 420, height: 620, palette, seed })
  paintMountains(scene, { at: 0.55, height: 330, width: 210, base: 500, ridge: 270, company: 1 })
  return scene.canvas
}

/** An old photograph: a view in browns. */
export function photograph(seed: number): OffscreenCanvas {
  const scene = createScene({ width: 640, height: 440, palette: 'winter', seed })
  if (seed % 2 === 0) paintMountains(scene, { height: 260, width: 260, base: 360, ridge: 160 })
  else {
    paintLakeView(scene, { shore: 240, peaks: [[0.3, 150]] })
    paintBridge(scene, { x: 400, y: 320, width: 200 })
  }
  const { context, width, height } = scene
  context.globalCompositeOperation = 'color'
  context.fillStyle = css('#8a6f4a')
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
  return scene.canvas
}

/** The back of a postcard: lines, a stamp, a red postmark. */
export function paintPostcardBack(scene: Scene, sheet: Sheet): void {
  const { width, height } = sheet
  onSheet(scene, sheet, ({ context, palette }) => {
    context.strokeStyle = css(palette.line, 0.5)
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(0, -height * 0.4)
    context.lineTo(0, height * 0.4)
    for (let row = 0; row < 4; row++) {
      context.moveTo(width * 0.06, height * (0.02 + row * 0.11))
      context.lineTo(width * 0.44, height * (0.02 + row * 0.11))
    }
    context.stroke()
    context.drawImage(
      upright('day', 4199),
      width * 0.32,
      -height * 0.42,
      width * 0.13,
      height * 0.28,
    )
    context.strokeRect(width * 0.32, -height * 0.42, width * 0.13, height * 0.28)
    context.strokeStyle = css('#b23a2b', 0.8)
    context.lineWidth = 7
    for (const radius of [0.13, 0.1]) {
      context.beginPath()
      context.arc(width * 0.3, -height * 0.2, height * radius, 0, 7)
      context.stroke()
    }
    paintSealOn(context, [width * 0.3, -height * 0.2], height * 0.1)
    for (let row = 0; row < 6; row++) {
      context.fillStyle = css('#2c3436', 0.6)
      context.fillRect(
        -width * 0.44,
        -height * (0.3 - row * 0.1),
        width * (0.24 + 0.13 * Math.sin(row * 3)),
        6,
      )
    }
  })
}
