import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../../client/ui/breadcrumbs.tsx'
import { tagOf } from '../../../shared/language.ts'
import type { Restaurant } from '../../parts/clean-content.ts'
import type { Guide } from '../../../contract/guide.ts'
import { PageError } from '../../page-error.ts'
import { RichText } from '../../render/rich-text.tsx'
import { type Deferred, definePage, type ViewContext } from '../define-page.ts'
import { detailHead } from '../../parts/detail-head.ts'
import { loadGuide } from '../../parts/load-guide.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import { isId } from '../../parts/query.ts'
import { breadcrumbList } from '../../parts/structured-data.ts'
import { goodsCrumbs } from '../mall/goods-crumbs.ts'
import { GoodsOpening } from '../mall/goods-opening.tsx'
import { PricePerHead } from '../mall/goods-price.tsx'
import { RestaurantDishes } from './restaurant-dishes.tsx'
import { RestaurantFacts } from './restaurant-facts.tsx'
import { Others } from '../mall/others.tsx'
import { RestaurantTeaser } from '../mall/list-teasers.tsx'
import { servingOf } from './restaurant-row.tsx'
import { structuredRestaurant } from './restaurant-structured.ts'
import { seals, timeZone } from '../../../shared/site.ts'
import { dayIn } from '../../../shared/zoned-time.ts'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import goodsStyles from '../mall/goods.css?sheet'
import restaurantsStyles from './restaurants.css?sheet'

export default definePage({
  route: 'restaurants/detail',
  styles: [detailsStyles, rowsStyles, goodsStyles, restaurantsStyles],
  layout: 'default',
  sharePicture: 'food',
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, optional, params, firstPage, languageId, now, holdsUntil }) => {
    const others = optional(backend('goodsList', { body: { ...firstPage, type: 'restaurant' } }))
    const guide = loadGuide({ backend, optional, languageId })
    const restaurant = await backend('goodsDetail', { query: { id: params.id, languageId } })
    if (restaurant.type !== 'restaurant')
      throw new PageError(404, { statusMessage: `No restaurant ${params.id}` })
    const serving = servingOf(restaurant, now.getTime())
    if (serving) holdsUntil(serving.holdsUntil)
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
        of={others}
        than={restaurant}
        as={RestaurantTeaser}
        title={context.intl.formatMessage({
          id: 'restaurantDetail.others',
          defaultMessage: '换一家吃',
          description: 'Above other restaurants, at the end of the page of one',
        })}
        language={context.language}
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
  const { intl, language } = context
  const bookingLabel = intl.formatMessage({
    id: 'restaurantDetail.book',
    defaultMessage: '在线订座',
    description: 'Button that leads to the booking page of the restaurant',
  })
  return (
    <article className="goods-detail">
      <Breadcrumbs
        crumbs={goodsCrumbs(restaurant, context)}
        current={restaurant.title}
        lang={tagOf(restaurant.inLanguage)}
      />
      <GoodsOpening
        goods={restaurant}
        seal={seals.restaurants}
        price={<PricePerHead price={restaurant.price} />}
        bookingLabel={bookingLabel}
      >
        <RestaurantFacts restaurant={restaurant} language={language} now={now} />
      </GoodsOpening>
      <RichText text={restaurant.content} lang={tagOf(restaurant.inLanguage)} />
      <PlaceMap guide={guide} place={restaurant} mark="食" language={language} />
      <RestaurantDishes restaurant={restaurant} />
    </article>
  )
}
