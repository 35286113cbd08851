import type { Facility } from '../contract/conditions.ts'
import { type Opening, openingAt } from './opening-hours.ts'
import { type Step, stepsBetween } from './steps.ts'
import { addDays, dayIn, instantOf } from './zoned-time.ts'

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
  /** Until when this holds. */
  holdsUntil: number
}

/** How a facility stands, by its own hours in `zone` and what was reported of it. Never running without a report that is valid. */
export function facilityAt(
  { hours, report }: Pick<Facility, 'hours' | 'report'>,
  instant: number,
  zone: string,
): FacilityState {
  const opening = hours && openingAt(hours, instant, zone)
  const [from, until] = periodOf(report)
  const valid = from <= instant && instant < until ? report : undefined
  const ends = [from, until, opening?.holdsUntil ?? Infinity].filter((end) => end > instant)
  return {
    state: stateOf(valid, opening, instant >= until),
    opening,
    report: valid,
    holdsUntil: Math.min(...ends),
  }
}

function periodOf(report: Facility['report']): [from: number, until: number] {
  if (report === undefined) return [Infinity, Infinity]
  return [Date.parse(report.updatedAt), Date.parse(report.validUntil)]
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

/** How a facility stands and, step by step, until the next day ends. The first step is the one that holds; it may have begun earlier today. */
export function facilitySteps(
  facility: Facility,
  instant: number,
  zone: string,
): Step<FacilityState>[] {
  const midnight = (count: number) => instantOf(zone, addDays(dayIn(zone, instant), count), 0)
  return stepsBetween(midnight(0), midnight(2), (at) => facilityAt(facility, at, zone)).filter(
    ({ state }) => state.holdsUntil > instant,
  )
}
