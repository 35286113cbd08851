import { afterAll, expect, it } from 'vitest'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { startSite } from '../support/start-site.ts'

const OPS_TOKEN = 'a-token-for-tests-only'
const site = await startSite({ vars: { OPS_TOKEN } })
afterAll(() => site.stop())

/** Every page, and some that make more calls than the sample of their kind. */
const PAGES = [
  ...PAGE_ADDRESSES.filter(({ language }) => language === 'zh').map(({ name, path }) => ({
    path,
    page: path.replace(/[^/]+$/, (last) => (name.endsWith('/detail') ? '{id}' : last)),
  })),
  // Guests can reach this hotel only by a facility.
  { path: '/mall/hotel/103', page: '/mall/hotel/{id}' },
  { path: '/infomation/guide?map=2', page: '/infomation/guide?map={id}' },
  { path: '/search?q=海', page: '/search?q={words}' },
]

/** Returns the calls that a page makes if nothing is cached. */
async function callsOf(path: string): Promise<Record<string, number>> {
  const purged = await fetch(`${site.site.origin}/ops/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_TOKEN}` },
    body: JSON.stringify({ call: '*' }),
  })
  expect(purged.status).toBe(200)
  await site.clearFaults()
  const response = await site.get(path)
  expect([path, response.status]).toEqual([path, 200])
  await response.text()
  const calls = Object.entries(await site.countCalls()).filter(([name]) => name !== 'batch')
  return Object.fromEntries(calls.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

it('the calls of each page are those that the documents name (-u writes them)', async () => {
  const pages: Record<string, Record<string, number>> = {}
  // oxlint-disable-next-line no-await-in-loop -- the backend counts all calls together
  for (const { path, page } of PAGES) pages[page] = { ...pages[page], ...(await callsOf(path)) }
  await expect(`${JSON.stringify(pages, null, 2)}\n`).toMatchFileSnapshot(
    '../../tools/contract/page-calls.json',
  )
})
