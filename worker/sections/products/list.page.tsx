import { seals } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { listHead, ListView } from '../../parts/list-view.tsx'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { itemList } from '../../parts/structured-data.ts'
import { titles } from '../index.ts'
import { CurrencyHint, productItem } from '../mall/goods-item.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'

export default definePage({
  route: 'products/list',
  styles: [filtersStyles, rowsStyles],
  layout: 'default',
  sharePicture: 'shopping',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, optional, query, firstPage, languageId }) => {
    const categories = optional(
      backend('productTypes', { query: { languageId } }).then(({ list }) => list),
    )
    const products = await backend('productList', {
      query: {
        languageId,
        page: `${query.page}`,
        pageSize: `${firstPage.pageSize}`,
        type: query.category,
      },
    })
    assertListed(query, products)
    return { products, categories }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.products),
      description: intl.formatMessage({
        id: 'productList.description',
        defaultMessage: '商品的价格与购买方式。可以在这里逐件查看。',
        description: 'Description of the list of local products, for search results',
      }),
      query,
      list: data.products,
    }),
    structured: itemList(language, 'products/detail', data.products.list),
  }),
  view: ({ data: { products, categories }, intl, language, query }) => (
    <>
      <ListView
        language={language}
        title={intl.formatMessage(titles.products)}
        seal={seals.products}
        lead={intl.formatMessage({
          id: 'productList.lead',
          defaultMessage: '每件商品的价格，以及怎样购买。',
          description: 'Sentence under the title of the list of local products',
        })}
        categories={categories}
        list={products}
        item={productItem}
        isGrid
        query={query}
        hrefOf={(narrowed) => href(language, 'products/list', {}, narrowed)}
      />
      <CurrencyHint />
    </>
  ),
})
