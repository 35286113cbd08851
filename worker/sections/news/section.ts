import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const news = defineSection({
  name: 'news',
  title: defineMessage({
    id: 'title.news',
    defaultMessage: '新闻',
    description: 'Title of the list of news',
  }),
  pages: { list: '/scenic/information', detail: '/scenic/information/:id' },
  lists: {
    news: (backend, part) => backend('messageList', { body: { ...part, type: 'news' } }),
    notice: (backend, part) => backend('messageList', { body: { ...part, type: 'notice' } }),
  },
  hasFeed: true,
})
