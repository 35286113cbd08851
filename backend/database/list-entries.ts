import type { Category } from '../../contract/listing.ts'
import type { LanguageId } from '../language.ts'
import { ENTRIES_WITH_WORDS, type EntryKind, type EntryRow, LISTED_COLUMNS, listedItem } from './rows.ts'

const NOW = `strftime('%Y-%m-%dT%H:%M:%S+08:00', 'now', '+8 hours')`

const ORDERS = {
  newest: 'e.published_at DESC, e.id DESC',
  position: 'e.position',
  /** What is still to come, soonest first; then what is over, latest first. */
  upcoming: `e.ends_at < ${NOW}, CASE WHEN e.ends_at >= ${NOW} THEN e.starts_at END, e.starts_at DESC, e.id`,
} as const

export interface ListQuery {
  kind: EntryKind
  languageId: LanguageId
  order: keyof typeof ORDERS
  page: number
  pageSize: number
  category?: string | undefined
}

/** A page of a kind's entries with the total of the filtered list, and the counts of the whole one. */
export async function listEntries(db: D1Database, query: ListQuery) {
  const { kind, languageId, order, page, pageSize, category } = query
  const narrow = category === undefined ? '' : 'AND e.category = ?3'
  const filter = category === undefined ? [kind] : [kind, category]
  const [rows, totals, categories] = await db.batch([
    db
      .prepare(
        `SELECT ${LISTED_COLUMNS} FROM ${ENTRIES_WITH_WORDS}
         WHERE e.kind = ?2 ${narrow} ORDER BY ${ORDERS[order]} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
      )
      .bind(languageId, ...filter),
    db.prepare(`SELECT count(*) AS total FROM entries e WHERE e.kind = ?2 ${narrow}`).bind(null, ...filter),
    selectCategories(db, kind, languageId),
  ])
  return {
    total: (totals?.results[0] as { total: number }).total,
    page,
    pageSize,
    list: (rows?.results as EntryRow[]).map(listedItem),
    categories: (categories?.results ?? []) as Category[],
  }
}

/** The categories of a kind in the editors' order, each with how many entries carry it. */
export async function listCategories(db: D1Database, kind: EntryKind, languageId: LanguageId): Promise<Category[]> {
  return (await selectCategories(db, kind, languageId).all<Category>()).results
}

export function selectCategories(db: D1Database, kind: EntryKind, languageId: LanguageId) {
  return db
    .prepare(
      `SELECT c.id, c.name, count(e.id) AS count
       FROM categories c LEFT JOIN entries e ON e.kind = c.kind AND e.category = c.id
       WHERE c.kind = ?1 AND c.language_id = ?2 GROUP BY c.position, c.id ORDER BY c.position`,
    )
    .bind(kind, languageId)
}
