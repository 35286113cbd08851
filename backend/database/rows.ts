import { languageFallbacks, languageIds, languageOfId, LANGUAGES } from '../../locales/languages.ts'
import { type LanguageId, languageWith } from '../language.ts'
import { storedTime } from '../written-time.ts'
import { type DocumentKind, type EntryKind, KINDS } from '../kinds.ts'
import { CURRENCY } from '../../contract/region.ts'
import { readRow, readRows } from './statement.ts'

/** Gives a stored value its type in the contract. The importer has validated it. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type of the requested document
export function stored<Shape>(value: unknown): Shape {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked when it was loaded, see `content/compile.ts`
  return value as Shape
}

export interface EntryRow {
  id: string
  category: string | null
  category_name: string | null
  published_at: string | null
  price: number | null
  language_id: LanguageId
  title: string
  listed: string
}

export interface DetailRow extends EntryRow {
  detail: string
  content: string | null
  /** The ids of its languages, as JSON. */
  language_ids: string
}

/** The columns of an item in a list. They do not include `detail` and `content`, which are long. */
export const LISTED_COLUMNS =
  'e.id, e.category, c.name AS category_name, e.published_at, e.price, t.language_id, t.title, t.listed'

export const DETAIL_COLUMNS = `${LISTED_COLUMNS}, t.detail, t.content,
  (SELECT json_group_array(language_id) FROM live_texts WHERE kind = e.kind AND id = e.id) AS language_ids`

/** Condition that an entry is visible at `?1`, the worker's time, which tests change. */
const IS_SHOWN = `coalesce(publish_at, '') <= ?1 AND coalesce(withdraw_at, '~') > ?1`

/** The entries that are visible at the time `?1`. */
export const SHOWN_ENTRIES = `(SELECT * FROM live_entries WHERE (${IS_SHOWN}))`

const LANGUAGE_IDS = LANGUAGES.map((each) => languageIds[each]).join(', ')

/** The visible entries with a text in a language of the site. Lists and counts have only these. */
export const READABLE_ENTRIES = `(SELECT * FROM ${SHOWN_ENTRIES} e WHERE EXISTS (
  SELECT 1 FROM live_texts WHERE kind = e.kind AND id = e.id AND language_id IN (${LANGUAGE_IDS})))`

export interface StoredItem {
  kind: EntryKind
  id: string
}

const ID = /^[\w-]{1,64}$/

/**
 * Returns the database for a preview, in which one item is published. Throws if its kind is unknown
 * or its id is malformed.
 */
export function withPreviewed(db: D1Database, { kind, id }: StoredItem): D1Database {
  if (!(kind in KINDS) || !ID.test(id)) throw new Error('The name of the previewed item is wrong')
  const isShown = `${IS_SHOWN} OR (kind = '${kind}' AND id = '${id}')`
  const previewed: Pick<D1Database, 'batch' | 'prepare'> = {
    prepare: (sql) => db.prepare(sql.replaceAll(IS_SHOWN, isShown)),
    batch: (statements) => db.batch(statements),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of D1 that reads use
  return previewed as D1Database
}

/** Returns the worker's current time, as a value for statements. */
export function shownAt(): string {
  return storedTime(Date.now())
}

/** SQL: visible entries with texts in the nearest language. `?2` is the id of the language. */
export function entriesWithWords(languageId: LanguageId): string {
  return `
  ${SHOWN_ENTRIES} e
  JOIN live_texts t ON t.kind = e.kind AND t.id = e.id AND t.language_id = (
    SELECT language_id FROM live_texts WHERE kind = e.kind AND id = e.id AND ${nearestFirst(languageId)} LIMIT 1)
  LEFT JOIN live_categories c ON c.kind = e.kind AND c.id = e.category AND c.language_id = ?2`
}

/** SQL: texts in the languages that readers of this one accept, the nearest first. */
function nearestFirst(languageId: LanguageId): string {
  const ids = languageFallbacks[languageWith(languageId)].map((each) => languageIds[each])
  const order = ids.map((id, index) => `WHEN ${id} THEN ${index}`).join(' ')
  return `language_id IN (${ids.join(', ')}) ORDER BY CASE language_id ${order} END`
}

/** An item of any kind in the form of the contract. */
export type Item = Record<string, unknown>

export function listedItem(row: EntryRow): Item {
  return {
    id: row.id,
    title: row.title,
    inLanguage: languageWith(row.language_id),
    ...(row.category !== null && { category: { id: row.category, name: row.category_name } }),
    ...(row.published_at !== null && { publishedAt: row.published_at }),
    ...(row.price !== null && { price: { amount: row.price, currency: CURRENCY } }),
    ...JSON.parse(row.listed),
  }
}

export function detailItem(row: DetailRow): Item {
  const ids = stored<LanguageId[]>(JSON.parse(row.language_ids))
  return {
    ...listedItem(row),
    // Without languages that the site no longer has.
    languages: ids.flatMap((id) => languageOfId(id) ?? []),
    ...JSON.parse(row.detail),
    ...(row.content !== null && { content: row.content }),
  }
}

export interface DocumentKey {
  kind: DocumentKind
  id?: string
  languageId: LanguageId
}

/** Returns the kinds and ids of entries that are not shown now. */
export async function listHidden(db: D1Database): Promise<StoredItem[]> {
  const sql = `SELECT kind, id FROM live_entries EXCEPT SELECT kind, id FROM ${READABLE_ENTRIES}`
  return readRows<StoredItem>(db, sql, shownAt())
}

/** Returns a parsed document in the nearest language; undefined if it does not exist. */
export async function readDocument(
  db: D1Database,
  { kind, id, languageId }: DocumentKey,
): Promise<unknown> {
  const only = id === undefined ? '' : 'AND id = ?2'
  const sql = `SELECT body FROM live_documents
    WHERE kind = ?1 ${only} AND ${nearestFirst(languageId)} LIMIT 1`
  const row = await readRow<{ body: string }>(db, sql, kind, ...(id === undefined ? [] : [id]))
  return row && JSON.parse(row.body)
}

/** Selects the categories of a kind in the editors' order, each with its number of entries. */
export function selectCategories(db: D1Database, kind: EntryKind, languageId: LanguageId) {
  const sql = `SELECT c.id, c.name, count(e.id) AS count
    FROM live_categories c LEFT JOIN ${READABLE_ENTRIES} e ON e.kind = c.kind AND e.category = c.id
    WHERE c.kind = ?2 AND c.language_id = ?3 GROUP BY c.position, c.id ORDER BY c.position, c.id`
  return db.prepare(sql).bind(shownAt(), kind, languageId)
}
