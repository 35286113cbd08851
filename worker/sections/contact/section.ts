import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const contact = defineSection({
  name: 'contact',
  title: defineMessage({ id: 'title.contact', defaultMessage: '联系我们' }),
  pages: '/infomation/contact',
  mainCall: 'scenic',
  words: '电话 telephone',
})

/** The heading above the advice for lost property, on the contact page and in the search. */
export const lostTitle = defineMessage({ id: 'contact.lost', defaultMessage: '丢了东西' })

export const contactDescription = defineMessage({
  id: 'contact.description',
  defaultMessage: '景区的联系电话、地址与开放时间。',
})
