import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const news = defineSection({
  name: 'news',
  title: defineMessage({ id: 'title.news', defaultMessage: '新闻' }),
  pages: { list: '/scenic/information', detail: '/scenic/information/:id' },
  kinds: { news: 'news', notice: 'notices' },
  hasFeed: true,
})
