import { describe, expect, it } from 'vitest'
import type { Fare, Ticket, VisitorKind } from '../../../contract/ticket.ts'
import { LISTED } from '../../../tests/support/listed.ts'
import { combinationsFor, withMore } from './combinations.ts'

const DAY = '2031-07-01'
const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' as const })

function sold(id: string, price: number, kind: VisitorKind, ...services: string[]): Ticket {
  return {
    ...LISTED,
    id,
    price: yuan(price),
    audience: '',
    services: services.map((service) => ({ id: service, name: service, included: true })),
    validity: '',
    refund: '',
    recommended: false,
    booking: {},
    sale: { admits: [{ visitors: [kind], from: 1, to: 1 }], prices: [], notSold: [] },
  }
}

const FERRY: Fare = {
  service: 'ferry',
  name: 'fare',
  price: yuan(60),
  reduced: [{ visitor: 'child', price: yuan(30) }],
  notSold: [],
}
const TICKETS = [
  sold('shore', 30, 'adult'),
  sold('half', 15, 'child'),
  sold('island', 90, 'adult', 'ferry'),
  sold('half island', 45, 'child', 'ferry'),
  sold('two days', 100, 'adult', 'second day'),
]

interface Offered {
  rides?: readonly string[]
  tickets?: readonly Ticket[]
  fares?: readonly Fare[]
}

/** Returns each combination as a text: tickets, fares and the sum in yuan. */
function waysFor([adult, child]: [number, number], offered: Offered = {}): string[] {
  const { rides = [], tickets = TICKETS, fares = [FERRY] } = offered
  const visitors = { adult, child, student: 0, small: 0, senior: 0 }
  const party = { visitors, day: DAY, rides: new Set(rides) }
  return combinationsFor(party, { tickets, visitors: [], fares }).map((way) => {
    const parts = way.tickets.map(({ of, count }) => `${count} ${of.id}`)
    const paid = way.fares.map(({ of, count }) => `${count} ${of.name}`)
    return `${[...parts, ...paid].join(', ')}: ${way.total / 100}`
  })
}

describe('in a dearer combination', () => {
  it('all visitors get the same services', () => {
    expect(waysFor([2, 1])).toEqual(['2 shore, 1 half: 75', '2 island, 1 half island: 225'])
    expect(waysFor([2, 0])).toEqual(['2 shore: 60', '2 island: 180', '2 two days: 200'])
  })

  it('fares are only for visitors whose tickets do not include the service', () => {
    const tickets = TICKETS.filter(({ id }) => id !== 'half island')
    expect(waysFor([1, 1], { tickets })).toEqual([
      '1 shore, 1 half: 45',
      '1 island, 1 half, 1 fare: 135',
    ])
    const notSold = [{ from: DAY, to: DAY }]
    expect(waysFor([1, 1], { tickets, fares: [{ ...FERRY, notSold }] })).toEqual([
      '1 shore, 1 half: 45',
    ])
  })
})

it('of combinations with the same services and price, only one without separate fares is left', () => {
  expect(waysFor([2, 1], { rides: ['ferry'] })).toEqual(['2 island, 1 half island: 225'])
})

it('a way that includes no more than a cheaper one is left out of the answer', () => {
  const visitors = { adult: 1, child: 0, student: 2, small: 0, senior: 0 }
  const offer = {
    tickets: [sold('winter', 80, 'adult'), sold('concession', 40, 'student'), ...TICKETS.slice(4)],
    visitors: [],
    fares: [],
  }
  const all = combinationsFor({ visitors, day: DAY, rides: new Set() }, offer)
  const totals = (ways: typeof all) => ways.map(({ total }) => total / 100)
  expect([totals(all), totals(withMore(all))]).toEqual([
    [160, 240, 300],
    [160, 300],
  ])
})
