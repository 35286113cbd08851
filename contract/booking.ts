import * as v from 'valibot'
import { lenient } from './lenient.ts'
import { listedEntries, listedNotes } from './listing.ts'
import { link, price, telephone, text, FORMAT_NOTES } from './values.ts'
import type { Notes } from './notes.ts'

/** How visitors book something. The site only links to the seller and never takes money itself. */
export const booking = v.object({
  url: lenient(v.pipe(link, v.startsWith('https://'))),
  template: lenient(v.pipe(link, v.startsWith('https://'))),
  telephone: lenient(telephone),
  note: lenient(text),
})
export type Booking = v.InferOutput<typeof booking>

export const pricedEntries = { ...listedEntries, price }

/** A fact to show: a name and a value. */
export const fact = v.object({ name: text, value: text })

export const bookingNotes = (): readonly [string, Notes<Booking>] => [
  'Where visitors book or buy; `{}` if the item cannot be booked. The site only links to it and takes no money.',
  {
    url: 'A page of the seller, by `https:`.',
    template:
      'The same page with the visitor’s choice: `{date}` and `{language}` (a code), `{count}` of tickets, `{nights}` and `{persons}` of a stay.',
    telephone: FORMAT_NOTES.telephone,
    note: 'One sentence to read before booking.',
  },
]

export const pricedNotes = (): Notes<
  v.InferOutput<v.ObjectSchema<typeof pricedEntries, undefined>>
> => ({
  ...listedNotes(),
  price: FORMAT_NOTES.price,
})

export const factNotes = (): Notes<v.InferOutput<typeof fact>> => ({
  name: 'The name of the fact, one or two words.',
  value: 'The fact, in words.',
})
