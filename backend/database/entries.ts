import type { Category } from '../../contract/listing.ts'
import type { EntryKind } from '../kinds.ts'
import type { LanguageId } from '../language.ts'
import {
  selectCategories,
  DETAIL_COLUMNS,
  type DetailRow,
  detailItem,
  entriesWithWords,
  type Item,
  LISTED_COLUMNS,
  READABLE_ENTRIES,
  shownAt,
  stored,
  type EntryRow,
  listedItem,
} from './rows.ts'
import type { Order } from '../../contract/call.ts'

export interface EntryKey {
  kind: EntryKind
  id: string
  languageId: LanguageId
}

/** Returns the first of these entries that exists, with its details; undefined if none exists. */
export async function findEntry(db: D1Database, ...keys: EntryKey[]): Promise<Item | undefined> {
  const results = await db.batch<DetailRow>(keys.map((key) => selectEntry(db, key)))
  const row = results.flatMap((result) => result.results)[0]
  return row && detailItem(row)
}

/** Returns an article with the next older (`previous`) and the next newer one. */
export async function findArticle(db: D1Database, key: EntryKey): Promise<Item | undefined> {
  const [entries, previous, next] = await db.batch([
    selectEntry(db, key),
    selectNeighbour(db, key, PREVIOUS),
    selectNeighbour(db, key, NEXT),
  ])
  const row = stored<DetailRow[]>(entries?.results)[0]
  return (
    row && { ...detailItem(row), ...neighbour('previous', previous), ...neighbour('next', next) }
  )
}

/** Returns all entries of a kind with their details, in the editors' order. */
export async function findEntries(db: D1Database, kind: EntryKind, languageId: LanguageId) {
  const sql = `SELECT ${DETAIL_COLUMNS} FROM ${entriesWithWords(languageId)}
    WHERE e.kind = ?3 ORDER BY e.position`
  const [entries, categories] = await db.batch([
    db.prepare(sql).bind(shownAt(), languageId, kind),
    selectCategories(db, kind, languageId),
  ])
  return {
    list: stored<DetailRow[]>(entries?.results).map(detailItem),
    categories: stored<Category[]>(categories?.results),
  }
}

function selectEntry(db: D1Database, { kind, id, languageId }: EntryKey) {
  const sql = `SELECT ${DETAIL_COLUMNS} FROM ${entriesWithWords(languageId)}
    WHERE e.kind = ?3 AND e.id = ?4`
  return db.prepare(sql).bind(shownAt(), languageId, kind, id)
}

const PREVIOUS = { than: '<', direction: 'DESC' }
const NEXT = { than: '>', direction: 'ASC' }

function selectNeighbour(db: D1Database, key: EntryKey, { than, direction }: typeof PREVIOUS) {
  const { kind, id, languageId } = key
  const sql = `SELECT e.id, t.title FROM ${entriesWithWords(languageId)}
    WHERE e.kind = ?3 AND (e.published_at, e.position) ${than}
      (SELECT published_at, position FROM live_entries WHERE kind = ?3 AND id = ?4)
    ORDER BY e.published_at ${direction}, e.position ${direction} LIMIT 1`
  return db.prepare(sql).bind(shownAt(), languageId, kind, id)
}

function neighbour(side: 'previous' | 'next', result: D1Result | undefined) {
  const row = stored<object[]>(result?.results)[0]
  return row && { [side]: row }
}

/** SQL orders, in which `?1` is the current time. */
const ORDERS: Readonly<Record<Order, string>> = {
  newest: 'e.published_at DESC, e.position DESC',
  editors: 'e.position',
  /** Coming events, soonest first; then past events, latest first. */
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

/** Returns one page of a kind's entries, their total number, and the counts of all categories. */
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

function selectPage(db: D1Database, query: ListQuery) {
  const { kind, languageId, order, page, pageSize, category } = query
  const sql = `SELECT ${LISTED_COLUMNS} FROM ${entriesWithWords(languageId)}
    WHERE e.kind = ?3 ${category === undefined ? '' : 'AND e.category = ?6'}
    ORDER BY ${ORDERS[order]} LIMIT ?4 OFFSET ?5`
  const values = [shownAt(), languageId, kind, pageSize, (page - 1) * pageSize]
  return db.prepare(sql).bind(...values, ...given(category))
}

function selectTotal(db: D1Database, { kind, category }: ListQuery) {
  const sql = `SELECT count(*) AS total FROM ${READABLE_ENTRIES}
    WHERE kind = ?2 ${category === undefined ? '' : 'AND category = ?3'}`
  return db.prepare(sql).bind(shownAt(), kind, ...given(category))
}

function given(category: string | undefined): string[] {
  return category === undefined ? [] : [category]
}
