import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const contact = defineSection({
  name: 'contact',
  title: defineMessage({
    id: 'title.contact',
    defaultMessage: '联系我们',
    description: 'Title of the contact page',
  }),
  pages: '/infomation/contact',
  words: '电话 telephone',
})
