import type { Colour, Stops } from './colour.ts'

/** Everything in a painting that depends on hour, season or weather. */
export interface Palette {
  /** The ground, and its deeper tone at the top of the sky. */
  silk: Colour
  sky: Colour
  mist: Colour
  /** The sky from the top of the painting to its foot; without them two tones of silk. */
  heavens?: Stops
  ink: Colour
  line: Colour
  gold: Colour
  water: Colour
  /** Water under the far shore. */
  shallow: Colour
  moss: Colour
  /** Pigments from the crest down to the foot: of high rocks, green hills and bare earth. */
  azurite: Stops
  malachite: Stops
  ochre: Stops
  /** Leaves of broad-leaved trees. */
  leaves: readonly [Colour, ...Colour[]]
  isNight?: true
  /** The end of the night, with the rising sun over a strip of light. */
  isDawning?: true
  /** Without stars at night. */
  isOvercast?: true
  /** With snow on everything; `isSnowing` is snow that only falls, as at night. */
  isSnow?: true
  isSnowing?: true
}
