import type { MessageListed } from '../../../contract/message.ts'
import { eventPeriod, isEventOver } from '../../../shared/event-period.ts'
import { dayIn, restOfMonth, restOfWeekend } from '../../../shared/zoned-time.ts'

/** What the list of activities can be narrowed to: what is left of this weekend, or of this month. */
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

/** The activities that are wanted: those to come, soonest first, then those that are over; none of these where a time is chosen. */
export function chooseActivities<Activity extends MaybeEvent>(
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
