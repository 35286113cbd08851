import type { Guide } from '../../contract/guide.ts'
import { hasPage } from '../site-pages.ts'
import type { Deferred, LoadContext } from '../sections/define-page.ts'
import type { Facility, Today } from '../../contract/conditions.ts'
import { facilitySteps, withClosures } from '../../shared/facility.ts'
import { timeZone } from '../../shared/site.ts'
import { periodOf } from '../../shared/steps.ts'

/** The guide, for a page that shows a part of it; nothing where the site has none. */
export function loadGuide({
  backend,
  optional,
  languageId,
}: Pick<LoadContext, 'backend' | 'optional' | 'languageId'>): Deferred<Guide> {
  return hasPage('guide') ? optional(backend('guide', { params: { languageId } })) : undefined
}

/** The maps of places within the area that a guide leads to. */
export function mapIdsOf({ children, points }: Guide): string[] {
  const ids = [
    ...children.map(({ id }) => id),
    ...points.flatMap(({ childGuideId }) => childGuideId ?? []),
  ]
  return [...new Set(ids)]
}

type Context = Pick<LoadContext, 'now' | 'holdsUntil'>

/** How things stand today, while all of it holds; nothing where that can't be had. */
export function loadToday({
  backend,
  optional,
  languageId,
  ...context
}: Context & Pick<LoadContext, 'backend' | 'optional' | 'languageId'>): Promise<Today | undefined> {
  return optional(
    backend('recommendations', { params: { languageId } }).then(({ today }) => {
      holdWith(today, context)
      return today
    }),
  )
}

/** Has a page end when the first of what is known of the day says something else. Closures begin and end at midnight, where the page ends anyway. */
export function holdWith(today: Today, { now, holdsUntil }: Context): void {
  const { facilities, weather, forecasts, visitors, carParks } = today
  for (const known of [weather, visitors, ...forecasts, ...carParks])
    for (const at of known ? periodOf(known) : []) if (at > now.getTime()) holdsUntil(at)
  for (const facility of facilities) holdsUntil(endOf(facility, now.getTime()))
}

/** What closes facilities is not known to `load`; always the same object, so that steps are kept. */
const NOTHING = { alerts: [], area: undefined } as const

function endOf(facility: Facility, now: number): number {
  return (
    facilitySteps(withClosures(facility, NOTHING), now, timeZone)[0]?.state.holdsUntil ?? Infinity
  )
}
