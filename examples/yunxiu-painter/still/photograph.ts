import { css } from '../canvas/colour.ts'
import { createScene } from '../canvas/scene.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintMountains } from '../scenes/backdrop.ts'
import { paintLakeView } from '../scenes/lake.ts'

/** An old photograph: a view in shades of brown. */
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
