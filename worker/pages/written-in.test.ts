import { describe, expect, it } from 'vitest'
import { idsWrittenIn } from './written-in.ts'

describe('idsWrittenIn', () => {
  const items = Array.from({ length: 250 }, (_, index) => ({
    id: `${index + 1}`,
    inLanguage: index % 2 === 0 ? ('zh' as const) : ('en' as const),
  }))
  const pageOf = async (page: number) => ({
    total: items.length,
    list: items.slice((page - 1) * 100, page * 100),
  })

  it('reads a list to its end', async () => {
    const ids = await idsWrittenIn('en', pageOf)
    expect(ids).toHaveLength(125)
    expect(ids.at(-1)).toBe('250')
  })

  it('asks a backend that names a wild total for ten pages', async () => {
    let asked = 0
    await idsWrittenIn('zh', async () => {
      asked += 1
      return { total: 1e9, list: [] }
    })
    expect(asked).toBe(10)
  })
})
