import { tagOf } from '../../../shared/language.ts'
import { hasPassed, nextOf } from '../../../shared/has-passed.ts'
import type { ScenicEvent } from '../../../contract/article.ts'
import type { Message } from '../clean-content.ts'
import { href } from '../../href.ts'
import { ArticleView } from '../article-view.tsx'
import { definePage, type ViewContext } from '../define-page.ts'
import { articleHead } from '../detail-head.ts'
import { CalendarLink } from '../feed-links.tsx'
import { loadGuide } from '../load-guide.ts'
import { PlaceMap } from '../place-map.tsx'
import { isId } from '../query.ts'
import {
  breadcrumbList,
  describedThing,
  newsArticle,
  offer,
  operator,
  postalAddress,
  scenicArea,
  typed,
  type Typed,
} from '../structured-data.ts'
import { detailsWrittenIn } from '../details-written-in.ts'
import { titles } from '../titles.ts'
import { EventFacts } from './event-facts.tsx'

/** In schema.org's terms; what needs no place has none. */
const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  full: 'https://schema.org/SoldOut',
  unneeded: undefined,
} as const

const FREE = { amount: 0, currency: 'CNY' } as const

export default definePage({
  route: 'information/activity-detail',
  layout: 'default',
  sharePicture: 'activities',
  partOf: { route: 'information/activity-list', title: titles.activities },
  validate: ({ params }) => isId(params.id),
  load: async ({ backend, optional, params, languageId, now, holdsUntil }) => {
    const guide = loadGuide({ backend, optional, languageId })
    const activity = await backend('messageDetail', {
      query: { id: params.id, languageId, type: 'activity' },
    })
    if (activity.event) holdsUntil(nextOf([activity.event.endAt], now))
    return { activity, guide, now }
  },
  head: ({ data: { activity }, ...context }) => ({
    ...articleHead(activity),
    structured: [
      activity.event === undefined
        ? newsArticle(activity, context)
        : structuredEvent(activity, activity.event, context),
      breadcrumbList(context.crumbs, activity.title),
    ],
  }),
  view: ({ data: { activity, guide, now }, ...context }) => (
    <ArticleView
      article={activity}
      crumbs={context.crumbs}
      hrefOf={(id) => href(context.language, 'information/activity-detail', { id })}
    >
      {activity.event && (
        <>
          <EventFacts
            event={activity.event}
            isOver={hasPassed(activity.event.endAt, now)}
            lang={tagOf(activity.inLanguage)}
            language={context.language}
          />
          {!hasPassed(activity.event.endAt, now) && (
            <CalendarLink id={activity.id} language={context.language} />
          )}
          <PlaceMap
            guide={guide}
            place={{ ...activity.event, title: activity.event.venue }}
            mark="会"
            language={context.language}
          />
        </>
      )}
    </ArticleView>
  ),
  details: ({ backend, ...context }) =>
    detailsWrittenIn(context, (part) =>
      backend('messageList', { body: { ...part, type: 'activity' } }),
    ),
})

// No `geo` of the venue: our coordinates are GCJ-02, schema.org's WGS 84.
function structuredEvent(
  activity: Message,
  event: ScenicEvent,
  context: ViewContext,
): Typed<'Event'> {
  const thing = describedThing(activity, context)
  return typed<'Event'>({
    '@type': 'Event',
    ...thing,
    inLanguage: tagOf(activity.inLanguage),
    startDate: event.startAt,
    endDate: event.endAt,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: typed<'Place'>({
      '@type': 'Place',
      name: event.venue,
      address: postalAddress(event.venue),
      containedInPlace: scenicArea(context),
    }),
    organizer: operator(context),
    isAccessibleForFree: event.price === undefined,
    offers: typed<'Offer'>({
      ...offer(event.price ?? FREE),
      url: thing.url,
      availability: event.places && AVAILABILITY[event.places],
    }),
  })
}
