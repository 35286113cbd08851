import type { Colour, Stops } from './colour.ts'

/** Everything that hour, season or weather change in a painting. */
export interface Palette {
  /** The ground, and its deeper tone at the top of the sky. */
  silk: Colour
  sky: Colour
  mist: Colour
  ink: Colour
  line: Colour
  gold: Colour
  water: Colour
  /** Water under the far shore. */
  shallow: Colour
  moss: Colour
  /** Pigment from the crest down to the foot: of the high rocks, the green hills, the bare earth. */
  azurite: Stops
  malachite: Stops
  ochre: Stops
  /** Leaves of broad trees. */
  leaves: readonly [Colour, ...Colour[]]
  isNight?: true
  /** The end of the night: the sun is in the sky, with a strip of light. */
  isDawning?: true
  /** No stars by night. */
  isOvercast?: true
  /** Snow lies on everything; at night it only falls. */
  isSnow?: true
  isSnowing?: true
}
