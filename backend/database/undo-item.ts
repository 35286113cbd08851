import { alert } from '../../contract/alert.ts'
import { DEFAULT_LANGUAGE, languageIds } from '../../locales/languages.ts'
import type { PurgeTag } from '../../contract/endpoints.ts'
import { listed } from '../../contract/listing.ts'
import { addressOf, type EntryKind, type Fields, KINDS, pick, tagsOf } from '../kinds.ts'
import { type LanguageId, languageWith } from '../language.ts'
import { NEVER } from '../written-time.ts'
import { stored, type StoredItem } from './rows.ts'
import type { Statement } from './statement.ts'
import {
  type Author,
  cleanUp,
  CONTENT_TABLES,
  LIVE,
  makeLive,
  recordLoad,
  stateOf,
  type TextColumns,
  VERSIONS_QUERY,
} from './versions.ts'

/** Runs a query and returns its rows. */
export type ReadRows = (statement: Statement) => Promise<unknown[]>

interface State {
  version: number
  texts: readonly TextColumns[]
  price: number | null
  isPublic: boolean
  text: string
}

export interface Undo {
  item: StoredItem
  /** The version that was live when the undo was prepared. */
  live: number
  /** The current title; undefined if the item does not exist now. */
  title: string | undefined
  /** The previous title; undefined if the item did not exist. The undo then removes the item. */
  before: string | undefined
  price: { from: number | null; to: number | null }
  /** Whether the last import had the previous state, so that the files have it. */
  isInFiles: boolean
  tags: PurgeTag[]
  /** Returns the statements that create a version with the item's previous state. */
  statements: (author: Author) => Statement[]
}

/** Returns the undo of an item's last change; undefined if no version has another state of it. */
export async function findUndo(
  read: ReadRows,
  item: StoredItem,
  now: number,
): Promise<Undo | undefined> {
  const versions = stored<{ version: number; is_live: number; marks: string }[]>(
    await read({ sql: VERSIONS_QUERY, values: [] }),
  )
  const live = versions.find(({ is_live: isLive }) => isLive === 1)
  if (live === undefined) return undefined
  const states = await readStates(read, item)
  const current = states.get(live.version)
  const earlier = versions.find(
    ({ version }) => version < live.version && states.get(version)?.text !== current?.text,
  )
  if (earlier === undefined) return undefined
  const target = states.get(earlier.version)
  const documents = await changedDocuments(read, item, target)
  const kinds = [item.kind, ...documents.map(({ kind }) => kind)]
  const tags = [...new Set(kinds.flatMap(tagsOf))]
  const version = Math.max(now, live.version + 1)
  // Marks that no content has, so that the next import compares all items.
  const marks = {
    ...JSON.parse(live.marks),
    ...Object.fromEntries(tags.map((tag) => [tag, `undo ${version}`])),
  }
  return {
    item,
    live: live.version,
    title: titleIn(current),
    before: titleIn(target),
    price: { from: current?.price ?? null, to: target?.price ?? null },
    isInFiles: await isImported(read, states, target),
    tags,
    statements: (author) => [
      ...cleanUp().map((sql) => ({ sql, values: [] })),
      ...copyVersion(version, item, target),
      ...documents.map(({ kind, language_id, id, body }) => ({
        sql: `UPDATE documents SET body = ?1 WHERE version = ${version} AND kind = ?2 AND language_id = ?3 AND id = ?4`,
        values: [body, kind, language_id, id],
      })),
      {
        sql: 'INSERT INTO content_versions (version, is_live, marks) VALUES (?1, 0, ?2)',
        values: [version, JSON.stringify(marks)],
      },
      ...recordLoad(version, 'undo', author),
      {
        sql: 'INSERT INTO content_undone (kind, id, state, at, who) VALUES (?1, ?2, ?3, ?4, ?5)',
        values: [item.kind, item.id, current?.text ?? ABSENT, now, author.who],
      },
      forgetUndone(item, target?.text ?? ABSENT),
      { sql: makeLive(String(version)), values: [] },
    ],
  }
}

/** Returns whether the last import, if it is still stored, had this state of an item. */
async function isImported(
  read: ReadRows,
  states: ReadonlyMap<number, State>,
  target: State | undefined,
): Promise<boolean> {
  const sql = `SELECT version FROM content_versions
    WHERE version = (SELECT max(version) FROM content_loads WHERE action = 'load')`
  const imported = stored<{ version: number }[]>(await read({ sql, values: [] }))
  return imported.some(({ version }) => states.get(version)?.text === target?.text)
}

/** The state of an item that does not exist. */
export const ABSENT = ''

/** Deletes the record that this state of an item was undone. */
export function forgetUndone({ kind, id }: StoredItem, state: string): Statement {
  return {
    sql: 'DELETE FROM content_undone WHERE kind = ?1 AND id = ?2 AND state = ?3',
    values: [kind, id, state],
  }
}

function titleIn(state: State | undefined): string | undefined {
  return state?.texts.find(({ language_id }) => language_id === languageIds[DEFAULT_LANGUAGE])
    ?.title
}

interface EntryColumns {
  version: number
  price: number | null
  publish_at: string | null
}

