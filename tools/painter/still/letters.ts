import type { Colour } from '../canvas/colour.ts'
import type { Palette } from '../canvas/palette.ts'

export const SONG = '"Source Han Serif SC", "Noto Serif CJK SC", "Songti SC", STSong, SimSun, serif'

export function letters({ isNight }: Palette): Colour {
  return isNight ? '#eee7d5' : '#1d2321'
}
