// A separate file, so that the browser does not load the schemas together with the guide.

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

/** The category of toilets. Help pages link to it. */
export const TOILETS = 'toilet'
/** The id of the category of viewpoints, where people take pictures. */
export const VIEWPOINTS = 'viewpoint'
