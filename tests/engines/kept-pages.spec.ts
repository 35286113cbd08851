import { expect } from '@playwright/test'
import { HOTEL, HOTEL_NAME, HOTELS, HOTELS_NAME } from '../support/client-page.ts'
import { sample } from '../support/sample.ts'
import { startSite } from '../support/start-site.ts'
import { test } from './support/engine-test.ts'

const WORDS = [
  { prefix: '', list: HOTELS_NAME, detail: HOTEL_NAME, missing: '没有网络' },
  { prefix: '/en', list: 'Places to stay', detail: 'North Reef Lodge', missing: 'No connection' },
]

// An engine's own offline mode may not reach the service worker's requests, as Firefox's doesn't: the server itself stops.
for (const { prefix, list, detail, missing } of sample(WORDS, 1)) {
  test(`under ${prefix}/ shown pages open although the site has gone`, async ({ visitor }) => {
    const site = await startSite()
    const { origin } = site.site
    const title = () => visitor.textOf('h1')
    const kept = (path: string) =>
      visitor.evaluate(
        async (address) =>
          (await (await caches.open('pages')).match(address, { ignoreVary: true })) !== undefined,
        path,
      )
    await visitor.open(origin + prefix + HOTELS)
    await expect.poll(() => kept(prefix + HOTELS)).toBe(true)
    await visitor.open(origin + prefix + HOTEL)
    await expect.poll(() => kept(prefix + HOTEL)).toBe(true)
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

test('the guide is kept by one press, and plans walks although the site has gone', async ({
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
