import { createScene } from '../canvas/scene.ts'
import { paintBridge } from '../motifs/bridge.ts'
import { paintLakeView } from '../scenes/lake.ts'
import { paintVillage } from '../scenes/village.ts'
import { paintTrailLine } from './trail-line.ts'

/** A map in the old style: range, lake, village, and trails between them. */
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
