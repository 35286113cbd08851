import { expect, it } from 'vitest'
import { AGENTS } from '../support/addresses.ts'
import { type Breaking, startBreakable } from '../support/breakable-backend.ts'
import { startOwnHost } from '../support/start-own-host.ts'
import { SITE_ORIGIN, startSite } from '../support/start-site.ts'

/** A backend that takes any category and any page, and answers at length: a few of such answers fill the memory. */
const wordy: Breaking = (answer, { body }) => {
  const isMadeUp = body.category !== undefined || body.page > 1
  if (isMadeUp) return { ...answer, data: { ...answer.data, padding: 'x'.repeat(150_000) } }
  return answer.code === 404 ? { ...answer, msg: '无'.repeat(200) } : answer
}

const LISTS = [
  '/mall/hotel',
  '/mall/restaurant',
  '/scenic/information',
  '/infomation/announcement',
  '/service/strategy',
]
const DETAILS = [...LISTS, '/infomation/activity', '/scenic/publicity', '/mall/shopping']

const counted = (length: number) => Array.from({ length }, (_, n) => n)

/** What a stranger makes up: ids, categories, pages, and queries of which each makes another page. */
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

it.each([
  [
    'in workerd',
    async (backend: string) => {
      const { site, stop } = await startSite({ vars: { BACKEND_ORIGIN: backend } })
      return { origin: site.origin, named: SITE_ORIGIN, stop }
    },
  ],
  [
    'on a server of one’s own',
    async (backend: string) => {
      const { origin, stop } = await startOwnHost(backend)
      return { origin, named: origin, stop }
    },
  ],
])(
  'a flood of made-up addresses leaves each page that was read before, with the backend stopped: %s',
  async (_, start) => {
    const backend = await startBreakable()
    backend.breakWith(wordy)
    const { origin, named, stop } = await start(backend.origin)
    const get = async (path: string) => {
      const response = await fetch(origin + path, {
        redirect: 'manual',
        headers: { 'User-Agent': AGENTS.person, Accept: 'text/html' },
      })
      return { path, status: response.status, text: await response.text() }
    }
    /** Reads addresses, a few at a time. */
    const read = async (addresses: readonly string[]) => {
      const queue = [...addresses]
      const answers: Awaited<ReturnType<typeof get>>[] = []
      const walk = async () => {
        for (let path = queue.shift(); path !== undefined; path = queue.shift())
          answers.push(await get(path))
      }
      await Promise.all(counted(6).map(walk))
      return answers
    }
    const failed = (answers: Awaited<ReturnType<typeof read>>) =>
      answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${status} ${path}`)
    try {
      const maps = await read(['/sitemap-zh.xml', '/sitemap-en.xml'])
      const pages = maps.flatMap(({ text }) =>
        Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) =>
          address.slice(named.length),
        ),
      )
      expect(pages.length).toBeGreaterThan(80)
      expect(failed(await read(pages))).toEqual([])
      const flooded = await read(MADE_UP)
      expect(flooded.filter(({ status }) => status >= 500)).toEqual([])
      backend.breakWith((_answer, _call, response) => void response.destroy())
      expect(failed(await read(pages))).toEqual([])
    } finally {
      await stop()
      await backend.stop()
    }
  },
  300_000,
)
