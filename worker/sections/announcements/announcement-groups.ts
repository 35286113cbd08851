import type { AnnouncementListed } from '../../../contract/announcement.ts'
import { daysOn } from '../../../shared/alerts.ts'
import { timeZone } from '../../../shared/site.ts'
import { addDays, dayOf } from '../../../shared/zoned-time.ts'

/**
 * How long after its publication an announcement without days counts as current. What is announced without them (weather, works, a
 * change of timetable) is over within weeks, and a visit is planned some weeks ahead. What holds longer says from when to when.
 */
export const UNDATED_DAYS = 42

/** The groups of announcements, in the order in which they count: `open` are those that have no days, while they are new. */
export const GROUPS = ['now', 'ahead', 'open', 'over'] as const

export type AnnouncementGroup = (typeof GROUPS)[number]

type Dated = Pick<AnnouncementListed, 'from' | 'to' | 'publishedAt'>

/** The group of an announcement on a day. */
export function groupOn({ from, to, publishedAt }: Dated, day: string): AnnouncementGroup {
  if (from !== undefined) return daysOn({ from, to }, day)
  return day < addDays(dayOf(timeZone, publishedAt), UNDATED_DAYS) ? 'open' : 'over'
}

/** Whether an announcement is marked as urgent on a day: until it is over. */
export function isUrgentOn(
  announcement: Dated & Pick<AnnouncementListed, 'urgent'>,
  day: string,
): boolean {
  return announcement.urgent && groupOn(announcement, day) !== 'over'
}

/** Announcements by what counts on a day: in each group as they came, newest first, but what is to come soonest first. */
export function byGroup<Announcement extends Dated>(
  announcements: readonly Announcement[],
  day: string,
): Announcement[] {
  const groups = Map.groupBy(announcements, (each) => groupOn(each, day))
  return GROUPS.flatMap((group) => {
    const of = groups.get(group) ?? []
    return group === 'ahead' ? of.toSorted((one, other) => compare(one.from, other.from)) : of
  })
}

function compare(one = '', other = ''): number {
  return one < other ? -1 : Number(one > other)
}
