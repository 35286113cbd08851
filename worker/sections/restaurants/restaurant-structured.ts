import type { Restaurant } from '../../parts/clean-content.ts'
import type { ViewContext } from '../define-page.ts'
import { dialled } from '../../../shared/dialled.ts'
import {
  describedThing,
  offer,
  postalAddress,
  priceRange,
  typed,
  type Typed,
} from '../../parts/structured-data.ts'
import { specifiedHours } from '../../parts/structured-hours.ts'

/** schema.org `Restaurant` with its menu. Without coordinates: ours are GCJ-02, schema.org's WGS 84. */
export function structuredRestaurant(
  restaurant: Restaurant,
  today: string,
  context: ViewContext,
): Typed<'Restaurant'> {
  return typed<'Restaurant'>({
    '@type': 'Restaurant',
    ...describedThing(restaurant, context),
    address: postalAddress(restaurant.address),
    telephone: dialled(restaurant.telephone),
    priceRange: priceRange(context.intl, [restaurant.price]),
    servesCuisine: restaurant.cuisine,
    ...(restaurant.hours && specifiedHours(restaurant.hours, today)),
    hasMenu: {
      '@type': 'Menu',
      hasMenuItem: restaurant.dishes.map(({ name, description, price }) =>
        typed<'MenuItem'>({ '@type': 'MenuItem', name, description, offers: offer(price) }),
      ),
    },
  })
}
