import { defineMessage } from 'react-intl'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { ArticleListed } from '../../../contract/article.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { articleItem, listHead, ListView } from '../../parts/list-view.tsx'
import { definePage } from '../define-page.ts'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { itemList } from '../../parts/structured-data.ts'
import { titles } from '../index.ts'
import { seals } from '../../../shared/site.ts'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'

const description = defineMessage({
  id: 'cultureList.description',
  defaultMessage: '关于景区与景区管理者的文章。',
  description:
    'What the list of corporate-culture articles holds, on the page and for search results',
})

export default definePage({
  route: 'culture/list',
  styles: [filtersStyles, rowsStyles],
  layout: 'default',
  sharePicture: 'scenic',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage }) => {
    const articles = await backend('cultureList', { body: { ...firstPage, ...query } })
    assertListed(query, articles)
    return { articles }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.culture),
      description: intl.formatMessage(description),
      query,
      list: data.articles,
    }),
    structured: itemList(language, 'culture/detail', data.articles.list),
  }),
  view: ({ data: { articles }, intl, language, query }) => (
    <ListView
      language={language}
      title={intl.formatMessage(titles.culture)}
      seal={seals.culture}
      lead={intl.formatMessage(description)}
      categories={articles.categories}
      list={articles}
      item={cultureItem}
      query={query}
      isCompact
      hrefOf={(narrowed) => href(language, 'culture/list', {}, narrowed)}
    />
  ),
})

function cultureItem(article: ArticleListed, language: Language): Item {
  return articleItem(article, href(language, 'culture/detail', { id: article.id }))
}
