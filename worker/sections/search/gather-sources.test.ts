import { expect, it } from 'vitest'
import { CURRENCY } from '../../../contract/region.ts'
import { NO_END } from '../../../contract/alert.ts'
import { hotels, restaurants } from '../../../contract/kinds.ts'
import { DEFAULT_LANGUAGE } from '../../../locales/languages.ts'
import { LISTED } from '../../../tests/support/listed.ts'
import { href } from '../../href.ts'
import { loadContext } from '../../prepare-page.ts'
import type { Backend } from '../../upstream/upstream.ts'
import { documentOf } from './area-source.ts'
import { gatherSources } from './gather-sources.ts'
import { findInSite } from './site-search.ts'

const TICKET_TEXTS = { audience: '', validity: '', refund: '' }
const SCENIC_LISTS =
  'arrivals transport parking contacts openingHours facts belongings spots'.split(' ')

it('the search has hotel filters for up to eight guests, however large a room is', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of one call
  const backend = (async (name: string) => {
    if (name !== hotels.list) throw new Error(name)
    const offers = [{ occupancy: 4_294_967_297 }, { occupancy: 2 }]
    return { list: [{ offers }], total: 1, pageSize: 100 }
  }) as unknown as Backend
  const sources = await Promise.allSettled(
    gatherSources({ ...loadContext(DEFAULT_LANGUAGE, backend), day: '2027-01-01' }),
  )
  // The first source has the filters; a later one has the items of the same list.
  const [filters] = sources.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(filters?.documents().map(({ topic }) => topic)).toEqual(
    [2, 3, 4, 5, 6, 7, 8].map((persons) => `rooms-${persons}`),
  )
})

it('a section without a menu entry is found by its title', async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of one call
  const backend = (async (name: string) => {
    if (name === 'menu') return { menu: [], site: {} }
    throw new Error(name)
  }) as unknown as Backend
  const sources = await Promise.allSettled(
    gatherSources({ ...loadContext(DEFAULT_LANGUAGE, backend), day: '2027-01-01' }),
  )
  const documents = sources.flatMap((each) =>
    each.status === 'fulfilled' ? each.value.documents() : [],
  )
  expect(documents).toContainEqual(
    expect.objectContaining({ href: href(DEFAULT_LANGUAGE, 'accessibility') }),
  )
})

it('a search for hours finds facilities that the table of transport does not have', async () => {
  const hours = { seasons: [{ opens: '08:00', closes: '17:00' }] }
  const facilities = ['渡船', '索道'].map((name) => ({ id: name, name, hours }))
  const answers: Record<string, object> = {
    recommendations: { today: { facilities } },
    scenic: {
      ...Object.fromEntries(SCENIC_LISTS.map((name) => [name, []])),
      transport: [{ name: '索道' }],
    },
  }
  const context = contextWith(answers)
  const { found } = await findInSite(context, '开放时间')
  const rows = found.filter(({ document }) => document.href.includes('#facility-'))
  expect(rows.map(({ document }) => document.title)).toEqual(['渡船'])
})

/** Returns a context whose backend has these answers. Other calls fail. */
function contextWith(answers: Record<string, object>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sources use only these calls
  const backend = (async (name: string) => {
    const answer = answers[name]
    if (answer === undefined) throw new Error(name)
    return answer
  }) as unknown as Backend
  return { ...loadContext(DEFAULT_LANGUAGE, backend), readAsset: async () => '' }
}

it('a search shows the hours of the next day for a visit, with the same responses', async () => {
  const answers: Record<string, object> = {
    menu: {
      menu: [],
      site: { openingHours: { opens: '08:00', closes: '17:00', lastEntry: '16:00' } },
    },
    scenic: Object.fromEntries(SCENIC_LISTS.map((name) => [name, []])),
  }
  const context = contextWith(answers)
  const hoursAt = async (time: string) => {
    const { found } = await findInSite({ ...context, now: new Date(time) }, '开放时间')
    return found[0]?.document.text
  }
  expect(await hoursAt('2027-01-01T15:59+08:00')).toMatch(/^1月1日 08:00–17:00.*16:00/)
  expect(await hoursAt('2027-01-01T16:01+08:00')).toMatch(/^1月2日 08:00–17:00.*16:00/)
  expect(await hoursAt('2027-01-02T00:01+08:00')).toMatch(/^1月2日 08:00–17:00.*16:00/)
})

it('a search for tickets shows those that are not sold on the day last', async () => {
  const ticket = { ...LISTED, ...TICKET_TEXTS, price: { amount: 120, currency: CURRENCY } }
  const season = { from: '03-01', to: '11-30' }
  const sale = { admits: [{ visitors: ['adult'] }], prices: [], notSold: [] }
  const answers: Record<string, object> = {
    ticketList: {
      list: [
        { ...ticket, id: 'summer', title: '夏季票', sale: { ...sale, season } },
        { ...ticket, id: 'unknown', title: '联票' },
        { ...ticket, id: 'winter', title: '冬季票', sale },
      ],
    },
  }
  const context = contextWith(answers)
  const titlesOn = async (day: string) => {
    const { found } = await findInSite({ ...context, now: new Date(`${day}T09:00+08:00`) }, '门票')
    return found
      .filter(({ document }) => document.kind === 'ticket')
      .map((each) => each.document.title)
  }
  expect(await titlesOn('2026-12-01')).toEqual(['联票', '冬季票', '夏季票'])
  expect(await titlesOn('2027-03-01')).toEqual(['夏季票', '联票', '冬季票'])
})

it('restaurants have their price, hours and place', async () => {
  const restaurant = {
    ...LISTED,
    price: { amount: 4000, currency: CURRENCY },
    openingHours: '10:00–14:00',
    place: { name: '湖边' },
  }
  const context = contextWith({
    [restaurants.list]: { list: [restaurant], total: 1, pageSize: 100 },
  })
  const { found } = await findInSite(context, '餐饮')
  const { document } = found.find((each) => each.document.kind === 'restaurant') ?? {}
  expect(document?.facts).toEqual(['人均 ¥40', '10:00–14:00', '湖边'])
})

it('an announcement without an end is never over, however old it is', () => {
  const rule = { ...LISTED, publishedAt: '2020-01-01', from: '2020-01-01', to: NO_END }
  expect(documentOf(rule, 'announcement', '/').endsAt).toBe(NO_END)
})
