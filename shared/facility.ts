import type { Alert } from '../contract/alert.ts'
import type { Facility, Today } from '../contract/conditions.ts'
import type { Exception, Schedule } from '../contract/opening-hours.ts'
import { type BoundSchedule, entriesOn, hoursOn, type Opening, openingAt } from './opening-hours.ts'
import { cachedTimeline, isValidAt, periodOf, type Timed } from './timeline.ts'
import { addDays, dayIn, instantOf } from './zoned-time.ts'

/** A facility, with the days on which announcements close it. */
export interface FacilityWithClosures extends Facility {
  closures: readonly Exception[]
  /** The area's schedule, whose closed days hold here too; undefined if independent. */
  area: Schedule | undefined
}

/** What can close facilities: announcements, and the closed days of the area. */
export interface Closings {
  alerts: readonly Alert[]
  area: Schedule | undefined
}

const cache = new WeakMap<Facility, WeakMap<readonly Alert[], FacilityWithClosures>>()

/** Returns a facility with its closures: the same object for the same objects. */
export function withClosures(
  facility: Facility,
  { alerts, area: ofArea }: Closings,
): FacilityWithClosures {
  const byAlerts = cache.get(facility) ?? new WeakMap<readonly Alert[], FacilityWithClosures>()
  cache.set(facility, byAlerts)
  const before = byAlerts.get(alerts)
  const area = facility.independent ? undefined : ofArea
  if (before?.area === area && before !== undefined) return before
  const closing = alerts.filter(
    ({ severity, affects }) => severity === 'closure' && affects.facilities.includes(facility.id),
  )
  const closed: FacilityWithClosures = {
    ...facility,
    closures: closing.map(({ from, to, reason, url }) => ({ from, to, reason, url, closed: true })),
    area,
  }
  byAlerts.set(alerts, closed)
  return closed
}

export interface FacilityState {
  /**
   * `outside`: outside its hours. `planned`: it should run now, and no report says otherwise.
   * `unknown`: its report has expired, or nothing is known. The other states come from a valid
   * report.
   */
  state: 'running' | 'limited' | 'closed' | 'outside' | 'planned' | 'unknown'
  /** The opening state by the facility's own hours; undefined if it has none. */
  opening: Opening | undefined
  report: Facility['report']
  /** The report, if its period begins later. */
  coming: Facility['report']
  /** The announcement that closes the facility today, or the closed day of the area. */
  closure: Exception | undefined
  /** The end of this state (Unix ms). */
  expiresAt: number
}

type FacilityFacts = Pick<FacilityWithClosures, 'hours' | 'closures' | 'report' | 'area'>

/** Returns a facility's hours, limited by its closures and by the area's hours. */
export function boundHours({ hours, closures, area }: FacilityFacts): BoundSchedule | undefined {
  return hours && { ...hours, exceptions: [...closures, ...hours.exceptions], within: area }
}

/**
 * Returns the closure for a whole day, by an announcement or the area. Closed days in the
 * facility's own hours do not count.
 */
function closureOn({ closures, area }: FacilityFacts, day: string): Exception | undefined {
  const outer = area && hoursOn(area, day)
  if (outer && !outer.hours) return outer.exception ?? { from: day, closed: true }
  return closures.find(({ from, to = from }) => from <= day && day <= to)
}

/** Returns all measurements, forecasts and warnings of a day, including expired ones. */
export function timedIn(today: Omit<Today, 'facilities' | 'notes'>): Timed[] {
  const { weather, hourly, warnings = [], webcams = [], visitors, forecasts, carParks } = today
  return [weather, hourly, visitors, ...warnings, ...webcams, ...forecasts, ...carParks].filter(
    (each) => each !== undefined,
  )
}

/** The reason why a facility cannot be used on a day. */
export interface DayOff {
  reason?: string | undefined
  url?: string | undefined
  /** Whether the last ride of today has departed. */
  isOver?: boolean
}

/** Returns why nobody can use a facility on a day; undefined if it should run at some time. */
export function dayOffOf(
  facility: FacilityFacts,
  day: string,
  { now, zone }: { now: number; zone: string },
): DayOff | undefined {
  const closure = closureOn(facility, day)
  if (closure) return dayOffBy(closure)
  const hours = boundHours(facility)
  const entries = hours
    ? entriesOn(hours, day, zone)
    : { first: instantOf(zone, day, 0), last: instantOf(zone, addDays(day, 1), 0) }
  if (entries === undefined) return hours && dayOffBy(hoursOn(hours, day).exception)
  return (
    reportedOff(facility.report, now, entries) ??
    (entries.last <= now ? { isOver: true } : undefined)
  )
}

function dayOffBy(exception: Exception | undefined): DayOff {
  return { reason: exception?.reason, url: exception?.url }
}

/** Returns the reason in a report that closes a facility for the rest of a day. */
function reportedOff(
  report: Facility['report'],
  now: number,
  { first, last }: { first: number; last: number },
): DayOff | undefined {
  if (report?.state !== 'closed') return undefined
  const [from, until] = periodOf(report)
  const isOff = from <= Math.max(first, now) && now < until && last <= until
  return isOff ? { reason: report.note } : undefined
}

/** Returns the state by hours, closures and reports. Only a valid report makes it `running`. */
export function facilityAt(facility: FacilityFacts, instant: number, zone: string): FacilityState {
  const { report } = facility
  const hours = boundHours(facility)
  const opening = hours && openingAt(hours, instant, zone)
  const day = dayIn(zone, instant)
  const closure = closureOn(facility, day)
  const [from, until] = report ? periodOf(report) : [Infinity, Infinity]
  const valid = report && isValidAt(report, instant) ? report : undefined
  // If a facility has no hours, its state may change at the end of the day.
  const ends = [from, until, opening?.expiresAt ?? instantOf(zone, addDays(day, 1), 0)]
  return {
    state: closure && !opening ? 'closed' : stateOf(valid, opening, instant >= until),
    opening,
    report: valid,
    coming: instant < from ? report : undefined,
    closure,
    expiresAt: Math.min(...ends.filter((end) => end > instant)),
  }
}

/** A report of a closure also counts outside the hours, because it may last longer than today. */
function stateOf(
  report: Facility['report'],
  opening: Opening | undefined,
  isOutlived: boolean,
): FacilityState['state'] {
  if (report?.state === 'closed') return 'closed'
  if (opening && !opening.open) return 'outside'
  return report?.state ?? (opening && !isOutlived ? 'planned' : 'unknown')
}

/** Returns the states of a facility from an instant until the end of the next day. */
export const facilityTimeline = cachedTimeline<FacilityWithClosures, FacilityState>(
  facilityAt,
  ({ hours, closures, report, area }) => [hours, closures, report, area],
)
