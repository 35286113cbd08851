import type { Finding } from '../../../contract/search.ts'
import type { Language } from '../../../locales/languages.ts'
import { hrefOfLink } from '../../href.ts'
import { matchPage, type RouteName } from '../../routes.ts'
import { chineseWordsOf, type Findings, type Found } from './ask-index.ts'
import type { SearchDocument, Fold } from './search-index.ts'
import type { Kind } from './search-kinds.ts'
import { isTelling, tokensOfWord, wordsIn } from './search-tokens.ts'

/** What an address leads to; any other leads to a page. */
const KIND_OF: Partial<Record<RouteName, Kind>> = {
  'service/questions': 'question',
  'information/guide': 'point',
  'scenic/publicity-detail': 'sight',
  'scenic/news-detail': 'news',
  'mall/ticket-list': 'ticket',
  'mall/hotel-detail': 'hotel',
  'mall/restaurant-detail': 'restaurant',
  'mall/product-detail': 'product',
  'information/announcement-detail': 'announcement',
  'information/activity-detail': 'activity',
  'information/culture-detail': 'culture',
  'service/strategy-detail': 'strategy',
}

/** What the backend's search has found, as results show it: each address once, and none that the site has no page for. */
export function foundByBackend(
  findings: readonly Finding[],
  { typed, language, fold }: { typed: string; language: Language; fold: Fold },
): Findings {
  const search = fold(typed)
  const tokens = wordsIn(search).filter(isTelling).flatMap(tokensOfWord)
  const byAddress = new Map<string, Found>()
  for (const finding of findings) {
    const document = documentOf(finding, language)
    if (document && !byAddress.has(document.href))
      byAddress.set(document.href, { document, tokens })
  }
  return { found: [...byAddress.values()], words: chineseWordsOf(search), areNear: false }
}

function documentOf(
  { link, title, summary, publishedAt, inLanguage }: Finding,
  language: Language,
): SearchDocument | undefined {
  const href = hrefOfLink(language, link)
  const [path = ''] = link.split(/[?#]/, 1)
  const match = matchPage(path)
  if (href === undefined || match === undefined) return undefined
  return {
    kind: KIND_OF[match.route] ?? 'page',
    href,
    title,
    text: summary,
    inLanguage: inLanguage ?? language,
    date: publishedAt,
  }
}
