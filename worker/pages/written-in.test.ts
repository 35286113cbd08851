import { describe, expect, it } from 'vitest'
import { idsWrittenIn } from './written-in.ts'

describe('idsWrittenIn', () => {
  const items = Array.from({ length: 250 }, (_, index) => ({
    id: `${index + 1}`,
    inLanguage: index % 2 === 0 ? ('zh' as const) : ('en' as const),
  }))

  it.each([100, 50])('reads a list to its end, %i items at once', async (pageSize) => {
    const ids = await idsWrittenIn('en', async ({ page }) => ({
      total: items.length,
      pageSize,
      list: items.slice((page - 1) * pageSize, page * pageSize),
    }))
    expect(ids).toHaveLength(125)
    expect(ids.at(-1)).toBe('250')
  })

  it('asks a backend that names a wild total for ten pages', async () => {
    let asked = 0
    await idsWrittenIn('zh', async () => {
      asked += 1
      return { total: 1e9, pageSize: 100, list: [] }
    })
    expect(asked).toBe(10)
  })
})
