import type { Scene, Point } from '../canvas/scene.ts'
import { paintTree } from './tree.ts'

/** Broad-leaved trees of about the same height at these places. */
export function paintTrees(scene: Scene, feet: readonly Point[], height: number): void {
  for (const [x, y] of feet)
    paintTree(scene, { x, y, height: height * scene.random.between(0.85, 1.15) })
}
