import type { Context } from 'hono'
import type { IntlShape } from 'react-intl'
import { facilityStateWords, plannedWords, waitWords } from '../../client/ui/facility-words.ts'
import { warningName } from '../../client/ui/measured-words.ts'
import { dateWords, daysWords, dayWords } from '../../client/ui/opening-words.ts'
import { slotWords } from '../../client/ui/stock-words.ts'
import type { Alert } from '../../contract/alert.ts'
import type { Facility, Today } from '../../contract/conditions.ts'
import { alertAt, type AlertState } from '../../shared/alerts.ts'
import { facilityAt, type FacilityState, timedIn, withClosures } from '../../shared/facility.ts'
import { factLine } from '../../shared/fact-line.ts'
import type { Notice, Notices } from '../../shared/notices.ts'
import { languageOf } from '../../shared/language.ts'
import { type DayHours, type Opening, openingAt, scheduleOf } from '../../shared/opening-hours.ts'
import { timeZone } from '../../shared/site.ts'
import { instantAt, isValidAt, periodOf, type Timed } from '../../shared/timeline.ts'
import { addDays, dayIn } from '../../shared/zoned-time.ts'
import type { Ticket } from '../../contract/ticket.ts'
import {
  ALL_STRATEGIES,
  type DayPlans,
  dayPlansFor,
  type PlanFacts,
  nextChoiceAt,
  type OfferedPlan,
} from '../sections/strategies/day-plans.ts'
import { whyWords } from '../sections/strategies/day-plans-block.tsx'
import type { Language } from '../../locales/languages.ts'
import { backendOf } from '../upstream/backend.ts'
import { href } from '../href.ts'
import { facilityLine } from '../parts/facilities.tsx'
import { loadContext } from '../prepare-page.ts'
import { intlOf } from '../render/intl.ts'
import { nextStockAt, stockOn } from '../sections/tickets/days-off.tsx'
import type { AppEnv, Scope } from '../scope.ts'
import { titles } from '../sections/index.ts'
import { hasPage } from '../site-pages.ts'

const FRESH_MS = 60_000

/** Responds with the state of the area as JSON (`docs/operators/operations.md`). */
export async function visit(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const now = Date.now()
  const language = languageOf(c.req.path)
  const isWhole = c.req.query('only') !== 'notices'
  const { site, alerts, today, tickets, strategies } = await load(scope, language, { isWhole })
  const schedule = scheduleOf(site)
  const opening = schedule && openingAt(schedule, now, timeZone)
  const states = (today?.facilities ?? []).map((facility) => ({
    facility,
    at: facilityAt(withClosures(facility, { alerts, area: schedule }), now, timeZone),
  }))
  const alertStates = alerts.map((alert) => ({ alert, at: alertAt(alert, now, timeZone) }))
  const measured = describeMeasured(today, now)
  if (!isWhole) {
    const facts = { opening, states, alertStates, measured, tickets, now }
    const notices = noticesOf(intlOf(language), facts)
    return c.json(withMore(language, notices), 200, { 'Cache-Control': 'no-cache' })
  }
  const planFacts = { strategies, today, alerts, area: schedule, now, zone: timeZone }
  const planned = plansOf(planFacts, language)
  // Rounded down to whole minutes. So programs that poll twice in a minute get the same response.
  const at = now - (now % FRESH_MS)
  const expiresAt = Math.min(
    at + 2 * FRESH_MS,
    opening?.expiresAt ?? Infinity,
    ...[...states, ...alertStates].map(({ at }) => at.expiresAt),
    ...endsOf(today, now),
    nextStockAt(tickets, now),
    planned.expiresAt,
  )
  const body = {
    name: site.name,
    telephone: site.telephone,
    timeZone,
    at: isoTime(at),
    validUntil: isoTime(expiresAt),
    opening: opening && describeOpening(opening),
    hours: schedule,
    alerts: alertStates
      .filter(({ at }) => at.state !== 'over')
      .map(({ alert, at }) => ({ ...alert, isNow: at.state === 'now' })),
    facilities:
      today &&
      states.map(({ facility, at: { state, report, coming, opening } }) => ({
        ...facility,
        state,
        report,
        coming,
        opening: opening && describeOpening(opening),
      })),
    ...measured,
    tickets: describeStock(tickets, now),
    plans: planned.plans,
  }
  const maxAge = Math.floor(Math.min(FRESH_MS, expiresAt - now) / 1000)
  return c.json(body, 200, {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': today ? `public, max-age=${maxAge}` : 'no-store',
  })
}

