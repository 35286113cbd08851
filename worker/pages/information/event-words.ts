import { defineMessages, type FormatDateOptions, type IntlShape } from 'react-intl'
import type { MessageListed, ScenicEvent } from '../../../contract/article.ts'
import { unbroken } from '../../../client/ui/opening-words.ts'
import { hasPassed } from '../../../shared/has-passed.ts'

type Period = Pick<ScenicEvent, 'startAt' | 'endAt'>

const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
/** Short: a long month formatted alone is 二月 in Chinese, which does not fit into a date like 2月18日. */
const MONTH = { month: 'short' } as const
const DAY = { day: 'numeric' } as const

/** From when to when, at length: days, weekdays and hours. */
export function periodAtLength(intl: IntlShape, { startAt, endAt }: Period): string {
  return intl.formatDateTimeRange(startAt, endAt, {
    year: 'numeric',
    month: 'long',
    weekday: 'long',
    ...DAY,
    ...HOURS,
  })
}

/** From when to when, for a place beside its first day: the hours or, if it lasts longer than a day, the days. */
export function periodInShort(intl: IntlShape, { startAt, endAt }: Period): string {
  const both = (parts: FormatDateOptions) =>
    [startAt, endAt].map((at) => unbroken(intl.formatDate(at, parts)))
  const [from, to] = both({ ...MONTH, ...DAY })
  if (from === to) return intl.formatDateTimeRange(startAt, endAt, HOURS)
  const [month, lastMonth] = both({ year: 'numeric', ...MONTH })
  if (month !== lastMonth)
    return intl.formatMessage(
      {
        id: 'event.days',
        defaultMessage: '{from}—{to}',
        description: 'The days of an activity from one month to another: 12月30日—1月2日',
      },
      { from, to },
    )
  const [first, last] = both(DAY)
  // `Intl` writes the month of a range only once in English, but in Chinese 2/18 – 2/20.
  return intl.formatMessage(
    {
      id: 'event.daysOfMonth',
      defaultMessage: '{month}{first}—{last}',
      description: 'The days of an activity within one month: 2月18日—20日',
    },
    { month: intl.formatDate(startAt, MONTH), first, last },
  )
}

const places = defineMessages({
  available: {
    id: 'event.placesAvailable',
    defaultMessage: '还有名额',
    description: 'An activity for which one signs up, and can',
  },
  full: {
    id: 'event.placesFull',
    defaultMessage: '名额已满',
    description: 'An activity for which no more people can sign up',
  },
  unneeded: {
    id: 'event.placesUnneeded',
    defaultMessage: '不用报名',
    description: 'An activity for which nobody needs to sign up',
  },
})

/** Whether one can still take part; nothing where that is not known. */
export function placesWords(
  intl: IntlShape,
  event: Pick<ScenicEvent, 'places'>,
): string | undefined {
  return event.places && intl.formatMessage(places[event.places])
}

/** The ids of the activities that are over, in one text: an input of what is kept (`CachedFragment`), which changes when one ends. */
export function overIds(activities: readonly MessageListed[], now: Date): string {
  return activities
    .filter(({ event }) => event !== undefined && hasPassed(event.endAt, now))
    .map(({ id }) => id)
    .join(' ')
}
