import { href } from '../../href.ts'
import { hasPublicNotices } from '../../site-pages.ts'
import type { ListedKind } from '../define-section.ts'
import { fetchPages } from '../fetch-pages.ts'
import { type DetailRoute, SECTIONS } from '../index.ts'
import type { Kind } from './search-kinds.ts'
import { documentOf, type SourceContext, type SourceOfPage } from './search-source.ts'

/** So the first five hundred items of each list. */
const MAX_PAGES = 5

/** The lists of all sections whose items have a page of their own. */
export function listSources({ backend, language }: SourceContext): SourceOfPage[] {
  return SECTIONS.flatMap((section) => {
    if (!('kinds' in section)) return []
    const route: DetailRoute = `${section.name}/detail`
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- these are the keys of `kinds`
    const kinds = Object.entries(section.kinds) as [Kind, ListedKind][]
    return kinds
      .filter(([name]) => name !== 'notice' || hasPublicNotices)
      .map(([name, kind]): SourceOfPage => [
        route,
        async () => {
          const answers = await fetchPages(backend, kind, { language, maxPages: MAX_PAGES })
          return {
            answers,
            documents: () =>
              answers
                .flatMap(({ list }) => list)
                .map((row) => documentOf(row, name, href(language, route, { id: row.id }))),
          }
        },
      ])
  })
}
