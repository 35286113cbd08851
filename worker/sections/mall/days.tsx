import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { Site } from '../../../contract/menu.ts'
import { nextEntryDay, scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { addDays, dayIn } from '../../../shared/zoned-time.ts'

/** Says which days can be chosen, where another one was. */
export function DayOutOfRange({ first, last }: Days): ReactNode {
  return (
    <p className="notice">
      <FormattedMessage
        id="party.dayOutOfRange"
        defaultMessage="请选{first}到{last}之间的一天。"
        description="Says which days can be chosen, where another one was"
        values={{ first: <Day iso={first} />, last: <Day iso={last} /> }}
      />
    </p>
  )
}

function Day({ iso }: { iso: string }): ReactNode {
  return <FormattedDate value={iso} year="numeric" month="long" day="numeric" timeZone="UTC" />
}

/** How far ahead a day can be chosen. */
const DAYS_AHEAD = 365

/** The first and the last day that can be chosen, `2026-11-27`. */
export interface Days {
  first: string
  last: string
}

/** The days that can be chosen from this one on. */
export function daysFrom(first: string): Days {
  return { first, last: addDays(first, DAYS_AHEAD) }
}

/** The days of a visit: the first is one on which visitors are still let in, until which moment the page holds. */
export function daysOfVisit(site: Site, now: number): Days {
  const today = dayIn(timeZone, now)
  const schedule = scheduleOf(site)
  const first = schedule && nextEntryDay(schedule, now, timeZone)
  return { ...daysFrom(today), ...(first !== undefined && { first }) }
}

/** The day, or the nearest that can be chosen. */
export function within({ first, last }: Days, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}
