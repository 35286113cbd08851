import type { ReactNode } from 'react'
import { tagOf } from '../../../shared/language.ts'
import { eventPeriod, isEventOver, nextEnd } from '../../../shared/event-period.ts'
import { timeZone } from '../../../shared/site.ts'
import type { Guide } from '../../../contract/guide.ts'
import type { ScenicEvent } from '../../../contract/message.ts'
import { CURRENCY } from '../../../contract/region.ts'
import type { Message } from '../../parts/clean-content.ts'
import { ArticleView, articleHead } from '../../parts/article-view.tsx'
import { type Deferred, definePage, type ViewContext } from '../define-page.ts'
import { CalendarLink } from '../../parts/page-links.tsx'
import { loadGuide } from '../../parts/load-guide.ts'
import { PlaceMap } from '../../parts/place-map.tsx'
import {
  breadcrumbList,
  describedItem,
  newsArticle,
  offer,
  operator,
  postalAddress,
  scenicArea,
  typed,
  type Typed,
} from '../../parts/structured-data.ts'
import { EventFacts } from './event-facts.tsx'
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'

/** The schema.org value for each registration state. An activity without registration has none. */
const AVAILABILITY = {
  available: 'https://schema.org/InStock',
  full: 'https://schema.org/SoldOut',
  unneeded: undefined,
} as const

const FREE = { amount: 0, currency: CURRENCY }

export default definePage({
  route: 'activities/detail',
  styles: [detailsStyles, articleStyles],
  sharePicture: 'activities',
  load: async ({ backend, optional, params, languageId, now, expiresAt }) => {
    const guide = loadGuide({ backend, optional, languageId })
    const activity = await backend('messageDetail', {
      query: { id: params.id, languageId, type: 'activity' },
    })
    if (activity.event) expiresAt(nextEnd([activity.event], now, timeZone))
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
  view: ({ data: { activity, ...data }, crumbs }) => (
    <ArticleView article={activity} crumbs={crumbs} route="activities/detail">
      {activity.event && <EventPart activity={activity} event={activity.event} {...data} />}
    </ArticleView>
  ),
})

interface EventPartProps {
  activity: Pick<Message, 'id' | 'inLanguage'>
  event: ScenicEvent
  guide: Deferred<Guide>
  now: Date
}

function EventPart({ activity, event, guide, now }: EventPartProps): ReactNode {
  const isOver = isEventOver(event, now, timeZone)
  return (
    <>
      <EventFacts event={event} isOver={isOver} lang={tagOf(activity.inLanguage)} />
      {!isOver && <CalendarLink id={activity.id} />}
      <PlaceMap guide={guide} place={{ ...event, title: event.venue }} mark="会" />
    </>
  )
}

// The venue has no `geo`, since our coordinates are GCJ-02 and schema.org's are WGS 84.
function structuredEvent(
  activity: Message,
  event: ScenicEvent,
  context: ViewContext,
): Typed<'Event'> {
  const described = describedItem(activity, context)
  return typed('Event', {
    ...described,
    inLanguage: tagOf(activity.inLanguage),
    ...structuredPeriod(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: typed('Place', {
      name: event.venue,
      address: postalAddress(event.venue),
      containedInPlace: scenicArea(context),
    }),
    organizer: operator(context),
    isAccessibleForFree: event.price === undefined,
    offers: typed('Offer', {
      ...offer(event.price ?? FREE),
      url: described.url,
      availability: event.places && AVAILABILITY[event.places],
    }),
  })
}

/** Returns the first and last day of a whole-day event. For other events, returns the times. */
function structuredPeriod({ startAt, endAt }: ScenicEvent) {
  const { ends, firstDay, lastDay, isWholeDays } = eventPeriod({ startAt, endAt }, timeZone)
  return isWholeDays
    ? { startDate: firstDay, endDate: lastDay }
    : { startDate: startAt, endDate: ends === undefined ? undefined : endAt }
}
