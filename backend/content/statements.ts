import type { Content, Entry } from './items.ts'
import { createHash } from 'node:crypto'
import type { PurgeTag } from '../../contract/endpoints.ts'
import { tagsOf } from '../kinds.ts'
import { readdir, readFile } from 'node:fs/promises'
import type { Statement } from '../database/statement.ts'
import {
  type Author,
  cleanUp,
  CONTENT_TABLES,
  LIVE,
  makeLive,
  recordLoad,
  stateOf,
} from '../database/versions.ts'

/** Hashes of the content by purge tag. Equal hashes mean equal content. */
export type Marks = Partial<Record<PurgeTag, string>>

export function marksOf({ entries, categories, documents }: Content): Marks {
  const rows = [...entries, ...categories, ...documents]
  const byTag = Map.groupBy(
    rows.flatMap((row) => tagsOf(row.kind).map((tag) => ({ tag, row }))),
    ({ tag }) => tag,
  )
  return Object.fromEntries(
    [...byTag].map(([tag, tagged]) => [
      tag,
      createHash('sha256')
        .update(JSON.stringify(tagged.map(({ row }) => row)))
        .digest('base64url')
        .slice(0, 16),
    ]),
  )
}

export function changedTags(before: Marks, after: Marks): string[] {
  const tags = new Set(Object.keys({ ...before, ...after }))
  return [...tags].filter((tag) => valueOf(before, tag) !== valueOf(after, tag)).toSorted()
}

function valueOf(marks: Marks, tag: string): unknown {
  return Object.entries(marks).find(([key]) => key === tag)?.[1]
}

/** Maximum length of a statement. D1 accepts up to 100 kB. */
const MAX_STATEMENT_BYTES = 90_000

type Row = Readonly<Record<string, string | number | null>>

/**
 * Returns SQL that adds the content as a new version. The last statement makes this version live,
 * so an interrupted import changes nothing for visitors. Also deletes old versions. After a
 * rollback, deletes the versions that are newer than the live one. Throws if a row is too long for
 * D1.
 */
export function toStatements(
  content: Content,
  version: number,
  author: Author = { who: '', source: '' },
): string[] {
  const { entries, categories, documents } = content
  const rows = [
    ['categories', categories],
    ['entries', entries],
    ['entry_texts', entries.flatMap(textsOf)],
    ['documents', documents],
  ] as const
  return [
    ...cleanUp(),
    ...rows.flatMap(([table, each]) =>
      insert(
        table,
        each.map((row) => ({ version, ...rowOf(table, row) })),
      ),
    ),
    ...insert('content_versions', [
      { version, is_live: 0, marks: JSON.stringify(marksOf(content)) },
    ]),
    ...recordLoad(version, 'load', author).map(withLiterals),
    makeLive(String(version)),
  ]
}

export function toRollback(): string {
  return makeLive(`(SELECT max(version) FROM content_versions WHERE version < ${LIVE})`)
}

function textsOf({ kind, id, texts }: Entry) {
  return texts.map((text) => ({ kind, id, ...text }))
}

/** Returns a row. Fields such as `languageId` become columns, and objects become JSON. */
function rowOf(table: keyof typeof CONTENT_TABLES, part: object): Row {
  const fields: Readonly<Record<string, Row[string] | object>> = { ...part }
  const columns = CONTENT_TABLES[table].split(', ').map((column) => {
    const name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const value = fields[name] ?? null
    return [column, typeof value === 'object' && value !== null ? JSON.stringify(value) : value]
  })
  return Object.fromEntries(columns)
}

export function stateOfEntry(entry: Entry): string {
  return stateOf(
    rowOf('entries', entry),
    textsOf(entry).map((text) => rowOf('entry_texts', text)),
  )
}

/** Returns few long statements, because each statement is a round trip inside D1. */
function insert(table: string, rows: Row[]): string[] {
  const head = `INSERT INTO ${table} (${Object.keys(rows[0] ?? {}).join(', ')}) VALUES`
  const statements: string[] = []
  let bytes = Infinity
  for (const row of rows) {
    const values = `\n(${Object.values(row).map(literal).join(', ')})`
    const length = Buffer.byteLength(values) + 1
    if (head.length + length > MAX_STATEMENT_BYTES) {
      throw new Error(`${table}: too long for one statement: ${values.slice(0, 120)}…`)
    }
    if (bytes + length > MAX_STATEMENT_BYTES) {
      statements.push(head + values)
      bytes = head.length + length
    } else {
      statements.push(`${statements.pop()},${values}`)
      bytes += length
    }
  }
  return statements
}

function literal(value: string | number | null): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}

/** Returns a statement with its values instead of `?1`, `?2`, … */
export function withLiterals({ sql, values }: Statement): string {
  return sql.replaceAll(/\?(\d+)/g, (_, place: string) =>
    literal(values[Number(place) - 1] ?? null),
  )
}

const MIGRATIONS = new URL('../migrations/', import.meta.url)

/** Returns the statements of all migrations. Needed if a database is created without wrangler. */
export async function migrationStatements(): Promise<string[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted()
  const files = await Promise.all(names.map((name) => readFile(new URL(name, MIGRATIONS), 'utf8')))
  return files.flatMap(splitStatements)
}

/** Splits at semicolons at line ends. So a trigger's body must be on one line. */
function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
