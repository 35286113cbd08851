import * as v from 'valibot'
import { expect, it } from 'vitest'
import { LISTED } from '../tests/support/listed.ts'
import { tickets } from './ticket.ts'

function ticketWith(daysBefore: number) {
  return v.parse(tickets.schemas.detail, {
    ...LISTED,
    price: 8000,
    audience: '成人',
    services: [],
    validity: '当日',
    refund: '不退',
    booking: {},
    release: { daysBefore, at: '20:00' },
    refunds: [{ daysBefore, percent: 50 }],
  })
}

it('drops the date of sale and the refunds of a ticket if no calendar has their day', () => {
  expect(ticketWith(3650)).toMatchObject({
    release: { daysBefore: 3650 },
    refunds: [{ daysBefore: 3650 }],
  })
  expect(ticketWith(1e9)).not.toHaveProperty('release.daysBefore')
  expect(ticketWith(1e9)).not.toHaveProperty('refunds.0')
})
