import { defineMessage } from 'react-intl'
import { timeZone } from '../../../shared/site.ts'
import { dayEndIn, dayIn } from '../../../shared/zoned-time.ts'
import { definePage } from '../define-page.ts'
import { feedHeadLinks, FeedLink } from '../../parts/page-links.tsx'
import { batchOf, pageOf, listHead, ListFrame } from '../../parts/list-view.tsx'
import { assertListed, categoryId, pageNumber } from '../page-query.ts'
import { byGroup, groupOn, ANNOUNCEMENTS_PER_PAGE, AnnouncementRows } from './announcement-rows.tsx'
import filtersStyles from '../../../client/styles/shared/filters.css?sheet'
import rowsStyles from '../../../client/styles/shared/rows.css?sheet'
import textRowsStyles from '../../../client/styles/shared/text-rows.css?sheet'
import announcementsStyles from './announcements.css?sheet'

const description = defineMessage({
  id: 'announcementList.description',
  defaultMessage: '景区发布的公告与通知，正在生效的在前。',
})

export default definePage({
  route: 'announcements/list',
  styles: [filtersStyles, rowsStyles, textRowsStyles, announcementsStyles],
  sharePicture: 'news',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage, now, expiresAt }) => {
    const { page, category } = query
    const { list, total, categories } = await backend('announcementList', {
      body: { ...batchOf(firstPage, page, ANNOUNCEMENTS_PER_PAGE), category },
    })
    const day = dayIn(timeZone, now.getTime())
    if (list.some((each) => groupOn(each, day) !== 'over'))
      expiresAt(dayEndIn(timeZone, now.getTime()))
    const part = { total, page, pageSize: ANNOUNCEMENTS_PER_PAGE }
    const shown = pageOf(byGroup(list, day), part)
    assertListed(query, { ...shown, categories })
    return { batch: list, announcements: { ...shown, categories }, day }
  },
  head: ({ data: { announcements }, ...context }) => ({
    ...listHead(context, { section: 'announcements', description, list: announcements }),
    ...feedHeadLinks(context, 'announcements'),
  }),
  view: ({ data: { batch, announcements, day }, ...context }) => (
    <>
      <ListFrame
        section="announcements"
        context={context}
        lead={description}
        list={announcements}
        rows={
          <div className="list-groups">
            <AnnouncementRows batch={batch} page={context.query.page} day={day} />
          </div>
        }
      />
      <FeedLink name="announcements" />
    </>
  ),
})
