import type { Scene, Point } from '../canvas/scene.ts'
import { paintBamboo } from './bamboo.ts'

/** Stands of bamboo at these places. */
export function paintBamboos(scene: Scene, feet: readonly Point[], height: number): void {
  for (const [x, y] of feet) paintBamboo(scene, { x, y, height, stems: 7, spread: 90 })
}
