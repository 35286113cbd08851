import type { Painting, Paintings } from './painting.ts'
import { ACTIVITIES } from './pictures/activities.ts'
import { ANNOUNCEMENTS } from './pictures/announcements.ts'
import { GUIDE_POINTS } from './pictures/guide-points.ts'
import { NEWS } from './pictures/news.ts'
import { PLACES } from './pictures/places.ts'
import { PRODUCTS } from './pictures/products.ts'
import { RESTAURANTS } from './pictures/restaurants.ts'
import { ROOMS } from './pictures/rooms.ts'
import { STILL_LIFES } from './pictures/still-lifes.ts'
import { STRATEGIES } from './pictures/strategies.ts'
import { SITE } from './pictures/site.ts'

/** The pictures that the content names, one for each. */
export const CONTENT: Paintings = {
  ...ACTIVITIES,
  ...ANNOUNCEMENTS,
  ...GUIDE_POINTS,
  ...NEWS,
  ...PLACES,
  ...PRODUCTS,
  ...RESTAURANTS,
  ...ROOMS,
  ...STILL_LIFES,
  ...STRATEGIES,
}

/** The painting of a name. Throws an error for a name that no table has. */
export function paintingOf(name: string): Painting {
  const painting = SITE[name] ?? CONTENT[name]
  if (!painting) throw new Error(`${name}: no picture has this name`)
  return painting
}
