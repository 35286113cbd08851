import type { Order } from '../../contract/call.ts'
import type { Category } from '../../contract/listing.ts'
import type { EntryKind } from '../kinds.ts'
import type { LanguageId } from '../language.ts'
import { selectCategories } from './categories.ts'
import {
  ENTRIES_WITH_WORDS,
  type EntryRow,
  LISTED_COLUMNS,
  listedItem,
  SHOWN_ENTRIES,
  shownAt,
} from './rows.ts'
import { stored } from './stored.ts'

/** `?1` is now. */
const ORDERS: Readonly<Record<Order, string>> = {
  newest: 'e.published_at DESC, e.position DESC',
  editors: 'e.position',
  /** What is still to come, soonest first; then what is over, latest first. */
  soonest:
    'e.ends_at < ?1, CASE WHEN e.ends_at >= ?1 THEN e.starts_at END, e.starts_at DESC, e.position',
}

export interface ListQuery {
  kind: EntryKind
  languageId: LanguageId
  order: Order
  page: number
  pageSize: number
  category?: string | undefined
}

/** A page of a kind's entries with the total of the filtered list, and the counts of the whole one. */
export async function listEntries(db: D1Database, query: ListQuery) {
  const { kind, languageId, page, pageSize } = query
  const [rows, totals, categories] = await db.batch([
    selectPage(db, query),
    selectTotal(db, query),
    selectCategories(db, kind, languageId),
  ])
  return {
    total: stored<{ total: number }[]>(totals?.results)[0]?.total ?? 0,
    page,
    pageSize,
    list: stored<EntryRow[]>(rows?.results).map(listedItem),
    categories: stored<Category[]>(categories?.results),
  }
}

function selectPage(
  db: D1Database,
  { kind, languageId, order, page, pageSize, category }: ListQuery,
) {
  const offset = (page - 1) * pageSize
  return db
    .prepare(
      `SELECT ${LISTED_COLUMNS} FROM ${ENTRIES_WITH_WORDS}
       WHERE e.kind = ?3 ${category === undefined ? '' : 'AND e.category = ?6'}
       ORDER BY ${ORDERS[order]} LIMIT ?4 OFFSET ?5`,
    )
    .bind(shownAt(), languageId, kind, pageSize, offset, ...given(category))
}

function selectTotal(db: D1Database, { kind, category }: ListQuery) {
  return db
    .prepare(
      `SELECT count(*) AS total FROM ${SHOWN_ENTRIES} WHERE kind = ?2 ${category === undefined ? '' : 'AND category = ?3'}`,
    )
    .bind(shownAt(), kind, ...given(category))
}

function given(category: string | undefined): string[] {
  return category === undefined ? [] : [category]
}
