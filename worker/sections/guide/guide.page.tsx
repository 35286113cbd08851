import * as v from 'valibot'
import { narrowedByQuery, TRAIL_MINUTES } from '../../../client/islands/guide-map/address.ts'
import { openPointsAt } from '../../../client/islands/guide-map/list/use-shown.ts'
import { PaperScale } from '../../parts/place-map.tsx'
import type { GuideLinks, GuideMapProps } from '../../../client/islands/guide-map/guide-state.ts'
import guideMap from '../../../client/islands/guide-map.island.tsx'
import { HotlineFact } from '../../../client/ui/site-facts.tsx'
import { OfflineGuide } from '../../../client/ui/offline-guide.tsx'
import type { Guide } from '../../../contract/guide.ts'
import type { Site } from '../../../contract/menu.ts'
import type { Language } from '../../../locales/languages.ts'
import { TOILETS } from '../../../contract/map-kinds.ts'
import type { Facility, Today } from '../../../contract/conditions.ts'
import { idText } from '../../../contract/values.ts'
import { lastRideWords } from '../../../client/ui/facility-words.ts'
import { dayWords } from '../../../client/ui/opening-words.ts'
import { facilityAt, withClosures } from '../../../shared/facility.ts'
import { scheduleOf } from '../../../shared/opening-hours.ts'
import { entrance, timeZone } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { Island } from '../../render/island.tsx'
import { assets } from 'virtual:client-build'
import { hasPage } from '../../site-pages.ts'
import { guideDescription } from './section.ts'
import { definePage, type ViewContext } from '../define-page.ts'
import { FacilitiesToday } from '../../parts/facilities.tsx'
import { mapIdsOf, loadToday } from '../../parts/load-guide.ts'
import { assertCategory, categoryId } from '../page-query.ts'
import { breadcrumbList } from '../../parts/structured-data.ts'
import serviceStyles from '../../../client/styles/shared/service.css?sheet'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import offlineGuideStyles from '../../../client/styles/shared/pocket-guide.css?sheet'
import { titles } from '../index.ts'
import type { ReactNode } from 'react'

/**
 * Preloads files that scripts would request later. The preloads come before the list: a slow phone
 * is busy with the list for seconds, and meanwhile the network would be idle.
 */
function Preloads({ files }: { files: readonly string[] }): ReactNode {
  const html = files.map((file) => {
    const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
    return `<link ${kind} href="${file}" fetchpriority="low">`
  })
  // oxlint-disable-next-line react/no-danger -- addresses of the build's own files
  return <div hidden dangerouslySetInnerHTML={{ __html: html.join('') }} />
}

/** Opens the map. It is raw HTML, because React would move the script to the head. */
const OPEN_MAP = {
  __html: `<script type="module" async src="${assets.guideScript}" fetchpriority="low"></script>`,
}

