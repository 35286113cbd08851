import type { Alert } from '../contract/alert.ts'
import type { Facility } from '../contract/conditions.ts'
import type { Exception } from '../contract/opening-hours.ts'
import { type Opening, openingAt } from './opening-hours.ts'
import { type Step, stepsBetween } from './steps.ts'
import { isValidAt, periodOf } from './validity.ts'
import { addDays, dayIn, instantOf } from './zoned-time.ts'

/** A facility with the days on which announcements close it. */
export interface KnownFacility extends Facility {
  closures: readonly Exception[]
}

const known = new WeakMap<Facility, WeakMap<readonly Alert[], KnownFacility>>()

/** A facility with what announcements say of it: the same for the same answers, so that what is worked out of it can be kept. */
export function withClosures(facility: Facility, alerts: readonly Alert[]): KnownFacility {
  const byAlerts = known.get(facility) ?? new WeakMap<readonly Alert[], KnownFacility>()
  known.set(facility, byAlerts)
  const before = byAlerts.get(alerts)
  if (before !== undefined) return before
  const closing = alerts.filter(
    ({ severity, affects }) => severity === 'closure' && affects.facilities.includes(facility.id),
  )
  const closed: KnownFacility = {
    ...facility,
    closures: closing.map(({ from, to, reason, url }) => ({ from, to, reason, url, closed: true })),
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
  /** The announcement that closes it today. */
  closure: Exception | undefined
  /** Until when this holds. */
  holdsUntil: number
}

/**
 * How a facility stands, by its own hours in `zone`, the announcements that close it and what was reported of it. Never running
 * without a report that is valid, nor on a day for which a closure is announced.
 */
export function facilityAt(
  { hours, closures, report }: Pick<KnownFacility, 'hours' | 'closures' | 'report'>,
  instant: number,
  zone: string,
): FacilityState {
  const opening =
    hours && openingAt({ ...hours, exceptions: [...closures, ...hours.exceptions] }, instant, zone)
  const day = dayIn(zone, instant)
  const closure = closures.find(({ from, to = from }) => from <= day && day <= to)
  const [from, until] = report ? periodOf(report) : [Infinity, Infinity]
  const valid = report && isValidAt(report, instant) ? report : undefined
  // Without hours the day's end still is one at which a closure may begin or end.
  const ends = [from, until, opening?.holdsUntil ?? instantOf(zone, addDays(day, 1), 0)]
  return {
    state: closure && !opening ? 'closed' : stateOf(valid, opening, instant >= until),
    opening,
    report: valid,
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

interface Walk {
  begins: number
  ends: number
  /** From each step on, those that are left. */
  from: readonly (readonly Step<FacilityState>[])[]
}

const walks = new WeakMap<KnownFacility, Walk>()

/**
 * How a facility stands and, step by step, until the next day ends. The first step is the one that holds; it may have begun earlier
 * today. The same array for as long as that step holds.
 */
export function facilitySteps(
  facility: KnownFacility,
  instant: number,
  zone: string,
): readonly Step<FacilityState>[] {
  const before = walks.get(facility)
  const isKnown = before && before.begins <= instant && instant < before.ends
  const { from } = isKnown ? before : walk(facility, instant, zone)
  return from.findLast(([step]) => step !== undefined && step.at <= instant) ?? []
}

function walk(facility: KnownFacility, instant: number, zone: string): Walk {
  const day = dayIn(zone, instant)
  const midnight = (count: number) => instantOf(zone, addDays(day, count), 0)
  const steps = stepsBetween(midnight(0), midnight(2), (at) => facilityAt(facility, at, zone))
  const from = steps.map((_, index) => steps.slice(index))
  const walked = { begins: midnight(0), ends: midnight(1), from }
  walks.set(facility, walked)
  return walked
}
