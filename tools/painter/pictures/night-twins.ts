import type { Paintings } from '../painting.ts'
import { PRODUCTS } from './products.ts'
import { RESTAURANTS } from './restaurants.ts'
import { ROOMS } from './rooms.ts'

/** What opens an area, or stands on the home page, and is not on sale. */
const OPENINGS = [
  'four-peaks-over-lake-clear-autumn',
  'temple-hall-pagoda-morning',
  'cable-car-peak-clear-morning',
  'temple-two-ridges-rain',
  'lakeside-pavilion-lamp-daybreak',
  'drying-trays-rooftops-autumn',
  'waterfall-three-tiers-summer',
  'lake-islet-lotus-noon',
] as const

/** What is on sale stands side by side in shelves and lists: a dark page must not be half day, half night. */
const ON_SALE = Object.entries({ ...PRODUCTS, ...RESTAURANTS, ...ROOMS })
  .filter(([, { use, palette }]) => use === 'cover' && palette !== 'night')
  .map(([name]) => name)

/**
 * Twins for dark pages, of the pictures in `tables` that open an area or head something on sale. A twin's name ends in
 * `-night`. Throws an error when a picture is missing.
 */
export function nightTwins(tables: Paintings): Paintings {
  return Object.fromEntries(
    [...OPENINGS, ...ON_SALE].map((name) => {
      const painting = tables[name]
      if (!painting) throw new Error(`${name}: no picture has this name`)
      return [`${name}-night`, { ...painting, palette: 'night' }]
    }),
  )
}
