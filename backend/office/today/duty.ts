import { check } from '../../../contract/check.ts'
import { today as todaySchema, type Today } from '../../../contract/conditions.ts'
import type { Menu, Site } from '../../../contract/menu.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import type { Scenic } from '../../../contract/scenic.ts'
import type { Ticket } from '../../../contract/ticket.ts'
import {
  DEFAULT_LANGUAGE,
  type Language,
  languageIds,
  LANGUAGES,
} from '../../../locales/languages.ts'
import {
  type Closings,
  facilityAt,
  type FacilityState,
  withClosures,
} from '../../../shared/facility.ts'
import { scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { addDays, dayIn } from '../../../shared/zoned-time.ts'
import { withReportedHours, withTicketReports } from '../../day-reports.ts'
import { findEntries } from '../../database/entries.ts'
import { readDocument, stored } from '../../database/rows.ts'
import { documentHandlers } from '../../handlers/content.ts'
import { measuredIn, readReported, type Reported, withReported } from '../../handlers/reports.ts'
import type { StoredMeasurement } from '../../measurements.ts'
import type { StoredReport } from '../../reports.ts'
import { textsIn, WARNINGS, warnings } from './plain-words.ts'

export type Subject =
  | { kind: 'facility'; id: string }
  | { kind: 'car-park'; id: string }
  | { kind: 'forecast'; day: string }
  | { kind: 'hours'; day: string }
  | { kind: 'ticket'; id: string; day: string; slot?: string | undefined }
  | { kind: 'webcam'; id: string }
  | { kind: 'warning'; what: Record<Language, string> }
  | { kind: 'weather' | 'visitors' | 'note' }

interface Content extends Pick<Closings, 'alerts'> {
  /** The status without reports. `site` and `tickets` are also without reports. */
  today: Today
  site: Site | undefined
  tickets: readonly Pick<Ticket, 'id' | 'title' | 'availability'>[]
  parking: Scenic['parking']
  capacity: Scenic['capacity']
}

export interface Duty {
  now: number
  content: Record<Language, Content>
  reported: Reported
}

const FORECAST_DAYS = 3

export async function loadDuty(db: D1Database): Promise<Duty> {
  const now = Date.now()
  const [reported, ...contents] = await Promise.all([
    readReported(db, now),
    ...LANGUAGES.map(async (language) => [language, await loadContent(db, language)] as const),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries loses the key types
  return { now, reported, content: Object.fromEntries(contents) as Duty['content'] }
}

async function loadContent(db: D1Database, language: Language): Promise<Content> {
  const languageId = languageIds[language]
  const [document, measured, menu, written, { list }] = await Promise.all([
    readDocument(db, { kind: 'recommendations', languageId }),
    measuredIn(db, languageId),
    documentHandlers.menu({ params: { languageId: `${languageId}` } }, db),
    readDocument(db, { kind: 'menu', languageId }),
    findEntries(db, 'ticket', languageId),
  ])
  const site = 'data' in menu ? stored<Menu>(menu.data) : undefined
  const { today } = stored<{ today: Today } | undefined>(document) ?? { today: undefined }
  return {
    today: dayOf(today),
    parking: measured.parking,
    capacity: measured.capacity,
    alerts: site?.alerts ?? [],
    site: stored<Menu | undefined>(written)?.site,
    tickets: stored<Ticket[]>(list),
  }
}

/** Returns today's conditions in the form that pages get, parsed with the contract's schema. */
function dayOf(today: unknown): Today {
  const checked = check(todaySchema, today)
  return checked.success
    ? checked.output
    : { facilities: [], forecasts: [], carParks: [], notes: [] }
}

/** Returns all subjects, in the order of the desk. */
export function subjectsOf({ now, content, reported }: Duty): Subject[] {
  const { today, parking, site, tickets } = content[DEFAULT_LANGUAGE]
  const day = dayIn(timeZone, now)
  return [
    ...today.facilities.map(({ id }) => ({ kind: 'facility' as const, id })),
    ...(site && scheduleOf(site) ? [{ kind: 'hours' as const, day }] : []),
    { kind: 'note' },
    { kind: 'weather' },
    ...Array.from({ length: FORECAST_DAYS }, (_, index) => ({
      kind: 'forecast' as const,
      day: addDays(day, index + 1),
    })),
    { kind: 'visitors' },
    ...parking.flatMap(({ id }) => (id === undefined ? [] : [{ kind: 'car-park' as const, id }])),
    ...tickets.flatMap((ticket) => ticketSubjects(ticket, day)),
    ...webcamsOf(today, reported).map((id) => ({ kind: 'webcam' as const, id })),
    ...warningsOf(reported),
  ]
}

/** Returns one subject for each slot of a ticket on a day, or one for the whole day. */
function ticketSubjects({ id, availability }: Content['tickets'][number], day: string): Subject[] {
  const slots = (availability?.slots ?? []).filter(
    ({ day: of, from, to }) => of === day && from !== undefined && to !== undefined,
  )
  if (slots.length === 0) return [{ kind: 'ticket', id, day }]
  return slots.map(({ from, to }) => ({ kind: 'ticket', id, day, slot: `${from}-${to}` }))
}

/** Returns the ids of the webcams. If the site has none, returns a default id. */
function webcamsOf({ webcams = [] }: Today, { measurements }: Reported): string[] {
  const reported = [...measurements.keys()].filter((about) => about.startsWith(WEBCAM))
  const ids = new Set([
    ...webcams.map(({ id }) => id),
    ...reported.map((about) => about.slice(WEBCAM.length)),
  ])
  return ids.size === 0 ? ['webcam'] : [...ids]
}

const WEBCAM = 'webcam '

/** Returns the warnings that have a form, and other warnings that were reported with a command. */
function warningsOf({ measurements }: Reported): Subject[] {
  const ready = WARNINGS.map((name) => textsIn(warnings, name))
  const named = [...measurements.values()].flatMap(({ what }) => what ?? [])
  const others = stored<typeof ready>(named).filter((what) =>
    ready.every((each) => each[DEFAULT_LANGUAGE] !== what[DEFAULT_LANGUAGE]),
  )
  return [...ready, ...others].map((what) => ({ kind: 'warning', what }))
}

/** Returns the name of a subject in addresses: `facility.cable-car`, `ticket.401.2026-11-27`. */
export function keyOfSubject(subject: Subject): string {
  if ('what' in subject) return `${subject.kind}.${subject.what[DEFAULT_LANGUAGE]}`
  const { kind, id, day, slot } = { id: undefined, day: undefined, slot: undefined, ...subject }
  return [kind, id, day, slot].filter((part) => part !== undefined).join('.')
}

export function findSubject(duty: Duty, key: string): Subject | undefined {
  return subjectsOf(duty).find((subject) => keyOfSubject(subject) === key)
}

/** Returns the table and the key of the row that stores the reports on a subject. */
export function rowOf(subject: Subject): { table: 'reports' | 'measurements'; about: string } {
  if (subject.kind === 'facility') return { table: 'reports', about: subject.id }
  const table = 'measurements'
  if (subject.kind === 'car-park') return { table, about: `car park ${subject.id}` }
  if (subject.kind === 'warning')
    return { table, about: `warning ${subject.what[DEFAULT_LANGUAGE]}` }
  if (subject.kind === 'forecast') return { table, about: `weather ${subject.day}` }
  return { table, about: keyOfSubject(subject).replaceAll('.', ' ') }
}

/** Returns the data with a new row for one subject. Without `body`, its row is removed. */
export function withRow({ reported, ...duty }: Duty, subject: Subject, body?: string): Duty {
  const { table, about } = rowOf(subject)
  const others = new Map<string, unknown>([...reported[table]].filter(([key]) => key !== about))
  if (body !== undefined) others.set(about, JSON.parse(body))
  // A report saved after `duty` was loaded must not seem to begin in the future.
  return { ...duty, now: Date.now(), reported: { ...reported, [table]: others } }
}

export function reportOn(
  { reported }: Duty,
  subject: Subject,
): StoredReport | StoredMeasurement | undefined {
  const { table, about } = rowOf(subject)
  return reported[table].get(about)
}

export function conditionsIn({ content, reported, now }: Duty, language: Language): Today {
  const { today, parking } = content[language]
  return dayOf(withReported(today, reported, { parking, language, now }))
}

export function areaIn({ content, reported }: Duty, language: Language): Schedule | undefined {
  const { site } = content[language]
  return site && scheduleOf(withReportedHours(site, reported.measurements, language))
}

export function ticketIn({ content, reported, now }: Duty, id: string, language: Language) {
  const own = content[language].tickets.filter((each) => each.id === id)
  return withTicketReports(own, reported.measurements, now)[0]
}

/** Returns the current state of a facility, as pages show it; undefined if it does not exist. */
export function facilityNow(duty: Duty, id: string, language: Language) {
  const { alerts } = duty.content[language]
  const facility = conditionsIn(duty, language).facilities.find((each) => each.id === id)
  if (facility === undefined) return undefined
  const state: FacilityState = facilityAt(
    withClosures(facility, { alerts, area: areaIn(duty, language) }),
    duty.now,
    timeZone,
  )
  return { facility, state }
}
