import type { Painting, Paintings } from './painting.ts'
import { SITE } from './pictures/site.ts'

/** The pictures that the content names, one for each. */
export const CONTENT: Paintings = {}

/** The painting of a name. Throws an error for a name that no table has. */
export function paintingOf(name: string): Painting {
  const painting = SITE[name] ?? CONTENT[name]
  if (!painting) throw new Error(`${name}: no picture has this name`)
  return painting
}
