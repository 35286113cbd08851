import type { Guide } from '../../contract/guide.ts'
import { hasPage } from '../site-pages.ts'
import type { Deferred, LoadContext } from '../sections/define-page.ts'
import type { Facility, Today } from '../../contract/conditions.ts'
import { facilityTimeline, timedIn, withClosures } from '../../shared/facility.ts'
import { timeZone } from '../../shared/site.ts'
import { periodOf } from '../../shared/timeline.ts'

/** Loads the guide for a page that shows a part of it; undefined if the site has no guide. */
export function loadGuide({
  backend,
  optional,
  languageId,
}: Pick<LoadContext, 'backend' | 'optional' | 'languageId'>): Deferred<Guide> {
  return hasPage('guide') ? optional(backend('guide', { params: { languageId } })) : undefined
}

/** Returns the ids of the child maps that a guide links to, each once. */
export function mapIdsOf({ children, points }: Guide): string[] {
  const ids = [
    ...children.map(({ id }) => id),
    ...points.flatMap(({ childGuideId }) => childGuideId ?? []),
  ]
  return [...new Set(ids)]
}

type Context = Pick<LoadContext, 'now' | 'expiresAt'>

/** Loads today's conditions. The page expires as soon as one of them changes. */
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

/** Makes the page expire at the first change of a measurement or facility. */
export function holdWith(today: Today, { now, expiresAt }: Context): void {
  for (const at of timedIn(today).flatMap(periodOf)) if (at > now.getTime()) expiresAt(at)
  for (const facility of today.facilities) expiresAt(endOf(facility, now.getTime()))
}

/** No closures. It is always the same object, because `facilityTimeline` caches by identity. */
const NOTHING = { alerts: [], area: undefined } as const

function endOf(facility: Facility, now: number): number {
  return (
    facilityTimeline(withClosures(facility, NOTHING), now, timeZone)[0]?.state.expiresAt ?? Infinity
  )
}
