import type { PaletteName } from './canvas/palettes.ts'
import type { Scene } from './canvas/scene.ts'
import type { Use } from './uses.ts'

/** One row of the table of pictures: subject, palette, seed and use. */
export interface Painting {
  width: number
  height: number
  /** Pixels a unit, 1 if not said: more for what is looked at from near. */
  fineness?: number
  palette: PaletteName
  seed: number
  use: Use
  paint: (scene: Scene) => void
}

export type Paintings = Readonly<Record<string, Painting>>
