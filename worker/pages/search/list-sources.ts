import { languageIds } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import type { RouteName } from '../../routes.ts'
import { hasPublicNotices } from '../../site-pages.ts'
import type { ListPart } from '../define-page.ts'
import type { Kind } from './search-kinds.ts'
import { documentOf, type Row, type SourceContext, type SourceOfPage } from './search-source.ts'

/** The most items that a page of a list may have: the parts are those of the sitemap, so that both use the same answers. */
const PAGE_SIZE = 100
/** So the first five hundred of each list. */
const MAX_PAGES = 5

/** The lists of things with a page of their own. */
export function listSources({ backend, language, languageId }: SourceContext): SourceOfPage[] {
  const list = (
    route: ThingRoute,
    kind: Kind,
    fetchPart: (part: ListPart) => Promise<ListPage>,
  ): SourceOfPage => [
    route,
    async () => {
      const answers = await allPages(languageIds[language], fetchPart)
      const rows = () => answers.flatMap((answer) => answer.list)
      return {
        answers,
        documents: () =>
          rows().map((row) => documentOf(row, kind, href(language, route, { id: row.id }))),
      }
    },
  ]
  return [
    list('scenic/publicity-detail', 'sight', (body) => backend('pointList', { body })),
    list('mall/hotel-detail', 'hotel', (part) =>
      backend('goodsList', { body: { ...part, type: 'hotel' } }),
    ),
    list('mall/restaurant-detail', 'restaurant', (part) =>
      backend('goodsList', { body: { ...part, type: 'restaurant' } }),
    ),
    list('mall/product-detail', 'product', ({ page, pageSize }) =>
      backend('productList', { query: { languageId, page: `${page}`, pageSize: `${pageSize}` } }),
    ),
    list('information/announcement-detail', 'announcement', (body) =>
      backend('announcementList', { body }),
    ),
    list('information/activity-detail', 'activity', (part) =>
      backend('messageList', { body: { ...part, type: 'activity' } }),
    ),
    list('scenic/news-detail', 'news', (part) =>
      backend('messageList', { body: { ...part, type: 'news' } }),
    ),
    ...(hasPublicNotices
      ? [
          list('scenic/news-detail', 'notice', (part) =>
            backend('messageList', { body: { ...part, type: 'notice' } }),
          ),
        ]
      : []),
    list('service/strategy-detail', 'strategy', (body) => backend('strategyList', { body })),
    list('information/culture-detail', 'culture', (body) => backend('cultureList', { body })),
  ]
}

type ThingRoute = Extract<RouteName, `${string}-detail`>

interface ListPage {
  total: number
  /** As the backend has it: it may send fewer than it was asked for. */
  pageSize: number
  list: readonly Row[]
}

async function allPages(
  languageId: ListPart['languageId'],
  fetchPart: (part: ListPart) => Promise<ListPage>,
): Promise<ListPage[]> {
  const answers: ListPage[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- only the first says how many there are
    const answer = await fetchPart({ languageId, page, pageSize: PAGE_SIZE })
    answers.push(answer)
    if (page * answer.pageSize >= answer.total) break
  }
  return answers
}
