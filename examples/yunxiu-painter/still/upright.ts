import type { PaletteName } from '../canvas/palettes.ts'
import { createScene } from '../canvas/scene.ts'
import { paintMountains } from '../scenes/backdrop.ts'

/** An upright view for a postcard. */
export function upright(palette: PaletteName, seed: number): OffscreenCanvas {
  const scene = createScene({ width: 420, height: 620, palette, seed })
  paintMountains(scene, { at: 0.55, height: 330, width: 210, base: 500, ridge: 270, company: 1 })
  return scene.canvas
}
