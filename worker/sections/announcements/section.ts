import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const announcements = defineSection({
  name: 'announcements',
  title: defineMessage({ id: 'title.announcements', defaultMessage: '公告' }),
  pages: { list: '/infomation/announcement', detail: '/infomation/announcement/:id' },
  kinds: { announcement: 'announcements' },
  hasFeed: true,
})
