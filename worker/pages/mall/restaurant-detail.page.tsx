import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../../client/ui/breadcrumbs.tsx'
import { tagOf } from '../../../client/shared/language.ts'
import type { Restaurant } from '../../../contract/goods.ts'
import { PageError } from '../../page-error.ts'
import { RichText } from '../../render/rich-text.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { isId } from '../query.ts'
import { breadcrumbList } from '../structured-data.ts'
import { idsWrittenIn } from '../written-in.ts'
import { goodsCrumbs } from './goods-crumbs.ts'
import { GoodsOpening } from './goods-opening.tsx'
import { PricePerHead } from './goods-price.tsx'
import { RestaurantDishes } from './restaurant-dishes.tsx'
import { RestaurantFacts } from './restaurant-facts.tsx'
import { structuredRestaurant } from './restaurant-structured.ts'

export default definePage({
  route: 'mall/restaurant-detail',
  layout: 'default',
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, params, languageId }) => {
    const restaurant = await backend('goodsDetail', { query: { id: params.id, languageId } })
    if (restaurant.type !== 'restaurant')
      throw new PageError(404, { statusMessage: `No restaurant ${params.id}` })
    return { restaurant }
  },
  head: ({ data: { restaurant }, ...context }) => ({
    title: restaurant.title,
    description: restaurant.summary,
    image: restaurant.cover,
    contentLanguage: restaurant.inLanguage,
    structured: [
      structuredRestaurant(restaurant, context),
      breadcrumbList(goodsCrumbs('mall/restaurant-list', restaurant, context), restaurant.title),
    ],
  }),
  view: ({ data: { restaurant }, ...context }) => (
    <RestaurantDetail restaurant={restaurant} context={context} />
  ),
  ids: ({ backend, language }) =>
    idsWrittenIn(language, (part) =>
      backend('goodsList', {
        body: { type: 'restaurant', ...part },
      }),
    ),
})

interface RestaurantDetailProps {
  restaurant: Restaurant
  context: ViewContext
}

function RestaurantDetail({ restaurant, context }: RestaurantDetailProps): ReactNode {
  const { intl, language } = context
  const bookingLabel = intl.formatMessage({
    id: 'restaurantDetail.book',
    defaultMessage: '在线订座',
    description: 'Button that leads to the booking page of the restaurant',
  })
  return (
    <article className="goods-detail">
      <Breadcrumbs
        crumbs={goodsCrumbs('mall/restaurant-list', restaurant, context)}
        current={restaurant.title}
        lang={tagOf(restaurant.inLanguage)}
      />
      <GoodsOpening
        goods={restaurant}
        seal="山味"
        price={<PricePerHead price={restaurant.price} />}
        bookingLabel={bookingLabel}
      >
        <RestaurantFacts restaurant={restaurant} />
      </GoodsOpening>
      <RichText html={restaurant.content} language={language} lang={tagOf(restaurant.inLanguage)} />
      <RestaurantDishes restaurant={restaurant} />
    </article>
  )
}
