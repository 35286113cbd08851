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
import { PlaceMap, PlaceLinks } from '../../parts/place-map.tsx'
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
import detailsStyles from '../../../client/styles/shared/details.css?sheet'
import articleStyles from '../../../client/styles/shared/article.css?sheet'
import { langAttributes } from '../../../shared/text-direction.ts'
import { FormattedMessage, useIntl } from 'react-intl'
import { FactList } from '../../../client/ui/fact-list.tsx'
import { PriceTag } from '../../../client/ui/price-tag.tsx'
import { useWayFact } from '../publicity/place-facts.tsx'
import { periodAtLength, placesWords } from './event-words.ts'
import { CallableText } from '../../../client/ui/hotline.tsx'

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
    <ArticleView
      article={activity}
      crumbs={crumbs}
      route="activities/detail"
      areDatesLast={activity.event !== undefined}
    >
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
      <EventFacts
        event={event}
        isOver={isOver}
        lang={tagOf(activity.inLanguage)}
        calendar={<CalendarLink id={activity.id} />}
      />
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

/** A web address: with a scheme, or with at least three labels (`www.example.com`). */
const ADDRESS =
  /(?<![\w@.-])((?:https?:\/\/(?:[a-z\d-]+\.)+|(?:[a-z\d-]+\.){2,})[a-z]{2,}(?:\/(?:[\w/?=&%.~-]*[\w/=-])?)?)/

/** A plain text from the backend, with links for its web addresses and telephone numbers. */
export function LinkedText({ text }: { text: string }): ReactNode {
  return text.split(ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={urlOf(part)} rel="noopener nofollow">
        {part}
      </a>
    ) : (
      <CallableText key={index} text={part} />
    ),
  )
}

/** Adds the scheme to a web address: `urlOf('www.example.com') // 'https://www.example.com'`. */
function urlOf(address: string): string {
  return address.startsWith('http') ? address : `https://${address}`
}

interface EventFactsProps {
  event: ScenicEvent
  isOver: boolean
  /** The language of the backend's texts. */
  lang: string
  /** A link to the calendar file, below the time of an activity that is not over. */
  calendar?: ReactNode
}

export function EventFacts({ event, isOver, lang, calendar }: EventFactsProps): ReactNode {
  const intl = useIntl()
  const way = useWayFact()
  return (
    <>
      {isOver && (
        <p className="notice">
          <FormattedMessage id="event.over" defaultMessage="这次活动已经结束。" />
        </p>
      )}
      <FactList
        facts={[
          {
            name: intl.formatMessage({ id: 'event.when', defaultMessage: '时间' }),
            value: (
              <>
                {periodAtLength(intl, event)}
                {!isOver && calendar}
              </>
            ),
          },
          {
            name: intl.formatMessage({ id: 'event.venue', defaultMessage: '地点' }),
            value: event.venue,
            lang,
          },
          {
            name: intl.formatMessage({ id: 'event.price', defaultMessage: '费用' }),
            value: <EventPrice price={event.price} />,
          },
          {
            name: intl.formatMessage({ id: 'event.signUp', defaultMessage: '报名' }),
            value:
              event.signUp === undefined && (isOver || event.places === undefined) ? undefined : (
                <SignUp event={event} isOver={isOver} lang={lang} />
              ),
          },
          ...(event.coordinates && !isOver ? [way] : []),
        ]}
      />
      {event.coordinates && <PlaceLinks name={event.venue} coordinates={event.coordinates} />}
    </>
  )
}

/** How to register. Shows first whether there are free places. Its first web address is a button. */
function SignUp({ event, isOver, lang }: EventFactsProps): ReactNode {
  const places = placesWords(useIntl(), event)
  const isOpen = !isOver && (event.places ?? 'available') === 'available'
  const address = isOpen ? ADDRESS.exec(event.signUp ?? '')?.[0] : undefined
  return (
    <>
      {!isOver && places !== undefined && <p>{places}</p>}
      {event.signUp !== undefined && (
        <p {...langAttributes(lang)}>
          <LinkedText text={event.signUp} />
        </p>
      )}
      {address !== undefined && (
        <a className="button" href={urlOf(address)} rel="noopener nofollow">
          <FormattedMessage
            id="event.signUpNow"
            defaultMessage="去报名"
            description="Button that leads to the site where one registers for an activity"
          />
        </a>
      )}
    </>
  )
}

function EventPrice({ price }: Pick<ScenicEvent, 'price'>): ReactNode {
  if (price !== undefined) return <PriceTag price={price} />
  return <FormattedMessage id="event.free" defaultMessage="免费" />
}
