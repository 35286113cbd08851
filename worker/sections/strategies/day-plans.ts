import type { IntlShape } from 'react-intl'
import { unbroken } from '../../../client/ui/opening-words.ts'
import type { Alert } from '../../../contract/alert.ts'
import type { Facility, Today } from '../../../contract/conditions.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import type { StrategyListed } from '../../../contract/strategy.ts'
import type { Warning, Weather } from '../../../contract/weather.ts'
import { daysOn } from '../../../shared/alerts.ts'
import { boundHours, type DayOff, dayOffOf, withClosures } from '../../../shared/facility.ts'
import {
  type DayHours,
  hoursOn,
  isInPartOfYear,
  mainSpanOn,
  nextEntryDay,
  scheduleOf,
} from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { instantAt, isValidAt, periodOf } from '../../../shared/timeline.ts'
import { addDays, dayIn, instantOf } from '../../../shared/zoned-time.ts'
import type { Deferred, LoadContext } from '../define-page.ts'
import { hasPage } from '../../site-pages.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The lengths of plans, each with its maximum duration in minutes. */
const LENGTHS = [
  ['short', 150],
  ['half', 330],
  ['day', 24 * 60],
] as const
type PlanLength = (typeof LENGTHS)[number][0]

/** Maximum number of visit guides from which plans are chosen. */
export const ALL_STRATEGIES = 100

const WET = new Set<Weather['sky']>(['drizzle', 'rain', 'storm', 'sleet', 'snow'])
const SEVERE = new Set<Warning['colour']>(['orange', 'red'])

export type Why =
  | { of: 'ride'; facility: Facility; off: DayOff }
  | { of: 'trail'; alert: Alert }
  | { of: 'time'; closes: number }
  | { of: 'start'; by: number }
  | { of: 'rain'; wet: Wet }

/** Why the ground is slippery: a warning, or the weather in a measurement or forecast. */
type Wet = { warning: Warning } | { sky: Weather['sky']; source?: string | undefined }

export interface OfferedPlan {
  plan: Plan
  /** The latest start (Unix ms); undefined if nothing closes. */
  leaveBy: number | undefined
  /** The rides that the plan needs, with their hours on that day. */
  rides: readonly { facility: Facility; hours: DayHours['hours'] }[]
}

export interface PlanRow {
  length: PlanLength
  offered: OfferedPlan | undefined
  /** The first choice, if it is not possible. Then another plan is offered, or none. */
  missed: { plan: Plan; why: Why } | undefined
}

export interface DayPlans {
  day: string
  isToday: boolean
  isClosedToday: boolean
  rows: readonly PlanRow[]
}

type Plan = StrategyListed & { plan: NonNullable<StrategyListed['plan']> }

export interface PlanFacts {
  strategies: readonly StrategyListed[]
  today: Today
  alerts: readonly Alert[]
  area: Schedule | undefined
  now: number
  zone: string
}

/** The page expires when other plans may become possible. */
export function loadDayPlans({
  backend,
  optional,
  firstPage,
  languageId,
  now,
  expiresAt,
}: LoadContext): Deferred<DayPlans> {
  if (!hasPage('strategies/detail')) return undefined
  const input = { params: { languageId } }
  const answers = Promise.all([
    backend('menu', input),
    backend('recommendations', input),
    backend('strategyList', { body: { ...firstPage, pageSize: ALL_STRATEGIES } }),
  ])
  return optional(
    answers.then(([{ site, alerts }, { today }, { list }]) => {
      const area = scheduleOf(site)
      const of = { strategies: list, today, alerts, area, now: now.getTime(), zone: timeZone }
      expiresAt(nextChoiceAt(of))
      return dayPlansFor(of)
    }),
  )
}

