import type { AnnouncementListed } from '../../../contract/article.ts'
import { daysOn } from '../../../shared/alerts.ts'

/** The groups of announcements, in the order in which they count: `open` are those that have no days. */
export const GROUPS = ['now', 'ahead', 'open', 'over'] as const

export type AnnouncementGroup = (typeof GROUPS)[number]

type Dated = Pick<AnnouncementListed, 'from' | 'to'>

/** The group of an announcement on a day. */
export function groupOn({ from, to }: Dated, day: string): AnnouncementGroup {
  return from === undefined ? 'open' : daysOn({ from, to }, day)
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
