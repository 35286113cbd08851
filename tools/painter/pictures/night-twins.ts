import publicity from '../../../backend/content/facts/publicity.yaml'
import tickets from '../../../backend/content/facts/tickets.yaml'
import type { PaletteName } from '../canvas/palettes.ts'
import type { Paintings } from '../painting.ts'
import { GUIDE_POINTS } from './guide-points.ts'
import { PRODUCTS } from './products.ts'
import { RESTAURANTS } from './restaurants.ts'
import { ROOMS } from './rooms.ts'

/** Pictures at the top of an area or on the home page that the other lists do not have. */
const OPENINGS = [
  'four-peaks-over-lake-clear-autumn',
  'temple-hall-pagoda-morning',
  'cable-car-peak-clear-morning',
  'lakeside-pavilion-lamp-daybreak',
  'drying-trays-rooftops-autumn',
]

/** Pictures that appear side by side, in shelves, lists and galleries: a dark page must not mix day and night. */
const SIDE_BY_SIDE = Object.keys({ ...GUIDE_POINTS, ...PRODUCTS, ...RESTAURANTS, ...ROOMS })

const NAMED = [...publicity.items, ...tickets.items].map((item) => item.picture)

/**
 * Night twins, for dark pages, of the pictures in `tables` that are at the top of an area or side by side with others.
 * Pictures in articles, and those of the night, have none. A twin's name ends in `-night`. Throws if a picture is missing.
 */
export function nightTwins(tables: Paintings): Paintings {
  const names = new Set([...OPENINGS, ...SIDE_BY_SIDE, ...NAMED])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const painting = tables[name]
      if (!painting) throw new Error(`${name}: no picture has this name`)
      if (painting.use === 'figure' || painting.palette === 'night') return []
      return [[`${name}-night`, { ...painting, palette: nightOf(name, painting.palette) }]]
    }),
  )
}

/** Pictures of daybreak, by their names: a moon would contradict their titles. */
const DAYBREAK = /sunrise|first-light|daybreak|dawn/

/** The palette of a twin: a night of rain or snow has no stars, and a sunrise becomes first light. */
function nightOf(name: string, palette: PaletteName): PaletteName {
  if (DAYBREAK.test(name)) return 'first-light'
  if (palette === 'rain') return 'rainy-night'
  return palette === 'snow' ? 'snowy-night' : 'night'
}
