import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const tickets = defineSection({
  name: 'tickets',
  title: defineMessage({ id: 'title.tickets', defaultMessage: '门票' }),
  pages: '/mall/ticket',
  found: 'ticket',
  words: '门票 预约 ticket booking',
})

/** The description for search engines, and for a search without results. */
export const ticketsDescription = defineMessage({
  id: 'ticketList.description',
  defaultMessage: '门票的价格、适用人群、包含项目与退改规定。',
})
