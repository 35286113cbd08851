import type { ReactNode } from 'react'
import { defineMessages, useIntl } from 'react-intl'
import { Facts } from '../../../client/ui/facts.tsx'
import { daysWords } from '../../../client/ui/opening-words.ts'
import type { Item } from '../../../client/ui/item-list.tsx'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import type { Language } from '../../../locales/languages.ts'
import { href } from '../../href.ts'
import { articleItem } from '../../parts/article-item.tsx'
import { type AnnouncementGroup, groupOn, isUrgentOn } from './announcement-groups.ts'

/** What is said beside an announcement: that it must not be missed, or that its days are over. */
export const marks = defineMessages({
  urgent: {
    id: 'announcementItem.urgent',
    defaultMessage: '紧急',
    description: 'Marks an announcement that must not be missed',
  },
  ended: {
    id: 'announcementItem.ended',
    defaultMessage: '已结束',
    description:
      'Marks an announcement whose days are over: repairs that are done, a road that is open again',
  },
})

/**
 * An announcement as a list shows it on a day: that it is urgent before its category, its days after it, and that it has ended. Only
 * what counts on that day has its summary.
 */
export function announcementItem(
  announcement: AnnouncementListed,
  day: string,
  language: Language,
): Item {
  const { id, from } = announcement
  const group = groupOn(announcement, day)
  const urgent = isUrgentOn(announcement, day)
  const item = articleItem(announcement, href(language, 'announcements/detail', { id }))
  return {
    ...item,
    ...(group !== 'now' && { summary: '' }),
    ...((urgent || from !== undefined) && {
      overline: <Overline announcement={announcement} group={group} urgent={urgent} />,
    }),
  }
}

interface OverlineProps {
  announcement: AnnouncementListed
  group: AnnouncementGroup
  urgent: boolean
}

function Overline({
  announcement: { category, from, to },
  group,
  urgent,
}: OverlineProps): ReactNode {
  const intl = useIntl()
  const facts = [
    urgent && intl.formatMessage(marks.urgent),
    category?.name,
    from !== undefined && daysWords(intl, { from, to }),
    group === 'over' && intl.formatMessage(marks.ended),
  ].filter(Boolean)
  return <Facts facts={urgent ? facts.map(asUrgent) : facts} />
}

function asUrgent(fact: ReactNode): ReactNode {
  return <strong className="urgent">{fact}</strong>
}
