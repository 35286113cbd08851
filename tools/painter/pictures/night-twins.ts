import type { Paintings } from '../painting.ts'

/** What opens an area is painted by night too, for dark pages; its twin's name ends in `-night`. */
const OPENINGS = [
  'four-peaks-over-lake-clear-autumn',
  'temple-hall-pagoda-morning',
  'round-window-blue-peak-tea-table',
  'noodle-bowl-spring-water-temple-table',
  'green-tea-tin-cup-loose-leaf',
  'cable-car-peak-clear-morning',
  'temple-two-ridges-rain',
  'lakeside-pavilion-lamp-daybreak',
  'drying-trays-rooftops-autumn',
] as const

/** The twins of the pictures in `tables` that open an area. Throws an error when one is missing. */
export function nightTwins(tables: Paintings): Paintings {
  return Object.fromEntries(
    OPENINGS.map((name) => {
      const painting = tables[name]
      if (!painting) throw new Error(`${name}: no picture has this name`)
      return [`${name}-night`, { ...painting, palette: 'night' }]
    }),
  )
}
