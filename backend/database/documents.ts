import type { DocumentKind, EntryKind } from '../kinds.ts'
import type { LanguageId } from '../language.ts'
import { SHOWN_ENTRIES, shownAt } from './rows.ts'

export interface DocumentKey {
  kind: DocumentKind
  id?: string
  languageId: LanguageId
}

/** The entries that are not shown at this moment: their kinds and ids. */
export async function listHidden(db: D1Database): Promise<{ kind: EntryKind; id: string }[]> {
  const { results } = await db
    .prepare(`SELECT kind, id FROM live_entries EXCEPT SELECT kind, id FROM ${SHOWN_ENTRIES}`)
    .bind(shownAt())
    .all<{ kind: EntryKind; id: string }>()
  return results
}

/** One document, parsed, in the requested language or else in Chinese; `undefined` where it does not exist. */
export async function readDocument(
  db: D1Database,
  { kind, id, languageId }: DocumentKey,
): Promise<unknown> {
  const only = id === undefined ? '' : 'AND id = ?3'
  const row = await db
    .prepare(
      `SELECT body FROM live_documents WHERE kind = ?1 AND language_id IN (1, ?2) ${only} ORDER BY language_id DESC LIMIT 1`,
    )
    .bind(kind, languageId, ...(id === undefined ? [] : [id]))
    .first<{ body: string }>()
  return row ? JSON.parse(row.body) : undefined
}