/** Returns a plan of each length for today or the next day. Undefined if there are no plans. */
export function dayPlansFor(facts: PlanFacts): DayPlans | undefined {
  const { area, now, zone } = facts
  const today = dayIn(zone, now)
  const plans = plansIn(facts)
  if (plans.length === 0) return undefined
  const shortest = Math.min(...plans.map(durationOf))
  let day = (area ? nextEntryDay(area, now, zone) : today) ?? today
  let window = windowOn(facts, day)
  if (window.start + shortest > window.closes) {
    day = nextDay(facts, day)
    window = windowOn(facts, day)
  }
  const candidates = plans.filter(
    ({ plan: { season, rides } }) =>
      (!season || isInPartOfYear(season, day)) &&
      rides.every((id) => facts.today.facilities.some((facility) => facility.id === id)),
  )
  const choice = new Choice(facts, { ...window, day })
  const rows = LENGTHS.flatMap(([length, longest], index): PlanRow[] => {
    const least = LENGTHS[index - 1]?.[1] ?? 0
    const own = candidates.filter(({ durationMinutes: of }) => least < of && of <= longest)
    return own.length === 0 ? [] : [rowOf(length, own, choice)]
  })
  if (rows.length === 0) return undefined
  const isClosedToday = area !== undefined && hoursOn(area, today).hours === undefined
  return { day, isToday: day === today, isClosedToday, rows }
}

function plansIn({ strategies }: PlanFacts): Plan[] {
  const plans = strategies.filter(
    (each): each is Plan => each.plan !== undefined && each.nights === undefined,
  )
  return plans.toSorted((one, other) => Number(one.plan.rain) - Number(other.plan.rain))
}

function nextDay({ area, zone }: PlanFacts, day: string): string {
  const midnight = instantOf(zone, addDays(day, 1), 0)
  return (area && nextEntryDay(area, midnight, zone)) ?? addDays(day, 1)
}

interface Window {
  /** The earliest start: now, or the opening time if that is later. */
  start: number
  closes: number
}

function windowOn({ area, now, zone }: PlanFacts, day: string): Window {
  const span = area && mainSpanOn(area, day, zone)
  const opens = span?.opens ?? instantOf(zone, day, 0)
  return { start: Math.max(now, opens), closes: span?.closes ?? Infinity }
}

function durationOf({ durationMinutes }: Plan): number {
  return durationMinutes * MINUTE_MS
}

/**
 * Offers the first possible plan of a length. If the best plan is not possible, `missed` is that
 * plan with the reason.
 */
function rowOf(length: PlanLength, own: readonly Plan[], choice: Choice): PlanRow {
  const judged = own.map((plan) => ({ plan, why: choice.why(plan) }))
  const possible = judged.find(({ why }) => why === undefined)?.plan
  const [first] = judged
  return {
    length,
    offered: possible && choice.offer(possible),
    missed: first?.why && { plan: first.plan, why: first.why },
  }
}

/** Decides which plans are possible on a day, and why others are not. */
class Choice {
  readonly #facts: PlanFacts
  readonly #at: Window & { day: string }

  constructor(facts: PlanFacts, at: Window & { day: string }) {
    this.#facts = facts
    this.#at = at
  }

  why(plan: Plan): Why | undefined {
    return this.#closed(plan) ?? this.#late(plan) ?? this.#wet(plan)
  }

  offer(plan: Plan): OfferedPlan {
    const leaveBy = this.#leaveBy(plan)
    const rides = this.#rides(plan).map((facility) => {
      const schedule = boundHours(facility)
      return { facility, hours: schedule && hoursOn(schedule, this.#at.day).hours }
    })
    return { plan, leaveBy: leaveBy === Infinity ? undefined : leaveBy, rides }
  }

  #rides({ plan: { rides } }: Plan) {
    const { today, ...closings } = this.#facts
    return today.facilities
      .filter(({ id }) => rides.includes(id))
      .map((facility) => withClosures(facility, closings))
  }

  #closed(plan: Plan): Why | undefined {
    const { start, day } = this.#at
    const ends = start + durationOf(plan)
    for (const facility of this.#rides(plan)) {
      const { report } = facility
      const off = dayOffOf(facility, day, { now: start, zone: this.#facts.zone })
      if (off) return { of: 'ride', facility, off }
      const [from, until] = report?.state === 'closed' ? periodOf(report) : [Infinity, 0]
      if (from < ends && start < until)
        return { of: 'ride', facility, off: { reason: report?.note } }
    }
    const alert = this.#facts.alerts.find(
      (each) =>
        each.severity === 'closure' &&
        daysOn(each, day) === 'now' &&
        plan.trails.some((id) => each.affects.trails.includes(id)),
    )
    return alert && { of: 'trail', alert }
  }

  /** Returns the latest start that leaves enough time for the plan and for the last ride back. */
  #leaveBy(plan: Plan): number {
    const { closes, day } = this.#at
    const back = this.#rides(plan).map((facility) => {
      const hours = boundHours(facility)
      return (hours && mainSpanOn(hours, day, this.#facts.zone)?.lastBack) ?? Infinity
    })
    return Math.min(Math.min(closes, ...back) - durationOf(plan), this.#startBy(plan))
  }

  #startBy({ plan: { startBy } }: Plan): number {
    return startBy === undefined ? Infinity : clockOn(this.#facts.zone, this.#at.day, startBy)
  }

  #late(plan: Plan): Why | undefined {
    const { start } = this.#at
    const by = this.#startBy(plan)
    if (by < start) return { of: 'start', by }
    const leaveBy = this.#leaveBy(plan)
    return leaveBy < start ? { of: 'time', closes: leaveBy + durationOf(plan) } : undefined
  }

  #wet(plan: Plan): Why | undefined {
    if (plan.plan.rain) return undefined
    const { start, day } = this.#at
    const until = start + durationOf(plan)
    const wet = wetIn(this.#facts, { start, until, day })
    return wet && { of: 'rain', wet }
  }
}

