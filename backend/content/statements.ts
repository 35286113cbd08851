import type { CategoryRow, Content, DocumentRow, Entry } from './rows.ts'

/** D1 takes statements of up to 100 kB. */
const LONGEST_STATEMENT_BYTES = 90_000

/** The content tables, those that refer to others first. */
const TABLES = ['entry_texts', 'entries', 'categories', 'documents']

/**
 * SQL that replaces all content, and nothing else: it can be run again at any time. Throws an error where a statement
 * would be too long for D1.
 */
export function toStatements({ entries, categories, documents }: Content): string[] {
  const statements = [
    ...TABLES.map((table) => `DELETE FROM ${table}`),
    ...categories.map(insertCategory),
    ...entries.flatMap(insertEntry),
    ...documents.map(insertDocument),
  ]
  const long = statements.find(
    (statement) => Buffer.byteLength(statement) > LONGEST_STATEMENT_BYTES,
  )
  if (long !== undefined) throw new Error(`Too long for one statement: ${long.slice(0, 120)}…`)
  return statements
}

function insertCategory({ kind, id, languageId, position, name }: CategoryRow): string {
  return insert('categories', { kind, id, language_id: languageId, position, name })
}

function insertEntry({ kind, id, texts, ...entry }: Entry): string[] {
  return [
    insert('entries', {
      kind,
      id: Number(id),
      position: entry.position,
      category: entry.category,
      published_at: entry.publishedAt,
      starts_at: entry.startsAt,
      ends_at: entry.endsAt,
      price: entry.price,
    }),
    ...texts.map(({ languageId, title, listed, detail, content }) =>
      insert('entry_texts', {
        kind,
        id: Number(id),
        language_id: languageId,
        title,
        listed: JSON.stringify(listed),
        detail: JSON.stringify(detail),
        content,
      }),
    ),
  ]
}

function insertDocument({ kind, id, languageId, body }: DocumentRow): string {
  return insert('documents', {
    kind,
    id: Number(id),
    language_id: languageId,
    body: JSON.stringify(body),
  })
}

function insert(table: string, row: Record<string, string | number | null>): string {
  return `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`
}

function literal(value: string | number | null): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
