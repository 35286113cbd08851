import type { Finding } from '../../../contract/search.ts'
import type { Language } from '../../../locales/languages.ts'
import { hrefOfLink } from '../../href.ts'
import { matchPage } from '../../routes.ts'
import { type RouteName, sectionOf } from '../index.ts'
import { chineseWordsOf, type Findings, type Found } from './ask-index.ts'
import type { SearchDocument, Fold } from './search-index.ts'
import type { Kind } from './search-kinds.ts'
import { isTelling, tokensOfWord, wordsIn } from './search-tokens.ts'

/** The kind of thing at a page's address: an item of the section's first kind, or what the section declares. */
function kindOf(route: RouteName): Kind {
  const section = sectionOf(route)
  if ('found' in section) return section.found
  const [first] = 'kinds' in section && route.endsWith('/detail') ? Object.keys(section.kinds) : []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the keys of `kinds`
  return (first as Kind | undefined) ?? 'page'
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
    kind: kindOf(match.route),
    href,
    title,
    text: summary,
    inLanguage: inLanguage ?? language,
    date: publishedAt,
  }
}
