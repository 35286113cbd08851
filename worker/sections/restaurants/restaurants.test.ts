import { expect, it } from 'vitest'
import { LISTED } from '../../../tests/support/listed.ts'
import { pageAt } from '../../../tests/support/page-at.tsx'
import list from './list.page.tsx'

const PLACES = { pier: { id: 'pier', name: '码头' }, hill: { id: 'hill', name: '山坡' } }

function restaurant(id: string, opens: string | undefined, place?: keyof typeof PLACES): object {
  return {
    ...LISTED,
    id,
    title: id,
    type: 'restaurant',
    price: { amount: 3000, currency: 'CNY' },
    cuisine: '海鲜',
    address: '',
    openingHours: '',
    hours: opens && [{ seasons: [{ opens, closes: '20:00' }], exceptions: [], weekdays: [] }],
    place: place && PLACES[place],
  }
}

const rows = [
  restaurant('evening', '17:00', 'pier'),
  restaurant('unknown', undefined),
  restaurant('noon', '11:00', 'hill'),
  restaurant('early', '06:00', 'pier'),
]
const goodsList = { list: rows, total: rows.length, page: 1, pageSize: 100, categories: [] }

async function listAt(query: string, answer: object = goodsList) {
  const { page } = await pageAt(list, {
    time: '2026-11-28T12:00+08:00',
    answers: { goodsList: answer },
    query,
  })
  const links = page.all('nav').flatMap((nav) => page.all('a', nav))
  return {
    titles: [...page.all('h2'), ...page.all('h3')]
      .filter((heading) => page.all('a', heading).length > 0)
      .map((heading) => page.text(heading)),
    hrefs: links.map((link) => page.attribute(link, 'href')),
  }
}

it('places with open restaurants come first, and in each place open restaurants', async () => {
  expect((await listAt('')).titles).toEqual(['noon', 'early', 'evening', 'unknown'])
})

it('the links to places have the order of the groups', async () => {
  const { page } = await pageAt(list, {
    time: '2026-11-28T12:00+08:00',
    answers: {
      goodsList: { ...goodsList, list: [...rows.slice(0, 3), restaurant('late', '18:00')] },
    },
  })
  const links = page
    .all('nav')
    .flatMap((nav) => page.all('a', nav))
    .map((link) => page.text(link))
  const groups = page.all('h2').map((group) => page.text(group))
  expect(groups).toEqual(['山坡', '码头', '别处'])
  expect(links.filter((link) => groups.includes(link))).toEqual(['山坡', '码头'])
})

it('each restaurant of the list has its state in words, also an unknown one', async () => {
  const { page } = await pageAt(list, {
    time: '2026-11-28T12:00+08:00',
    answers: { goodsList },
  })
  expect(page.ofClass('serving').map((state) => page.words(state))).toEqual([
    '● 营业中，20:00 打烊',
    '● 营业中，20:00 打烊',
    '○ 未营业，17:00 开门',
    '? 是否营业请先问',
  ])
})

it('a place filters the list, also together with "open now"', async () => {
  expect((await listAt('place=pier')).titles).toEqual(['early', 'evening'])
  const { titles, hrefs } = await listAt('place=pier&open=1')
  expect(titles).toEqual(['early'])
  expect(hrefs).toContain('/mall/restaurant?place=hill&open=1')
  expect(hrefs).toContain('/mall/restaurant?place=pier')
  await expect(listAt('place=moon')).rejects.toMatchObject({ status: 404 })
})

it('a list that is too long to sort has the order of the backend in each place', async () => {
  const { titles } = await listAt('', { ...goodsList, total: 500 })
  expect(titles).toEqual(['evening', 'early', 'noon', 'unknown'])
})

it('a list of at most three has no filters, unless one is chosen', async () => {
  const few = { ...goodsList, list: rows.slice(0, 3), total: 3 }
  expect((await listAt('', few)).hrefs).toEqual([])
  expect((await listAt('place=pier', few)).hrefs).toContain('/mall/restaurant?place=hill')
  expect((await listAt('')).hrefs).toContain('/mall/restaurant?place=pier')
})

it('restaurants without places have no links to places', async () => {
  const plain = rows.map((row) => ({ ...row, place: undefined }))
  const { hrefs } = await listAt('', { ...goodsList, list: plain })
  expect(hrefs.join()).not.toContain('place=')
})
