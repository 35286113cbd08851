import { defineMessage } from 'react-intl'
import { articleItem, listHead, ListView } from '../../parts/list-view.tsx'
import { definePage } from '../define-page.ts'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'

const description = defineMessage({
  id: 'cultureList.description',
  defaultMessage: '关于景区与景区管理者的文章。',
})

export default definePage({
  route: 'culture/list',
  styles: [filtersStyles, rowsStyles],
  sharePicture: 'scenic',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage }) => {
    const articles = await backend('cultureList', { body: { ...firstPage, ...query } })
    assertListed(query, articles)
    return { articles }
  },
  head: ({ data, ...context }) =>
    listHead(context, { section: 'culture', description, list: data.articles }),
  view: ({ data: { articles }, ...context }) => (
    <ListView
      section="culture"
      context={context}
      lead={description}
      list={articles}
      item={(article, language) => articleItem(article, 'culture/detail', language)}
      isGrid
    />
  ),
})
