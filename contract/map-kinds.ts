// Apart from the schemas, which the guide would else bring into the browser.

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

/** The category of the toilets, if a guide has one: in large text, the pages that help link to it. */
export const TOILETS = 'toilet'
