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
  /** What it is about, and until when it holds; nothing where it is taken back. */
  about: string
  until: string | undefined
  statements: { sql: string; values: string[] }[]
}

/** When something was told and until when it holds: until `until`, as somebody writes it, or else `usual`. */
export function timesOf(
  until: string | undefined,
  usual: number,
  { now, zone }: Telling,
): { updatedAt: string; validUntil: string } | { error: string } {
  const ends = until === undefined ? usual : instantIn(zone, until, { isEnd: true })
  if (ends === undefined) return { error: 'until: must be a time, as 2026-11-26T09:00' }
  if (ends <= now) return { error: 'until: is over' }
  if (ends > now + MAX_DAYS * DAY_MS) return { error: `until: is more than ${MAX_DAYS} days ahead` }
  return { updatedAt: iso(now), validUntil: iso(ends) }
}

/** What is wrong with something told, as a sentence that begins with the field. */
export function errorOf(issue: v.BaseIssue<unknown>): { error: string } {
  return { error: `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}` }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}
