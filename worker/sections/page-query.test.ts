import { describe, expect, it } from 'vitest'
import { assertListed } from './page-query.ts'

const LAKE = { id: 'lake', name: '湖畔', count: 1 }
const WHOLE = { total: 2, pageSize: 9, categories: [LAKE], list: [{ category: LAKE }, {}] }

describe('assertListed', () => {
  it.each([
    ['names the category', { ...WHOLE, list: [{}] }],
    ['has an item of the category', { ...WHOLE, categories: [] }],
    ['names no category anywhere', { ...WHOLE, categories: [], list: [{}] }],
  ])('accepts a list that %s', (_, answered) => {
    expect(() => assertListed({ page: 1, category: 'lake' }, answered)).not.toThrow()
  })

  it('rejects an unknown category, even if the backend returns the whole list for it', () => {
    expect(() => assertListed({ page: 1, category: 'made-up' }, WHOLE)).toThrow('No category')
  })
})
