import type { Restaurant } from '../../../contract/goods.ts'
import type { StructuredThing, ViewContext } from '../define-page.ts'
import { offer } from '../structured-data.ts'

/** schema.org `Restaurant` with its menu. Without coordinates: schema.org means others than GCJ-02. */
export function structuredRestaurant(
  restaurant: Restaurant,
  { address }: ViewContext,
): StructuredThing {
  return {
    '@type': 'Restaurant',
    name: restaurant.title,
    description: restaurant.summary,
    image: restaurant.cover.src,
    url: address,
    address: restaurant.address,
    telephone: restaurant.telephone,
    servesCuisine: restaurant.cuisine,
    hasMenu: {
      '@type': 'Menu',
      hasMenuItem: restaurant.dishes.map(({ name, description, price }) => ({
        '@type': 'MenuItem',
        name,
        description,
        offers: offer(price),
      })),
    },
  }
}
