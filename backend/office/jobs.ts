import { complaintRetentionDays } from 'virtual:site/backend'
import type { Bindings } from '../bindings.ts'
import { forgetMessages, sendMessages } from './complaints/outbox.ts'
import { eraseExpired } from './complaints/retention.ts'

/** The work of the reference backend that no request starts. Runs once an hour. */
export async function runJobs(env: Bindings): Promise<void> {
  if (complaintRetentionDays !== undefined) await eraseExpired(env.DB, complaintRetentionDays)
  await forgetMessages(env.DB)
  // The next run is the next try.
  await sendMessages(env, [])
}
