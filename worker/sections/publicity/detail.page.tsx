import type { ReactNode } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import { TimedText } from '../../../client/ui/date-text.tsx'
import { detailWords, stateWords } from '../../../client/ui/opening-words.ts'
import type { Guide } from '../../../contract/guide.ts'
import type { Site } from '../../../contract/menu.ts'
import { FACT_SEPARATOR } from '../../../shared/fact-line.ts'
import { alertAt } from '../../../shared/alerts.ts'
import { type Opening, openingTimeline, scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { langAttributes } from '../../../shared/text-direction.ts'
import { timedTexts } from '../../../shared/timed-text.ts'
import type { Point } from '../../parts/clean-content.ts'
import { ArticleView, articleHead } from '../../parts/article-view.tsx'
import { type Deferred, definePage, type ViewContext } from '../define-page.ts'
import { isNamed } from '../../parts/page-alerts.ts'
import { loadGuide } from '../../parts/load-guide.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import {
  breadcrumbList,
  describedItem,
  scenicArea,
  typed,
  type Typed,
} from '../../parts/structured-data.ts'
import { Await } from '../../render/await.tsx'
import { PlaceFacts } from './place-facts.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'

export default definePage({
  route: 'publicity/detail',
  styles: [detailsStyles, articleStyles],
  sharePicture: 'scenic',
  load: async ({ backend, optional, params, languageId, now }) => {
    const guide = loadGuide({ backend, optional, languageId })
    const place = await backend('pointDetail', { query: { id: params.id, languageId } })
    return { place, guide, now: now.getTime() }
  },
  head: ({ data: { place }, ...context }) => ({
    ...articleHead(place),
    structured: [touristAttraction(place, context), breadcrumbList(context.crumbs, place.title)],
  }),
  view: ({ data: { place, guide, now }, crumbs, ...context }) => (
    <ArticleView article={place} crumbs={crumbs} route="publicity/detail" areDatesLast>
      <PlaceFacts
        place={place}
        openNow={<OpenNow place={place} guide={guide} now={now} context={context} />}
      />
      <PlaceMap guide={guide} place={place} mark="景" />
    </ArticleView>
  ),
})

interface OpenNowProps {
  place: Pick<Point, 'title'>
  guide: Deferred<Pick<Guide, 'points'>>
  now: number
  context: Pick<ViewContext, 'alerts'> & { site: Pick<Site, 'hours' | 'openingHours'> }
}

/**
 * Whether a sight is open now, or when it opens next, from the guide's point with its name. Renders
 * nothing if the page shows an announcement that closes it, because its hours do not say so.
 */
export function OpenNow({ place, guide, now, context }: OpenNowProps): ReactNode {
  const intl = useIntl()
  const within = scheduleOf(context.site)
  const page = { route: 'publicity/detail', title: place.title } as const
  const isClosed = context.alerts.some(
    (alert) =>
      alert.severity === 'closure' &&
      isNamed(page, alert) &&
      alertAt(alert, now, timeZone).state !== 'over',
  )
  if (isClosed) return null
  return (
    <Await resolve={guide}>
      {({ points }) => {
        const [hours, ...more] = points.find(({ name }) => name === place.title)?.hours ?? []
        if (hours === undefined || more.length > 0) return null
        const steps = openingTimeline({ ...hours, within }, now, timeZone)
        return (
          <strong {...langAttributes(intl.locale)}>
            <TimedText
              entries={timedTexts(steps, (each) => FACT_SEPARATOR + openNowWords(intl, each))}
            />
          </strong>
        )
      }}
    </Await>
  )
}

/** `openNowWords(intl, opening) // '明日 07:00 开放'` */
function openNowWords(intl: IntlShape, opening: Opening): string {
  const next = opening.open === undefined ? detailWords(intl, opening) : undefined
  return next ?? stateWords(intl, opening)
}

// It has no `geo`: our coordinates are GCJ-02 and schema.org's are WGS 84. The difference is
// hundreds of metres.
function touristAttraction(place: Point, context: ViewContext): Typed<'TouristAttraction'> {
  return typed('TouristAttraction', {
    ...describedItem(place, context),
    containedInPlace: scenicArea(context),
  })
}
