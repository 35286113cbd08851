import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const tickets = defineSection({
  name: 'tickets',
  title: defineMessage({ id: 'title.tickets', defaultMessage: '门票' }),
  pages: '/mall/ticket',
  found: 'ticket',
  words: '门票 预约 ticket booking',
})
