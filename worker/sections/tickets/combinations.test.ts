import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Fare,
  type Ticket,
  VISITOR_KINDS,
  type VisitorKind,
} from '../../../contract/ticket.ts'
import { LISTED } from '../../../tests/support/listed.ts'
import { agedVisitors, countsOf } from './visitors.tsx'
import { combinationsFor, MAX_PARTY, type Offer, type Party } from './combinations.ts'

const DAY = '2031-07-01'

function ticket(id: string, yuan: number, changed: Partial<Ticket>): Ticket {
  return {
    ...LISTED,
    id,
    price: price(yuan),
    audience: '',
    services: [],
    validity: '',
    refund: '',
    recommended: false,
    booking: { url: undefined, telephone: undefined, note: undefined },
    ...changed,
  }
}

function price(yuan: number): Ticket['price'] {
  return { amount: yuan * 100, currency: 'CNY' }
}

function soldFor(...visitors: VisitorKind[]): NonNullable<Ticket['sale']> {
  return { admits: [{ visitors, from: 1, to: 1 }], prices: [], notSold: [] }
}

function includes(...ids: string[]): Ticket['services'] {
  return ids.map((id) => ({ id, name: id, included: true, note: undefined }))
}

const boat: Fare = {
  service: 'boat',
  name: '船',
  price: price(60),
  reduced: [{ visitor: 'child', price: price(30) }],
  note: undefined,
  notSold: [],
}
const day = ticket('day', 120, { sale: soldFor('adult') })
const half = ticket('half', 60, { sale: soldFor('child') })
const family = ticket('family', 398, {
  sale: {
    ...soldFor('adult'),
    admits: [
      { visitors: ['adult'], from: 2, to: 2 },
      { visitors: ['child'], from: 1, to: 2 },
    ],
  },
  services: includes('boat'),
})
const offer: Offer = {
  tickets: [day, half, family],
  visitors: [
    { id: 'small', ages: { to: 5 }, heightBelow: 120, note: undefined, free: true },
    { id: 'senior', ages: { from: 70 }, heightBelow: undefined, note: undefined, free: true },
  ],
  fares: [boat],
}

function party(counts: Partial<Party['visitors']>, rides: string[] = [], on = DAY): Party {
  return {
    visitors: { adult: 0, child: 0, student: 0, small: 0, senior: 0, ...counts },
    day: on,
    rides: new Set(rides),
  }
}

/** Returns each combination as a text: tickets, fares and the sum in yuan. */
function describeAll(of: Party, from = offer): string[] {
  return combinationsFor(of, from).map(({ tickets, fares, total }) => {
    const parts = [
      ...tickets.map((line) => `${line.count} ${line.of.id}`),
      ...fares.map((line) => `${line.count} ${line.of.name} ${line.amount / 100}`),
    ]
    return `${parts.join(', ')}: ${total / 100}`
  })
}

describe('the combinations of tickets', () => {
  it('contain suitable tickets for all visitors, cheapest first', () => {
    expect(describeAll(party({ adult: 2, child: 1 }))).toEqual([
      '2 day, 1 half: 300',
      '1 family: 398',
    ])
  })

  it('add each visitor’s fare for rides that the ticket does not include', () => {
    expect(describeAll(party({ adult: 2, child: 1 }, ['boat']))).toEqual([
      '1 family: 398',
      '2 day, 1 half, 2 船 60, 1 船 30: 450',
    ])
  })

  it('contain no ticket for visitors with free entry, but their rides', () => {
    expect(describeAll(party({ adult: 1, small: 2, senior: 1 }, ['boat']))).toEqual([
      '1 day, 4 船 60: 360',
    ])
    expect(describeAll(party({ senior: 2 }))).toEqual([': 0'])
  })

  it('count a student as an adult, unless there are tickets and fares for students', () => {
    const cable: Fare = {
      service: 'cable',
      name: '索道',
      price: price(140),
      reduced: [{ visitor: 'child', price: price(70) }],
      note: undefined,
      notSold: [],
    }
    const concession = ticket('half', 40, { sale: soldFor('child', 'student') })
    const withCable = ticket('both', 205, { sale: soldFor('adult'), services: includes('cable') })
    const from = { ...offer, tickets: [day, withCable, concession], fares: [cable] }
    expect(describeAll(party({ student: 1 }, ['cable']), from)).toEqual([
      '1 half, 1 索道 140: 180',
      '1 both: 205',
      '1 day, 1 索道 140: 260',
    ])
    expect(describeAll(party({ child: 1 }, ['cable']), from)).toEqual(['1 half, 1 索道 70: 110'])
    expect(
      describeAll(party({ student: 1 }), { ...from, tickets: [day, withCable, half] }),
    ).toEqual(['1 day: 120', '1 both: 205'])
  })

  it('do not count a student as a child or an adult in a family ticket', () => {
    expect(describeAll(party({ adult: 2, student: 1 }))).toEqual(['3 day: 360'])
    expect(describeAll(party({ adult: 1, student: 1, child: 1 }))).toEqual(['2 day, 1 half: 300'])
  })

  it('are empty if the tickets do not admit all, or the party is empty or too large', () => {
    expect(describeAll(party({}))).toEqual([])
    expect(describeAll(party({ adult: MAX_PARTY + 1 }))).toEqual([])
    expect(describeAll(party({ senior: 1 }), { ...offer, visitors: [] })).toEqual([])
    expect(
      describeAll(party({ adult: 1 }), { ...offer, tickets: [ticket('unknown', 1, {})] }),
    ).toEqual([])
  })

  it('use the prices of the day, and only tickets that are sold for it', () => {
    const winter = { from: '12-01', to: '02-29' }
    const seasonal = ticket('seasonal', 120, {
      sale: {
        ...soldFor('adult'),
        prices: [{ ...winter, price: price(80) }],
        notSold: [{ from: '2031-12-07', to: '2031-12-11' }],
      },
    })
    const onlyWinter = ticket('winter', 90, { sale: { ...soldFor('adult'), season: winter } })
    const tickets = { ...offer, tickets: [seasonal, onlyWinter] }
    const on = (date: string) => describeAll(party({ adult: 1 }, [], date), tickets)
    expect(on('2031-11-30')).toEqual(['1 seasonal: 120'])
    expect(on('2031-12-01')).toEqual(['1 seasonal: 80', '1 winter: 90'])
    expect(on('2031-12-07')).toEqual(['1 winter: 90'])
    expect(on('2032-02-29')).toEqual(['1 seasonal: 80', '1 winter: 90'])
  })
})

