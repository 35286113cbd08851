import type { Context } from 'hono'
import type { Facility } from '../../contract/conditions.ts'
import { facilityAt } from '../../shared/facility.ts'
import { languageOf } from '../../shared/language.ts'
import { type DayHours, type Opening, openingAt, scheduleOf } from '../../shared/opening-hours.ts'
import { timeZone } from '../../shared/site.ts'
import { type Language, languageIds } from '../../locales/languages.ts'
import { backendOf } from '../backend-for-request.ts'
import { BackendError } from '../backend/errors.ts'
import { PageError } from '../page-error.ts'
import type { AppEnv, Scope } from '../scope.ts'

const FRESH_MS = 60_000

/** Whether the area is open and how its facilities stand, with all hours, as JSON for other programs (`docs/operations.md`). */
export async function visit(c: Context<AppEnv>): Promise<Response> {
  const scope = c.get('scope')
  const now = Date.now()
  const { site, facilities } = await load(scope, languageOf(c.req.path))
  const schedule = scheduleOf(site)
  const opening = schedule && openingAt(schedule, now, timeZone)
  const states = facilities?.map((facility) => ({
    facility,
    at: facilityAt(facility, now, timeZone),
  }))
  const holdsUntil = Math.min(
    now + FRESH_MS,
    opening?.holdsUntil ?? Infinity,
    ...(states ?? []).map(({ at }) => at.holdsUntil),
  )
  const body = {
    name: site.name,
    telephone: site.telephone,
    timeZone,
    at: isoTime(now),
    validUntil: isoTime(holdsUntil),
    opening: opening && describeOpening(opening),
    hours: schedule,
    facilities: states?.map(({ facility, at }) => ({
      ...facility,
      state: at.state,
      report: at.report,
      opening: at.opening && describeOpening(at.opening),
    })),
  }
  return c.json(body, 200, {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': facilities
      ? `public, max-age=${Math.floor((holdsUntil - now) / 1000)}`
      : 'no-store',
  })
}

/** The facilities may be missing, the hours not. */
async function load(scope: Scope, language: Language) {
  const backend = backendOf(scope)
  const input = { params: { languageId: `${languageIds[language]}` } } as const
  try {
    const [{ site }, facilities] = await Promise.all([
      backend('menu', input),
      backend('recommendations', input).then(
        ({ today }): readonly Facility[] => today.facilities,
        () => undefined,
      ),
    ])
    return { site, facilities }
  } catch (error) {
    if (!(error instanceof BackendError)) throw error
    throw new PageError(503, { statusMessage: 'Service Unavailable', cause: error })
  }
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
    reason: exception?.reason,
    url: exception?.url,
  }
}

function isoTime(at: number): string {
  return new Date(at).toISOString()
}
