import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import type { Site } from '../../../contract/menu.ts'
import { nextEntryDay, scheduleOf } from '../../../shared/opening-hours.ts'
import { timeZone } from '../../../shared/site.ts'
import { addDays, dayIn } from '../../../shared/zoned-time.ts'

/** A notice with the range of allowed days. Shown if a day outside this range was chosen. */
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

const DAYS_AHEAD = 365

/** The first and last day that visitors can choose, such as `2026-11-27`. */
export interface Days {
  first: string
  last: string
}

/** Returns the range of days that visitors can choose. It begins with `first`. */
export function daysFrom(first: string): Days {
  return { first, last: addDays(first, DAYS_AHEAD) }
}

/** Returns the days for a visit, from the next day on which visitors can enter. */
export function daysOfVisit(site: Site, now: number): Days {
  const today = dayIn(timeZone, now)
  const schedule = scheduleOf(site)
  const first = schedule && nextEntryDay(schedule, now, timeZone)
  return { ...daysFrom(today), ...(first !== undefined && { first }) }
}

/** Returns the day if it can be chosen, or else the nearest day that can. */
export function within({ first, last }: Days, day: string): string {
  if (day < first) return first
  return day > last ? last : day
}
