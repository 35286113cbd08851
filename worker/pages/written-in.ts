import type { Listed } from '../../contract/listing.ts'
import { type Language, languages } from '../../locales/languages.ts'

/** The most items that a page of a list may have. */
const LONGEST_PAGE = 100
/** A thousand of a kind, the newest first: a backend that names a wild total must not be asked for all of it. */
const MOST_PAGES = 10

interface ListPage {
  total: number
  /** As the backend has it: it may send fewer than it was asked for. */
  pageSize: number
  list: readonly Pick<Listed, 'id' | 'inLanguage'>[]
}

/** The part of a list that is asked for, in the terms of the calls. */
interface Part {
  languageId: (typeof languages)[Language]['id']
  page: number
  pageSize: number
}

/** The ids of a list's items that are written in `language`, not only shown to its readers; page after page. */
export async function idsWrittenIn(
  language: Language,
  fetchPart: (part: Part) => Promise<ListPage>,
): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const part = { languageId: languages[language].id, page, pageSize: LONGEST_PAGE }
    const { total, pageSize, list } = await fetchPart(part)
    ids.push(...list.filter(({ inLanguage }) => inLanguage === language).map(({ id }) => id))
    if (page * pageSize >= total) break
  }
  return ids
}
