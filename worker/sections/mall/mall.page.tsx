import { FormattedMessage } from 'react-intl'
import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { OpeningNow } from '../../../client/ui/opening-now.tsx'
import { href } from '../../href.ts'
import { hasPage, sealOf } from '../../site-pages.ts'
import { Await } from '../../render/await.tsx'
import { definePage } from '../define-page.ts'
import { hoursHref } from '../../parts/page-links.tsx'
import { titles } from '../index.ts'
import { pricedOn } from '../tickets/combinations.ts'
import { daysOfVisit } from './days.tsx'
import {
  hotelItem,
  ListTeaser,
  productItem,
  restaurantItem,
  ticketItem,
  ticketsPicture,
} from './goods-item.tsx'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import textRowsStyles from '../../../client/styles/shared/text-rows.css?sheet'

/** Number of items shown from each list. Tickets are always all shown, because they are few. */
const TEASER_SIZE = 4

export default definePage({
  route: 'mall',
  styles: [rowsStyles, textRowsStyles, serviceStyles],
  sharePicture: 'shopping',
  alertScope: ['facilities'],
  expiresAtMidnight: true,
  load: async ({ backend, optional, firstPage, languageId, now }) => {
    const page = { ...firstPage, pageSize: TEASER_SIZE }
    const goods = (type: 'hotel' | 'restaurant') =>
      optional(backend('goodsList', { body: { ...page, type } }))
    const hotels = hasPage('hotels/list') ? goods('hotel') : undefined
    const restaurants = hasPage('restaurants/list') ? goods('restaurant') : undefined
    const products = hasPage('products/list')
      ? optional(
          backend('productList', {
            query: { languageId, page: '1', pageSize: String(TEASER_SIZE) },
          }),
        )
      : undefined
    const tickets = hasPage('tickets')
      ? (await backend('ticketList', { query: { languageId } })).list
      : []
    return { tickets, hotels, restaurants, products, now: now.getTime() }
  },
  head: ({ intl }) => ({
    title: intl.formatMessage(titles.mall),
    description: intl.formatMessage({
      id: 'mallOverview.description',
      defaultMessage: '可以预订和购买的项目，一页看全。',
    }),
  }),
  view: ({ data, intl, language, opening, site }) => (
    <>
      <AreaOpening
        title={intl.formatMessage(titles.mall)}
        seal={sealOf('mall')}
        lead={intl.formatMessage({
          id: 'mallOverview.lead',
          defaultMessage: '各项价格，以及怎样预订或购买。',
        })}
        picture={ticketsPicture}
      />
      <OpeningNow opening={opening} href={hoursHref(language)} />
      <ListTeaser
        of="tickets"
        item={ticketItem}
        list={pricedOn(data.tickets, daysOfVisit(site, data.now).first)}
        total={data.tickets.length}
        also={
          data.tickets.some(({ sale }) => sale) && (
            <a href={`${href(language, 'tickets')}#who`}>
              <FormattedMessage
                id="mallOverview.party"
                defaultMessage="几个人来，算一算多少钱"
                description="Link to the form that adds up the prices of tickets for a party"
              />
            </a>
          )
        }
      />
      <Await resolve={data.hotels}>
        {(page) => <ListTeaser of="hotels" item={hotelItem} {...page} />}
      </Await>
      <Await resolve={data.restaurants}>
        {(page) => <ListTeaser of="restaurants" item={restaurantItem} {...page} />}
      </Await>
      <Await resolve={data.products}>
        {(page) => <ListTeaser of="products" item={productItem} {...page} />}
      </Await>
    </>
  ),
})
