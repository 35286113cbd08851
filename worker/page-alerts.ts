import type { Alert } from '../contract/alert.ts'
import { alertAt } from '../shared/alerts.ts'
import { timeZone } from '../shared/site.ts'
import type { Page } from './pages/define-page.ts'
import { nameOfPage } from './site-pages.ts'

type Telling = Pick<Page, 'route' | 'tellsOf'>

/** The announcements that a page tells of above its content at a time, and until when all of them are the same. */
export function alertsOn(page: Telling, alerts: readonly Alert[], now: number) {
  const known = alerts.map((alert) => ({ alert, at: alertAt(alert, now, timeZone) }))
  return {
    shown: known
      .filter(({ alert, at }) => at.state !== 'over' && isToldOn(page, alert))
      .map(({ alert, at }) => ({
        alert,
        nowUntil: at.state === 'now' ? at.holdsUntil : undefined,
      })),
    holdsUntil: Math.min(...known.map(({ at }) => at.holdsUntil)),
  }
}

function isToldOn({ route, tellsOf = [] }: Telling, { severity, affects }: Alert): boolean {
  if (severity === 'information') return false
  if (tellsOf === 'everything') return true
  const name = nameOfPage(route)
  return (
    (name !== undefined && affects.pages.includes(name)) ||
    tellsOf.some((kind) => affects[kind].length > 0)
  )
}
