import type { Alert } from '../contract/alert.ts'
import { alertAt } from '../shared/alerts.ts'
import { timeZone } from '../shared/site.ts'
import type { RouteName } from './routes.ts'
import { nameOfPage } from './site-pages.ts'

/** The pages that tell of facilities, and those that tell of trails: what closes one affects them. */
const WITH_FACILITIES: readonly string[] = ['traffic', 'tickets', 'guide']
const WITH_TRAILS: readonly string[] = ['guide']

/** The announcements that a page tells of above its content at a time, and until when all of them are the same. */
export function alertsOn(route: RouteName, alerts: readonly Alert[], now: number) {
  const known = alerts.map((alert) => ({ alert, at: alertAt(alert, now, timeZone) }))
  return {
    shown: known
      .filter(({ alert, at }) => at.state !== 'over' && isToldOn(route, alert))
      .map(({ alert, at }) => ({ alert, isNow: at.state === 'now' })),
    holdsUntil: Math.min(...known.map(({ at }) => at.holdsUntil)),
  }
}

function isToldOn(route: RouteName, { severity, affects }: Alert): boolean {
  if (severity === 'information') return false
  const page = nameOfPage(route)
  if (page === undefined) return route === 'home'
  return (
    affects.pages.includes(page) ||
    (affects.facilities.length > 0 && WITH_FACILITIES.includes(page)) ||
    (affects.trails.length > 0 && WITH_TRAILS.includes(page))
  )
}
