import type { EntryKind } from '../kinds.ts'
import { DEFAULT_LANGUAGE, languageIds } from '../../locales/languages.ts'
import type { Statement } from './statement.ts'

/** Number of versions after an import, including the live one. */
const MAX_VERSIONS = 5
/** Number of versions whose changes are listed at the desk of editors. */
const MAX_LOADS = 50

export const LIVE = '(SELECT version FROM content_versions WHERE is_live = 1)'

/** The content tables; tables that refer to others are first. */
const CONTENT_TABLES = ['entry_texts', 'entries', 'categories', 'documents'] as const

/** Returns SQL that deletes versions after the live one, old ones, and interrupted imports. */
export function cleanUp(): string[] {
  return [
    `DELETE FROM content_versions WHERE version > ${LIVE}`,
    `DELETE FROM content_versions WHERE version NOT IN (SELECT version FROM content_versions ORDER BY version DESC LIMIT ${MAX_VERSIONS - 1})`,
    ...CONTENT_TABLES.map(
      (table) => `DELETE FROM ${table} WHERE version NOT IN (SELECT version FROM content_versions)`,
    ),
    `DELETE FROM content_loads WHERE version NOT IN (SELECT version FROM content_loads ORDER BY version DESC LIMIT ${MAX_LOADS - 1})`,
    'DELETE FROM content_changes WHERE version NOT IN (SELECT version FROM content_loads)',
  ]
}

/** Returns SQL that makes a version live. */
export function makeLive(version: string): string {
  return `UPDATE content_versions SET is_live = (version = ${version})`
}

const ENTRY = `kind, id, coalesce(category, ''), coalesce(published_at, ''), coalesce(starts_at, ''),
  coalesce(ends_at, ''), coalesce(price, ''), coalesce(publish_at, ''), coalesce(withdraw_at, '')`
const TEXT = `kind, id, language_id, title, listed, detail, coalesce(content, '')`

/** Returns the query for the items in which two versions differ: their texts, dates or price. */
export function changedItemsQuery(one: number | string, other: number | string): string {
  const differences = [
    [ENTRY, 'entries'],
    [TEXT, 'entry_texts'],
  ].flatMap(([columns, table]) =>
    [
      [one, other],
      [other, one],
    ].map(
      ([here, there]) =>
        `SELECT kind, id FROM (SELECT ${columns} FROM ${table} WHERE version = ${here} EXCEPT SELECT ${columns} FROM ${table} WHERE version = ${there})`,
    ),
  )
  return `${differences.join(' UNION ')} ORDER BY kind, id`
}

/** Who makes a version of the content: a name, and a commit or a computer. */
export interface Author {
  who: string
  source: string
  /** Identifies the folder with the site's files; left out by the office. */
  checkout?: string
}

function isIn(version: string): string {
  return `EXISTS (SELECT 1 FROM entries e WHERE e.version = ${version} AND e.kind = d.kind AND e.id = d.id)`
}

function titleIn(version: string): string {
  return `(SELECT title FROM entry_texts t
    WHERE t.version = ${version} AND t.kind = d.kind AND t.id = d.id AND t.language_id = ${languageIds[DEFAULT_LANGUAGE]})`
}

/**
 * Returns the statements that record a new version: who made it, and in which items it differs from
 * the live one. The first version lists no items.
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
      sql: `INSERT INTO content_changes (version, kind, id, change, title)
        SELECT ${version}, d.kind, d.id,
          CASE WHEN NOT ${isIn(LIVE)} THEN 'added' WHEN NOT ${isIn(`${version}`)} THEN 'withdrawn' ELSE 'changed' END,
          coalesce(${titleIn(`${version}`)}, ${titleIn(LIVE)}, d.id)
        FROM (${changedItemsQuery(version, LIVE)}) d WHERE ${LIVE} IS NOT NULL`,
      values: [],
    },
  ]
}

/** A row of `entries` without version and position. */
export interface EntryColumns {
  kind: EntryKind
  id: string
  category: string | null
  published_at: string | null
  starts_at: string | null
  ends_at: string | null
  price: number | null
  publish_at: string | null
  withdraw_at: string | null
}

/** A row of `entry_texts` without version and item. */
export interface TextColumns {
  language_id: number
  title: string
  listed: string
  detail: string
  content: string | null
}

/** Returns the state of an item as a text: the same text means the same state. */
export function stateOf(entry: EntryColumns, texts: readonly TextColumns[]): string {
  const { category, published_at, starts_at, ends_at, price, publish_at, withdraw_at } = entry
  return JSON.stringify([
    [category, published_at, starts_at, ends_at, price, publish_at, withdraw_at],
    texts
      .toSorted((one, other) => one.language_id - other.language_id)
      .map(({ language_id, title, listed, detail, content }) => [
        language_id,
        title,
        listed,
        detail,
        content,
      ]),
  ])
}
