import { NOT_FOUND } from '../../contract/answer.ts'
import type { EndpointData, EndpointName } from '../../contract/endpoints.ts'
import { type EntryKey, findArticle, findEntry } from '../database/find-entry.ts'
import { type ListQuery, listEntries } from '../database/list-entries.ts'
import type { Item } from '../database/rows.ts'
import { stored } from '../database/stored.ts'
import type { EntryKind } from '../kinds.ts'
import { type LanguageId, languageIdOf, SENTENCES } from '../language.ts'
import type { Reply } from './handler.ts'

/** Answers with what the database holds for a call, or that it does not exist. */
export function reply<Name extends EndpointName>(
  data: unknown,
  languageId: LanguageId,
): Reply<Name> {
  if (data === undefined) return { code: NOT_FOUND, msg: SENTENCES.notFound[languageId] }
  return { data: stored<EndpointData<Name>>(data) }
}

/** An item without one of its fields. */
export function without(item: Item, field: string): Item {
  return Object.fromEntries(Object.entries(item).filter(([key]) => key !== field))
}

/** The key of the entry that a call asks for by its id. */
export function entryKey(kind: EntryKind, query: { id: string; languageId: '1' | '2' }): EntryKey {
  return { kind, id: query.id, languageId: languageIdOf(query) }
}

/** A page of a list. */
export async function replyPage<Name extends EndpointName>(
  db: D1Database,
  query: ListQuery,
): Promise<Reply<Name>> {
  return reply<Name>(await listEntries(db, query), query.languageId)
}

/** The first of these entries that exists, in full. */
export async function replyEntry<Name extends EndpointName>(
  db: D1Database,
  key: EntryKey,
  ...others: EntryKey[]
): Promise<Reply<Name>> {
  return reply<Name>(await findEntry(db, key, ...others), key.languageId)
}

/** One article in full, with its neighbours. */
export async function replyArticle<Name extends EndpointName>(
  db: D1Database,
  key: EntryKey,
): Promise<Reply<Name>> {
  return reply<Name>(await findArticle(db, key), key.languageId)
}
