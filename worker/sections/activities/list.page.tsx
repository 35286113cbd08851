import { defineMessage, defineMessages, useIntl, FormattedMessage } from 'react-intl'
import * as v from 'valibot'
import type { MessageListed, ScenicEvent } from '../../../contract/message.ts'
import { timeZone } from '../../../shared/site.ts'
import { isEventOver, nextEnd } from '../../../shared/event-period.ts'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { CalendarLink, feedHeadLinks } from '../../parts/page-links.tsx'
import { useLanguage } from '../../../client/ui/use-language.ts'
import {
  batchOf,
  pageOf,
  listHead,
  FEW,
  ListFrame,
  articleItem,
  ChoiceLinks,
} from '../../parts/list-view.tsx'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { filterActivities, WHENS, type When, periodInShort, placesWords } from './event-words.ts'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import textRowsStyles from '../../../client/styles/shared/text-rows.css?sheet'
import datesStyles from '../../../client/styles/shared/dates.css?sheet'
import activitiesStyles from './activities.css?sheet'
import type { ReactNode } from 'react'
import { CompactList, TextList, type Item } from '../../../client/ui/item-list.tsx'
import type { Language } from '../../../locales/languages.ts'
import { DateNumerals, DateText } from '../../../client/ui/date-text.tsx'
import { Facts } from '../../../client/ui/fact-list.tsx'

/** Returns a coming activity as an item, with its free places and a large day number. */
function activityItem(activity: MessageListed, language: Language): Item {
  const { event } = activity
  const item = overItem(activity, language)
  if (event === undefined) return item
  return {
    ...item,
    summary: activity.summary,
    eyebrow: <PlacesWhenAndWhere event={event} />,
    figure: <DateNumerals iso={event.startAt} isInMonth />,
  }
}

function overItem(activity: MessageListed, language: Language): Item {
  const { event } = activity
  const item = articleItem(activity, 'activities/detail', language)
  if (event === undefined) return item
  return {
    ...item,
    summary: '',
    eyebrow: event.venue,
    figure: <DateText iso={event.startAt} />,
  }
}

function PlacesWhenAndWhere({ event }: { event: ScenicEvent }): ReactNode {
  const intl = useIntl()
  return <Facts facts={[placesWords(intl, event), periodInShort(intl, event), event.venue]} />
}

const names = defineMessages({
  weekend: { id: 'activityList.weekend', defaultMessage: '本周末' },
  month: { id: 'activityList.month', defaultMessage: '本月' },
})

const PER_PAGE = 10
/** The width of a column of the calendar. */
const PICTURE_SIZES = '(min-width: 68.75em) 320px, 30vw'
/** The width of the pictures of a few activities. */
const LARGE_SIZES = '(min-width: 80em) 640px, (min-width: 48em) 50vw, 30vw'

const description = defineMessage({
  id: 'activityList.description',
  defaultMessage: '景区的活动，以及各自的时间与地点。',
})

export default definePage({
  route: 'activities/list',
  styles: [filtersStyles, rowsStyles, textRowsStyles, datesStyles, activitiesStyles],
  sharePicture: 'activities',
  expiresAtMidnight: true,
  query: { page: pageNumber, category: categoryId, when: v.optional(v.picklist(WHENS)) },
  load: async ({ backend, query, firstPage, now, expiresAt }) => {
    const { page, category, when } = query
    const { list, total, categories } = await backend('messageList', {
      body: {
        ...batchOf(firstPage, when === undefined ? page : 1, PER_PAGE),
        category,
        type: 'activity',
      },
    })
    const events = list.flatMap(({ event }) => event ?? [])
    expiresAt(nextEnd(events, now, timeZone))
    assertListed(query, { list, total, categories, pageSize: PER_PAGE })
    const choose = (chosen: typeof when) =>
      filterActivities(list, { when: chosen, now, zone: timeZone })
    const wanted = choose(when)
    const wantedTotal = when === undefined ? total : wanted.length
    return {
      activities: {
        ...pageOf(wanted, { total: wantedTotal, page, pageSize: PER_PAGE }),
        // The backend's counts ignore the time filter.
        categories:
          when === undefined ? categories : categories.map(({ id, name }) => ({ id, name })),
      },
      isOver: ({ event }: MessageListed) =>
        event !== undefined && isEventOver(event, now, timeZone),
      whens: WHENS.filter((each) => each === when || choose(each).length > 0),
    }
  },
  head: ({ data: { activities }, ...context }) => ({
    ...listHead(context, { section: 'activities', description, list: activities }),
    ...feedHeadLinks(context, 'activities'),
  }),
  view: ({ data: { activities, isOver, whens }, ...context }) => {
    const { intl, language, query } = context
    const addressOf = (when: When | undefined) =>
      href(language, 'activities/list', {}, { category: query.category, when })
    return (
      <>
        <ListFrame
          section="activities"
          context={context}
          lead={description}
          list={activities}
          hrefOf={({ category, page }) =>
            href(language, 'activities/list', {}, { category, when: query.when, page })
          }
          allHref={href(language, 'activities/list')}
          filter={
            <ChoiceLinks
              label={intl.formatMessage({ id: 'activityList.whens', defaultMessage: '按时间筛选' })}
              links={whens.map((when) => ({
                text: intl.formatMessage(names[when]),
                href: addressOf(when === query.when ? undefined : when),
                isChosen: when === query.when,
              }))}
            />
          }
          rows={<ActivityRows activities={activities.list} isOver={isOver} />}
        />
        <CalendarLink />
      </>
    )
  },
})

interface ActivityRowsProps {
  activities: readonly MessageListed[]
  isOver: (activity: MessageListed) => boolean
}

function ActivityRows({ activities, isOver }: ActivityRowsProps): ReactNode {
  const intl = useIntl()
  const language = useLanguage()
  const coming = activities.filter((each) => !isOver(each))
  const isFew = coming.length <= FEW && coming.every(({ cover }) => cover !== undefined)
  const months = Map.groupBy(
    coming,
    ({ event }) => event && intl.formatDate(event.startAt, { year: 'numeric', month: 'long' }),
  )
  const ended = activities.filter(isOver)
  return (
    <div className={isFew ? 'list-groups few-activities' : 'list-groups'}>
      {Array.from(months, ([month, list]) => (
        <section key={month ?? ''} className="month">
          {month !== undefined && <h2>{month}</h2>}
          <CompactList
            items={list.map((each) => activityItem(each, language))}
            headingLevel={month === undefined ? 2 : 3}
            sizes={isFew ? LARGE_SIZES : PICTURE_SIZES}
          />
        </section>
      ))}
      {ended.length > 0 && (
        <section className="list-group">
          <h2>
            <FormattedMessage id="activityList.over" defaultMessage="已结束" />
          </h2>
          <TextList items={ended.map((each) => overItem(each, language))} headingLevel={3} />
        </section>
      )}
    </div>
  )
}
