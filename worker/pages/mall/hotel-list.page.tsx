import { AreaOpening } from '../../../client/ui/area-opening.tsx'
import { CategoryFilter } from '../../../client/ui/category-filter.tsx'
import { ItemList } from '../../../client/ui/item-list.tsx'
import { Paging } from '../../../client/ui/paging.tsx'
import { PAGE_SIZE } from '../../../client/shared/constants.ts'
import { languages } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { Late } from '../../render/late.tsx'
import { definePage } from '../define-page.ts'
import { assertPageExists, categorySlug, pageNumber } from '../query.ts'
import { hotelItem } from './goods-item.tsx'

export default definePage({
  route: 'mall/hotel-list',
  layout: 'default',
  query: { page: pageNumber, category: categorySlug },
  load: async ({ backend, aside, query, language, languageId }) => {
    const categories = aside(backend('hotelCategories', { query: { languageId } }))
    const hotels = await backend('goodsList', {
      body: { type: 'hotel', languageId: languages[language].id, pageSize: PAGE_SIZE, ...query },
    })
    assertPageExists(hotels)
    return { hotels, categories }
  },
  head: ({ intl }) => ({
    title: intl.formatMessage({
      id: 'hotelList.title',
      defaultMessage: '住宿',
      description: 'Title of the list of hotels',
    }),
    description: intl.formatMessage({
      id: 'hotelList.description',
      defaultMessage: '山顶、湖畔、古村与山门前的客舍：位置、房型、价格与预订方式。',
      description: 'Description of the list of hotels, for search results',
    }),
  }),
  view: ({ data, intl, language, query }) => {
    const hrefOf = (category?: string, page?: number) =>
      href(language, 'mall/hotel-list', {}, { category, page })
    return (
      <>
        <AreaOpening
          title={intl.formatMessage({
            id: 'hotelList.title',
            defaultMessage: '住宿',
            description: 'Title of the list of hotels',
          })}
          seal="客舍"
        />
        <Late of={data.categories}>
          {({ list }) => (
            <CategoryFilter categories={list} current={query.category} hrefOf={hrefOf} />
          )}
        </Late>
        <ItemList
          items={data.hotels.list.flatMap((goods) =>
            goods.type === 'hotel' ? [hotelItem(goods, language)] : [],
          )}
        />
        <Paging
          page={data.hotels.page}
          pageCount={Math.ceil(data.hotels.total / data.hotels.pageSize)}
          hrefOf={(page) => hrefOf(query.category, page === 1 ? undefined : page)}
        />
      </>
    )
  },
})
