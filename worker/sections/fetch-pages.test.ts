import { expect, it, vi } from 'vitest'
import type { Backend } from '../upstream/upstream.ts'
import { fetchPages } from './fetch-pages.ts'

function backendWith(total: number, pageSize: number) {
  const backend = vi.fn<(name: string, input: object) => Promise<object>>(async () => ({
    total,
    pageSize,
    list: [],
  }))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test requests only a list
  return { backend: backend as unknown as Backend, calls: backend.mock.calls }
}

it.each([100, 50])(
  'reads a list to its end if the backend sends %i items per page',
  async (pageSize) => {
    const { backend, calls } = backendWith(250, pageSize)
    const pages = Math.ceil(250 / pageSize)
    expect(await fetchPages(backend, 'hotels', { language: 'en', maxPages: 10 })).toHaveLength(
      pages,
    )
    const body = { languageId: 2, page: pages, pageSize: 100, type: 'hotel' }
    expect(calls.at(-1)).toEqual(['goodsList', { body }])
  },
)

it('sends the parameters as strings if the list is requested with a query', async () => {
  const { backend, calls } = backendWith(1, 100)
  await fetchPages(backend, 'products', { language: 'zh', maxPages: 10 })
  const query = { languageId: '1', page: '1', pageSize: '100' }
  expect(calls).toEqual([['productList', { query }]])
})

it('stops at the limit if the backend sends an absurd total', async () => {
  const { backend, calls } = backendWith(1e9, 100)
  await fetchPages(backend, 'news', { language: 'zh', maxPages: 10 })
  expect(calls).toHaveLength(10)
})
