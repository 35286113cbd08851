import * as v from 'valibot'
import { check } from '../contract/check.ts'
import { addDays, dayIn, instantOf } from '../shared/zoned-time.ts'
import { instantIn } from './written-time.ts'

const TOLD_UNTIL_DAY_MS = 24 * 60 * 60 * 1000
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
  const limit = now + MAX_DAYS * TOLD_UNTIL_DAY_MS
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

const DAY_MS = 24 * 60 * 60 * 1000
/** How long somebody who saw a facility run is believed, unless they say. */
const SEEN_MS = 2 * 60 * 60 * 1000

const note = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

const given = v.strictObject({
  facility: v.string(),
  state: v.picklist(['running', 'limited', 'closed', 'clear']),
  /** With an offset, or by the area's own clocks: `2026-11-26T09:00`; a date alone lasts to its end. */
  until: v.optional(v.string()),
  /** When it begins, if not at once; a date alone from its first moment. */
  from: v.optional(v.string()),
  note: v.optional(v.strictObject({ zh: v.optional(note), en: v.optional(note) })),
})
type Given = v.InferOutput<typeof given>

/** A report on a facility as it is kept: the contract's, with its note in each language. */
export type KeptReport = Omit<Given, 'facility' | 'until' | 'from'> & {
  updatedAt: string
  from?: string
  validUntil: string
}

/** A facility of the site, which people also call by its names. */
export interface NamedFacility {
  id: string
  names: readonly string[]
}

/** The facilities of a site by id, each with its names in all these lists. */
export function namedFacilities(
  lists: readonly (readonly { id: string; name: string }[])[],
): NamedFacility[] {
  const byId = Map.groupBy(lists.flat(), ({ id }) => id)
  return [...byId].map(([id, same]) => ({ id, names: same.map(({ name }) => name) }))
}

interface Context extends Telling {
  /** Those of the site. */
  facilities: readonly NamedFacility[]
}

/** How to keep a report in the place of the one before, or to clear it; or a sentence that says what is wrong with it. */
export function readReport(
  value: unknown,
  { facilities, ...telling }: Context,
): Told | { error: string } {
  const checked = check(given, value)
  if (!checked.success) return errorOf(checked.issues[0])
  const { facility: called, until, from, ...kept } = checked.output
  const facility = facilities.find(({ id, names }) => id === called || names.includes(called))
  if (facility === undefined) {
    const known = facilities.map(({ id, names: [name = id] }) => `${id} (${name})`).join(', ')
    return { error: `facility: there is no ${called}, but ${known || 'none'}` }
  }
  const about = facility.id
  if (kept.state === 'clear')
    return {
      about,
      until: undefined,
      statements: [{ sql: 'DELETE FROM reports WHERE facility = ?1', values: [about] }],
    }
  const times = timesOf({ from, until }, (start) => usualEnd(kept.state, start, telling), telling)
  if ('error' in times) return times
  const report: KeptReport = { ...kept, ...times }
  const sql = 'INSERT OR REPLACE INTO reports (facility, body) VALUES (?1, ?2)'
  return {
    about,
    from: times.from,
    until: times.validUntil,
    statements: [{ sql, values: [about, JSON.stringify(report)] }],
  }
}

/** A closure lasts for the day; nobody can know that of what runs. */
function usualEnd(state: Given['state'], start: number, { zone }: Telling): number {
  return state === 'closed' ? instantOf(zone, addDays(dayIn(zone, start), 1), 0) : start + SEEN_MS
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
