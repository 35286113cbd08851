import { defineMessage } from 'react-intl'

/** The heading over the steps after a loss, on the contact page and in the search. */
export const lostTitle = defineMessage({
  id: 'contact.lost',
  defaultMessage: '丢了东西',
  description: 'Heading over what to do about a lost thing',
})
