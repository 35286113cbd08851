import type { DocumentKind } from '../kinds.ts'
import type { LanguageId } from '../language.ts'

export interface DocumentKey {
  kind: DocumentKind
  id?: string
  languageId: LanguageId
}

/** One document, parsed, in the requested language or else in Chinese; `undefined` where it does not exist. */
export async function readDocument(
  db: D1Database,
  { kind, id, languageId }: DocumentKey,
): Promise<unknown> {
  const only = id === undefined ? '' : 'AND id = ?3'
  const row = await db
    .prepare(
      `SELECT body FROM documents WHERE kind = ?1 AND language_id IN (1, ?2) ${only} ORDER BY language_id DESC LIMIT 1`,
    )
    .bind(kind, languageId, ...(id === undefined ? [] : [id]))
    .first<{ body: string }>()
  return row ? JSON.parse(row.body) : undefined
}
