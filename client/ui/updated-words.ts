import type { IntlShape } from 'react-intl'
import { timeZone } from '../../shared/site.ts'
import { periodOf, type Timed } from '../../shared/validity.ts'
import { dayIn } from '../../shared/zoned-time.ts'

/**
 * How old something told of the day is: `10:20 更新`. With its date where it holds beyond its own day, since what was told yesterday
 * would pass for today's.
 */
export function updatedWords(intl: IntlShape, timed: Timed): string {
  const [from, until] = periodOf(timed)
  const isOfOneDay = dayIn(timeZone, from) === dayIn(timeZone, until - 1)
  const time = intl.formatDate(timed.updatedAt, {
    ...(!isOfOneDay && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return intl.formatMessage(
    {
      id: 'facility.updated',
      defaultMessage: '{time} 更新',
      description: 'How old a report on a cable car or boat is: 10:20 更新, 11月26日 10:20 更新',
    },
    { time },
  )
}
