import * as v from 'valibot'
import { instantIn } from './written-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Nobody knows longer than that ahead: what lasts is an announcement. */
const MAX_DAYS = 31

/** When something is told, and by whose clocks a time without an offset is. */
export interface Telling {
  now: number
  zone: string
}

/** How something is kept that operators tell of the day. */
export interface Told {
  /** What it is about, and its period; without an end it is taken back. */
  about: string
  from?: string | undefined
  until: string | undefined
  statements: { sql: string; values: string[] }[]
}

/**
 * When something was reported, from when and until when it holds: `from` and `until` as somebody writes them, or else from now on,
 * and until what `usual` returns for its start. A start that has passed is now.
 */
export function timesOf(
  { from, until }: { from?: string | undefined; until: string | undefined },
  usual: (start: number) => number,
  { now, zone }: Telling,
): { updatedAt: string; from?: string; validUntil: string } | { error: string } {
  const begins = from === undefined ? now : instantIn(zone, from, { isEnd: false })
  if (begins === undefined) return { error: 'from: must be a time, as 2026-11-26T08:00' }
  const start = Math.max(begins, now)
  const ends = until === undefined ? usual(start) : instantIn(zone, until, { isEnd: true })
  if (ends === undefined) return { error: 'until: must be a time, as 2026-11-26T09:00' }
  if (ends <= now) return { error: 'until: is over' }
  if (ends <= start) return { error: 'until: is not after from' }
  const limit = now + MAX_DAYS * DAY_MS
  if (start > limit) return { error: `from: is more than ${MAX_DAYS} days ahead` }
  if (ends > limit) return { error: `until: is more than ${MAX_DAYS} days ahead` }
  return { updatedAt: iso(now), ...(start > now && { from: iso(start) }), validUntil: iso(ends) }
}

/** What is wrong with something told, as a sentence that begins with the field. */
export function errorOf(issue: v.BaseIssue<unknown>): { error: string } {
  return { error: `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}` }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
