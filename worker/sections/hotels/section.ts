import { defineMessage } from 'react-intl'
import { defineSection } from '../define-section.ts'

export const hotels = defineSection({
  name: 'hotels',
  title: defineMessage({ id: 'title.hotels', defaultMessage: '住宿' }),
  pages: { list: '/mall/hotel', detail: '/mall/hotel/:id' },
  kinds: { hotel: 'hotels' },
  words: '住宿 hotel',
})
