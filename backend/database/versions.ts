import { DEFAULT_LANGUAGE, languageIds } from '../../locales/languages.ts'
import type { Statement } from './statement.ts'

/** Maximum number of stored versions after an import, including the live one. */
const MAX_VERSIONS = 5
/** Number of versions whose changes are listed on the editors' desk. */
const MAX_LOADS = 50

export const LIVE = '(SELECT version FROM content_versions WHERE is_live = 1)'

/** The columns of the content tables. A table comes after the tables that refer to it. */
export const CONTENT_TABLES = {
  entry_texts: 'kind, id, language_id, title, listed, detail, content',
  entries:
    'kind, id, position, category, published_at, starts_at, ends_at, price, publish_at, withdraw_at',
  categories: 'kind, id, language_id, position, name',
  documents: 'kind, language_id, id, body',
}

/** The versions of the content, the newest first. */
export const VERSIONS_QUERY =
  'SELECT version, is_live, marks FROM content_versions ORDER BY version DESC'

/** Deletes old versions, versions newer than the live one, and incomplete imports. */
export function cleanUp(): string[] {
  return [
    `DELETE FROM content_versions WHERE version > ${LIVE}`,
    `DELETE FROM content_versions WHERE version NOT IN (SELECT version FROM content_versions ORDER BY version DESC LIMIT ${MAX_VERSIONS - 1})`,
    ...Object.keys(CONTENT_TABLES).map(
      (table) => `DELETE FROM ${table} WHERE version NOT IN (SELECT version FROM content_versions)`,
    ),
    `DELETE FROM content_loads WHERE version NOT IN (SELECT version FROM content_loads ORDER BY version DESC LIMIT ${MAX_LOADS - 1})`,
    'DELETE FROM content_changes WHERE version NOT IN (SELECT version FROM content_loads)',
  ]
}

export function makeLive(version: string): string {
  return `UPDATE content_versions SET is_live = (version = ${version})`
}

/** Returns the query for the items whose texts, dates or price differ between two versions. */
export function changedItemsQuery(one: number | string, other: number | string): string {
  const differences = (['entries', 'entry_texts'] as const).flatMap((table) =>
    [
      [one, other],
      [other, one],
    ].map(
      ([here, there]) =>
        `SELECT kind, id FROM (${stateIn(table, here)} EXCEPT ${stateIn(table, there)})`,
    ),
  )
  return `${differences.join(' UNION ')} ORDER BY kind, id`
}

function stateIn(table: 'entries' | 'entry_texts', version: number | string | undefined): string {
  const columns = CONTENT_TABLES[table].replace(' position,', '')
  return `SELECT ${columns} FROM ${table} WHERE version = ${version}`
}

/** The author of a content version: a person, with the commit or the computer. */
export interface Author {
  who: string
  source: string
  /** The folder of the site's files. Undefined for a version from the office. */
  checkout?: string
}

function inEntries(column: string, version: string): string {
  return `(SELECT ${column} FROM entries e WHERE e.version = ${version} AND e.kind = d.kind AND e.id = d.id)`
}

function titleIn(version: string): string {
  return `(SELECT title FROM entry_texts t
    WHERE t.version = ${version} AND t.kind = d.kind AND t.id = d.id AND t.language_id = ${languageIds[DEFAULT_LANGUAGE]})`
}

/**
 * Returns the statements that record a new version: its author, and the items that differ from the
 * live version. For the first version, no items are recorded.
 */
export function recordLoad(
  version: number,
  action: 'load' | 'undo',
  { who, source, checkout = '' }: Author,
): Statement[] {
  return [
    {
      sql: 'INSERT INTO content_loads (version, action, who, source, checkout) VALUES (?1, ?2, ?3, ?4, ?5)',
      values: [version, action, who, source, checkout],
    },
    {
      sql: `INSERT INTO content_changes (version, kind, id, change, title, price_before, price_after)
        SELECT ${version}, d.kind, d.id,
          CASE WHEN NOT EXISTS ${inEntries('1', LIVE)} THEN 'added' WHEN NOT EXISTS ${inEntries('1', `${version}`)} THEN 'withdrawn' ELSE 'changed' END,
          coalesce(${titleIn(`${version}`)}, ${titleIn(LIVE)}, d.id),
          ${inEntries('price', LIVE)}, ${inEntries('price', `${version}`)}
        FROM (${changedItemsQuery(version, LIVE)}) d WHERE ${LIVE} IS NOT NULL`,
      values: [],
    },
  ]
}

/** A row of `entry_texts` without version and item. */
export interface TextColumns {
  language_id: number
  title: string
  listed: string
  detail: string
  content: string | null
}

/** Returns the state of an item as text. Equal texts mean equal states. */
export function stateOf(entry: object, texts: readonly object[]): string {
  const [, , , ...facts] = valuesOf('entries', entry)
  const words = texts.map((text) => valuesOf('entry_texts', text).slice(2))
  return JSON.stringify([facts, words.toSorted(([one], [other]) => Number(one) - Number(other))])
}

function valuesOf(table: 'entries' | 'entry_texts', row: object): unknown[] {
  return CONTENT_TABLES[table].split(', ').map((column): unknown => Reflect.get(row, column))
}
