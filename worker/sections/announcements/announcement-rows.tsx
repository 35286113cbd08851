import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage } from 'react-intl'
import { TextList } from '../../../client/ui/low-lists.tsx'
import type { AnnouncementListed } from '../../../contract/announcement.ts'
import type { Language } from '../../../locales/languages.ts'
import { byGroup, GROUPS, groupOn } from './announcement-groups.ts'
import { announcementItem } from './announcement-item.tsx'
import { pageOf } from '../../parts/list-batch.ts'

/** How many announcements a page has. */
export const ANNOUNCEMENTS_PER_PAGE = 20

const groupNames = defineMessages({
  now: {
    id: 'announcementList.now',
    defaultMessage: '正在生效',
    description: 'Heading over the announcements whose days have begun and are not over',
  },
  ahead: {
    id: 'announcementList.ahead',
    defaultMessage: '即将生效',
    description: 'Heading over the announcements whose days are still to come',
  },
  open: {
    id: 'announcementList.open',
    defaultMessage: '其他公告',
    description:
      'Heading over the announcements that name no days on which they count, and are not old',
  },
  over: {
    id: 'announcementList.over',
    defaultMessage: '已过去',
    description:
      'Heading over the announcements whose days are over, or that are old and name none',
  },
})

export interface AnnouncementRowsProps {
  /** The hundred that the page is a part of, as they came. */
  batch: readonly AnnouncementListed[]
  page: number
  /** The day that it is, as `2026-11-27`. */
  day: string
  language: Language
}

/** The announcements of a page, in groups by what counts on a day; without headings where all are new and none has days. */
export function AnnouncementRows({ batch, page, day, language }: AnnouncementRowsProps): ReactNode {
  const { list } = pageOf(byGroup(batch, day), {
    total: batch.length,
    page,
    pageSize: ANNOUNCEMENTS_PER_PAGE,
  })
  const groups = Map.groupBy(list, (each) => groupOn(each, day))
  const hasGroups = batch.some((each) => groupOn(each, day) !== 'open')
  return GROUPS.map((group) => {
    const announcements = groups.get(group)
    if (announcements === undefined) return null
    const items = announcements.map((each) => announcementItem(each, day, language))
    return hasGroups ? (
      <section key={group} className="list-group">
        <h2>
          <FormattedMessage {...groupNames[group]} />
        </h2>
        <TextList items={items} headingLevel={3} />
      </section>
    ) : (
      <TextList key={group} items={items} />
    )
  })
}
