import type { ReactNode } from 'react'
import { tagOf } from '../../../shared/language.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import type { Restaurant } from '../../parts/clean-content.ts'
import type { Guide } from '../../../contract/guide.ts'
import { PageError } from '../../page-error.ts'
import { RichText } from '../../render/rich-text.tsx'
import { type Deferred, definePage, type ViewContext } from '../define-page.ts'
import { detailHead } from '../../parts/article-view.tsx'
import { loadGuide } from '../../parts/load-guide.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import {
  breadcrumbList,
  describedItem,
  offer,
  postalAddress,
  priceRange,
  typed,
  type Typed,
  specifiedHours,
} from '../../parts/structured-data.ts'
import { goodsCrumbs, GoodsDetail, Others, GoodsSection } from '../mall/goods-detail.tsx'
import { PricePerHead, restaurantItem } from '../mall/goods-item.tsx'
import { RestaurantFacts, servingOf } from './restaurant-row.tsx'
import { timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import goodsStyles from '../mall/goods.css?sheet'
import restaurantsStyles from './restaurants.css?sheet'
import { FormattedMessage, useIntl } from 'react-intl'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { telephoneNumber } from '../../../shared/telephone-number.ts'

export default definePage({
  route: 'restaurants/detail',
  styles: [detailsStyles, rowsStyles, goodsStyles, restaurantsStyles],
  sharePicture: 'food',
  load: async ({ backend, optional, params, firstPage, languageId, now, expiresAt }) => {
    const others = optional(backend('goodsList', { body: { ...firstPage, type: 'restaurant' } }))
    const guide = loadGuide({ backend, optional, languageId })
    const restaurant = await backend('goodsDetail', { query: { id: params.id, languageId } })
    if (restaurant.type !== 'restaurant')
      throw new PageError(404, { statusMessage: `No restaurant ${params.id}` })
    const serving = servingOf(restaurant, now.getTime())
    if (serving) expiresAt(serving.expiresAt)
    return { restaurant, others, guide, now: now.getTime() }
  },
  head: ({ data: { restaurant, now }, ...context }) => ({
    ...detailHead(restaurant),
    structured: [
      structuredRestaurant(restaurant, dayIn(timeZone, now), context),
      breadcrumbList(goodsCrumbs(restaurant, context), restaurant.title),
    ],
  }),
  view: ({ data: { restaurant, others, guide, now }, ...context }) => (
    <>
      <RestaurantDetail restaurant={restaurant} guide={guide} now={now} context={context} />
      <Others
        of="restaurants"
        among={others}
        than={restaurant}
        item={restaurantItem}
        title={context.intl.formatMessage({
          id: 'restaurantDetail.others',
          defaultMessage: '换一家吃',
        })}
      />
    </>
  ),
})

interface RestaurantDetailProps {
  restaurant: Restaurant
  guide: Deferred<Guide>
  now: number
  context: ViewContext
}

function RestaurantDetail({ restaurant, guide, now, context }: RestaurantDetailProps): ReactNode {
  const { intl } = context
  return (
    <GoodsDetail
      section="restaurants"
      goods={restaurant}
      price={<PricePerHead price={restaurant.price} />}
      bookingLabel={intl.formatMessage({
        id: 'restaurantDetail.book',
        defaultMessage: '在线订座',
      })}
      facts={<RestaurantFacts restaurant={restaurant} now={now} />}
      context={context}
    >
      <RichText text={restaurant.content} lang={tagOf(restaurant.inLanguage)} />
      <PlaceMap guide={guide} place={restaurant} mark="食" />
      <RestaurantDishes restaurant={restaurant} />
    </GoodsDetail>
  )
}

type Dish = Restaurant['dishes'][number]

/** A menu of at most so many dishes is next to the map. */
const FEW = 3

function RestaurantDishes({ restaurant }: { restaurant: Restaurant }): ReactNode {
  const intl = useIntl()
  if (restaurant.dishes.length === 0) return null
  const title = intl.formatMessage({ id: 'restaurantDetail.dishes', defaultMessage: '菜单与价格' })
  return (
    <GoodsSection title={title} name={restaurant.dishes.length <= FEW ? 'short-list' : undefined}>
      <ul className="dish-list">
        {restaurant.dishes.map((dish) => (
          <DishRow key={dish.name} dish={dish} lang={tagOf(restaurant.inLanguage)} />
        ))}
      </ul>
    </GoodsSection>
  )
}

function DishRow({ dish, lang }: { dish: Dish; lang: string }): ReactNode {
  return (
    <li className="dish">
      <h3 {...langAttributes(lang)}>{dish.name}</h3>
      {dish.signature && (
        <p className="dish-signature">
          <FormattedMessage id="restaurantDetail.signature" defaultMessage="招牌菜" />
        </p>
      )}
      {dish.description !== undefined && (
        <p className="dish-description" {...langAttributes(lang)}>
          {dish.description}
        </p>
      )}
      <p className="dish-price">
        <PriceTag price={dish.price} />
      </p>
    </li>
  )
}

/** Without `geo`, because our coordinates are GCJ-02. */
function structuredRestaurant(
  restaurant: Restaurant,
  today: string,
  context: ViewContext,
): Typed<'Restaurant'> {
  return typed('Restaurant', {
    ...describedItem(restaurant, context),
    address: postalAddress(restaurant.address),
    telephone: telephoneNumber(restaurant.telephone),
    priceRange: priceRange(context.intl, [restaurant.price]),
    servesCuisine: restaurant.cuisine,
    ...(restaurant.hours && specifiedHours(restaurant.hours, today)),
    hasMenu: {
      '@type': 'Menu',
      hasMenuItem: restaurant.dishes.map(({ name, description, price }) =>
        typed('MenuItem', { name, description, offers: offer(price) }),
      ),
    },
  })
}
