import type { Alert } from '../../contract/alert.ts'
import { alertAt } from '../../shared/alerts.ts'
import { timeZone } from '../../shared/site.ts'
import type { Page, PageHead } from '../sections/define-page.ts'
import { sectionOf } from '../sections/index.ts'

type AlertPage = Pick<Page, 'route' | 'alertScope'> &
  Partial<Pick<PageHead, 'title' | 'places' | 'needs'>>

/**
 * Returns the announcements above a page, or that name or affect its item or places, and their next
 * change.
 */
export function alertsOn(page: AlertPage, alerts: readonly Alert[], now: number) {
  const states = alerts.map((alert) => ({ alert, at: alertAt(alert, now, timeZone) }))
  return {
    shown: states
      .filter(
        ({ alert, at }) => at.state !== 'over' && (showsAlert(page, alert) || isNamed(page, alert)),
      )
      .map(({ alert, at }) => ({
        alert,
        nowUntil: at.state === 'now' ? at.expiresAt : undefined,
      })),
    expiresAt: Math.min(...states.map(({ at }) => at.expiresAt)),
  }
}

function showsAlert(
  { route, alertScope = [], needs }: AlertPage,
  { severity, affects }: Alert,
): boolean {
  if (severity === 'information') return false
  if (alertScope === 'everything') return true
  return (
    affects.pages.includes(sectionOf(route).name) ||
    alertScope.some((kind) => affects[kind].length > 0) ||
    needs?.facilities.some((id) => affects.facilities.includes(id)) === true ||
    needs?.trails.some((id) => affects.trails.includes(id)) === true
  )
}

/** Returns whether an announcement's title names the item of a page, or one of its places. */
export function isNamed({ route, title, places = [] }: AlertPage, alert: Alert): boolean {
  if (title === undefined || !route.endsWith('/detail')) return false
  // The page of the announcement itself has the same title.
  return alert.title !== title && [title, ...places].some((name) => contains(alert.title, name))
}

const PART_OF_WORD = /[\p{Script=Latin}\d]/u

/** Returns whether a text has a name as whole words, in any case: “Inn” is not in “Inner trail”. */
function contains(text: string, name: string): boolean {
  const parts = text.toLowerCase().split(name.toLowerCase())
  return (
    name.length > 1 &&
    parts
      .slice(1)
      .some((after, index) => !PART_OF_WORD.test(`${parts[index]?.at(-1) ?? ''}${after[0] ?? ''}`))
  )
}
