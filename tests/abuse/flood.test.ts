import { afterAll, expect, it, onTestFinished } from 'vitest'
import { type Breaking, startBreakable } from '../support/breakable-backend.ts'
import { SITE_ORIGIN } from '../support/start-site.ts'
import type { Answer, Ask } from './support/ask.ts'
import { findings, inShort } from './support/findings.ts'
import { startTarget } from './support/start-target.ts'

/**
 * A backend that accepts any category and page number. A few of its long answers fill the memory.
 */
const wordy: Breaking = (answer, { body }) => {
  const isUnknownId = body.category !== undefined || body.page > 1
  if (isUnknownId) return { ...answer, data: { ...answer.data, padding: 'x'.repeat(150_000) } }
  return answer.code === 404 ? { ...answer, msg: '无'.repeat(200) } : answer
}

const stopped: Breaking = (_answer, _call, response) => void response.destroy()

const LISTS = [
  '/mall/hotel',
  '/mall/restaurant',
  '/scenic/information',
  '/infomation/announcement',
  '/service/strategy',
]
const DETAILS = [...LISTS, '/infomation/activity', '/scenic/publicity', '/mall/shopping']

const counted = (length: number) => Array.from({ length }, (_, n) => n)

/**
 * Addresses that an attacker invents: ids, categories, page numbers, and queries. Each is another
 * page.
 */
const MADE_UP = [
  ...DETAILS.flatMap((path) => counted(40).map((n) => `${path}/zzz${n}`)),
  ...LISTS.flatMap((path) => counted(4).map((n) => `${path}?category=zzz${n}`)),
  ...LISTS.flatMap((path) => counted(4).map((n) => `${path}?page=${900 + n}`)),
  ...counted(9).flatMap((adult) =>
    counted(9).flatMap((child) =>
      counted(5).map((small) => `/mall/ticket?adult=${adult}&child=${child}&small=${small}`),
    ),
  ),
  ...counted(100).map((n) => `/infomation/guide/_payload.json?map=zzz${n}`),
  ...counted(100).map((n) => `/mall/hotel?persons=${1 + (n % 9)}&price=${100 + n}`),
]

const faultOf = (path: string, { status }: Answer) => (status === 200 ? [] : [`${path}: ${status}`])

/**
 * Reads pages, floods the site with invented addresses, and stops the backend. Returns the pages
 * that the site can no longer show.
 */
async function lostPages(ask: Ask, pages: readonly string[], stopBackend: () => void) {
  const read = () => findings(pages, 6, async (path) => faultOf(path, await ask({ path })))
  const before = await read()
  if (before.length > 0) throw new Error(`Not read: ${before.join(', ')}`)
  await findings(MADE_UP, 6, async (path) => {
    await ask({ path })
    return []
  })
  stopBackend()
  return read()
}

async function pagesIn(ask: Ask): Promise<string[]> {
  const maps = await Promise.all(
    ['/sitemap-zh.xml', '/sitemap-en.xml'].map((path) => ask({ path })),
  )
  return maps.flatMap(({ body }) =>
    Array.from(body.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
      address.slice(SITE_ORIGIN.length),
    ),
  )
}

const backend = await startBreakable()
afterAll(() => backend.stop())

it('a flood of invented addresses removes no cached page', async () => {
  backend.breakWith(wordy)
  const site = await startTarget(backend)
  onTestFinished(() => site.stop())
  let pages: string[] = []
  // The first sitemap may lack a list that was too slow on a busy machine.
  await expect
    .poll(async () => (pages = await pagesIn(site.ask)).length, { timeout: 60_000 })
    .toBeGreaterThan(80)
  const lost = await lostPages(site.ask, pages, () => backend.breakWith(stopped))
  expect(inShort(lost)).toEqual([])
})

it('the check detects a cache that keeps only the most recently requested pages', async () => {
  const cached = new Set<string>()
  let isStopped = false
  const ask: Ask = async ({ path }) => {
    const isCached = cached.delete(path)
    if (!isStopped || isCached) cached.add(path)
    const [oldest = ''] = cached
    if (cached.size > 300) cached.delete(oldest)
    return { status: isStopped && !isCached ? 503 : 200, headers: {}, body: '', durationMs: 0 }
  }
  const lost = await lostPages(ask, ['/', '/mall'], () => {
    isStopped = true
  })
  expect(lost).toEqual(['/: 503', '/mall: 503'])
})
