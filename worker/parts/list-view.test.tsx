import { describe, expect, it } from 'vitest'
import type { Item } from '../../client/ui/item-list.tsx'
import type { Category, Listed } from '../../contract/listing.ts'
import { draw } from '../../tests/support/draw.tsx'
import { LISTED } from '../../tests/support/listed.ts'
import { intlOf } from '../render/intl.ts'
import { listHead, ListView } from './list-view.tsx'

const lead = { id: 'productList.lead', defaultMessage: '怎样购买。' }

interface Narrowed {
  page?: number
  category?: string
}

function drawList(query: Narrowed, list: { total: number; categories?: Category[] }) {
  return draw(
    <ListView
      section="products"
      context={{ intl: intlOf('en'), language: 'en', query }}
      lead={lead}
      list={{ list: [], page: query.page ?? 1, pageSize: 9, ...list }}
      item={(listed: Listed): Item => listed}
    />,
  )
}

it('a list preserves its category on other pages, and its filter links to the whole list', () => {
  const page = drawList(
    { category: 'tea', page: 2 },
    {
      total: 20,
      categories: [
        { id: 'tea', name: '茶', count: 20 },
        { id: 'craft', name: '器物', count: 5 },
      ],
    },
  )
  const [filter, pagination] = page
    .all('nav')
    .map((nav) => page.all('a', nav).map((link) => page.attribute(link, 'href')))
  const narrowed = '/en/mall/shopping?category=tea'
  const [second, third] = [2, 3].map((number) => `${narrowed}&page=${number}`)
  expect(filter).toEqual(['/en/mall/shopping', narrowed, '/en/mall/shopping?category=craft'])
  expect(pagination).toEqual([narrowed, narrowed, second, third, third])
})

it.each([
  ['to the whole list if it is filtered', { category: 'tea' }, '/en/mall/shopping'],
  ['to the home page without a filter', {}, '/en'],
])('a list without items links %s', (_, query, href) => {
  const page = drawList(query, { total: 0 })
  expect(page.all('a').map((link) => page.attribute(link, 'href'))).toEqual([href])
})

const SUMMIT = { id: 'summit', name: '山顶' }
const NOTHING = { categories: [], list: [] }
const headOf = (query: Narrowed, list: Parameters<typeof listHead>[1]['list']) =>
  listHead(
    { intl: intlOf('zh'), language: 'zh', query },
    { section: 'hotels', title: '住宿', description: lead, list },
  )

describe('the head of a list', () => {
  const description = intlOf('zh').formatMessage(lead)
  const list = { categories: [], list: [{ ...LISTED, category: SUMMIT }] }
  const renamed = { categories: [{ ...SUMMIT, name: '山上' }], list: [] }

  it.each([
    ['is that of the whole list on its first page', {}, list, '住宿'],
    ['differs from page to page', { page: 2 }, list, '住宿（第 2 页）'],
    ['has the category of its first item', { category: 'summit' }, list, '住宿：山顶'],
    ['has its own category', { page: 3, category: 'summit' }, renamed, '住宿：山上（第 3 页）'],
    ['has no unknown category', { category: 'summit' }, NOTHING, '住宿'],
  ])('%s', (_, query, of, title) => {
    const narrowed = title === '住宿' ? description : `${title}。${description}`
    expect(headOf(query, of)).toMatchObject({ title, description: narrowed })
  })

  it('has a canonical query with the category, but without page 1', () => {
    expect(headOf({ page: 1, category: 'summit' }, list).canonicalQuery).toEqual({
      page: undefined,
      category: 'summit',
    })
  })
})
