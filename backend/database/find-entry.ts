import type { LanguageId } from '../language.ts'
import { type DetailRow, detailItem, ENTRIES_WITH_WORDS, type EntryKind, LISTED_COLUMNS } from './rows.ts'
import { stored } from './stored.ts'

export interface EntryKey {
  kind: EntryKind
  id: string
  languageId: LanguageId
}

type Item = Record<string, unknown>

/** One entry at length; nothing where there is none. */
export async function findEntry(db: D1Database, key: EntryKey): Promise<Item | undefined> {
  const row = await selectEntry(db, key).first<DetailRow>()
  return row ? detailItem(row) : undefined
}

/** One article at length, with its neighbours by date: `previous` is the one before it in time, `next` the one after. */
export async function findArticle(db: D1Database, key: EntryKey): Promise<Item | undefined> {
  const [entries, previous, next] = await db.batch([
    selectEntry(db, key),
    selectNeighbour(db, key, PREVIOUS),
    selectNeighbour(db, key, NEXT),
  ])
  const row = stored<DetailRow[]>(entries?.results)[0]
  return row && { ...detailItem(row), ...neighbour('previous', previous), ...neighbour('next', next) }
}

/** All entries of a kind at length, in the editors' order. */
export async function findEntries(db: D1Database, kind: EntryKind, languageId: LanguageId): Promise<Item[]> {
  const { results } = await db
    .prepare(
      `SELECT ${LISTED_COLUMNS}, t.detail, t.content FROM ${ENTRIES_WITH_WORDS} WHERE e.kind = ?2 ORDER BY e.position`,
    )
    .bind(languageId, kind)
    .all<DetailRow>()
  return results.map(detailItem)
}

function selectEntry(db: D1Database, { kind, id, languageId }: EntryKey) {
  return db
    .prepare(
      `SELECT ${LISTED_COLUMNS}, t.detail, t.content FROM ${ENTRIES_WITH_WORDS} WHERE e.kind = ?2 AND e.id = ?3`,
    )
    .bind(languageId, kind, Number(id))
}

const PREVIOUS = { than: '<', direction: 'DESC' }
const NEXT = { than: '>', direction: 'ASC' }

function selectNeighbour(db: D1Database, { kind, id, languageId }: EntryKey, side: typeof PREVIOUS) {
  return db
    .prepare(
      `SELECT e.id, t.title FROM ${ENTRIES_WITH_WORDS}
       WHERE e.kind = ?2
         AND (e.published_at, e.id) ${side.than} (SELECT published_at, id FROM entries WHERE kind = ?2 AND id = ?3)
       ORDER BY e.published_at ${side.direction}, e.id ${side.direction} LIMIT 1`,
    )
    .bind(languageId, kind, Number(id))
}

function neighbour(side: 'previous' | 'next', result: D1Result | undefined) {
  const row = stored<{ id: number; title: string }[]>(result?.results)[0]
  return row && { [side]: { id: String(row.id), title: row.title } }
}
