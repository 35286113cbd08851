import { defineMessage } from 'react-intl'
import { seals } from '../../../shared/site.ts'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { feedHeadLinks, FeedLinks } from '../feed-links.tsx'
import { listHead } from '../list-head.ts'
import { ListView } from '../list-view.tsx'
import { assertListed, categoryId, pageNumber } from '../query.ts'
import { itemList } from '../structured-data.ts'
import { titles } from '../titles.ts'
import { announcementItem } from './announcement-item.tsx'

const description = defineMessage({
  id: 'announcementList.description',
  defaultMessage: '开放时间、交通、步道、票务与安全：景区发布的全部公告。',
  description: 'What the list of announcements holds, on the page and for search results',
})

export default definePage({
  route: 'information/announcement-list',
  layout: 'default',
  sharePicture: 'news',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage }) => {
    const announcements = await backend('announcementList', { body: { ...firstPage, ...query } })
    assertListed(query, announcements)
    return { announcements }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.announcements),
      description: intl.formatMessage(description),
      query,
      list: data.announcements,
    }),
    structured: itemList(language, 'information/announcement-detail', data.announcements.list),
    ...feedHeadLinks({ intl, language }, 'announcements'),
  }),
  view: ({ data: { announcements }, intl, language, query }) => (
    <>
      <ListView
        language={language}
        title={intl.formatMessage(titles.announcements)}
        seal={seals.announcements}
        lead={intl.formatMessage(description)}
        categories={announcements.categories}
        list={announcements}
        item={announcementItem}
        query={query}
        hrefOf={(narrowed) => href(language, 'information/announcement-list', {}, narrowed)}
      />
      <FeedLinks name="announcements" language={language} />
    </>
  ),
})
