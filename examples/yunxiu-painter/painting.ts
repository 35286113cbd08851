import type { PaletteName } from './canvas/palettes.ts'
import type { Scene } from './canvas/scene.ts'
import type { Use } from './uses.ts'

/** One row of the tables of pictures. */
export interface Painting {
  width: number
  height: number
  /** Pixels per unit, by default 1; more for pictures that visitors zoom into. */
  fineness?: number
  palette: PaletteName
  seed: number
  use: Use
  paint: (scene: Scene) => void
}

export type Paintings = Readonly<Record<string, Painting>>
