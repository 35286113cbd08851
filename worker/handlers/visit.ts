import type { Context } from 'hono'
import type { Today } from '../../contract/conditions.ts'
import { alertAt } from '../../shared/alerts.ts'
import { facilityAt, timedIn, withClosures } from '../../shared/facility.ts'
import { languageOf } from '../../shared/language.ts'
import { type DayHours, type Opening, openingAt, scheduleOf } from '../../shared/opening-hours.ts'
import { timeZone } from '../../shared/site.ts'
import { isValidAt, periodOf, type Timed } from '../../shared/timeline.ts'
import { type Language, languageIds } from '../../locales/languages.ts'
import { backendOf } from '../upstream/backend.ts'
import { BackendError } from '../upstream/call.ts'
import { PageError } from '../page-error.ts'
import type { AppEnv, Scope } from '../scope.ts'

const FRESH_MS = 60_000

/**
 * Returns the state of the area and its facilities, with all hours, as JSON for other programs
 * (`docs/operators/operations.md`).
 */
export async function visit(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const now = Date.now()
  const { site, alerts, today } = await load(scope, languageOf(c.req.path))
  const schedule = scheduleOf(site)
  const opening = schedule && openingAt(schedule, now, timeZone)
  const states = today?.facilities.map((facility) => ({
    facility,
    at: facilityAt(withClosures(facility, { alerts, area: schedule }), now, timeZone),
  }))
  const told = alerts.map((alert) => ({ alert, at: alertAt(alert, now, timeZone) }))
  // Whole minutes, so that programs that poll again within a minute get an unchanged response.
  const at = now - (now % FRESH_MS)
  const expiresAt = Math.min(
    at + 2 * FRESH_MS,
    opening?.expiresAt ?? Infinity,
    ...[...(states ?? []), ...told].map(({ at }) => at.expiresAt),
    ...endsOf(today, now),
  )
  const body = {
    name: site.name,
    telephone: site.telephone,
    timeZone,
    at: isoTime(at),
    validUntil: isoTime(expiresAt),
    opening: opening && describeOpening(opening),
    hours: schedule,
    alerts: told
      .filter(({ at }) => at.state !== 'over')
      .map(({ alert, at }) => ({ ...alert, isNow: at.state === 'now' })),
    facilities: states?.map(({ facility, at }) => ({
      ...facility,
      state: at.state,
      report: at.report,
      coming: at.coming,
      opening: at.opening && describeOpening(at.opening),
    })),
    ...(today && describeMeasured(today, now)),
  }
  return c.json(body, 200, {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': today
      ? `public, max-age=${Math.floor(Math.min(FRESH_MS, expiresAt - now) / 1000)}`
      : 'no-store',
  })
}

/** Loads the data. The facilities are optional, the hours are required. */
async function load(scope: Scope, language: Language) {
  const backend = backendOf(scope)
  const input = { params: { languageId: `${languageIds[language]}` } } as const
  try {
    const [{ site, alerts }, today] = await Promise.all([
      backend('menu', input),
      backend('recommendations', input).then(
        (known) => known.today,
        () => undefined,
      ),
    ])
    return { site, alerts, today }
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    throw new PageError(503, { statusMessage: 'Service Unavailable', cause: error })
  }
}

/** Returns the measurements, forecasts and warnings that are valid now. */
function describeMeasured(
  { weather, hourly, warnings = [], webcams = [], visitors, carParks, forecasts }: Today,
  now: number,
) {
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

/** Returns the future start and end times of measurements and forecasts. */
function endsOf(today: Today | undefined, now: number): number[] {
  if (today === undefined) return []
  return timedIn(today)
    .flatMap(periodOf)
    .filter((at) => at > now)
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
