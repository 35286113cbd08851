import { expect, it, vi } from 'vitest'
import type { FetchList } from './define-section.ts'
import { fetchPages } from './fetch-pages.ts'

const backend = vi.fn<() => never>()

it.each([100, 50])('reads a list to its end if the backend sends %i items', async (pageSize) => {
  const fetchList = vi.fn<FetchList>(async () => ({ total: 250, pageSize, list: [] }))
  const answers = await fetchPages(backend, fetchList, { language: 'en', maxPages: 10 })
  expect(answers).toHaveLength(Math.ceil(250 / pageSize))
  expect(fetchList).toHaveBeenLastCalledWith(backend, {
    languageId: 2,
    page: Math.ceil(250 / pageSize),
    pageSize: 100,
  })
})

const absurd = async () => ({ total: 1e9, pageSize: 100, list: [] })

it('stops at the limit if the backend sends an absurd total', async () => {
  expect(await fetchPages(backend, absurd, { language: 'zh', maxPages: 10 })).toHaveLength(10)
})
