import type { CategoryRow, Content, DocumentRow, Entry } from './rows.ts'

/** D1 takes statements of up to 100 kB. */
const MAX_STATEMENT_BYTES = 90_000

/** The content tables, those that refer to others first. */
const TABLES = ['entry_texts', 'entries', 'categories', 'documents']

type Row = Record<string, string | number | null>

/**
 * SQL that replaces all content, and nothing else: it can be run again at any time. Throws an error where a row would
 * be too long for D1.
 */
export function toStatements({ entries, categories, documents }: Content): string[] {
  return [
    ...TABLES.map((table) => `DELETE FROM ${table}`),
    ...insert('categories', categories.map(categoryRow)),
    ...insert('entries', entries.map(entryRow)),
    ...insert('entry_texts', entries.flatMap(textRows)),
    ...insert('documents', documents.map(documentRow)),
  ]
}

function categoryRow({ kind, id, languageId, position, name }: CategoryRow): Row {
  return { kind, id, language_id: languageId, position, name }
}

function entryRow({
  kind,
  id,
  position,
  category,
  publishedAt,
  startsAt,
  endsAt,
  price,
  publishAt,
  withdrawAt,
}: Entry): Row {
  return {
    kind,
    id,
    position,
    category,
    published_at: publishedAt,
    starts_at: startsAt,
    ends_at: endsAt,
    price,
    publish_at: publishAt,
    withdraw_at: withdrawAt,
  }
}

function textRows({ kind, id, texts }: Entry): Row[] {
  return texts.map(({ languageId, title, listed, detail, content }) => ({
    kind,
    id,
    language_id: languageId,
    title,
    listed: JSON.stringify(listed),
    detail: JSON.stringify(detail),
    content,
  }))
}

function documentRow({ kind, id, languageId, body }: DocumentRow): Row {
  return { kind, language_id: languageId, id, body: JSON.stringify(body) }
}

/** As few statements as their length allows: each is a round trip inside D1. */
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
