import { DAWN, DUSK, NIGHT, RAIN } from './hours.ts'
import { AUTUMN, DAY, SNOW, SPRING, SUMMER, WINTER } from './seasons.ts'

/** The palettes by name: seasons by day, and hours and weathers of any season. */
export const PALETTES = {
  day: DAY,
  spring: SPRING,
  summer: SUMMER,
  autumn: AUTUMN,
  winter: WINTER,
  dawn: DAWN,
  dusk: DUSK,
  night: NIGHT,
  rain: RAIN,
  snow: SNOW,
} as const
export type PaletteName = keyof typeof PALETTES
