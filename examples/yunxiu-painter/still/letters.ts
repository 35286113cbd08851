import type { Colour } from '../canvas/colour.ts'
import type { Palette } from '../canvas/palette.ts'

/** Fonts of the Song style, for Chinese titles. */
export const SONG = '"Source Han Serif SC", "Noto Serif CJK SC", "Songti SC", STSong, SimSun, serif'

/** The colour of letters. */
export function letterColour({ isNight }: Palette): Colour {
  return isNight ? '#eee7d5' : '#1d2321'
}
