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

/**
 * The brightest covers of articles, with snow or open silk: each has a mean luminance over 204 of 255 and glares on a dark page. Towers
 * in mist and willows by the lake are not among them, since at night little is left of them.
 */
const BRIGHTEST = [
  'cranes-open-sky-peaks-noon',
  'temple-pagoda-mist-dawn',
  'pavilion-new-year-sunrise-snow',
  'cloud-sea-four-peaks-dawn',
  'tianshu-first-snow',
  'cloud-sea-winter-dawn',
  'steps-ice-rime-dawn',
  'sea-of-clouds-four-peaks-autumn',
  'temple-sweetgum-ginkgo-autumn',
  'village-lane-water-channel-afternoon',
  'lone-pine-granite-snow',
  'peak-ridge-first-snow-morning',
  'temple-pond-level-path-spring',
  'south-gate-first-snow',
  'tingsong-pine-autumn-morning',
  'tianshu-pavilion-cloud-sea-dawn',
]

/** Pictures that appear side by side, in shelves, lists and galleries: a dark page must not mix day and night. */
const SIDE_BY_SIDE = Object.keys({ ...GUIDE_POINTS, ...PRODUCTS, ...RESTAURANTS, ...ROOMS })

const NAMED = Object.values(
  import.meta.glob<string>('../../yunxiu/content/{publicity,tickets}/*.zh.md', {
    eager: true,
    import: 'picture',
  }),
)

/**
 * Night twins, for dark pages, of the pictures in `tables` that are at the top of an area, side by side with others, or very bright.
 * Pictures in articles, and those of the night, have none. A twin's name ends in `-night`. Throws if a picture is missing.
 */
export function nightTwins(tables: Paintings): Paintings {
  const names = new Set([...OPENINGS, ...BRIGHTEST, ...SIDE_BY_SIDE, ...NAMED])
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
  if (DAYBREAK.test(name)) return palette === 'snow' ? 'snowy-first-light' : 'first-light'
  if (palette === 'rain') return 'rainy-night'
  return palette === 'snow' ? 'snowy-night' : 'night'
}
