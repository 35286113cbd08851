import { defineMessage } from 'react-intl'
import { href } from '../../href.ts'
import { definePage } from '../define-page.ts'
import { CalendarLink, feedHeadLinks } from '../feed-links.tsx'
import { listHead } from '../list-head.ts'
import { ListView } from '../list-view.tsx'
import { assertListed, categoryId, pageNumber } from '../query.ts'
import { itemList } from '../structured-data.ts'
import { titles } from '../titles.ts'
import { activityItem } from './activity-item.tsx'
import { overIds } from './event-words.ts'
import { seals } from '../../../shared/site.ts'

const description = defineMessage({
  id: 'activityList.description',
  defaultMessage: '按时令安排的活动：时间、地点、费用与报名方式。',
  description: 'What the list of activities holds, on the page and for search results',
})

export default definePage({
  route: 'information/activity-list',
  layout: 'default',
  sharePicture: 'activities',
  query: { page: pageNumber, category: categoryId },
  load: async ({ backend, query, firstPage, now }) => {
    const activities = await backend('messageList', {
      body: { ...firstPage, ...query, type: 'activity' },
    })
    assertListed(query, activities)
    return { activities, now }
  },
  head: ({ data, intl, language, query }) => ({
    ...listHead(intl, {
      title: intl.formatMessage(titles.activities),
      description: intl.formatMessage(description),
      query,
      list: data.activities,
    }),
    structured: itemList(language, 'information/activity-detail', data.activities.list),
    ...feedHeadLinks({ intl, language }, 'activities'),
  }),
  view: ({ data: { activities, now }, intl, language, query }) => (
    <>
      <ListView
        language={language}
        title={intl.formatMessage(titles.activities)}
        seal={seals.activities}
        lead={intl.formatMessage(description)}
        categories={activities.categories}
        list={activities}
        item={activityItem}
        input={overIds(activities.list, now)}
        query={query}
        hrefOf={(narrowed) => href(language, 'information/activity-list', {}, narrowed)}
      />
      <CalendarLink language={language} />
    </>
  ),
})
