import { brush } from '../canvas/brush.ts'
import type { Scene, Point } from '../canvas/scene.ts'
import { spline } from '../canvas/shape.ts'

/** A hairline crack. */
export function paintCrack(scene: Scene, way: readonly Point[]): void {
  brush(scene, spline(way, false, 8), { width: 4, colour: '#0f1a16', alpha: 0.9 })
}