const someKinds = fc.uniqueArray(fc.constantFrom(...VISITOR_KINDS), { minLength: 1 })
const someTicket = fc.record({
  yuan: fc.integer({ min: 0, max: 500 }),
  admits: fc.array(
    fc.record({
      visitors: someKinds,
      from: fc.integer({ min: 0, max: 2 }),
      to: fc.integer({ min: 0, max: 3 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  services: fc.subarray(['boat', 'bus']),
})
const someOffer = fc
  .record({
    tickets: fc.array(someTicket, { maxLength: 4 }),
    free: fc.subarray([...VISITOR_KINDS]),
    fares: fc.array(
      fc.record({
        service: fc.constantFrom('boat', 'bus', 'none'),
        yuan: fc.integer({ min: 0, max: 90 }),
        reduced: fc.uniqueArray(
          fc.record({
            visitor: fc.constantFrom(...VISITOR_KINDS),
            price: fc.integer({ min: 0, max: 50 }).map(price),
          }),
          { selector: ({ visitor }) => visitor },
        ),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ tickets, free, fares }): Offer => ({
    tickets: tickets.map(({ yuan, admits, services }, index) =>
      ticket(String(index), yuan, {
        sale: { admits, prices: [], notSold: [] },
        services: includes(...services),
      }),
    ),
    visitors: free.map((id) => ({
      id,
      ages: undefined,
      heightBelow: undefined,
      note: undefined,
      free: true,
    })),
    fares: fares.map(({ service, yuan, reduced }) => ({
      service,
      name: service,
      price: price(yuan),
      reduced,
      note: undefined,
      notSold: [],
    })),
  }))
const someParty = fc
  .record({
    adult: fc.integer({ min: 0, max: 3 }),
    child: fc.integer({ min: 0, max: 2 }),
    student: fc.integer({ min: 0, max: 1 }),
    small: fc.integer({ min: 0, max: 2 }),
    senior: fc.integer({ min: 0, max: 1 }),
  })
  .chain((counts) => fc.subarray(['boat', 'bus']).map((rides) => party(counts, rides)))

/**
 * Returns the lowest price for a party by brute force. Tries every ticket for the first visitor
 * without one, together with every group of other visitors.
 */
function leastByTrying(of: Party, from: Offer): number {
  const free = new Set(from.visitors.filter((each) => each.free).map(({ id }) => id))
  const people = VISITOR_KINDS.flatMap((kind) => Array<VisitorKind>(of.visitors[kind]).fill(kind))
  const ridesWithout = (kinds: readonly VisitorKind[], included: readonly string[]) =>
    kinds.reduce(
      (all, kind) =>
        all +
        [...of.rides]
          .filter((ride) => !included.includes(ride))
          .filter((ride) =>
            from.tickets.some(({ services }) => services.some((s) => s.id === ride)),
          )
          .reduce((cost, ride) => {
            const fare = from.fares.find(({ service }) => service === ride)
            if (!fare) return cost
            const own = fare.reduced.find(({ visitor }) => visitor === kind)
            return cost + (own?.price ?? fare.price).amount
          }, 0),
      0,
    )
  const least = (left: readonly VisitorKind[]): number => {
    if (left.length === 0) return 0
    const [first, ...others] = left
    return Math.min(
      Infinity,
      ...subsets(others).flatMap((company) => {
        const group = first === undefined ? company : [first, ...company]
        const rest = without(left, group)
        return from.tickets
          .filter(({ sale }) => sale && letsIn(withStudents(sale.admits), group))
          .map(
            ({ price: { amount }, services }) =>
              amount +
              ridesWithout(
                group,
                services.flatMap(({ id }) => id ?? []),
              ) +
              least(rest),
          )
      }),
    )
  }
  const needing = people.filter((kind) => !free.has(kind))
  return (
    least(needing) +
    ridesWithout(
      people.filter((kind) => free.has(kind)),
      [],
    )
  )
}

/** Adds students to a ticket for a single adult, because they may use it too. */
function withStudents(admits: NonNullable<Ticket['sale']>['admits']): typeof admits {
  const [row] = admits
  if (admits.length > 1 || row?.to !== 1 || !row.visitors.includes('adult')) return admits
  return [{ ...row, visitors: [...new Set([...row.visitors, 'student' as const])] }]
}

function letsIn(
  [row, ...rows]: NonNullable<Ticket['sale']>['admits'],
  group: readonly VisitorKind[],
): boolean {
  if (row === undefined) return group.length === 0
  return subsets(group).some(
    (some) =>
      some.every((kind) => row.visitors.includes(kind)) &&
      row.from <= some.length &&
      some.length <= row.to &&
      letsIn(rows, without(group, some)),
  )
}

function subsets(of: readonly VisitorKind[]): VisitorKind[][] {
  const [first, ...others] = of
  if (first === undefined) return [[]]
  return subsets(others).flatMap((some) => [some, [first, ...some]])
}

function without(all: readonly VisitorKind[], some: readonly VisitorKind[]): VisitorKind[] {
  const left = [...all]
  for (const kind of some) left.splice(left.indexOf(kind), 1)
  return left
}

describe('for any party and any offer', () => {
  it('the first combination has the lowest price of all possible ones', () => {
    fc.assert(
      fc.property(someParty, someOffer, (of, from) => {
        const people = VISITOR_KINDS.reduce((all, kind) => all + of.visitors[kind], 0)
        fc.pre(people > 0)
        expect(combinationsFor(of, from)[0]?.total ?? Infinity).toBe(leastByTrying(of, from))
      }),
      { numRuns: 300 },
    )
  })

  it('combinations are unique, sorted by price, and add up', () => {
    fc.assert(
      fc.property(someParty, someOffer, (of, from) => {
        const all = combinationsFor(of, from)
        const totals = all.map(({ total }) => total)
        expect(totals).toEqual(totals.toSorted((one, other) => one - other))
        for (const { tickets, fares, total } of all) {
          const lines = [...tickets, ...fares]
          expect(lines.reduce((sum, { count, amount }) => sum + count * amount, 0)).toBe(total)
        }
        const sets = all.map(({ tickets }) =>
          tickets
            .map((line) => `${line.of.id}×${line.count}`)
            .toSorted()
            .join(),
        )
        expect(new Set(sets).size).toBe(sets.length)
      }),
      { numRuns: 300 },
    )
  })

  it('an additional visitor never lowers the price if each ticket admits a single visitor', () => {
    const alone = someOffer.map((from) => ({
      ...from,
      tickets: from.tickets.map((each) => ({ ...each, sale: soldFor(...VISITOR_KINDS) })),
    }))
    fc.assert(
      fc.property(someParty, alone, fc.constantFrom(...VISITOR_KINDS), (of, from, kind) => {
        const more = { ...of, visitors: { ...of.visitors, [kind]: of.visitors[kind] + 1 } }
        const [one, other] = [of, more].map((each) => combinationsFor(each, from)[0]?.total ?? 0)
        expect(other).toBeGreaterThanOrEqual(one ?? 0)
      }),
      { numRuns: 200 },
    )
  })

  it('ages lead to the fares of their visitor kinds, in any order of the kinds', () => {
    const kinds = ['small', 'child', 'adult', 'senior'] as const
    const limits = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { minLength: 3, maxLength: 3 })
    const someAges = fc.array(fc.integer({ min: 0, max: 110 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(someOffer, limits, someAges, (some, unsorted, ages) => {
        const starts = [0, ...unsorted.toSorted((one, other) => one - other)]
        const visitors = kinds.map((id, index): Offer['visitors'][number] => ({
          id,
          // The ages of seniors are a part of the ages of adults.
          ages: {
            from: starts[index] ?? 0,
            ...(index < 2 && { to: (starts[index + 1] ?? 0) - 1 }),
          },
          free: some.visitors.some((each) => each.id === id),
        }))
        const of = party({})
        const numbers = { ...of.visitors }
        for (const age of ages)
          numbers[kinds[starts.findLastIndex((start) => start <= age)] ?? 'small'] += 1
        const counts = countsOf(agedVisitors(ages.join(' '), visitors.toReversed()))
        expect(counts).toEqual(numbers)
        const from = { ...some, visitors }
        const [best] = combinationsFor({ ...of, visitors: counts ?? numbers }, from)
        expect(best?.total ?? Infinity).toBe(leastByTrying({ ...of, visitors: numbers }, from))
      }),
      { numRuns: 200 },
    )
  })
})
