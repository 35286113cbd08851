import { expect, it } from 'vitest'
import { hostOf } from '../../../client/ui/booking-links.tsx'
import { bookingFor } from './hand-off.tsx'

const chosen = { date: '2031-07-01', count: 2, language: 'en' } as const
const plain = {
  url: 'https://a.example/plain',
  template: undefined,
  telephone: '1',
  note: undefined,
}

it.each([
  [
    'https://a.example/buy?d={date}&n={count}&l={language}',
    'https://a.example/buy?d=2031-07-01&n=2&l=en',
  ],
  ['https://a.example/{language}/{date}/{date}', 'https://a.example/en/2031-07-01/2031-07-01'],
  ['https://a.example/{room}?d={date}', 'https://a.example/plain'],
  ['https://a.example/?r={room}&d={date}&{constructor}', 'https://a.example/?d=2031-07-01'],
  ['https://a.example/', 'https://a.example/'],
])('the booking address is built from the template %s', (template, url) => {
  expect(bookingFor({ ...plain, template }, chosen)).toMatchObject({ url, telephone: '1' })
})

it('the booking address of a room contains the stay', () => {
  const template = 'https://a.example/?d={date}&n={nights}&p={persons}'
  const stay = { date: '2031-07-01', nights: 2, persons: 3, language: 'zh' } as const
  expect(bookingFor({ ...plain, template }, stay).url).toBe(
    'https://a.example/?d=2031-07-01&n=2&p=3',
  )
})

it('the booking address of a room contains the number of guests even without a date', () => {
  const template = 'https://a.example/?d={date}&n={nights}&p={persons}'
  const stay = { date: undefined, nights: undefined, persons: 4, language: 'zh' } as const
  expect(bookingFor({ ...plain, template }, stay).url).toBe('https://a.example/?p=4')
})

it('a booking without a template is unchanged', () => {
  expect(bookingFor(plain, chosen)).toBe(plain)
})

it.each([
  ['https://ticket.a.example/x?y', 'ticket.a.example'],
  ['https://', undefined],
  [undefined, undefined],
])('the host of %s is %s', (url, host) => {
  expect(hostOf({ ...plain, url })).toBe(host)
})
