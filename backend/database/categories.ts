import type { Category } from '../../contract/listing.ts'
import type { EntryKind } from '../kinds.ts'
import type { LanguageId } from '../language.ts'
import { SHOWN_ENTRIES, shownAt } from './rows.ts'

/** The categories of a kind in the editors' order, each with how many entries carry it. */
export async function listCategories(
  db: D1Database,
  kind: EntryKind,
  languageId: LanguageId,
): Promise<Category[]> {
  return (await selectCategories(db, kind, languageId).all<Category>()).results
}

/** The statement behind `listCategories`, for a batch. */
export function selectCategories(db: D1Database, kind: EntryKind, languageId: LanguageId) {
  return db
    .prepare(
      `SELECT c.id, c.name, count(e.id) AS count
       FROM live_categories c LEFT JOIN ${SHOWN_ENTRIES} e ON e.kind = c.kind AND e.category = c.id
       WHERE c.kind = ?2 AND c.language_id = ?3 GROUP BY c.position, c.id ORDER BY c.position, c.id`,
    )
    .bind(shownAt(), kind, languageId)
}