export default definePage({
  route: 'guide',
  styles: [filtersStyles, offlineGuideStyles, serviceStyles],
  layout: 'map',
  sharePicture: 'guide',
  alertScope: ['facilities', 'trails'],
  clientSideParameters: ['category', 'open', 'accessible', 'trails', 'minutes', 'sees'],
  showsAmap: true,
  /** `map`: a child map. The others filter points (`open`, `accessible`) and trails. */
  query: {
    map: v.optional(idText),
    category: categoryId,
    open: v.optional(v.literal('1')),
    accessible: v.optional(v.literal('1')),
    trails: v.optional(v.picklist(['all', 'step-free'])),
    minutes: v.optional(v.picklist(TRAIL_MINUTES.map(String))),
    sees: categoryId,
  },
  load: async (context) => {
    const { backend, languageId, query, now } = context
    const today = query.map === undefined ? loadToday(context) : undefined
    const guide =
      query.map === undefined
        ? await backend('guide', { params: { languageId } })
        : await backend('childGuide', { query: { id: query.map, languageId } })
    // Pages link to the toilets on the map. A guide without that category shows all points instead
    // of a 404.
    if (query.category !== TOILETS) assertCategory(query.category, guide.categories)
    assertCategory(query.sees, guide.views ?? [])
    const filter = narrowedByQuery(query, guide)
    if (filter.isOpen)
      context.expiresAt(openPointsAt(guide.points, now.getTime(), timeZone).expiresAt)
    const facilities = await facilitiesOf(guide, today)
    return { guide, filter, today, facilities, now: now.getTime() }
  },
  head: ({ data: { guide }, query, ...context }) => ({
    stylesheet: assets.guideStyles,
    title: headTitle(guide, query.map, context),
    description:
      guide.summary ||
      context.intl.formatMessage(guideDescription, { entrance: entrance[context.language] }),
    contentLanguage: guide.inLanguage,
    contentLanguages: guide.languages,
    // A category only filters the points on the map, so the canonical address omits it.
    canonicalQuery: { map: query.map },
    ...(query.map !== undefined && { structured: [breadcrumbList(context.crumbs, guide.name)] }),
  }),
  view: ({ data: { guide, filter, today, facilities, now }, query, ...context }) => (
    <>
      <FacilitiesToday
        today={today}
        alerts={context.alerts}
        area={scheduleOf(context.site)}
        now={now}
        href={hasPage('conditions') ? href(context.language, 'conditions') : undefined}
      />
      <OfflineGuide language={context.language} isLine />
      <PaperFacts guide={guide} site={context.site} />
      <Preloads files={context.amap ? assets.guideMaps.amap : assets.guideMaps.embedded} />
      <Island
        of={guideMap}
        on={context.amap ? undefined : 'map'}
        files={assets.guideIsland.length > 0 ? assets.guideIsland : undefined}
        props={{
          guide,
          title: query.map === undefined ? context.intl.formatMessage(titles.guide) : guide.name,
          entrance: query.map === undefined ? entrance[context.language] : undefined,
          filter,
          now: filter.isOpen ? now : undefined,
          facilities: hoursOf(facilities, now, context),
          crumbs: query.map === undefined ? [] : context.crumbs,
          links: linksOf(guide, query.map, context.language),
          amap: context.amap,
        }}
      />
      {/* oxlint-disable-next-line react/no-danger -- the address of the build's own file */}
      {context.amap === undefined && <div hidden dangerouslySetInnerHTML={OPEN_MAP} />}
    </>
  ),
})

/** Only on paper: the map's scale and a telephone number. The map is as wide as the page. */
function PaperFacts({ guide, site }: { guide: Guide; site: Site }): ReactNode {
  return (
    <p className="paper-facts">
      <PaperScale bounds={guide.bounds} />
      <span>
        <HotlineFact site={site} />
      </span>
    </p>
  )
}

/** Loads the facilities at the ends of trails. The page needs today's conditions only for these. */
async function facilitiesOf(
  { trails }: Guide,
  today: Promise<Today | undefined> | undefined,
): Promise<Facility[]> {
  const ids = new Set(trails.flatMap(({ facility }) => facility ?? []))
  if (ids.size === 0) return []
  return ((await today)?.facilities ?? []).filter(({ id }) => ids.has(id))
}

function hoursOf(
  facilities: readonly Facility[],
  now: number,
  { alerts, intl, site }: ViewContext,
): GuideMapProps['facilities'] {
  return Object.fromEntries(
    facilities.map((facility) => {
      const { opening } = facilityAt(
        withClosures(facility, { alerts, area: scheduleOf(site) }),
        now,
        timeZone,
      )
      const hours = opening && dayWords(intl, opening.today)
      const last = lastRideWords(intl, opening?.today.hours, opening?.departed)
      return [facility.id, { name: facility.name, hours, last }]
    }),
  )
}

/** Returns the title of the page: `导览地图`, or `导览地图：古村` for a child map. */
function headTitle(guide: Guide, map: string | undefined, { intl }: ViewContext): string {
  const title = intl.formatMessage(titles.guide)
  if (map === undefined) return title
  return intl.formatMessage(
    {
      id: 'guide.childTitle',
      defaultMessage: '{title}：{name}',
      description: 'Title of the map of a place within the area: 导览地图：古村',
    },
    { title, name: guide.name },
  )
}

function linksOf(guide: Guide, id: string | undefined, language: Language): GuideLinks {
  const at = (map: string | undefined) => href(language, 'guide', {}, { map })
  return {
    all: at(id),
    maps: Object.fromEntries(mapIdsOf(guide).map((child) => [child, at(child)])),
  }
}
