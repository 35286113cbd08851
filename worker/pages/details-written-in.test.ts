import { describe, expect, it } from 'vitest'
import { detailsWrittenIn } from './details-written-in.ts'

describe('detailsWrittenIn', () => {
  const now = new Date('2026-11-22T09:00:00+08:00')
  const items = Array.from({ length: 250 }, (_, index) => ({
    id: `${index + 1}`,
    inLanguage: index % 2 === 0 ? ('zh' as const) : ('en' as const),
  }))

  it.each([100, 50])('reads a list to its end, %i items at once', async (pageSize) => {
    const details = await detailsWrittenIn({ language: 'en', now }, async ({ page }) => ({
      total: items.length,
      pageSize,
      list: items.slice((page - 1) * pageSize, page * pageSize),
    }))
    expect(details).toHaveLength(125)
    expect(details.at(-1)?.id).toBe('250')
  })

  it('asks for ten pages at most where the backend gives an absurd total', async () => {
    let asked = 0
    await detailsWrittenIn({ language: 'zh', now }, async () => {
      asked += 1
      return { total: 1e9, pageSize: 100, list: [] }
    })
    expect(asked).toBe(10)
  })

  const published = '2026-11-15T09:20:00+08:00'
  const updated = '2026-11-16T09:40:00+08:00'
  const toCome = '2026-11-22T09:00:01+08:00'
  it.each([
    ['of its update', { publishedAt: published, updatedAt: updated }, updated],
    ['of its publication where it never was updated', { publishedAt: published }, published],
    ['of this very moment', { publishedAt: '2026-11-22T01:00Z' }, '2026-11-22T01:00Z'],
    ['of none where it has no dates', {}, undefined],
    ['of none where it is published later', { publishedAt: toCome }, undefined],
    [
      'of none where its update is to come',
      { publishedAt: published, updatedAt: toCome },
      undefined,
    ],
  ])('dates an item by the time %s', async (_, dates, lastModified) => {
    const list = [{ id: '1', inLanguage: 'zh' as const, ...dates }]
    const fetchPart = async () => ({ total: 1, pageSize: 100, list })
    expect(await detailsWrittenIn({ language: 'zh', now }, fetchPart)).toEqual([
      { id: '1', lastModified },
    ])
  })
})
