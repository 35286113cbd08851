import { describe, expect, it } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { href } from '../href.ts'
import { ListView } from './list-view.tsx'

describe('a list that is narrowed to a category', () => {
  it('stays so on its other pages, and is left by the filter', () => {
    const page = draw(
      <ListView
        language="en"
        title="好物"
        seal="风物"
        categories={[
          { id: 'tea', name: '茶', count: 20 },
          { id: 'craft', name: '器物', count: 5 },
        ]}
        items={[]}
        list={{ total: 20, page: 2, pageSize: 9 }}
        query={{ category: 'tea' }}
        hrefOf={(query) => href('en', 'mall/product-list', {}, query)}
      />,
    )
    const [filter, pagination] = page
      .all('nav')
      .map((nav) => page.all('a', nav).map((link) => page.attribute(link, 'href')))
    const narrowed = '/en/mall/shopping?category=tea'
    const [second, third] = [2, 3].map((number) => `${narrowed}&page=${number}`)
    expect(filter).toEqual(['/en/mall/shopping', narrowed, '/en/mall/shopping?category=craft'])
    expect(pagination).toEqual([narrowed, narrowed, second, third, third])
  })
})

/** Where the links of an empty list lead. */
function drawEmpty(query: { category?: string }) {
  const page = draw(
    <ListView
      language="en"
      title="好物"
      seal="风物"
      items={[]}
      list={{ total: 0, page: 1, pageSize: 9 }}
      query={query}
      hrefOf={(other) => href('en', 'mall/product-list', {}, other)}
    />,
  )
  return page.all('a').map((link) => page.attribute(link, 'href'))
}

describe('a list without items', () => {
  it('leads to all of it where it is narrowed', () => {
    expect(drawEmpty({ category: 'tea' })).toEqual(['/en/mall/shopping'])
  })

  it('leads home where nothing narrows it', () => {
    expect(drawEmpty({})).toEqual(['/en'])
  })
})
