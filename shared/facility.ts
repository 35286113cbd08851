import type { Alert } from '../contract/alert.ts'
import type { Facility } from '../contract/conditions.ts'
import type { Exception, Schedule } from '../contract/opening-hours.ts'
import { type BoundSchedule, entriesOn, hoursOn, type Opening, openingAt } from './opening-hours.ts'
import { keptSteps, isValidAt, periodOf } from './steps.ts'
import { addDays, dayIn, instantOf } from './zoned-time.ts'

/** A facility with the days on which announcements close it. */
export interface KnownFacility extends Facility {
  closures: readonly Exception[]
  /** When the area is open, whose closed days close the facility too; nothing for one that is independent. */
  area: Schedule | undefined
}

/** What closes facilities: the area's announcements and its own closed days. */
export interface Closings {
  alerts: readonly Alert[]
  /** When the area is open, where that is known. */
  area: Schedule | undefined
}

const known = new WeakMap<Facility, WeakMap<readonly Alert[], KnownFacility>>()

/** A facility with what closes it: the same for the same answers, so that what is worked out of it can be kept. */
export function withClosures(
  facility: Facility,
  { alerts, area: ofArea }: Closings,
): KnownFacility {
  const byAlerts = known.get(facility) ?? new WeakMap<readonly Alert[], KnownFacility>()
  known.set(facility, byAlerts)
  const before = byAlerts.get(alerts)
  const area = facility.independent ? undefined : ofArea
  if (before?.area === area && before !== undefined) return before
  const closing = alerts.filter(
    ({ severity, affects }) => severity === 'closure' && affects.facilities.includes(facility.id),
  )
  const closed: KnownFacility = {
    ...facility,
    closures: closing.map(({ from, to, reason, url }) => ({ from, to, reason, url, closed: true })),
    area,
  }
  byAlerts.set(alerts, closed)
  return closed
}

/** How a facility stands at an instant. */
export interface FacilityState {
  /**
   * What was reported while it is valid; `outside` its hours; `planned` where it should run and nobody has said otherwise; `unknown`
   * where what was said is no longer valid, or nothing is known.
   */
  state: 'running' | 'limited' | 'closed' | 'outside' | 'planned' | 'unknown'
  /** What its own hours say; nothing where it has none. */
  opening: Opening | undefined
  /** The report behind `state`. */
  report: Facility['report']
  /** A report that begins later. */
  coming: Facility['report']
  /** The announcement, or the closed day of the area, that closes it today. */
  closure: Exception | undefined
  /** Until when this holds. */
  holdsUntil: number
}

type Known = Pick<KnownFacility, 'hours' | 'closures' | 'report' | 'area'>

/** The hours of a facility, without the days on which it is closed; nothing where it has none. */
function boundHours({ hours, closures, area }: Known): BoundSchedule | undefined {
  return hours && { ...hours, exceptions: [...closures, ...hours.exceptions], within: area }
}

/** What closes a facility for a whole day, whatever its hours. */
function closureOn({ closures, area }: Known, day: string): Exception | undefined {
  const outer = area && hoursOn(area, day)
  if (outer && !outer.hours) return outer.exception ?? { from: day, closed: true }
  return closures.find(({ from, to = from }) => from <= day && day <= to)
}

/** Why something is not to be had on a day. */
export interface DayOff {
  reason?: string | undefined
  /** Where more is said about it. */
  url?: string | undefined
  /** Whether the last ride of today has gone. */
  isOver?: boolean
}

/**
 * Why nobody can take a facility on a day: it is closed or has no hours on it, the last ride has gone by `now`, or a report
 * has it closed until after that. Nothing where it runs at some time of the day, by plan.
 */
export function dayOffOf(
  facility: Known,
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

/** Returns the reason if a report has a facility closed from its first ride of a day, or from now, until the last one. */
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

/**
 * How a facility stands, by its own hours in `zone`, the announcements that close it and what was reported of it. Never running
 * without a report that is valid, nor on a day for which a closure is announced.
 */
export function facilityAt(facility: Known, instant: number, zone: string): FacilityState {
  const { report } = facility
  const hours = boundHours(facility)
  const opening = hours && openingAt(hours, instant, zone)
  const day = dayIn(zone, instant)
  const closure = closureOn(facility, day)
  const [from, until] = report ? periodOf(report) : [Infinity, Infinity]
  const valid = report && isValidAt(report, instant) ? report : undefined
  // Without hours the day's end still is one at which a closure may begin or end.
  const ends = [from, until, opening?.holdsUntil ?? instantOf(zone, addDays(day, 1), 0)]
  return {
    state: closure && !opening ? 'closed' : stateOf(valid, opening, instant >= until),
    opening,
    report: valid,
    coming: instant < from ? report : undefined,
    closure,
    holdsUntil: Math.min(...ends.filter((end) => end > instant)),
  }
}

/** A closure counts for more than the hours: one that lasts till noon tomorrow is not over in the morning. */
function stateOf(
  report: Facility['report'],
  opening: Opening | undefined,
  isOutlived: boolean,
): FacilityState['state'] {
  if (report?.state === 'closed') return 'closed'
  if (opening && !opening.open) return 'outside'
  return report?.state ?? (opening && !isOutlived ? 'planned' : 'unknown')
}

/** How a facility stands at an instant and, step by step, until the next day ends. */
export const facilitySteps = keptSteps<KnownFacility, FacilityState>(
  facilityAt,
  ({ hours, closures, report, area }) => [hours, closures, report, area],
)
