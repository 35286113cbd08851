import type { Language } from '../../../locales/languages.ts'
import { readRow, type Statement } from '../../database/statement.ts'
import { type LogEntry, type LoggedEntry, readLog, runOnce } from '../log.ts'
import { stored } from '../../database/rows.ts'
import { keyOfSubject, rowOf, type Subject } from './duty.ts'
import type { Shown } from './words.ts'

/** The row before and after a report, and the text for visitors. */
export interface ReportDetail {
  before: string | null
  after: string | null
  shown: Record<Language, Shown>
}

export interface LoggedReport extends LoggedEntry {
  detail: ReportDetail
}

export function reportIn(entry: LoggedEntry | undefined): LoggedReport | undefined {
  const isReport = entry?.action === 'report' || entry?.action === 'undo'
  return isReport ? stored<LoggedReport>(entry) : undefined
}

/** `?first` is the first of two parameters. The query ignores expired measurements. */
function rowQuery(subject: Subject, first: number): Statement {
  const { table, about } = rowOf(subject)
  const sql =
    table === 'reports'
      ? `SELECT body FROM reports WHERE facility = ?${first} AND ?${first + 1} <> ''`
      : `SELECT body FROM measurements WHERE about = ?${first} AND valid_until > ?${first + 1}`
  return { sql, values: [about, new Date().toISOString()] }
}

export async function readBody(db: D1Database, subject: Subject): Promise<string | null> {
  const { sql, values } = rowQuery(subject, 1)
  const row = await readRow<{ body: string }>(db, sql, ...values)
  return row?.body ?? null
}

/** Restores the row of a subject. If `body` is null, deletes it. */
export function restoreRow(subject: Subject, body: string | null): Statement {
  const { table, about } = rowOf(subject)
  const column = table === 'reports' ? 'facility' : 'about'
  if (body === null) return { sql: `DELETE FROM ${table} WHERE ${column} = ?1`, values: [about] }
  if (table === 'reports')
    return {
      sql: 'INSERT OR REPLACE INTO reports (facility, body) VALUES (?1, ?2)',
      values: [about, body],
    }
  const { validUntil } = stored<{ validUntil: string }>(JSON.parse(body))
  return {
    sql: 'INSERT OR REPLACE INTO measurements (about, valid_until, body) VALUES (?1, ?2, ?3)',
    values: [about, validUntil, body],
  }
}

/** Saves a report, unless the row of its subject is no longer `detail.before`. */
export async function saveReport(
  db: D1Database,
  report: Omit<LogEntry, 'subject' | 'detail'> & { subject: Subject; detail: ReportDetail },
  statements: readonly Statement[],
) {
  const { subject, ...entry } = report
  const { sql, values } = rowQuery(subject, 7)
  const onlyIf = { sql: `(${sql}) IS ?9`, values: [...values, entry.detail.before] }
  return runOnce(db, { ...entry, subject: keyOfSubject(subject), onlyIf }, statements)
}

/** Returns the report that wrote a row; undefined if a command wrote it. */
export async function lastReport(
  db: D1Database,
  subject: Subject,
  row: string | null,
): Promise<LoggedReport | undefined> {
  const [entry] = await readLog(db, { subject: keyOfSubject(subject), limit: 1 })
  const report = reportIn(entry)
  return report?.detail.after === row ? report : undefined
}
