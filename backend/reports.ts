import * as v from 'valibot'
import { check } from '../contract/check.ts'
import { addDays, dayIn, instantOf } from '../shared/zoned-time.ts'
import { instantIn } from './written-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Nobody knows longer than that ahead: what lasts is an announcement. */
const MAX_DAYS = 31
/** How long somebody who saw a facility run is believed, unless they say. */
const SEEN_MS = 2 * 60 * 60 * 1000

const note = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

const given = v.strictObject({
  facility: v.string(),
  state: v.picklist(['running', 'limited', 'closed', 'clear']),
  /** With an offset, or by the area's own clocks: `2026-11-26T09:00`; a date alone lasts to its end. */
  until: v.optional(v.string()),
  note: v.optional(v.strictObject({ zh: v.optional(note), en: v.optional(note) })),
})
type Given = v.InferOutput<typeof given>

/** A report on a facility as it is kept: the contract's, with its note in each language. */
export type KeptReport = Omit<Given, 'facility' | 'until'> & {
  updatedAt: string
  validUntil: string
}

interface Context {
  /** The ids of those that there are. */
  facilities: readonly string[]
  now: number
  /** By whose clocks a time without an offset is. */
  zone: string
}

/** What to keep of a report: nothing of one that is cleared; or a sentence that says what is wrong with it. */
export function readReport(
  value: unknown,
  { facilities, now, zone }: Context,
): { facility: string; report: KeptReport | undefined } | { error: string } {
  const checked = check(given, value)
  if (!checked.success) return { error: sentenceOf(checked.issues[0]) }
  const { facility, until, ...kept } = checked.output
  if (!facilities.includes(facility))
    return { error: `facility: there is no ${facility}, but ${facilities.join(', ') || 'none'}` }
  if (kept.state === 'clear') return { facility, report: undefined }
  const ends =
    until === undefined ? usualEnd(kept.state, now, zone) : instantIn(zone, until, { isEnd: true })
  if (ends === undefined) return { error: 'until: must be a time, as 2026-11-26T09:00' }
  if (ends <= now) return { error: 'until: is over' }
  if (ends > now + MAX_DAYS * DAY_MS) return { error: `until: is more than ${MAX_DAYS} days ahead` }
  return { facility, report: { ...kept, updatedAt: iso(now), validUntil: iso(ends) } }
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`
}

/** A closure lasts for the day; nobody can know that of what runs. */
function usualEnd(state: Given['state'], now: number, zone: string): number {
  return state === 'closed' ? instantOf(zone, addDays(dayIn(zone, now), 1), 0) : now + SEEN_MS
}

function iso(at: number): string {
  return new Date(at).toISOString()
}

/** The SQL that keeps a report in the place of the one before, or clears it, and its values. */
export function reportStatement(
  facility: string,
  report: KeptReport | undefined,
): { sql: string; values: string[] } {
  if (report === undefined)
    return { sql: 'DELETE FROM reports WHERE facility = ?1', values: [facility] }
  return {
    sql: 'INSERT OR REPLACE INTO reports (facility, body) VALUES (?1, ?2)',
    values: [facility, JSON.stringify(report)],
  }
}

/** A facility with the report on it, which is forgotten a day after it has ended. */
export function withReport<Facility extends { id: string }>(
  facility: Facility,
  reports: ReadonlyMap<string, KeptReport>,
  { language, now }: { language: 'zh' | 'en'; now: number },
) {
  const kept = reports.get(facility.id)
  if (kept === undefined || Date.parse(kept.validUntil) + DAY_MS <= now) return facility
  const { note: notes, ...report } = kept
  const own = notes?.[language]
  return { ...facility, report: { ...report, ...(own !== undefined && { note: own }) } }
}
