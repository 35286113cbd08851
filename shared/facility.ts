import type { Alert } from '../contract/alert.ts'
import type { Facility } from '../contract/conditions.ts'
import type { Exception } from '../contract/opening-hours.ts'
import { type Opening, openingAt } from './opening-hours.ts'
import { keptSteps } from './steps.ts'
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

/** How a facility stands at an instant and, step by step, until the next day ends. */
export const facilitySteps = keptSteps<KnownFacility, FacilityState>(
  facilityAt,
  ({ hours, closures, report }) => [hours, closures, report],
)