interface Facts {
  opening: Opening | undefined
  states: readonly { facility: Facility; at: FacilityState }[]
  alertStates: readonly { alert: Alert; at: AlertState }[]
  measured: Pick<Today, 'warnings'> | undefined
  tickets: readonly Ticket[]
  now: number
}

/**
 * Returns the notices for open pages. If the area is closed today, one notice replaces those of its
 * facilities and tickets.
 */
function noticesOf(intl: IntlShape, facts: Facts): Notice[] {
  const { opening, states, alertStates, measured } = facts
  const announced = alertStates
    .filter(({ alert, at }) => at.state !== 'over' && alert.severity !== 'information')
    .map(({ alert }): Notice => {
      const text = `${daysWords(intl, alert)} ${alert.title}`
      return { id: `alert-${alert.id}`, is: 'announced', text }
    })
  const warned = (measured?.warnings ?? []).map((warning): Notice => {
    const [since] = periodOf(warning)
    const id = `warning-${warning.colour}-${since}`
    return { id, is: 'announced', since, text: factLine(warningName(intl, warning), warning.text) }
  })
  const day = opening?.today
  const closed: Notice[] =
    day && !day.hours ? [{ id: 'area', is: 'closed', text: dayWords(intl, day) }] : []
  const facilities = states.flatMap(({ facility, at }) =>
    closed.length > 0 && !facility.independent ? [] : facilityNotices(intl, facility, at),
  )
  const soldOut = closed.length > 0 ? [] : soldOutNotices(intl, facts)
  return [...warned, ...announced, ...closed, ...soldOut, ...facilities]
}

/**
 * Returns a notice for each ticket that is sold out today. The usual end of its sale does not
 * count.
 */
function soldOutNotices(intl: IntlShape, { tickets, now }: Facts): Notice[] {
  const day = dayIn(timeZone, now)
  return tickets.flatMap((ticket): Notice[] => {
    const { slots, isGone } = stockOn(ticket, day, now)
    if (!isGone || slots.at(-1)?.status !== 'SOLD_OUT') return []
    const value = slotWords(intl, { day, status: 'SOLD_OUT' })
    const text = `${dateWords(intl, day)} ${facilityLine(intl, { name: ticket.title, value })}`
    return [{ id: `ticket-${ticket.id}`, is: 'closed', text }]
  })
}

/**
 * Returns no notice if the state is unknown, or if the facility is only outside its usual hours.
 */
function facilityNotices(intl: IntlShape, { id, name }: Facility, at: FacilityState): Notice[] {
  const is = statementOf(at)
  if (is === undefined) return []
  const { report, closure } = at
  const queue = is === 'closed' ? undefined : report
  const value = factLine(
    facilityStateWords(intl, at),
    is === 'planned' && plannedWords(intl),
    report?.note ?? closure?.reason,
    queue && waitWords(intl, queue),
  )
  return [
    {
      id: `facility-${id}`,
      is,
      waitMinutes: queue?.waitMinutes,
      since: report && instantAt(report.updatedAt),
      text: facilityLine(intl, { name, value }),
    },
  ]
}

function statementOf({ state, opening }: FacilityState): Notice['is'] | undefined {
  if (state === 'outside') return opening?.today.hours ? undefined : 'closed'
  return state === 'unknown' ? undefined : state
}

/** Adds the link to the page with the conditions, if the site has that page. */
function withMore(language: Language, notices: readonly Notice[]): Notices {
  if (!hasPage('conditions')) return { notices }
  const label = intlOf(language).formatMessage(titles.conditions)
  return { notices, more: { label, href: href(language, 'conditions') } }
}

/** Loads the data. All calls except the one for the hours are optional. */
async function load(scope: Scope, language: Language, { isWhole }: { isWhole: boolean }) {
  const { backend, optional, languageId, firstPage } = loadContext(language, backendOf(scope))
  const input = { params: { languageId } }
  const body = { ...firstPage, pageSize: ALL_STRATEGIES }
  const [{ site, alerts }, facts, tickets, strategies] = await Promise.all([
    backend('menu', input),
    optional(backend('recommendations', input)),
    hasPage('tickets') && optional(backend('ticketList', { query: { languageId } })),
    isWhole && hasPage('strategies/detail') && optional(backend('strategyList', { body })),
  ])
  return {
    site,
    alerts,
    today: facts?.today,
    tickets: tickets ? tickets.list : [],
    strategies: strategies ? strategies.list : [],
  }
}

