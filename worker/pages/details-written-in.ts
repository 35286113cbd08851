import type { ArticleListed } from '../../contract/article.ts'
import type { Listed } from '../../contract/listing.ts'
import { hasPassed } from '../../shared/has-passed.ts'
import { languageIds } from '../../locales/languages.ts'
import type { Detail, ListPart, LoadContext } from './define-page.ts'

/** The most items that a page of a list may have. */
const MAX_PAGE_SIZE = 100
/** So the newest thousand: a backend with an absurd total must not be asked for all of it. */
const MAX_PAGES = 10

/** Articles have dates; goods have none. */
type Row = Pick<Listed, 'id' | 'inLanguage'> &
  Partial<Pick<ArticleListed, 'publishedAt' | 'updatedAt' | 'cover'>>

interface ListPage {
  total: number
  /** As the backend has it: it may send fewer than it was asked for. */
  pageSize: number
  list: readonly Row[]
}

/** All items of a list that are written in the language, without those that are only shown to its readers. */
export async function detailsWrittenIn(
  { language, now }: Pick<LoadContext, 'language' | 'now'>,
  fetchPart: (part: ListPart) => Promise<ListPage>,
): Promise<Detail[]> {
  const details: Detail[] = []
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const part = { languageId: languageIds[language], page, pageSize: MAX_PAGE_SIZE }
    const { total, pageSize, list } = await fetchPart(part)
    for (const row of list) {
      if (row.inLanguage !== language) continue
      details.push({
        id: row.id,
        lastModified: lastModified(row, now),
        picture: row.cover?.src,
      })
    }
    if (page * pageSize >= total) break
  }
  return details
}

/** Never a date in the future, as a clock that is ahead or a text written for later has. */
function lastModified({ publishedAt, updatedAt = publishedAt }: Row, now: Date) {
  return updatedAt !== undefined && hasPassed(updatedAt, now) ? updatedAt : undefined
}
