import { stored } from '../../database/rows.ts'
import { readRow, readRows, type Statement } from '../../database/statement.ts'
import { type ComplaintQuery, conditionOf } from './query.ts'
import { type Category, type Channel, type State, STATES } from './words.ts'

/** A complaint and the work on it. When its personal data is erased, those fields are empty. */
export interface Complaint {
  id: number
  /** The receipt number without the site's prefix: `20261121-0042`. */
  number: string
  /** The day of receipt: `2026-11-21`. */
  day: string
  receivedAt: number
  languageId: number
  category: Category
  name: string
  phone: string
  email: string
  visitDate: string
  orderNumber: string
  content: string
  state: State
  version: number
  assignee: string
  assigneeName: string
  answer: string
  channel: Channel | ''
  answeredAt: number | null
  closedAt: number | null
  erasedAt: number | null
}

const COLUMNS = `p.id, p.day || '-' || printf('%04d', p.number) AS number,
  substr(p.day, 1, 4) || '-' || substr(p.day, 5, 2) || '-' || substr(p.day, 7, 2) AS day,
  p.created_at AS receivedAt, p.language_id AS languageId, p.category, p.name, p.phone,
  coalesce(p.email, '') AS email, p.visit_date AS visitDate,
  coalesce(p.order_number, '') AS orderNumber, p.content, p.state, p.version,
  coalesce(s.id, '') AS assignee, coalesce(s.name, '') AS assigneeName,
  p.answer, p.channel, p.answered_at AS answeredAt, p.closed_at AS closedAt,
  p.erased_at AS erasedAt`
const TABLES = 'proposals p LEFT JOIN staff s ON s.id = p.assignee'

/** After personal data is erased, no work is possible. So only `all` includes it. */
const IN_STATE = `(?1 = 'all' OR (p.erased_at IS NULL
  AND (p.state = ?1 OR (?1 = 'open' AND p.state IN ('new', 'work')))))`

/**
 * Order by urgency. Unanswered complaints are first, because they are due first. Within a state,
 * the oldest is first, except for closed complaints, where the newest is first.
 */
const URGENT = `CASE p.state WHEN 'answered' THEN 1 WHEN 'closed' THEN 2 ELSE 0 END,
  CASE p.state WHEN 'closed' THEN -p.created_at ELSE p.created_at END, p.id`
const NEWEST = 'p.created_at DESC, p.id DESC'

interface Section {
  /** Only complaints with a higher id, in the order of their numbers. */
  after?: number
  limit: number
  offset?: number
}

/** Returns some of the complaints that match a query. */
export async function listComplaints(
  db: D1Database,
  query: ComplaintQuery,
  { after, limit, offset = 0 }: Section,
): Promise<Complaint[]> {
  const { sql, values } = conditionOf(query, Date.now())
  const sorted = query.sort === 'urgent' ? URGENT : NEWEST
  return readRows<Complaint>(
    db,
    `SELECT ${COLUMNS} FROM ${TABLES} WHERE ${IN_STATE} AND p.id > ?
       AND p.id IN (SELECT id FROM proposals WHERE ${sql})
     ORDER BY ${after === undefined ? sorted : 'p.id'} LIMIT ? OFFSET ?`,
    query.state,
    after ?? 0,
    ...values,
    limit,
    offset,
  )
}

export type Counts = Readonly<Record<ComplaintQuery['state'], number>>

export async function countComplaints(db: D1Database, query: ComplaintQuery): Promise<Counts> {
  const { sql, values } = conditionOf(query, Date.now())
  const rows = await readRows<{ state: State; count: number; unerased: number }>(
    db,
    `SELECT state, count(*) AS count, count(*) - count(erased_at) AS unerased
     FROM proposals WHERE ${sql} GROUP BY state`,
    ...values,
  )
  const unerasedIn = (state: State) => rows.find((row) => row.state === state)?.unerased ?? 0
  const byState = STATES.map((state) => [state, unerasedIn(state)])
  return {
    ...stored<Record<State, number>>(Object.fromEntries(byState)),
    open: unerasedIn('new') + unerasedIn('work'),
    all: rows.reduce((sum, { count }) => sum + count, 0),
  }
}

const NUMBER = /^(\d{8})-(\d{4,9})$/

export async function readComplaint(
  db: D1Database,
  number: string,
): Promise<Complaint | undefined> {
  const [, day, count] = NUMBER.exec(number) ?? []
  if (day === undefined) return undefined
  const sql = `SELECT ${COLUMNS} FROM ${TABLES} WHERE p.day = ?1 AND p.number = ?2`
  return readRow<Complaint>(db, sql, day, Number(count))
}

/** The effect of one change, as the log contains it. It has no personal data of visitors. */
export interface ChangeDetail {
  version?: number
  state?: State
  /** The person who is now responsible. Both fields are empty if there is none. */
  assignee?: { id: string; name: string }
  channel?: Channel | ''
  answeredAt?: number
  isAnswerDeleted?: true
}

/** A change of a complaint with its texts. A text is empty if it is missing or was erased. */
export interface Change {
  key: string
  at: number
  /** The name of the person. Empty if the scheduled job made the change. */
  who: string
  action: string
  detail: ChangeDetail
  note: string
  answer: string
}

const SUBJECT = 'complaint '

export function subjectOf({ number }: Pick<Complaint, 'number'>): string {
  return SUBJECT + number
}

/** Returns the number of the complaint in a log subject: `20261121-0042`. */
export function numberIn(subject: string): string | undefined {
  const number = subject.slice(SUBJECT.length)
  return subject.startsWith(SUBJECT) && NUMBER.test(number) ? number : undefined
}

/** Returns all changes of a complaint, the oldest first. */
export async function readChanges(
  db: D1Database,
  complaint: Pick<Complaint, 'number'>,
): Promise<Change[]> {
  const rows = await readRows<Omit<Change, 'detail'> & { detail: string }>(
    db,
    `SELECT l.request_key AS key, l.at, l.who, l.action, l.detail,
       coalesce(t.note, '') AS note, coalesce(t.answer, '') AS answer
     FROM office_log l LEFT JOIN complaint_texts t ON t.request_key = l.request_key
     WHERE l.subject = ?1 ORDER BY l.id`,
    subjectOf(complaint),
  )
  return rows.map((row) => ({ ...row, detail: stored<ChangeDetail>(JSON.parse(row.detail)) }))
}

export type Work = Pick<
  Complaint,
  'state' | 'assignee' | 'answer' | 'channel' | 'answeredAt' | 'closedAt'
>

/** Returns the SQL condition that a complaint still has this version and was not erased. */
export function isStill({ id }: Pick<Complaint, 'id'>, version: number): Statement {
  const sql = '(SELECT version FROM proposals WHERE id = ?7 AND erased_at IS NULL) = ?8'
  return { sql, values: [id, version] }
}

export function changeStatements(
  id: number,
  { state, assignee, answer, channel, answeredAt, closedAt }: Work,
  texts: { key: string; note: string; answer: string },
): Statement[] {
  const change = {
    sql: `UPDATE proposals SET version = version + 1, state = ?2, assignee = nullif(?3, ''),
      answer = ?4, channel = ?5, answered_at = ?6, closed_at = ?7, changed_at = ?8 WHERE id = ?1`,
    values: [id, state, assignee, answer, channel, answeredAt, closedAt, Date.now()],
  }
  if (texts.note === '' && texts.answer === '') return [change]
  const sql = `INSERT INTO complaint_texts (request_key, proposal, note, answer)
    VALUES (?1, ?2, ?3, ?4)`
  return [change, { sql, values: [texts.key, id, texts.note, texts.answer] }]
}
