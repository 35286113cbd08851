import { seals } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { listHead } from '../list-head.ts'
import { ListView } from '../list-view.tsx'
import { assertListed, categoryId, pageNumber } from '../query.ts'
import { itemList } from '../structured-data.ts'
import { titles } from '../titles.ts'
import { restaurantItem } from './goods-item.tsx'

export default definePage({
  route: 'mall/restaurant-list',
  layout: 'default',
  sharePicture: 'food',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage }) => {
    const restaurants = await backend('goodsList', {
      body: { ...firstPage, ...query, type: 'restaurant' },
    })
    assertListed(query, restaurants)
    return { restaurants }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.restaurants),
      description: intl.formatMessage({
        id: 'restaurantList.description',
        defaultMessage: '景区内外的餐饮：营业时间、招牌菜与人均花费。',
        description: 'Description of the list of restaurants, for search results',
      }),
      query,
      list: data.restaurants,
    }),
    structured: itemList(language, 'mall/restaurant-detail', data.restaurants.list),
  }),
  view: ({ data: { restaurants }, intl, language, query }) => (
    <ListView
      language={language}
      title={intl.formatMessage(titles.restaurants)}
      seal={seals.restaurants}
      lead={intl.formatMessage({
        id: 'restaurantList.lead',
        defaultMessage: '去之前看一眼几点开火，有的只做午间。',
        description: 'Sentence under the title of the list of restaurants',
      })}
      categories={restaurants.categories}
      list={restaurants}
      item={restaurantItem}
      query={query}
      hrefOf={(narrowed) => href(language, 'mall/restaurant-list', {}, narrowed)}
    />
  ),
})