/** Returns the plans for the day, and the time at which they may change. */
function plansOf(
  { today, ...rest }: Omit<PlanFacts, 'today'> & { today: Today | undefined },
  language: Language,
) {
  const none = { plans: undefined, expiresAt: Infinity }
  if (today === undefined) return none
  const known = { ...rest, today }
  const plans = dayPlansFor(known)
  if (plans === undefined) return none
  return { plans: describePlans(plans, language), expiresAt: nextChoiceAt(known) }
}

/** Returns the plans for the day that the home page and the conditions show, as data. */
function describePlans({ day, isToday, rows }: DayPlans, language: Language) {
  const intl = intlOf(language)
  const named = ({ id, title, durationMinutes, plan }: OfferedPlan['plan']) => ({
    id,
    title,
    url: href(language, 'strategies/detail', { id }),
    durationMinutes,
    audience: plan.audience,
    suitsRain: plan.rain,
  })
  return {
    day,
    isToday,
    rows: rows.map(({ length, offered, missed }) => ({
      length,
      offered: offered && {
        ...named(offered.plan),
        leaveBy: offered.leaveBy && isoTime(offered.leaveBy),
        rides: offered.rides.map(({ facility: { id, name }, hours }) => ({
          id,
          name,
          lastEntry: hours?.lastEntry,
          lastDown: hours?.lastDown,
          departures: hours?.departures,
        })),
      },
      missed: missed && {
        ...named(missed.plan),
        because: missed.why.of,
        text: whyWords(intl, missed.why, missed.plan.durationMinutes),
      },
    })),
  }
}

/** Returns the tickets left for today and tomorrow. Undefined if there is no valid figure. */
function describeStock(tickets: readonly Ticket[], now: number) {
  const today = dayIn(timeZone, now)
  const dated = tickets.flatMap((ticket) => {
    const slots = [today, addDays(today, 1)].flatMap((day) => stockOn(ticket, day, now).slots)
    const { updatedAt, validUntil } = ticket.availability ?? {}
    return slots.length === 0
      ? []
      : [{ id: ticket.id, title: ticket.title, slots, updatedAt, validUntil }]
  })
  return dated.length === 0 ? undefined : dated
}

/** Returns the measurements, forecasts and warnings that are currently valid. */
function describeMeasured(today: Today | undefined, now: number) {
  if (today === undefined) return undefined
  const { weather, hourly, warnings = [], webcams = [], visitors, carParks, forecasts } = today
  const valid = (timed: Timed) => isValidAt(timed, now)
  return {
    warnings: warnings.filter(valid),
    weather: weather && valid(weather) ? weather : undefined,
    hourly: hourly && valid(hourly) ? hourly : undefined,
    webcams: webcams.filter(valid),
    visitors: visitors && valid(visitors) ? visitors : undefined,
    carParks: carParks.filter(valid),
    forecasts: forecasts.filter(valid),
  }
}

/** Returns the times in the future at which measurements and forecasts become valid or expire. */
function endsOf(today: Today | undefined, now: number): number[] {
  const ends = today ? timedIn(today).flatMap(periodOf) : []
  return ends.filter((at) => at > now)
}

function describeOpening({ open, opensNext, today, tomorrow }: Opening) {
  return {
    isOpen: open !== undefined,
    admitsUntil: open?.admits && open.lastEntry ? isoTime(open.lastEntry.at) : undefined,
    closesAt: open?.until && isoTime(open.until.at),
    opensAt: opensNext && isoTime(opensNext.at),
    today: describeDay(today),
    tomorrow: describeDay(tomorrow),
  }
}

function describeDay({ day, hours, exception }: DayHours) {
  return {
    day,
    opens: hours?.opens,
    closes: hours?.closes,
    lastEntry: hours?.lastEntry,
    lastDown: hours?.lastDown,
    sessions: hours?.sessions,
    departures: hours?.departures,
    reason: exception?.reason,
    url: exception?.url,
  }
}

function isoTime(at: number): string {
  return new Date(at).toISOString()
}
