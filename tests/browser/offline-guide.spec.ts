import { expect, type Page, test } from '@playwright/test'
import { startSite } from '../support/start-site.ts'
import { startSecondBuild } from '../support/two-builds.ts'

test.use({ serviceWorkers: 'allow' })

const GUIDE = '/infomation/guide'
const WORDS = {
  keep: /^留着路上看（[\d.]+ MB）$/,
  english: /^英语版也留着/,
  remove: '删掉',
  full: '这台设备没有地方了',
  failed: '没有连上',
}

test('one press stores the guide with its walks, and another removes it', async ({ page }) => {
  const site = await startSite()
  const { origin } = site.site
  await page.goto(`${origin}/service/traffic`)
  const offer = page.locator('[data-pocket]')
  await offer.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: WORDS.keep }).click()
  await expect(offer).toContainText('已留在这台设备上')
  await page.getByRole('button', { name: WORDS.english }).click()
  await expect(page.getByRole('button', { name: WORDS.english })).toHaveCount(0)
  await expect(offer).toContainText('已留在这台设备上')
  await site.stop()

  await page.goto(origin + GUIDE)
  await expect(page.locator('main > .notice time')).toHaveText(/2\d{3}/)
  await expect(page.locator('site-island[data-state="ready"]')).toBeVisible()
  await page.goto(`${origin}${GUIDE}#walk-1-2`)
  await expect(page.locator('path.map-walk')).toHaveAttribute('d', /L/)
  const painting = page.locator('.map-painting img').first()
  expect(await painting.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  )
  for (const path of [
    `${GUIDE}?map=2`,
    `/en${GUIDE}`,
    '/mall/ticket',
    '/service/qa',
    '/infomation/contact',
    '/en/service/conditions',
  ]) {
    await page.goto(origin + path)
    await expect(page.locator('main > .notice')).toHaveCount(1)
  }

  await page.goto(`${origin}/mall/hotel`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有网络')
  await expect(
    page.getByRole('main').getByRole('link', { name: '导览地图', exact: true }),
  ).toBeVisible()
  await page.getByRole('button', { name: WORDS.remove }).click()
  await expect.poll(() => savedAddresses(page)).toEqual([])
  await page.goto(`${origin}/mall/ticket`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有网络')
})

test('after a deploy the next page updates the stored guide and removes older files', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const builds = await startSecondBuild()
  const site = await startSite()
  const { origin } = site.site
  await page.goto(origin + GUIDE)
  await page.getByRole('button', { name: WORDS.keep }).click()
  await expect(page.getByRole('button', { name: WORDS.remove })).toBeVisible()
  const before = await savedAddresses(page)
  // From now on, the newer build is served at the same address.
  await site.stop()
  const newer = await startSite({ dist: builds.dist, sitePort: Number(site.site.port) })
  await page.goto(`${origin}/mall/ticket`)
  await expect(page.locator('meta[name="build-id"]')).toHaveAttribute('content', 'newer')
  await expect.poll(() => savedBuild(page)).toBe('newer')
  const after = await savedAddresses(page)
  expect(after).toHaveLength(before.length)
  const entry = before.find((address) => address.includes('/entry.client'))
  expect(after).not.toContain(entry)
  await newer.stop()
  await page.goto(origin + GUIDE)
  await expect(page.locator('meta[name="build-id"]')).toHaveAttribute('content', 'newer')
  await expect(page.locator('site-island[data-state="ready"]')).toBeVisible()
  await builds.stop()
})

test('no incomplete guide is stored if the storage is full or the network fails', async ({
  page,
}) => {
  const site = await startSite()
  const { origin } = site.site
  await page.goto(origin + GUIDE)
  await expect(page.getByRole('button', { name: WORDS.keep })).toBeVisible()
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 400_000 })
  await page.getByRole('button', { name: WORDS.keep }).click()
  await expect(page.locator('[data-pocket]')).toContainText(WORDS.full)
  expect(await savedAddresses(page)).toEqual([])
  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await site.stop()
  await page.getByRole('button', { name: WORDS.keep }).click()
  await expect(page.locator('[data-pocket]')).toContainText(WORDS.failed)
  expect(await savedAddresses(page)).toEqual([])
})

/** Returns path and query of each page in the saved offline guide. */
function savedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('pocket'))) return []
    const saved = await (await caches.open('pocket')).keys()
    return saved.map(({ url }) => url.slice(location.origin.length))
  })
}

function savedBuild(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const record = await (await caches.open('pocket')).match('/pocket-record.json')
    return record && (await record.json()).build
  })
}

for (const [path, name] of [
  ['/service/traffic', '放到主屏幕'],
  ['/en/service/traffic', 'Add to home screen'],
] as const)
  test(`the browser’s install prompt is offered by one button: ${path}`, async ({ page }) => {
    const site = await startSite()
    await page.goto(site.site.origin + path)
    const install = page.getByRole('button', { name })
    // As in browsers, this event is fired before the button for the offline guide is in view.
    await offerInstall(page)
    await expect(install).toHaveCount(0)
    await page.locator('[data-pocket]').scrollIntoViewIfNeeded()
    await install.click()
    await expect(install).toHaveCount(0)
    expect(await page.evaluate('globalThis.prompts')).toBe(1)

    await page.reload()
    await page.locator('[data-pocket]').scrollIntoViewIfNeeded()
    await expect(page.locator('[data-pocket] button').first()).toBeVisible()
    await offerInstall(page)
    await expect(install).toHaveCount(0)
    await site.stop()
  })

/** Fires Chromium's event for an offer to install the site. The visitor declines the offer. */
async function offerInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const prompt = async () => {
      const prompts = Number(Reflect.get(globalThis, 'prompts') ?? 0)
      Object.assign(globalThis, { prompts: prompts + 1 })
      return { outcome: 'dismissed' }
    }
    const event = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(event, { prompt }))
    if (!event.defaultPrevented) throw new Error('The browser shows its own bar')
  })
}
