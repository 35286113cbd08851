import { AFTERGLOW, BLUE_DAWN, GOLDEN_DAWN, VIOLET_DUSK, BY_NIGHT_IN_SNOW, NIGHT, FIRST_LIGHT, DUSK, DAWN, RAIN } from './hours.ts'
import { DAY, SPRING, SUMMER, WINTER, AUTUMN, SNOW } from './seasons.ts'

/** All palettes: the seasons by day, and hours and weathers for any season. */
export const PALETTES = {
  day: DAY,
  spring: SPRING,
  summer: SUMMER,
  autumn: AUTUMN,
  winter: WINTER,
  dawn: DAWN,
  dusk: DUSK,
  'golden-dawn': GOLDEN_DAWN,
  'blue-dawn': BLUE_DAWN,
  'violet-dusk': VIOLET_DUSK,
  afterglow: AFTERGLOW,
  night: NIGHT,
  'first-light': FIRST_LIGHT,
  'rainy-night': { ...NIGHT, isOvercast: true },
  'snowy-night': { ...NIGHT, ...BY_NIGHT_IN_SNOW, isOvercast: true },
  'snowy-first-light': { ...FIRST_LIGHT, ...BY_NIGHT_IN_SNOW },
  rain: RAIN,
  snow: SNOW,
} as const
export type PaletteName = keyof typeof PALETTES
