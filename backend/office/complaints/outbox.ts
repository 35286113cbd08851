import { receiptPrefix } from 'virtual:site/backend'
import { DEFAULT_LANGUAGE } from '../../../locales/languages.ts'
import { categoryNames } from '../../../shared/complaint/categories.ts'
import { isWebhookSecret, readWebhook } from '../../../shared/complaint-webhook.ts'
import { siteNames } from '../../../shared/site.ts'
import type { Bindings } from '../../bindings.ts'
import { readRow, readRows, runAll } from '../../database/statement.ts'
import { intlOf } from '../intl.ts'
import { dueOf } from './due.ts'
import { type Message, sendToWebhook } from './webhook.ts'
import type { Category } from './words.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Messages older than this are no longer sent. */
const GIVE_UP_MS = 3 * DAY_MS
/** The office shows unsent messages up to this age. */
const KEPT_MS = 30 * DAY_MS
/** After this time, another run may send a message that a run has reserved. */
const TAKEN_MS = MINUTE_MS
const FIRST_PAUSE_MS = 15 * MINUTE_MS
const LONGEST_PAUSE_MS = DAY_MS / 2
/** Maximum number of messages per run, because a WeCom robot accepts 20 per minute. */
const MAX_MESSAGES = 20
/** Pauses before the immediate retries. The visitor does not wait for them. */
const PAUSES_MS = [500, 2_500]

interface Row {
  proposal: number
  attempts: number
  day: string
  /** The receipt number without the site's prefix: `20261121-0042`. */
  number: string
  category: Category
}

/**
 * Sends the due messages about new complaints. Stops if the service refuses a message after all
 * retries. A later run sends this message and the others. A message is sent twice only if the
 * process ends between sending and deleting it.
 */
export async function sendMessages(env: Bindings, pausesMs = PAUSES_MS): Promise<void> {
  const receiver = receiverIn(env)
  if (receiver === undefined) return
  const { DB: db } = env
  const { webhook, secret } = receiver
  for (const row of await dueMessages(db)) {
    if (!(await take(db, row.proposal))) continue
    const message = messageOf(row, env.SITE_ORIGIN ?? '')
    const fault = await insist(() => sendToWebhook(webhook, secret, message), pausesMs)
    if (fault !== undefined) {
      await postpone(db, row, fault)
      return logFault(fault)
    }
    const sql = 'DELETE FROM complaint_messages WHERE proposal = ?1'
    await runAll(db, [{ sql, values: [row.proposal] }])
  }
}

/** Returns undefined if no receiver is configured, or if the setting is invalid (logged). */
function receiverIn({ COMPLAINT_WEBHOOK: given, COMPLAINT_WEBHOOK_SECRET: secret }: Bindings) {
  if (!given) return undefined
  const webhook = readWebhook(given)
  if (webhook && (!secret || isWebhookSecret(secret)))
    return { webhook, secret: secret || undefined }
  const name = webhook ? 'COMPLAINT_WEBHOOK_SECRET' : 'COMPLAINT_WEBHOOK'
  logFault(`${name} is invalid, so messages about complaints wait (docs/operators/complaints.md)`)
  return undefined
}

function logFault(message: string): void {
  // oxlint-disable-next-line no-console -- other people see it only when they open the office
  console.warn(JSON.stringify({ level: 'warn', failure: 'webhook', message }))
}

async function dueMessages(db: D1Database): Promise<Row[]> {
  const now = Date.now()
  return readRows<Row>(
    db,
    `SELECT m.proposal, m.attempts, p.day, p.category,
       p.day || '-' || printf('%04d', p.number) AS number
     FROM complaint_messages m JOIN proposals p ON p.id = m.proposal
     WHERE m.next_at <= ?1 AND m.created_at > ?2 ORDER BY m.proposal LIMIT ?3`,
    now,
    now - GIVE_UP_MS,
    MAX_MESSAGES,
  )
}

/** Reserves a message for this run. Returns false if another run has reserved it. */
async function take(db: D1Database, proposal: number): Promise<boolean> {
  const now = Date.now()
  const taken = await readRow(
    db,
    `UPDATE complaint_messages SET next_at = ?3 WHERE proposal = ?1 AND next_at <= ?2
     RETURNING proposal`,
    proposal,
    now,
    now + TAKEN_MS,
  )
  return taken !== undefined
}

/** Sends, and tries again after each pause. Returns the last error; undefined after a success. */
async function insist(
  send: () => Promise<string | undefined>,
  pausesMs: readonly number[],
): Promise<string | undefined> {
  let fault = await send()
  for (const pauseMs of pausesMs) {
    if (fault === undefined) return undefined
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    fault = await send()
  }
  return fault
}

async function postpone(db: D1Database, { proposal, attempts }: Row, fault: string): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS)
  const sql = `UPDATE complaint_messages SET attempts = attempts + 1, next_at = ?2, error = ?3
    WHERE proposal = ?1`
  await runAll(db, [{ sql, values: [proposal, Date.now() + pauseMs, fault] }])
}

/** Deletes messages that are too old to be shown in the office. */
export async function forgetMessages(db: D1Database): Promise<void> {
  const sql = 'DELETE FROM complaint_messages WHERE created_at <= ?1'
  await runAll(db, [{ sql, values: [Date.now() - KEPT_MS] }])
}

interface Unsent {
  count: number
  /** Number of messages that are too old to be sent again. */
  givenUp: number
  error: string
}

/** Returns the messages that could not be sent; undefined if there are none. */
export async function readUnsent(db: D1Database): Promise<Unsent | undefined> {
  const row = await readRow<Unsent>(
    db,
    `SELECT count(*) AS count, total(created_at <= ?1) AS givenUp,
       (SELECT error FROM complaint_messages WHERE attempts > 0
        ORDER BY proposal DESC LIMIT 1) AS error
     FROM complaint_messages WHERE attempts > 0`,
    Date.now() - GIVE_UP_MS,
  )
  return row?.count === 0 ? undefined : row
}

/** Builds the message about a complaint. Of the visitor's input, it has only the subject. */
function messageOf({ day, number, category }: Row, origin: string): Message {
  const intl = intlOf(DEFAULT_LANGUAGE)
  const receipt = receiptPrefix + number
  const received = day.replace(/(....)(..)(..)/, '$1-$2-$3')
  const due = dueOf({ day: received, state: 'new' }, Date.now())?.day
  const address = `${origin}/office/complaints/${number}`
  const lines = [
    intl.formatMessage(
      {
        id: 'office.complaints.message.subject',
        defaultMessage: '【{category}】收到新的投诉建议',
        description: 'First line of the message in a chat about a new complaint',
      },
      { category: intl.formatMessage(categoryNames[category]) },
    ),
    intl.formatMessage(
      {
        id: 'office.complaints.message.receipt',
        defaultMessage: '受理编号：{receipt}',
        description: 'Line of the message in a chat about a new complaint',
      },
      { receipt },
    ),
    due !== undefined &&
      intl.formatMessage(
        {
          id: 'office.complaints.message.due',
          defaultMessage: '请在 {due} 前答复',
          description: 'Line of the message in a chat: the last day for an answer',
        },
        { due },
      ),
    address,
  ]
  const site = siteNames[DEFAULT_LANGUAGE]
  return {
    text: lines.filter((line) => line !== false).join('\n'),
    fields: { event: 'complaint', site, category, receipt, due, address },
  }
}