async function readStates(read: ReadRows, { kind, id }: StoredItem): Promise<Map<number, State>> {
  const rowsOf = (table: string) =>
    read({ sql: `SELECT * FROM ${table} WHERE kind = ?1 AND id = ?2`, values: [kind, id] })
  const [entries, texts] = await Promise.all([rowsOf('entries'), rowsOf('entry_texts')])
  const allTexts = stored<(TextColumns & { version: number })[]>(texts)
  const states = stored<EntryColumns[]>(entries).map((entry) => {
    const { version, price } = entry
    const own = allTexts.filter((text) => text.version === version)
    const isPublic = entry.publish_at !== NEVER
    return [version, { version, texts: own, price, isPublic, text: stateOf(entry, own) }] as const
  })
  return new Map(states)
}

/** Copies the live version, but with the state `target` for one item; without it if undefined. */
function copyVersion(
  version: number,
  { kind, id }: StoredItem,
  target: State | undefined,
): Statement[] {
  const copy = (
    table: keyof typeof CONTENT_TABLES,
    where: string,
    columns = CONTENT_TABLES[table],
  ) =>
    `INSERT INTO ${table} (version, ${CONTENT_TABLES[table]}) SELECT ${version}, ${columns} FROM ${table} WHERE ${where}`
  const others = `version = ${LIVE} AND NOT (kind = ?1 AND id = ?2)`
  // The item keeps its position in the list.
  const place = CONTENT_TABLES.entries.replace(
    'position',
    `coalesce((SELECT position FROM entries WHERE version = ${LIVE} AND kind = ?1 AND id = ?2), position)`,
  )
  const own = `version = ${target?.version ?? 0} AND kind = ?1 AND id = ?2`
  const ofItem = target === undefined ? [] : [copy('entries', own, place), copy('entry_texts', own)]
  return [
    { sql: copy('categories', `version = ${LIVE}`), values: [] },
    { sql: copy('documents', `version = ${LIVE}`), values: [] },
    ...[copy('entries', others), copy('entry_texts', others), ...ofItem].map((sql) => ({
      sql,
      values: [kind, id],
    })),
  ]
}

interface DocumentColumns {
  kind: 'menu' | 'recommendations' | 'scenic'
  language_id: LanguageId
  id: string
  body: string
}

/** Returns the live documents that contain an item, changed for the item's other state. */
async function changedDocuments(
  read: ReadRows,
  item: StoredItem,
  target: State | undefined,
): Promise<DocumentColumns[]> {
  const rows = stored<DocumentColumns[]>(
    await read({
      sql: `SELECT kind, language_id, id, body FROM documents
        WHERE version = ${LIVE} AND kind IN ('menu', 'recommendations', 'scenic')`,
      values: [],
    }),
  )
  return rows.flatMap((row) => {
    const texts = target?.isPublic === true ? target.texts : []
    const text = texts.find((each) => each.language_id === row.language_id) ?? texts[0]
    const body = JSON.stringify(CHANGES[row.kind](JSON.parse(row.body), item, text))
    return body === JSON.stringify(JSON.parse(row.body)) ? [] : [{ ...row, body }]
  })
}

type Change = (body: Fields, item: StoredItem, text: TextColumns | undefined) => Fields

const CHANGES: Readonly<Record<DocumentColumns['kind'], Change>> = {
  menu(body, item, text) {
    if (item.kind !== 'announcement') return body
    const shown = text && shownText(item, text)
    const row = shown?.['severity'] === undefined ? undefined : pick(shown, alert.entries)
    return { ...body, alerts: withRow(rowsIn(body['alerts']), item, row) }
  },
  recommendations(body, item, text) {
    const url = addressOf(item)
    const shown = text && pick(shownText(item, text), listed.entries)
    const sections = rowsIn(body['sections']).map((section) => ({
      ...section,
      items: rowsIn(section['items']).flatMap((row) => {
        if (row['url'] !== url) return [row]
        return shown ? [{ ...shown, url, ...('note' in row && { note: row['note'] }) }] : []
      }),
    }))
    return { ...body, sections }
  },
  scenic(body, item, text) {
    if (item.kind !== 'spot') return body
    const row = text && { id: item.id, title: text.title }
    return { ...body, spots: withRow(rowsIn(body['spots']), item, row) }
  },
}

function shownText(item: StoredItem, { language_id, title, listed: fields }: TextColumns): Fields {
  const inLanguage = languageWith(stored<LanguageId>(language_id))
  return { ...JSON.parse(fields), id: item.id, title, inLanguage, url: addressOf(item) }
}

function rowsIn(value: unknown): Fields[] {
  return Array.isArray(value) ? value : []
}

/**
 * Returns the rows with `row` as the row of an item, also if there was none. Undefined removes it.
 */
function withRow(rows: Fields[], { id }: StoredItem, row: Fields | undefined): Fields[] {
  const own = row === undefined ? [] : [row]
  if (rows.every((each) => each['id'] !== id)) return [...rows, ...own]
  return rows.flatMap((each) => (each['id'] === id ? own : [each]))
}

export function kindOfFolder(folder: string): EntryKind | undefined {
  return Object.values(KINDS).find((kind) => kind.folder === folder)?.row
}
