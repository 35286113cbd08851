import type { Scene } from '../canvas/scene.ts'
import { paintBank } from '../motifs/bank.ts'
import { paintMassif } from '../motifs/massif.ts'
import { paintMist } from '../motifs/mist.ts'
import { paintPavilion } from '../motifs/pavilion.ts'
import { paintPine } from '../motifs/pine.ts'
import { type Light, paintFar } from './backdrop.ts'
import { paintCloudSea } from './cloud-sea.ts'

export interface Summit {
  /** Where the pavilion's rock is, as a share of the width. */
  at?: number
  light?: Light
  /** Half of the pavilion's width. */
  size?: number
  peaks?: readonly (readonly [at: number, height: number])[]
  /** The row of the rock's top. */
  top?: number
}

/** Tianshu Pavilion on its bare rock in the foreground, above a sea of cloud with other summits in it. */
export function paintSummit(scene: Scene, summit: Summit = {}): void {
  const {
    at = 0.3,
    light,
    size = 78,
    peaks = [
      [0.62, 150],
      [0.84, 220],
    ],
    top = 600,
  } = summit
  const { width, height } = scene
  const x = width * at
  paintFar(scene, { ridge: 470, ...(light && { light }) })
  paintCloudSea(scene, peaks, { y: 560 })
  paintMassif(scene, {
    x,
    base: height + 60,
    height: height + 60 - top,
    width: 620,
    folds: 10,
    sharpness: 3.2,
    hue: 0.1,
    trees: 2,
  })
  paintBank(scene, { x, y: top + 46, width: size * 2.9, height: 56, rocks: 4, hue: 0.25 })
  const side = at < 0.5 ? -1 : 1
  paintPine(scene, { x: x + side * 170, y: top + 110, height: 230, lean: side * -0.28, boughs: 6 })
  paintPavilion(scene, { x, y: top + 14, width: size })
  paintMist(scene, { y: height - 20, depth: 56, density: 0.95 })
}
