import { describe, expect, it } from 'vitest'
import { draw } from '../../tests/support/draw.tsx'
import { CategoryFilter } from './category-filter.tsx'

function countOfAll(total: number | undefined, count: number | undefined): string {
  const page = draw(
    <CategoryFilter
      categories={[{ id: 'news', name: '新闻', count }]}
      total={total}
      current={undefined}
      hrefOf={(id = '') => `/${id}`}
    />,
  )
  const [all] = page.all('a')
  return all ? page.text(all) : 'no link'
}

it('links to categories whose id is the name of a property that all objects have', () => {
  const categories = ['__proto__', 'constructor'].map((id) => ({ id, name: id, count: 1 }))
  const page = draw(
    <CategoryFilter categories={categories} current={undefined} hrefOf={(id = '') => `/${id}`} />,
  )
  const links = page.all('a').map((link) => page.text(link))
  expect(links).toEqual(['全部2', '__proto__1', 'constructor1'])
})

describe('the filter’s total', () => {
  it('includes items that are in no category', () => {
    expect(countOfAll(137, 102)).toBe('全部137')
  })

  it('is the sum of the categories if the total is unknown, and missing without counts', () => {
    expect(countOfAll(undefined, 102)).toBe('全部102')
    expect(countOfAll(137, undefined)).toBe('全部')
  })

  it('is not rendered if the only category has every item', () => {
    expect(countOfAll(102, 102)).toBe('no link')
  })
})
