import type { Alert } from '../contract/alert.ts'
import { alertAt } from '../shared/alerts.ts'
import { timeZone } from '../shared/site.ts'
import type { Page } from './sections/define-page.ts'
import { sectionOf } from './sections/index.ts'

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
  return (
    affects.pages.includes(sectionOf(route).name) ||
    tellsOf.some((kind) => affects[kind].length > 0)
  )
}
