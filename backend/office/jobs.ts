import { complaintRetentionDays } from 'virtual:site/backend'
import type { Bindings } from '../bindings.ts'
import { runAll } from '../database/statement.ts'
import { forgetMessages, sendMessages } from './complaints/outbox.ts'

/** Runs the scheduled work of the reference backend. Called once an hour. */
export async function runJobs(env: Bindings): Promise<void> {
  if (complaintRetentionDays !== undefined) await eraseExpired(env.DB, complaintRetentionDays)
  await forgetMessages(env.DB)
  // Without immediate retries, because the next run tries again.
  await sendMessages(env, [])
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Maximum number of complaints that one run erases. It keeps the transaction short. */
const MAX_COMPLAINTS = 500

/** Complaints that were closed at `?1` or earlier, or are open and unchanged since `?1`. */
const EXPIRED = `id IN (SELECT id FROM proposals
  WHERE erased_at IS NULL AND coalesce(closed_at, changed_at, created_at) <= ?1
  ORDER BY id LIMIT ${MAX_COMPLAINTS})`

/**
 * Erases the visitor's input, notes and answers. Number, kind, language, dates and states remain
 * for statistics.
 */
async function eraseExpired(db: D1Database, days: number): Promise<void> {
  const now = Date.now()
  const before = now - days * DAY_MS
  await runAll(db, [
    {
      sql: `INSERT INTO office_log (request_key, at, who, action, subject, detail)
        SELECT 'erase ' || id, ?2, '', 'eraseComplaint',
          'complaint ' || day || '-' || printf('%04d', number), '{}'
        FROM proposals WHERE ${EXPIRED}`,
      values: [before, now],
    },
    {
      sql: `DELETE FROM complaint_texts
        WHERE proposal IN (SELECT id FROM proposals WHERE ${EXPIRED})`,
      values: [before],
    },
    {
      sql: `UPDATE proposals SET name = '', phone = '', email = NULL, order_number = NULL,
        content = '', answer = '', version = version + 1, erased_at = ?2 WHERE ${EXPIRED}`,
      values: [before, now],
    },
  ])
}
