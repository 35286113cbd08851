import { defineMessage } from 'react-intl'
import { definePage } from '../define-page.ts'
import { listHead, ListView } from '../../parts/list-view.tsx'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { CurrencyHint, productItem } from '../mall/goods-item.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'

export default definePage({
  route: 'products/list',
  styles: [filtersStyles, rowsStyles],
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
  head: ({ data, ...context }) =>
    listHead(context, {
      section: 'products',
      description: defineMessage({
        id: 'productList.description',
        defaultMessage: '商品的价格与购买方式。可以在这里逐件查看。',
      }),
      list: data.products,
    }),
  view: ({ data: { products, categories }, ...context }) => (
    <>
      <ListView
        section="products"
        context={context}
        lead={defineMessage({
          id: 'productList.lead',
          defaultMessage: '每件商品的价格，以及怎样购买。',
        })}
        categories={categories}
        list={products}
        item={productItem}
        isGrid
      />
      <CurrencyHint />
    </>
  ),
})
