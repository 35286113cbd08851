import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { seals } from '../../../shared/site.ts'
import { hasPage } from '../../site-pages.ts'
import { Await } from '../../render/await.tsx'
import { definePage } from '../define-page.ts'
import { titles } from '../titles.ts'
import { HotelTeaser, ProductTeaser, RestaurantTeaser, TicketTeaser } from './list-teasers.tsx'

/** How many things are shown of each list. */
const TEASER_SIZE = 4

export default definePage({
  route: 'mall/overview',
  layout: 'default',
  sharePicture: 'shopping',
  load: async ({ backend, optional, firstPage, languageId }) => {
    const page = { ...firstPage, pageSize: TEASER_SIZE }
    const goods = (type: 'hotel' | 'restaurant') =>
      optional(backend('goodsList', { body: { ...page, type } }))
    const hotels = hasPage('mall/hotel-list') ? goods('hotel') : undefined
    const restaurants = hasPage('mall/restaurant-list') ? goods('restaurant') : undefined
    const products = hasPage('mall/product-list')
      ? optional(
          backend('productList', {
            query: { languageId, page: '1', pageSize: String(TEASER_SIZE) },
          }),
        )
      : undefined
    const tickets = hasPage('mall/ticket-list')
      ? (await backend('ticketList', { query: { languageId } })).list
      : []
    return { tickets, hotels, restaurants, products }
  },
  head: ({ intl }) => ({
    title: intl.formatMessage(titles.mall),
    description: intl.formatMessage({
      id: 'mallOverview.description',
      defaultMessage: '门票、住处、餐饮与带得走的东西，一页看全，各有去处可订。',
      description: 'Description of the mall overview, for search results',
    }),
  }),
  view: ({ data: { tickets, hotels, restaurants, products }, intl, language }) => (
    <>
      <AreaOpening
        title={intl.formatMessage(titles.mall)}
        seal={seals.mall}
        lead={intl.formatMessage({
          id: 'mallOverview.lead',
          defaultMessage: '门票、住处、吃食和好物。价钱写在明处，订购各归卖家。',
          description: 'Sentence under the title of the mall overview',
        })}
      />
      <TicketTeaser
        list={tickets.slice(0, TEASER_SIZE)}
        total={tickets.length}
        language={language}
      />
      <Await resolve={hotels}>{(page) => <HotelTeaser {...page} language={language} />}</Await>
      <Await resolve={restaurants}>
        {(page) => <RestaurantTeaser {...page} language={language} />}
      </Await>
      <Await resolve={products}>{(page) => <ProductTeaser {...page} language={language} />}</Await>
    </>
  ),
})
