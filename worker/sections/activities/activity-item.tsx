import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { DateNumerals } from '../../../client/ui/date-numerals.tsx'
import { DateText } from '../../../client/ui/date-text.tsx'
import { Facts } from '../../../client/ui/facts.tsx'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { MessageListed, ScenicEvent } from '../../../contract/message.ts'
import type { Language } from '../../../locales/languages.ts'
import { feedHref, href } from '../../href.ts'
import { articleItem } from '../../parts/article-item.tsx'
import { periodInShort, placesWords } from './event-words.ts'

/** An activity to come as a list shows it: what is left of it, when and where above its title, the day in large numerals at the end. */
export function activityItem(activity: MessageListed, language: Language): Item {
  const { event } = activity
  const item = overItem(activity, language)
  if (event === undefined) return item
  return {
    ...item,
    summary: activity.summary,
    overline: <PlacesWhenAndWhere event={event} />,
    figure: (
      <>
        <DateNumerals iso={event.startAt} />
        <CalendarFile activity={activity} language={language} />
      </>
    ),
  }
}

/** One that is over: its title and its days. */
export function overItem(activity: MessageListed, language: Language): Item {
  const { id, event } = activity
  const item = articleItem(activity, href(language, 'activities/detail', { id }))
  if (event === undefined) return item
  return {
    ...item,
    summary: '',
    overline: event.venue,
    figure: <DateText iso={event.startAt} />,
  }
}

function PlacesWhenAndWhere({ event }: { event: ScenicEvent }): ReactNode {
  const intl = useIntl()
  return <Facts facts={[placesWords(intl, event), periodInShort(intl, event), event.venue]} />
}

function CalendarFile({
  activity: { id, title },
  language,
}: {
  activity: MessageListed
  language: Language
}): ReactNode {
  const label = useIntl().formatMessage(
    {
      id: 'activityItem.calendarLabel',
      defaultMessage: '加入日历：{title}',
      description:
        'Name of the link to the calendar file of an activity, for screen readers; begins with the text of the link',
    },
    { title },
  )
  return (
    <a
      className="item-calendar"
      href={feedHref(language, `activities/${id}.ics`)}
      aria-label={label}
    >
      <FormattedMessage
        id="activityItem.calendar"
        defaultMessage="加入日历"
        description="Link at an activity in a list, to its calendar file"
      />
    </a>
  )
}
