import { describe, expect, it } from 'vitest'
import { VISITOR_KINDS, type VisitorKind } from '../../contract/ticket.ts'
import { addDays } from '../../shared/zoned-time.ts'
import {
  combinationsFor,
  includedIn,
  type Party,
  ridesOf,
} from '../../worker/sections/tickets/combinations.ts'
import { DaysOff, withoutClosed } from '../../worker/sections/tickets/days-off.tsx'
import { EXAMPLES, readExample } from '../support/read-example.ts'
import { pricesInTexts } from '../support/prices-in-texts.ts'

/** The first day of the examples' announcements, so that the test does not depend on today. */
const FIRST = '2026-11-28'
const YEAR = Array.from({ length: 366 }, (_, count) => addDays(FIRST, count))
const NOW = Date.parse(`${FIRST}T00:00:00+08:00`)

function partyOf(kind: VisitorKind, day: string, rides: readonly string[]): Party {
  const visitors = { adult: 0, child: 0, student: 0, small: 0, senior: 0, [kind]: 1 }
  return { visitors, day, rides: new Set(rides) }
}

describe.each(EXAMPLES)('on every day of a year, in %s', (folder) => {
  describe.each(['zh', 'en'] as const)('by the texts in %s', async (language) => {
    const example = await readExample(folder, language)
    const { tickets, instructions, menu, recommendations } = example
    const offer = { tickets, visitors: instructions.visitors, fares: instructions.fares }
    const rides = ridesOf(offer)
    const stated = pricesInTexts(example, language)
    const known = { ...menu, facilities: recommendations.today.facilities, now: NOW }
    const days = { first: FIRST, last: addDays(FIRST, 365) }
    const daysOff = new DaysOff(offer, known, days)

    it('each kind of visitor pays the entry price that the texts state', () => {
      expect(rides.length).toBeGreaterThan(0)
      const wrong = VISITOR_KINDS.flatMap((kind) =>
        YEAR.flatMap((day) => {
          const offered = withoutClosed(offer, daysOff.rides(day))
          const [best] = combinationsFor(partyOf(kind, day, []), offered)
          const wanted = stated.entry(kind, day)
          return best?.total === wanted * 100 ? [] : [`${kind} ${day}: ${best?.total} ≠ ${wanted}`]
        }),
      )
      expect(wrong).toEqual([])
    })

    it('each kind of visitor pays for each ride the price in the texts and in the fares', () => {
      const wrong = VISITOR_KINDS.flatMap((kind) =>
        rides.flatMap((fare) => {
          const share = stated.share(kind, fare.name)
          const inTable = fare.reduced.find(({ visitor }) => visitor === kind)?.price ?? fare.price
          const ride = (fare.price.amount / 100) * share
          if (inTable.amount / 100 !== ride) return [`${kind}: ${fare.name} ${inTable.amount}`]
          const service = fare.service ?? ''
          return YEAR.filter((day) =>
            daysOff.rides(day).every((closing) => closing.service !== service),
          ).flatMap((day) => {
            const ways = combinationsFor(partyOf(kind, day, [service]), offer)
            const sum = stated.entry(kind, day) + ride
            const isSold = ways.some(({ total }) => total === sum * 100)
            // A ticket that includes the ride may be the cheapest.
            const [best] = ways
            const isDearest = best?.tickets.some(({ of }) => includedIn(of).includes(service))
            return isSold && (best?.total === sum * 100 || isDearest === true)
              ? []
              : [`${kind} ${fare.name} ${day}: ${best?.total} ≠ ${sum}`]
          })
        }),
      )
      expect(wrong).toEqual([])
    })

    it('a ride that an announcement closes is not sold, nor is a ticket that includes it', () => {
      const closed = YEAR.flatMap((day) => daysOff.rides(day).map((closing) => ({ day, closing })))
      const announced = menu.alerts.flatMap(({ severity, from, to = from, affects }) =>
        severity === 'closure' && affects.facilities.length > 0
          ? YEAR.filter((day) => from <= day && day <= to)
          : [],
      )
      expect(closed.map(({ day }) => day)).toEqual(announced)
      for (const { day, closing } of closed) {
        const { service = '', again } = closing
        const left = withoutClosed(offer, [closing]).tickets
        expect(left.filter((ticket) => includedIn(ticket).includes(service))).toEqual([])
        expect(again !== undefined && again > day).toBe(true)
      }
      // Tickets that include the ride must not be sold on these days either.
      const including = closed.flatMap(({ day, closing: { service = '' } }) =>
        tickets.filter((of) => includedIn(of).includes(service)).map(({ id }) => `${id} ${day}`),
      )
      const unsold = tickets.flatMap(({ id, sale }) =>
        YEAR.filter((day) => sale?.notSold.some(({ from, to }) => from <= day && day <= to)).map(
          (day) => `${id} ${day}`,
        ),
      )
      expect(unsold.toSorted()).toEqual(including.toSorted())
    })

    it('no ticket for a group admits a student', () => {
      const visitors = { adult: 1, child: 2, student: 1, small: 0, senior: 0 }
      const groups = YEAR.flatMap((day) =>
        combinationsFor({ visitors, day, rides: new Set() }, offer).flatMap((way) =>
          way.tickets.filter(({ of }) => (of.sale?.admits.length ?? 0) > 1),
        ),
      )
      expect(groups).toEqual([])
    })
  })
})
