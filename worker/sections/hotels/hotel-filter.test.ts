import { createElement } from 'react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import type { GoodsListed } from '../../../contract/goods.ts'
import type { Nearby, Offer } from '../../../contract/hotel.ts'
import { LISTED } from '../../../tests/support/listed.ts'
import {
  BY_PRICE,
  filterHotels,
  HotelFilter,
  type HotelFilters,
  placesOf,
  roomFor,
} from './hotel-filter.tsx'

type Hotel = Extract<GoodsListed, { type: 'hotel' }>

function hotel(id: string, changed: Partial<Hotel>): Hotel {
  return {
    ...LISTED,
    id,
    type: 'hotel',
    starRating: undefined,
    address: '',
    price: yuan(300),
    offers: [],
    nearby: [],
    breakfast: undefined,
    dogs: undefined,
    ...changed,
  }
}

function yuan(amount: number): Hotel['price'] {
  return { amount: amount * 100, currency: 'CNY' }
}

function room(occupancy: number, price: number, accessible = false): Offer {
  return { name: `${occupancy}`, occupancy, price: yuan(price), accessible, view: undefined }
}

function place(id: string, minutes: number): Nearby {
  return { id, name: id, minutes, by: 'walk' }
}

const inn = hotel('inn', {
  offers: [room(2, 360), room(2, 380, true), room(4, 560)],
  nearby: [place('gate', 3), place('cable-car', 20)],
  breakfast: true,
})
const lodge = hotel('lodge', {
  offers: [room(2, 680), room(3, 900)],
  nearby: [place('cable-car', 12)],
  breakfast: false,
})
const cabin = hotel('cabin', { price: yuan(200) })
const all = [lodge, inn, cabin]
const ids = (hotelFilters: HotelFilters) => filterHotels(all, hotelFilters).map(({ id }) => id)

describe('the hotel filter', () => {
  it('returns all hotels in their own order if nothing is selected', () => {
    expect(ids({})).toEqual(['lodge', 'inn', 'cabin'])
  })

  it('requires one room that meets all criteria for a room', () => {
    expect(ids({ persons: 3 })).toEqual(['lodge', 'inn'])
    expect(ids({ persons: 4, price: 600 })).toEqual(['inn'])
    expect(ids({ persons: 4, price: 400 })).toEqual([])
    expect(ids({ persons: 3, stepFree: '1' })).toEqual([])
    expect(roomFor(inn, { persons: 2, stepFree: '1' })?.price).toEqual(yuan(380))
  })

  it('counts missing data as not matching, but uses the hotel’s own price without rooms', () => {
    expect(ids({ persons: 1 })).toEqual(['lodge', 'inn'])
    expect(ids({ breakfast: '1' })).toEqual(['inn'])
    expect(ids({ near: 'cable-car' })).toEqual(['lodge'])
    expect(ids({ price: 200 })).toEqual(['cabin'])
  })

  it('sorts by the price of the matching room, or by distance', () => {
    expect(ids({ sort: BY_PRICE })).toEqual(['cabin', 'inn', 'lodge'])
    expect(ids({ sort: 'gate' })).toEqual(['inn', 'lodge', 'cabin'])
    expect(ids({ sort: 'cable-car' })).toEqual(['lodge', 'inn', 'cabin'])
  })

  it('lists each place once', () => {
    expect(placesOf(all).map(({ id }) => id)).toEqual(['cable-car', 'gate'])
  })
})

const someHotels = fc.array(
  fc
    .record({
      offers: fc.array(
        fc
          .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 900 }), fc.boolean())
          .map(([occupancy, price, accessible]) => room(occupancy, price, accessible)),
        { maxLength: 3 },
      ),
      nearby: fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 1 }),
      breakfast: fc.boolean(),
    })
    .map(({ offers, nearby, breakfast }, index = 0) =>
      hotel(String(index), {
        offers,
        nearby: nearby.map((minutes) => place('gate', minutes)),
        breakfast,
      }),
    ),
)
const someWishes = fc.record(
  {
    persons: fc.integer({ min: 1, max: 5 }),
    price: fc.constantFrom(200, 400, 600),
    stepFree: fc.constant('1' as const),
    breakfast: fc.constant('1' as const),
    near: fc.constantFrom('gate', 'nowhere'),
    sort: fc.constantFrom(BY_PRICE, 'gate'),
  },
  { requiredKeys: [] },
)

it('a further criterion only removes hotels, and sorting never removes one', () => {
  fc.assert(
    fc.property(someHotels, someWishes, someWishes, (hotels, hotelFilters, more) => {
      const { sort: _, ...unsorted } = hotelFilters
      const few = new Set(filterHotels(hotels, { ...more, ...unsorted }))
      const chosen = filterHotels(hotels, hotelFilters)
      expect(new Set(chosen)).toEqual(new Set(filterHotels(hotels, unsorted)))
      for (const each of few) expect(chosen).toContain(each)
    }),
    { numRuns: 200 },
  )
})

const wordsFor = (hotels: readonly Hotel[], hotelFilters: HotelFilters = {}) => {
  const page = draw(
    createElement(HotelFilter, { hotels, hotelFilters, hrefOf: (all) => JSON.stringify(all) }),
  )
  return page.all('a').map((link) => page.text(link))
}

describe('the options of the hotel filter', () => {
  it('contain a number of guests if every hotel accepts it, but it changes a price', () => {
    const dear = hotel('dear', { offers: [room(2, 300), room(3, 500)] })
    const words = wordsFor([dear, dear])
    expect(words).toContain('住 3 人')
    expect(words).not.toContain('住 2 人')
    expect(words).not.toContain('住 4 人')
  })

  it('contain views and dogs only if they exclude a hotel', () => {
    const seaside = hotel('sea', { offers: [{ ...room(2, 300), view: '海' }], dogs: true })
    const inland = hotel('in', { offers: [room(2, 300)], dogs: undefined })
    expect(wordsFor([seaside, inland])).toEqual(expect.arrayContaining(['有景观', '可带狗']))
    expect(wordsFor([seaside, seaside])).not.toContain('有景观')
    expect(filterHotels([seaside, inland], { view: '1' }).map(({ id }) => id)).toEqual(['sea'])
    expect(filterHotels([seaside, inland], { dogs: '1' }).map(({ id }) => id)).toEqual(['sea'])
  })

  it('are removed one by one by the link that shows them as selected', () => {
    const page = draw(
      createElement(HotelFilter, {
        hotels: all,
        hotelFilters: { persons: 4, price: 600 },
        hrefOf: (chosen) => JSON.stringify(chosen),
      }),
    )
    const chosen = page
      .all('a')
      .slice(0, 2)
      .filter((link) => page.attribute(link, 'ariaCurrent'))
    expect(chosen.map((link) => page.text(link))).toEqual(['住 4 人', '¥600 以内'])
    expect(chosen.map((link) => page.attribute(link, 'href'))).toEqual([
      '{"price":600}',
      '{"persons":4}',
    ])
  })
})
