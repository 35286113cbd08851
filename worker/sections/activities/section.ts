import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const activities = defineSection({
  name: 'activities',
  title: defineMessage({ id: 'title.activities', defaultMessage: '活动' }),
  pages: { list: '/infomation/activity', detail: '/infomation/activity/:id' },
  kinds: { activity: 'activities' },
})
