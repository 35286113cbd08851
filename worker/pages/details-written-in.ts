import type { ArticleListed } from '../../contract/article.ts'
import type { Listed } from '../../contract/listing.ts'
import { type Language, languages } from '../../locales/languages.ts'
import type { Detail, LoadContext } from './define-page.ts'

/** The most items that a page of a list may have. */
const MAX_PAGE_SIZE = 100
/** A thousand of a kind, the newest first: a backend that names a wild total must not be asked for all of it. */
const MAX_PAGES = 10

/** Articles have dates; goods have none. */
type Row = Pick<Listed, 'id' | 'inLanguage'> &
  Partial<Pick<ArticleListed, 'publishedAt' | 'updatedAt'>>

interface ListPage {
  total: number
  /** As the backend has it: it may send fewer than it was asked for. */
  pageSize: number
  list: readonly Row[]
}

/** The part of a list that is asked for, in the terms of the calls. */
interface Part {
  languageId: (typeof languages)[Language]['id']
  page: number
  pageSize: number
}

/** A list's items that are written in the language, not only shown to its readers; page after page. */
export async function detailsWrittenIn(
  { language, now }: Pick<LoadContext, 'language' | 'now'>,
  fetchPart: (part: Part) => Promise<ListPage>,
): Promise<Detail[]> {
  const details: Detail[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const part = { languageId: languages[language].id, page, pageSize: MAX_PAGE_SIZE }
    const { total, pageSize, list } = await fetchPart(part)
    for (const row of list) {
      if (row.inLanguage !== language) continue
      details.push({ id: row.id, lastModified: lastModified(row, now) })
    }
    if (page * pageSize >= total) break
  }
  return details
}

/** Not a date in the future: it comes from a clock that is ahead, or from a text written for later. */
function lastModified({ publishedAt, updatedAt = publishedAt }: Row, now: Date) {
  return updatedAt !== undefined && Date.parse(updatedAt) <= now.getTime() ? updatedAt : undefined
}
