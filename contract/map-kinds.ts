// A separate file, so that the browser does not load the schemas together with the guide.

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

/**
 * The id of the category of toilets. If a guide has this category, help pages link to it in large
 * text.
 */
export const TOILETS = 'toilet'
/** The id of the category of viewpoints, where people take pictures. */
export const VIEWPOINTS = 'viewpoint'
