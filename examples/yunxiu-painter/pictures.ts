import type { Painting, Paintings } from './painting.ts'
import { ACTIVITIES } from './pictures/activities.ts'
import { ANNOUNCEMENTS } from './pictures/announcements.ts'
import { GUIDE_MAPS } from './pictures/guide-maps.ts'
import { GUIDE_POINTS } from './pictures/guide-points.ts'
import { NEWS } from './pictures/news.ts'
import { PLACES } from './pictures/places.ts'
import { PRODUCTS } from './pictures/products.ts'
import { RESTAURANTS } from './pictures/restaurants.ts'
import { ROOMS } from './pictures/rooms.ts'
import { STILL_LIFES } from './pictures/still-lifes.ts'
import { STRATEGIES } from './pictures/strategies.ts'
import { nightTwins } from './pictures/night-twins.ts'
import { SITE } from './pictures/site.ts'

const BY_DAY: Paintings = {
  ...ACTIVITIES,
  ...ANNOUNCEMENTS,
  ...GUIDE_MAPS,
  ...GUIDE_POINTS,
  ...NEWS,
  ...PLACES,
  ...PRODUCTS,
  ...RESTAURANTS,
  ...ROOMS,
  ...STILL_LIFES,
  ...STRATEGIES,
}

/** The pictures that the content uses, some with a night twin. */
export const CONTENT: Paintings = { ...BY_DAY, ...nightTwins(BY_DAY) }

/** The painting with this name. Throws if no table has it. */
export function paintingOf(name: string): Painting {
  const painting = SITE[name] ?? CONTENT[name]
  if (!painting) throw new Error(`${name}: no picture has this name`)
  return painting
}
