import { stored } from '../database/rows.ts'
import { readRow, readRows, runAll, type Statement } from '../database/statement.ts'

/** One action of a person. Log entries are never changed or deleted. */
export interface LogEntry {
  /** The key of the submitted form. The log has at most one entry with this key. */
  key: string
  who: string
  /** The name of a message in `history.tsx`. */
  action: string
  /** The subject of the action: a person, `facility.cable-car`, a complaint. */
  subject: string
  detail?: object
  /** An SQL condition with parameters from `?7` on. If it is false, the transaction fails. */
  onlyIf?: Statement
}

export interface LoggedEntry extends Required<Omit<LogEntry, 'onlyIf'>> {
  id: number
  at: number
}

/** The statement that adds an entry. It fails if its key exists or its condition is false. */
export function addEntry(
  { key, who, action, subject, detail = {}, onlyIf = { sql: 'true', values: [] } }: LogEntry,
  now: number,
): Statement {
  return {
    // If the condition is false, `at` becomes NULL, which fails the transaction.
    sql: `INSERT INTO office_log (request_key, at, who, action, subject, detail)
      VALUES (?1, CASE WHEN ${onlyIf.sql} THEN ?2 END, ?3, ?4, ?5, ?6)`,
    values: [key, now, who, action, subject, JSON.stringify(detail), ...onlyIf.values],
  }
}

/** Part of SQLite's error message if the condition of an entry was false. */
export const CONDITION_FAILED = 'NOT NULL constraint failed: office_log.at'

/**
 * Runs statements together with their log entry: all of them, or none. Returns `repeated` if a form
 * with this key was handled before, or `changed` if the condition is false. In both cases, nothing
 * changes. Throws if a statement fails.
 */
export async function runOnce(
  db: D1Database,
  entry: LogEntry,
  statements: readonly Statement[],
): Promise<'done' | 'repeated' | 'changed'> {
  try {
    await runAll(db, [addEntry(entry, Date.now()), ...statements])
    return 'done'
  } catch (error) {
    if (await readEntry(db, entry.key)) return 'repeated'
    if (String(error).includes(CONDITION_FAILED)) return 'changed'
    throw error
  }
}

interface Row extends Omit<LoggedEntry, 'detail' | 'key'> {
  request_key: string
  detail: string
}

/** Returns the log entry of a form; undefined if the form was not handled. */
export async function readEntry(db: D1Database, key: string): Promise<LoggedEntry | undefined> {
  const row = await readRow<Row>(db, 'SELECT * FROM office_log WHERE request_key = ?1', key)
  return row && entryOf(row)
}

/** Returns the newest entries with an id below `before`, for a subject if it is given. */
export async function readLog(
  db: D1Database,
  {
    before = Number.MAX_SAFE_INTEGER,
    subject,
    limit,
  }: { before?: number; subject?: string; limit: number },
): Promise<LoggedEntry[]> {
  const sql = `SELECT * FROM office_log WHERE id < ?1 AND (?2 IS NULL OR subject = ?2)
    ORDER BY id DESC LIMIT ?3`
  return (await readRows<Row>(db, sql, before, subject ?? null, limit)).map(entryOf)
}

function entryOf({ request_key: key, detail, ...row }: Row): LoggedEntry {
  return { ...row, key, detail: stored<object>(JSON.parse(detail)) }
}
