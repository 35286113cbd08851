import { defineMessage } from 'react-intl'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import { href } from '../../href.ts'
import { shownPages } from '../../parts/free-pages.ts'
import { ListView } from '../../parts/list-view.tsx'
import { definePage } from '../define-page.ts'
import { titles } from '../index.ts'

const description = defineMessage({
  id: 'aboutList.description',
  defaultMessage: '关于本站与景区的说明和规定。',
})

export default definePage({
  route: 'about/list',
  styles: [rowsStyles],
  sharePicture: 'service',
  load: async ({ language }) => ({ pages: await shownPages(language) }),
  head: ({ intl }) => ({
    title: intl.formatMessage(titles.about),
    description: intl.formatMessage(description),
  }),
  view: ({ data: { pages }, intl, language }) => (
    <ListView
      section="about"
      context={{ intl, language, query: {} }}
      lead={description}
      list={{ list: pages, total: pages.length, page: 1, pageSize: Math.max(1, pages.length) }}
      item={({ id, title, summary, inLanguage }) => ({
        id,
        title,
        summary,
        href: href(language, 'about/detail', { id }),
        inLanguage,
      })}
      isCompact
    />
  ),
})
