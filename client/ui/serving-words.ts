import type { IntlShape } from 'react-intl'
import type { Serving } from '../../shared/serving.ts'
import { dateWords, whichDay } from './opening-words.ts'

/** Whether a place that serves is open, and until when: `营业中，20:00 打烊`. */
export function servingWords(
  intl: IntlShape,
  { isOpen, until, opensNext, today, tomorrow }: Serving,
): string {
  if (isOpen) return openWords(intl, until?.time)
  if (opensNext === undefined)
    return intl.formatMessage({
      id: 'serving.closed',
      defaultMessage: '暂停营业',
      description: 'A restaurant is closed, and it is not known when it opens again',
    })
  const { day, time } = opensNext
  return intl.formatMessage(
    {
      id: 'serving.opens',
      defaultMessage:
        '{day, select, same {未营业，{time} 开门} next {未营业，明日 {time} 开门} other {未营业，{date} {time} 开门}}',
      description:
        'A restaurant is closed now, and opens later today, tomorrow or on a date: 未营业，明日 10:30 开门',
    },
    { day: whichDay(day, today, tomorrow), date: dateWords(intl, day), time },
  )
}

function openWords(intl: IntlShape, time: string | undefined): string {
  if (time === undefined)
    return intl.formatMessage({
      id: 'serving.open',
      defaultMessage: '营业中',
      description: 'A restaurant is open now, and does not close',
    })
  return intl.formatMessage(
    {
      id: 'serving.until',
      defaultMessage: '营业中，{time} 打烊',
      description: 'A restaurant is open now, and closes at this time of day',
    },
    { time },
  )
}
