// A module of its own: with the schemas, the guide would carry them into the browser.

/** The pictograms that the map has. */
export const MAP_ICONS = [
  'entrance',
  'sight',
  'viewpoint',
  'food',
  'toilet',
  'transport',
  'cable-car',
  'boat',
  'parking',
  'shop',
  'service',
  'first-aid',
  'phone',
  'stay',
] as const
export type MapIcon = (typeof MAP_ICONS)[number]

/** The category of toilets, if a guide has one. With large text on, the help pages link to it. */
export const TOILETS = 'toilet'
