import { defineMessage, type IntlShape } from 'react-intl'
import { defineSection } from '../define-section.ts'

/** Returns the text for rooms with beds for this many persons. */
export function personsWords(intl: IntlShape, persons: number): string {
  return intl.formatMessage(
    {
      id: 'hotelList.persons',
      defaultMessage: '住 {persons} 人',
      description: 'Narrows the list of hotels to those with a room that sleeps so many',
    },
    { persons },
  )
}

export const hotels = defineSection({
  name: 'hotels',
  title: defineMessage({ id: 'title.hotels', defaultMessage: '住宿' }),
  pages: { list: '/mall/hotel', detail: '/mall/hotel/:id' },
  kinds: { hotel: 'hotels' },
  words: '住宿 hotel',
})

export const hotelsDescription = defineMessage({
  id: 'hotelList.description',
  defaultMessage: '住宿的位置、房型、价格与预订方式。',
})
