import { check } from '../../../contract/check.ts'
import { today as todaySchema, type Today } from '../../../contract/conditions.ts'
import type { Menu } from '../../../contract/menu.ts'
import type { Scenic } from '../../../contract/scenic.ts'
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
import { readDocument, stored } from '../../database/rows.ts'
import { documentHandlers } from '../../handlers/documents.ts'
import { measuredIn, readReported, type Reported, withReported } from '../../handlers/reports.ts'
import { textsIn } from '../intl.ts'
import { warnings } from './reasons.ts'
import type { StoredMeasurement } from '../../measurements.ts'
import type { StoredReport } from '../../reports.ts'

/** The subject of a report. */
export type Subject =
  | { kind: 'facility'; id: string }
  | { kind: 'car-park'; id: string }
  | { kind: 'forecast'; day: string }
  | { kind: 'warning'; what: Record<Language, string> }
  | { kind: 'weather' | 'visitors' | 'note' }

/** What the desk needs of the content in one language. */
interface Content extends Closings {
  /** Without reports. */
  today: Today
  parking: Scenic['parking']
  capacity: Scenic['capacity']
}

/** What the desk needs to show and preview reports. */
export interface Duty {
  now: number
  content: Record<Language, Content>
  reported: Reported
}

/** The number of days, after today, with a forecast. */
const FORECAST_DAYS = 3

/** Loads the content in every language, and what has been reported. */
export async function loadDuty(db: D1Database): Promise<Duty> {
  const now = Date.now()
  const [reported, ...contents] = await Promise.all([
    readReported(db, now),
    ...LANGUAGES.map(async (language) => [language, await loadContent(db, language)] as const),
  ])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names
  return { now, reported, content: Object.fromEntries(contents) as Duty['content'] }
}

async function loadContent(db: D1Database, language: Language): Promise<Content> {
  const languageId = languageIds[language]
  const [document, measured, menu] = await Promise.all([
    readDocument(db, { kind: 'recommendations', languageId }),
    measuredIn(db, languageId),
    documentHandlers.menu({ params: { languageId: `${languageId}` } }, db),
  ])
  const known = 'data' in menu ? stored<Menu>(menu.data) : undefined
  const { today } = stored<{ today: Today } | undefined>(document) ?? { today: undefined }
  return {
    today: dayOf(today),
    parking: measured.parking,
    capacity: measured.capacity,
    alerts: known?.alerts ?? [],
    area: known && scheduleOf(known.site),
  }
}

/** Returns the conditions as pages get them: checked by the contract. */
function dayOf(today: unknown): Today {
  const checked = check(todaySchema, today)
  return checked.success
    ? checked.output
    : { facilities: [], forecasts: [], carParks: [], notes: [] }
}

/** Returns all subjects, in the order of the desk. */
export function subjectsOf({ now, content, reported }: Duty): Subject[] {
  const { today, parking } = content[DEFAULT_LANGUAGE]
  const day = dayIn(timeZone, now)
  return [
    ...today.facilities.map(({ id }) => ({ kind: 'facility' as const, id })),
    { kind: 'note' },
    { kind: 'weather' },
    ...Array.from({ length: FORECAST_DAYS }, (_, index) => ({
      kind: 'forecast' as const,
      day: addDays(day, index + 1),
    })),
    { kind: 'visitors' },
    ...parking.flatMap(({ id }) => (id === undefined ? [] : [{ kind: 'car-park' as const, id }])),
    ...warningsOf(reported),
  ]
}

/** Returns the warnings that have a form, and others that a command has reported. */
function warningsOf({ measurements }: Reported): Subject[] {
  const ready = Object.values(warnings).map((message) => textsIn(message))
  const named = [...measurements.values()].flatMap(({ what }) => what ?? [])
  const others = stored<typeof ready>(named).filter((what) =>
    ready.every((each) => each[DEFAULT_LANGUAGE] !== what[DEFAULT_LANGUAGE]),
  )
  return [...ready, ...others].map((what) => ({ kind: 'warning', what }))
}

/** Returns the name of a subject in an address: `facility.cable-car`, `forecast.2026-11-27`. */
export function keyOfSubject(subject: Subject): string {
  if ('what' in subject) return `${subject.kind}.${subject.what[DEFAULT_LANGUAGE]}`
  if ('id' in subject) return `${subject.kind}.${subject.id}`
  return 'day' in subject ? `${subject.kind}.${subject.day}` : subject.kind
}

/** Returns the subject with a name; undefined if the site has none. */
export function findSubject(duty: Duty, key: string): Subject | undefined {
  return subjectsOf(duty).find((subject) => keyOfSubject(subject) === key)
}

/** Returns the place of a subject's row in the database. */
export function rowOf(subject: Subject): { table: 'reports' | 'measurements'; about: string } {
  if (subject.kind === 'facility') return { table: 'reports', about: subject.id }
  const table = 'measurements'
  if (subject.kind === 'car-park') return { table, about: `car park ${subject.id}` }
  if (subject.kind === 'warning')
    return { table, about: `warning ${subject.what[DEFAULT_LANGUAGE]}` }
  if (subject.kind === 'forecast') return { table, about: `weather ${subject.day}` }
  return { table, about: subject.kind }
}

/** Returns what is reported, with another row for one subject; undefined for none. */
export function withRow({ reported, ...duty }: Duty, subject: Subject, body?: string): Duty {
  const { table, about } = rowOf(subject)
  const others = new Map<string, unknown>([...reported[table]].filter(([key]) => key !== about))
  if (body !== undefined) others.set(about, JSON.parse(body))
  // A report that was read after `duty` was loaded must not look like one that begins later.
  return { ...duty, now: Date.now(), reported: { ...reported, [table]: others } }
}

/** Returns the row of a subject; undefined if nothing is reported. */
export function reportOn(
  { reported }: Duty,
  subject: Subject,
): StoredReport | StoredMeasurement | undefined {
  const { table, about } = rowOf(subject)
  return reported[table].get(about)
}

/** Returns the conditions of the day in a language, with everything that is reported. */
export function conditionsIn({ content, reported, now }: Duty, language: Language): Today {
  const { today, parking } = content[language]
  return dayOf(withReported(today, reported, { parking, language, now }))
}

/** Returns the state of a facility now, as pages show it; undefined if there is no such facility. */
export function facilityNow(duty: Duty, id: string, language: Language) {
  const { alerts, area } = duty.content[language]
  const facility = conditionsIn(duty, language).facilities.find((each) => each.id === id)
  if (facility === undefined) return undefined
  const state: FacilityState = facilityAt(
    withClosures(facility, { alerts, area }),
    duty.now,
    timeZone,
  )
  return { facility, state }
}
