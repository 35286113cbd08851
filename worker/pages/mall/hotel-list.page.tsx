import { seals } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { listHead } from '../list-head.ts'
import { ListView } from '../list-view.tsx'
import { assertListed, categoryId, pageNumber } from '../query.ts'
import { itemList } from '../structured-data.ts'
import { titles } from '../titles.ts'
import { hotelItem } from './goods-item.tsx'

export default definePage({
  route: 'mall/hotel-list',
  layout: 'default',
  sharePicture: 'stay',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, optional, query, firstPage, languageId }) => {
    const categories = optional(
      backend('hotelCategories', { query: { languageId } }).then(({ list }) => list),
    )
    const hotels = await backend('goodsList', { body: { ...firstPage, ...query, type: 'hotel' } })
    assertListed(query, hotels)
    return { hotels, categories }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.hotels),
      description: intl.formatMessage({
        id: 'hotelList.description',
        defaultMessage: '景区内外的住处：位置、房型、价格与预订方式。',
        description: 'Description of the list of hotels, for search results',
      }),
      query,
      list: data.hotels,
    }),
    structured: itemList(language, 'mall/hotel-detail', data.hotels.list),
  }),
  view: ({ data: { hotels, categories }, intl, language, query }) => (
    <ListView
      language={language}
      title={intl.formatMessage(titles.hotels)}
      seal={seals.hotels}
      lead={intl.formatMessage({
        id: 'hotelList.lead',
        defaultMessage: '先看住在哪里方便，再比房型与价格。',
        description: 'Sentence under the title of the list of hotels: where to stay for what',
      })}
      categories={categories}
      list={hotels}
      item={hotelItem}
      query={query}
      hrefOf={(narrowed) => href(language, 'mall/hotel-list', {}, narrowed)}
    />
  ),
})
