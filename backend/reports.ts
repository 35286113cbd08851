import * as v from 'valibot'
import { inEachLanguage, type Language, LANGUAGES, nearest } from '../locales/languages.ts'
import { check } from '../contract/check.ts'
import type { PurgeTag } from '../contract/endpoints.ts'
import { waitMinutes } from '../contract/conditions.ts'
import { addDays, dayIn, instantOf } from '../shared/zoned-time.ts'
import { instantIn } from './written-time.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Maximum length of a report in days. A longer period needs an announcement. */
export const MAX_DAYS = 31

/** The time at which a report is made, and the time zone for times without an offset. */
export interface ReportTime {
  now: number
  zone: string
}

export interface ReportChange {
  /** The subject and the period of the report. Without an end, the report is withdrawn. */
  about: string
  from?: string | undefined
  until: string | undefined
  /** The row as JSON; undefined if the report is withdrawn. */
  body?: string
  statements: { sql: string; values: string[] }[]
}

export function tagOfReport(about: string): PurgeTag {
  // This is unambiguous, because ids of facilities contain no spaces.
  if (about.startsWith('ticket ')) return 'tickets'
  return about.startsWith('hours ') ? 'menus' : 'home'
}

/**
 * Returns the time of a report, and the start and end of its validity. `from` and `until` are the
 * typed times. By default, it begins now and ends at the result of `usual(start)`. A start in the
 * past becomes now.
 */
export function timesOf(
  { from, until }: { from?: string | undefined; until: string | undefined },
  usual: (start: number) => number,
  { now, zone }: ReportTime,
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

/** Returns the mistake in a report as a message that begins with the field. */
export function errorOf(issue: v.BaseIssue<unknown>): { error: string } {
  const { expected, input, message, received, type } = issue
  const choices = expected?.replaceAll(/["()]/g, '').replaceAll(' | ', ', ')
  const fault = type === 'picklist' ? `there is no ${String(input)}, but ${choices}` : message
  return {
    error: `${v.getDotPath(issue) ?? 'the whole'}: ${received === 'undefined' ? 'is missing' : fault}`,
  }
}

function iso(at: number): string {
  return new Date(at).toISOString()
}

/** Default validity of a report that a facility runs. */
const SEEN_MS = 2 * 60 * 60 * 1000

/** The languages in which texts are required: the first two of the site. */
const FIRST = LANGUAGES.slice(0, 2)
const OTHERS = LANGUAGES.slice(2)

/** A text in some languages. Other readers get the nearest one. */
export function inSomeLanguages(text: v.GenericSchema<string>) {
  return v.pipe(
    v.strictObject(v.entriesFromList(LANGUAGES, v.optional(text))),
    v.transform((texts) => ({
      ...texts,
      ...Object.fromEntries(OTHERS.map((language) => [language, nearest(language, texts)])),
    })),
  )
}

/** Returns the texts as somebody typed them, without those that `inSomeLanguages` copied. */
export function withoutCopies(texts: {
  readonly [Each in Language]?: string | undefined
}): Partial<Record<Language, string>> {
  const typed: Partial<Record<Language, string>> = {}
  for (const language of LANGUAGES) {
    const text = texts[language]
    const isCopy = OTHERS.includes(language) && text === nearest(language, typed)
    if (text !== undefined && !isCopy) typed[language] = text
  }
  return typed
}

/** A text of which only the first two languages are required. */
export function inFirstLanguages(text: v.GenericSchema<string>) {
  return v.pipe(
    v.strictObject({
      ...v.entriesFromList(LANGUAGES, v.optional(text)),
      ...v.entriesFromList(FIRST, text),
    }),
    v.transform((texts) => inEachLanguage((language) => nearest(language, texts) ?? '')),
  )
}

const note = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))

const given = v.strictObject({
  facility: v.string(),
  /** `planned` and `clear` withdraw the report. */
  state: v.picklist(['running', 'limited', 'closed', 'planned', 'clear']),
  /** The end, such as `2026-11-26T09:00`. A date without a time means the end of that day. */
  until: v.optional(v.string()),
  /** The start. The default is now. A date without a time means the start of that day. */
  from: v.optional(v.string()),
  note: v.optional(inSomeLanguages(note)),
  waitMinutes: v.optional(waitMinutes),
})
type Given = v.InferOutput<typeof given>

/** A saved report on a facility: the contract's fields, and its note in each language. */
export type StoredReport = Omit<Given, 'facility' | 'until' | 'from'> & {
  updatedAt: string
  from?: string
  validUntil: string
}

export interface NamedFacility {
  id: string
  names: readonly string[]
}

export function namedFacilities(
  lists: readonly (readonly { id: string; name: string }[])[],
): NamedFacility[] {
  const byId = Map.groupBy(lists.flat(), ({ id }) => id)
  return [...byId].map(([id, same]) => ({ id, names: same.map(({ name }) => name) }))
}

interface Context extends ReportTime {
  facilities: readonly NamedFacility[]
}

/** Returns the change of the database for a report on a facility, or an error message. */
export function readReport(
  value: unknown,
  { facilities, ...reportTime }: Context,
): ReportChange | { error: string } {
  const checked = check(given, value)
  if (!checked.success) return errorOf(checked.issues[0])
  const { facility: called, until, from, ...fields } = checked.output
  const facility = facilities.find(({ id, names }) => id === called || names.includes(called))
  if (facility === undefined) {
    const choices = facilities.map(({ id, names: [name = id] }) => `${id} (${name})`).join(', ')
    return {
      error:
        choices === ''
          ? `facility: there is no ${called}: the site lists none under today.facilities in content/recommendations`
          : `facility: there is no ${called}, but ${choices}`,
    }
  }
  const about = facility.id
  if (fields.waitMinutes !== undefined && fields.state !== 'running' && fields.state !== 'limited')
    return { error: 'waitMinutes: is for a facility that runs' }
  if (fields.state === 'clear' || fields.state === 'planned')
    return {
      about,
      until: undefined,
      statements: [{ sql: 'DELETE FROM reports WHERE facility = ?1', values: [about] }],
    }
  const times = timesOf(
    { from, until },
    (start) => usualEnd(fields.state, start, reportTime),
    reportTime,
  )
  if ('error' in times) return times
  const report: StoredReport = { ...fields, ...times }
  const body = JSON.stringify(report)
  const sql = 'INSERT OR REPLACE INTO reports (facility, body) VALUES (?1, ?2)'
  return {
    about,
    from: times.from,
    until: times.validUntil,
    body,
    statements: [{ sql, values: [about, body] }],
  }
}

/** A closure lasts until the end of the day. Other states are less certain, so they end earlier. */
export function usualEnd(
  state: Given['state'],
  start: number,
  { zone }: Pick<ReportTime, 'zone'>,
): number {
  return state === 'closed' ? instantOf(zone, addDays(dayIn(zone, start), 1), 0) : start + SEEN_MS
}

/** Returns a facility with its report. Omits a report whose end was more than a day ago. */
export function withReport<Facility extends { id: string }>(
  facility: Facility,
  reports: ReadonlyMap<string, StoredReport>,
  { language, now }: { language: Language; now: number },
) {
  const stored = reports.get(facility.id)
  if (stored === undefined || Date.parse(stored.validUntil) + DAY_MS <= now) return facility
  const { note: notes, ...report } = stored
  const own = notes?.[language]
  return { ...facility, report: { ...report, ...(own !== undefined && { note: own }) } }
}
