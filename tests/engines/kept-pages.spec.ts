import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { HOTEL, HOTEL_NAME, HOTELS, HOTELS_NAME } from '../support/client-page.ts'
import { sample } from '../support/sample.ts'
import { startSite } from '../support/start-site.ts'
import { startSecondBuild } from '../support/two-builds.ts'
import { test } from './support/engine-test.ts'
import type { Visitor } from './support/visitor.ts'

const WORDS = [
  { prefix: '', list: HOTELS_NAME, detail: HOTEL_NAME, missing: '没有网络' },
  { prefix: '/en', list: 'Places to stay', detail: 'North Reef Lodge', missing: 'No connection' },
]

// The tests stop the server, because Firefox's offline mode does not apply to service workers.
for (const { prefix, list, detail, missing } of sample(WORDS, 1)) {
  test(`visited pages under ${prefix}/ open while the site is down`, async ({ visitor }) => {
    const site = await startSite()
    const { origin } = site.site
    const title = () => visitor.textOf('h1')
    const cached = (path: string) =>
      visitor.evaluate(
        async (address) =>
          (await (await caches.open('pages')).match(address, { ignoreVary: true })) !== undefined,
        path,
      )
    await visitor.open(origin + prefix + HOTELS)
    await expect.poll(() => cached(prefix + HOTELS)).toBe(true)
    await visitor.open(origin + prefix + HOTEL)
    await expect.poll(() => cached(prefix + HOTEL)).toBe(true)
    expect(await visitor.count('main > .notice')).toBe(0)
    await site.stop()
    await visitor.open(origin + prefix + HOTELS)
    await expect.poll(title).toBe(list)
    await expect.poll(() => visitor.textOf('main > .notice time')).toMatch(/2\d{3}/)
    await visitor.click(`main a[href="${prefix}${HOTEL}"]`)
    await expect.poll(title).toBe(detail)
    await expect.poll(() => visitor.count('main > .notice')).toBe(1)
    await visitor.open(`${origin}${prefix}/mall/ticket`)
    await expect.poll(title).toBe(missing)
  })
}

test('one press stores the guide, which shows walks while the site is down', async ({
  visitor,
}) => {
  const site = await startSite()
  const { origin } = site.site
  await visitor.open(`${origin}/infomation/guide`)
  await expect.poll(() => visitor.textOf('[data-pocket] button')).toMatch(/MB/)
  await visitor.click('[data-pocket] button')
  await expect.poll(() => visitor.textOf('[data-pocket]')).toContain('已留在这台设备上')
  await site.stop()
  await visitor.open(`${origin}/service/traffic`)
  await expect.poll(() => visitor.count('main > .notice')).toBe(1)
  await visitor.open(`${origin}/infomation/guide#walk-1-2`)
  await expect.poll(() => visitor.count('path.map-walk')).toBeGreaterThan(0)
  const painted = () =>
    visitor.evaluate(
      (selector) => document.querySelector<HTMLImageElement>(selector)?.naturalWidth ?? 0,
      '.map-painting img',
    )
  await expect.poll(painted).toBeGreaterThan(0)
})

test('the stored guide is updated after a deploy @long', async ({ visitor }) => {
  test.setTimeout(120_000)
  const builds = await startSecondBuild()
  const site = await startSite()
  const { origin, port } = site.site
  await visitor.open(`${origin}/infomation/guide`)
  await visitor.click('[data-pocket] button')
  await expect.poll(() => visitor.textOf('[data-pocket]')).toContain('已留在这台设备上')
  const before = await pocketOf(visitor)
  await site.stop()
  const newer = await startSite({ dist: builds.dist, sitePort: Number(port) })
  await visitor.open(`${origin}/mall/ticket`)
  await expect.poll(async () => (await pocketOf(visitor)).build).toBe('newer')
  const { addresses } = await pocketOf(visitor)
  expect(addresses).toHaveLength(before.addresses.length)
  expect(addresses).not.toEqual(before.addresses)
  await newer.stop()
  await visitor.open(`${origin}/infomation/guide`)
  await expect.poll(() => visitor.attributeOf('meta[name="build-id"]', 'content')).toBe('newer')
  await expect.poll(() => visitor.count('site-island[data-state="ready"]')).toBeGreaterThan(0)
  await builds.stop()
})

test('no incomplete guide is stored if the storage is full', async ({ visitor }) => {
  const { dist, remove } = await buildForFullDevice()
  const site = await startSite({ dist })
  await visitor.open(`${site.site.origin}/infomation/guide`)
  await visitor.click('[data-pocket] button')
  await expect.poll(() => visitor.textOf('[data-pocket]')).toContain('这台设备没有地方了')
  expect(await pocketOf(visitor)).toEqual({ addresses: [] })
  await site.stop()
  await remove()
})

/** Returns the saved offline guide: its build and its addresses. */
function pocketOf(visitor: Visitor): Promise<{ build?: string; addresses: string[] }> {
  return visitor.evaluate(async () => {
    if (!(await caches.has('pocket'))) return { addresses: [] }
    const pocket = await caches.open('pocket')
    const record = await pocket.match('/pocket-record.json')
    const { build } = record ? await record.json() : {}
    const addresses = (await pocket.keys()).map(({ url }) => url.slice(location.origin.length))
    return { build, addresses: addresses.toSorted() }
  })
}

/**
 * Builds a site whose service worker can store only ten files, because tests cannot set a quota in
 * every engine. Further files fail with the error of a full quota, which in Firefox 153 is not a
 * `DOMException`.
 */
async function buildForFullDevice(): Promise<{ dist: string; remove: () => Promise<void> }> {
  await mkdir('.tmp', { recursive: true })
  const dist = await mkdtemp('.tmp/full-')
  await cp('dist', dist, { recursive: true })
  const worker = join(dist, 'client/service-worker.js')
  const full = `{ const { put } = Cache.prototype; let left = 10
const error = navigator.userAgent.includes('Firefox/')
  ? { name: 'NS_ERROR_FILE_NO_DEVICE_SPACE' }
  : new DOMException('', 'QuotaExceededError')
Cache.prototype.put = function (...entry) {
  left -= 1
  return left < 0 ? Promise.reject(error) : put.apply(this, entry)
} }
`
  await writeFile(worker, full + (await readFile(worker, 'utf8')))
  return { dist, remove: () => rm(dist, { recursive: true }) }
}
