import { defineMessages, type FormatDateOptions, type IntlShape } from 'react-intl'
import type { ScenicEvent, MessageListed } from '../../../contract/message.ts'
import { unbroken } from '../../../client/ui/opening-words.ts'
import { type EventPeriod, eventPeriod, isEventOver } from '../../../shared/event-period.ts'
import { usesHan } from '../../../shared/chinese-text.ts'
import { timeZone } from '../../../shared/site.ts'
import { isolated } from '../../../shared/text-direction.ts'
import { dayEndIn, dayIn, restOfMonth, restOfWeekend } from '../../../shared/zoned-time.ts'

type Written = Pick<ScenicEvent, 'startAt' | 'endAt'>

const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
/** Not `long`: with it, a month alone would be 二月 in Chinese, but dates contain 2月. */
const MONTH = { month: 'short' } as const
const DAY = { day: 'numeric' } as const

const DATE = { year: 'numeric', month: 'long', weekday: 'long', ...DAY } as const
/** Days are formatted in UTC, because a calendar day has no time zone. */
const UTC = { timeZone: 'UTC' } as const
const DAY_MS = 86_400_000

/** Returns days, weekdays and hours of an event; without hours if it takes whole days. */
export function periodAtLength(intl: IntlShape, event: Written): string {
  const period = eventPeriod(event, timeZone)
  const { starts, ends, firstDay, lastDay } = period
  const wholeDay = (day: string) => intl.formatDate(day, { ...DATE, ...UTC })
  if (period.isWholeDays)
    return firstDay === lastDay
      ? wholeDay(firstDay)
      : fromTo(intl, wholeDay(firstDay), wholeDay(lastDay))
  const start = intl.formatDate(starts, { ...DATE, ...HOURS })
  if (ends === undefined) return start
  if (!endsWithDay(ends)) return intl.formatDateTimeRange(starts, ends, { ...DATE, ...HOURS })
  // `Intl` would format 24:00 as 00:00 of the next day.
  const last = firstDay === lastDay ? '' : `${wholeDay(lastDay)} `
  return `${start}–${last}24:00`
}

/** Returns “all day”, the hours or the days of an event, to show next to its first day. */
export function periodInShort(intl: IntlShape, event: Written): string {
  const period = eventPeriod(event, timeZone)
  const { starts, ends, firstDay, lastDay, isWholeDays } = period
  if (isWholeDays && firstDay === lastDay)
    return intl.formatMessage({ id: 'event.allDay', defaultMessage: '全天' })
  if (ends === undefined) return intl.formatDate(starts, HOURS)
  if (firstDay === lastDay || (!isWholeDays && ends - starts < DAY_MS))
    return isolated(
      `${intl.formatDate(starts, HOURS)}–${endsWithDay(ends) ? '24:00' : intl.formatDate(ends, HOURS)}`,
    )
  return daysInShort(intl, period)
}

function endsWithDay(ends: number): boolean {
  return ends === dayEndIn(timeZone, ends - 1)
}

function daysInShort(
  intl: IntlShape,
  { starts, ends = starts + 1, firstDay, lastDay }: EventPeriod,
): string {
  const both = (parts: FormatDateOptions) =>
    [firstDay, lastDay].map((day) => unbroken(intl.formatDate(day, { ...parts, ...UTC })))
  const [month, lastMonth] = both({ year: 'numeric', ...MONTH })
  const [from, to] = both({ ...MONTH, ...DAY })
  if (month !== lastMonth) return fromTo(intl, from, to)
  // In Chinese and Japanese, `Intl` would format the range as 2/18 – 2/20.
  if (usesHan(intl.locale)) return fromTo(intl, from, both(DAY)[1])
  const days = intl.formatDateTimeRange(starts, ends - 1, { ...MONTH, ...DAY })
  return days.replace(/\s*–\s*/, '–')
}

function fromTo(intl: IntlShape, from = '', to = ''): string {
  return intl.formatMessage(
    {
      id: 'event.days',
      defaultMessage: '{from}—{to}',
      description: 'The days of an activity: 12月30日—1月2日, 2月18日—20日',
    },
    { from, to },
  )
}

const places = defineMessages({
  available: { id: 'event.placesAvailable', defaultMessage: '还有名额' },
  full: { id: 'event.placesFull', defaultMessage: '名额已满' },
  unneeded: { id: 'event.placesUnneeded', defaultMessage: '不用报名' },
})

/** Returns a text that says whether visitors can still register; undefined if this is unknown. */
export function placesWords(
  intl: IntlShape,
  event: Pick<ScenicEvent, 'places'>,
): string | undefined {
  return event.places && intl.formatMessage(places[event.places])
}

/** The time filters of the activity list: the rest of this weekend, or of this month. */
export const WHENS = ['weekend', 'month'] as const

export type When = (typeof WHENS)[number]

const DAYS = { weekend: restOfWeekend, month: restOfMonth }

interface MaybeEvent {
  readonly event?: MessageListed['event'] | undefined
}

interface Choice {
  when: When | undefined
  now: Date
  zone: string
}

/** Returns the coming activities, then the past ones. A time filter omits the past ones. */
export function filterActivities<Activity extends MaybeEvent>(
  activities: readonly Activity[],
  { when, now, zone }: Choice,
): Activity[] {
  const isOver = ({ event }: MaybeEvent) => event !== undefined && isEventOver(event, now, zone)
  const over = activities.filter(isOver)
  const coming = activities.filter((each) => !isOver(each))
  if (when === undefined) return [...coming, ...over]
  const [from, to] = DAYS[when](dayIn(zone, now.getTime()))
  return coming.filter(({ event }) => {
    if (event === undefined) return false
    const { firstDay, lastDay } = eventPeriod(event, zone)
    return firstDay <= to && lastDay >= from
  })
}
