import type { PaletteName } from '../canvas/palettes.ts'
import { type Scene, createScene } from '../canvas/scene.ts'
import { paintMountains } from '../scenes/backdrop.ts'

/** A small landscape for a card, a ticket or a leaf of an album. */
export function miniature(
  palette: PaletteName,
  seed: number,
  paint?: (scene: Scene) => void,
): OffscreenCanvas {
  const scene = createScene({ width: 800, height: 520, palette, seed })
  if (paint) paint(scene)
  else paintMountains(scene, { height: 300, width: 300, base: 420, ridge: 190 })
  return scene.canvas
}
