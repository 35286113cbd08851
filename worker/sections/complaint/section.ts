import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const complaint = defineSection({
  name: 'complaint',
  title: defineMessage({ id: 'title.complaint', defaultMessage: '投诉建议' }),
  pages: '/service/complain',
  words: '投诉 complaint',
  // The page is always loaded as a document, because a form and its captcha must be fresh.
  isStandalone: true,
})
