import type { Listed } from '../../contract/listing.ts'
import type { Language } from '../../locales/languages.ts'

/** As many items as a list may have a page. */
export const SITEMAP_PAGE_SIZE = 100
/** A thousand of a kind, the newest first: a backend that names a wild total must not be asked for all of it. */
const MOST_PAGES = 10

interface ListPage {
  total: number
  list: readonly Pick<Listed, 'id' | 'inLanguage'>[]
}

/** The ids of a list's items that are written in `language`, not only shown to its readers; page after page. */
export async function idsWrittenIn(
  language: Language,
  pageOf: (page: number) => Promise<ListPage>,
): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { total, list } = await pageOf(page)
    ids.push(...list.filter(({ inLanguage }) => inLanguage === language).map(({ id }) => id))
    if (page * SITEMAP_PAGE_SIZE >= total) break
  }
  return ids
}
