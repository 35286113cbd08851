import { afterAll, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { startSite } from '../support/start-site.ts'

const OPS_TOKEN = 'a-token-for-tests-only'
const site = await startSite({ vars: { OPS_TOKEN } })
afterAll(() => site.stop())

interface Counted {
  path: string
  /** The page's name in the recorded file. */
  page: string
  /** A call that is made once for each language. The record counts it for two languages. */
  inEachLanguage?: string
}

/** All pages, and some items whose pages make more calls than the sample item's. */
const PAGES: readonly Counted[] = [
  ...PAGE_ADDRESSES.filter(({ language }) => language === 'zh').map(({ name, path }) => ({
    path,
    page: path.replace(/[^/]+$/, (last) => (name.endsWith('/detail') ? '{id}' : last)),
  })),
  // Guests can reach this hotel only by a facility, so its page needs more calls.
  { path: '/mall/hotel/103', page: '/mall/hotel/{id}' },
  // This page requests the maps of all languages for its alternates.
  {
    path: '/infomation/guide?map=2',
    page: '/infomation/guide?map={id}',
    inEachLanguage: 'childGuide',
  },
  { path: '/search?q=海', page: '/search?q={words}' },
]

/** Returns the number of each call that a page makes if nothing is cached. */
async function callsOf({ path, inEachLanguage }: Counted): Promise<Record<string, number>> {
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
  const more = LANGUAGES.length - 2
  return Object.fromEntries(
    calls
      .map(([name, count]) => [name, name === inEachLanguage ? count - more : count] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

it('the calls of each page match the documentation (-u updates it)', async () => {
  const pages: Record<string, Record<string, number>> = {}
  // oxlint-disable-next-line no-await-in-loop -- the backend counts all calls together
  for (const each of PAGES) pages[each.page] = { ...pages[each.page], ...(await callsOf(each)) }
  await expect(`${JSON.stringify(pages, null, 2)}\n`).toMatchFileSnapshot(
    '../../tools/contract/page-calls.json',
  )
})