function clockOn(zone: string, day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return instantOf(zone, day, hours * 60 + minutes)
}

/**
 * Returns the weather that makes a walk slippery; undefined if there is none. Checks warnings, the
 * current weather and the hourly forecast. Without an hourly forecast, checks the forecast for the
 * day.
 */
function wetIn(
  { today, now }: PlanFacts,
  { start, until, day }: { start: number; until: number; day: string },
): Wet | undefined {
  const { weather, hourly, warnings = [], forecasts } = today
  const warning = warnings.find((each) => {
    const [from, ends] = periodOf(each)
    return SEVERE.has(each.colour) && now < ends && from < until && start < ends
  })
  if (warning) return { warning }
  const hours = hourly && isValidAt(hourly, now) ? hourly.hours : []
  const during = hours.filter(({ at }) => instantAt(at) < until && start < instantAt(at) + HOUR_MS)
  const isNow = weather && start === now && isValidAt(weather, now)
  const later = during.length === 0 ? forecasts.filter((each) => each.day === day) : []
  const wet = [
    ...(isNow ? [weather] : []),
    ...during.map(({ sky }) => ({ sky, source: hourly?.source })),
    ...later.filter((each) => isValidAt(each, now)),
  ].find(({ sky }) => WET.has(sky))
  return wet && { sky: wet.sky, source: wet.source }
}

/** Returns the next time at which the choice of plans may change. */
export function nextChoiceAt(facts: PlanFacts): number {
  const { today, area, now, zone } = facts
  const day = dayIn(zone, now)
  const facilities = today.facilities.map((facility) => withClosures(facility, facts))
  const schedules = [area, ...facilities.map(boundHours)].filter((each) => each !== undefined)
  const ends = [
    ...schedules.flatMap((schedule) => {
      const span = mainSpanOn(schedule, day, zone)
      return span ? [span.opens, span.closes, span.lastBack] : []
    }),
    ...[...(today.warnings ?? []), ...facilities.flatMap(({ report }) => report ?? [])].flatMap(
      periodOf,
    ),
    ...(today.hourly?.hours ?? []).flatMap(({ at }) => [instantAt(at), instantAt(at) + HOUR_MS]),
  ]
  const changes = plansIn(facts).flatMap((plan) => [
    ...ends.map((end) => end - durationOf(plan)),
    ...(plan.plan.startBy === undefined ? [] : [clockOn(zone, day, plan.plan.startBy)]),
  ])
  const midnight = instantOf(zone, addDays(day, 1), 0)
  // At its latest start, a plan is still possible. So the change comes one millisecond later.
  return Math.min(...[...ends, ...changes.map((at) => at + 1), midnight].filter((at) => at > now))
}

/** Returns the heading for the plans of today, or of a later day. */
export function plansTitle(intl: IntlShape, day?: string): string {
  return intl.formatMessage(
    {
      id: 'plans.title',
      defaultMessage: '{date, select, none {今天怎么走} other {{date}怎么走}}',
      description: 'Heading over plans for a day; “none”: today',
    },
    { date: day === undefined ? 'none' : dayWithWeekday(intl, day) },
  )
}

/** Returns a day with its weekday: `12月1日周二`. */
function dayWithWeekday(intl: IntlShape, day: string): string {
  const parts = { month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const
  return unbroken(intl.formatDate(day, parts))
}
