import type { IntlShape } from 'react-intl'
import type { ScenicEvent } from '../../../contract/article.ts'

type Period = Pick<ScenicEvent, 'startAt' | 'endAt'>

const HOURS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY = { month: 'long', day: 'numeric' } as const

/** From when to when, at length: days, weekdays and hours. */
export function periodAtLength(intl: IntlShape, { startAt, endAt }: Period): string {
  return intl.formatDateTimeRange(startAt, endAt, {
    year: 'numeric',
    weekday: 'long',
    ...DAY,
    ...HOURS,
  })
}

/** From when to when, beside the day that it begins on: the hours, or for more than one day the days. */
export function periodInShort(intl: IntlShape, { startAt, endAt }: Period): string {
  const [from, to] = [intl.formatDate(startAt, DAY), intl.formatDate(endAt, DAY)]
  if (from === to) return intl.formatDateTimeRange(startAt, endAt, HOURS)
  return intl.formatMessage(
    {
      id: 'event.days',
      defaultMessage: '{from}至{to}',
      description: 'The days of an activity that lasts more than one: 2月18日至2月20日',
    },
    { from, to },
  )
}

/** Whether it is over. */
export function isOver({ endAt }: Period, now: Date): boolean {
  return Date.parse(endAt) < now.getTime()
}
