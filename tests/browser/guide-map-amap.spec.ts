import { readFile } from 'node:fs/promises'
import { expect, type Page, type Route, test } from '@playwright/test'
import {
  AMAP_KEY,
  AMAP_SCRIPT,
  fulfilWithStandIn,
  standInForAmap,
  startAmapSite,
} from '../support/amap-site.ts'
import {
  chooseWalk,
  clusters,
  GUIDES,
  type GuideWords,
  marks,
  sheet,
  walkPanel,
} from '../support/guide-page.ts'
import type { TestSite } from '../support/start-site.ts'

let site: TestSite
/** AMap's answer to a request for a walk. Undefined means the default answer. */
let walk: unknown
test.beforeAll(async () => {
  site = await startAmapSite(() => walk)
})
test.afterAll(() => site.stop())
test.beforeEach(() => {
  walk = undefined
})

const amapRoom = (page: Page) => page.locator('[data-amap="open"]')
const ownRoom = (page: Page) => page.locator('.map-room.leaflet-container')
const notice = (page: Page) => page.locator('.map-notice')
const callsOf = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => Reflect.get(globalThis, 'amapCalls'))

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.site.origin}${path}`)
}

for (const words of GUIDES) {
  test.describe(`${words.path} with AMap`, () => {
    test('loads version 2.0 with its plugins, and violates no policy', async ({ page }) => {
      const refused: string[] = []
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) refused.push(message.text())
      })
      const requested = page.waitForRequest(AMAP_SCRIPT)
      await standInForAmap(page)
      await open(page, words.path)
      const { searchParams } = new URL((await requested).url())
      expect(Object.fromEntries(searchParams)).toEqual({
        callback: '___onAPILoaded',
        v: '2.0',
        key: AMAP_KEY,
        plugin: 'AMap.MarkerCluster,AMap.Walking',
      })
      await expect(amapRoom(page)).toBeVisible()
      await expect(notice(page)).toHaveCount(0)
      expect(await page.evaluate(() => Reflect.get(window, '_AMapSecurityConfig'))).toEqual({
        serviceHost: `${site.site.origin}/_AMapService`,
      })
      const lines = page.locator('.stand-in-line')
      await expect(lines).toHaveCount(15)
      await expect(lines.first()).toHaveAttribute('data-colour', /^#[0-9a-f]{6}$/)
      expect(refused).toEqual([])
    })

    test('opens clusters and points', async ({ page }) => {
      await standInForAmap(page)
      await open(page, words.path)
      await expect(clusters(page)).toHaveText('94')
      await clusters(page).click()
      await expect(marks(page)).toHaveCount(100)
      const other = page.locator('[data-point="18"]')
      await other.evaluate((mark) => mark.setAttribute('data-seen', ''))
      await page.locator('[data-point="1"]').click()
      await expect(sheet(page).getByRole('heading')).toHaveText(words.temple)
      await expect(page.locator('[data-point="1"][aria-pressed="true"]')).toBeVisible()
      await sheet(page).getByRole('button', { name: words.close }).click()
      // If the mark were drawn again, it would lose the focus, and Enter would not open it.
      await expect(page.locator('[data-point="1"]:not([aria-pressed])')).toBeVisible()
      await expect(other).toHaveAttribute('data-seen')
      await other.press('Enter')
      await expect(sheet(page).getByRole('heading')).toBeFocused()
    })

    test('shows only the points of the selected category', async ({ page }) => {
      await standInForAmap(page)
      await open(page, words.path)
      await page.locator('.category-filter').getByRole('link', { name: words.food }).click()
      await expect(clusters(page)).toHaveText('14')
    })

    test('shows a walk from AMap, requested through the worker', async ({ page }) => {
      await standInForAmap(page)
      await open(page, words.path)
      await expect(amapRoom(page)).toBeVisible()
      await chooseWalk(page, words)
      const panel = walkPanel(page, words)
      await expect(panel.getByText(/^1\.2\s(?:km|公里)$/)).toBeVisible()
      await expect(panel.locator('time')).toHaveAttribute('datetime', 'PT25M')
      await expect(panel.locator('ol > li')).toHaveText([
        '沿山门路步行800米左转',
        '步行434米到达目的地',
      ])
      await expect(page.getByRole('img', { name: /^(?:终点|End)$/ })).toBeVisible()
      await expect(page.locator('.stand-in-line')).toHaveCount(16)
      expect(await callsOf(page)).toContainEqual(['search', [120.4015, 29.956], [120.3915, 29.98]])
    })

    test('fits the chosen trail to the visible map until the visitor moves the map', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await standInForAmap(page)
      await open(page, `${words.path}?trails=all`)
      await expect(amapRoom(page)).toBeVisible()
      const count = async (name: string) =>
        (await callsOf(page)).filter(([called]) => called === name).length
      await page.locator('#trail-2 h3 a').click()
      await expect(sheet(page).getByRole('heading')).toBeInViewport()
      // With this key, the sheet moves from the middle of the window to its lower edge.
      await page.locator('.sheet-grip').press('ArrowDown')
      await expect.poll(() => count('setFitView')).toBeGreaterThan(1)
      await amapRoom(page).dispatchEvent('pointerdown')
      const [fits, sizes] = [await count('setFitView'), await count('resize')]
      await page.setViewportSize({ width: 390, height: 700 })
      await expect.poll(() => count('resize')).toBeGreaterThan(sizes)
      expect(await count('setFitView')).toBe(fits)
    })

    test('shows the scale of the map', async ({ page }) => {
      await standInForAmap(page)
      await open(page, words.path)
      await expect(page.locator('.map-scale')).toHaveText('500 m')
      await page.getByRole('button', { name: words.closer }).click()
      await expect(page.locator('.map-scale')).toHaveText('200 m')
    })

    test('uses the site’s own trails if AMap finds no route', async ({ page }) => {
      walk = ['no_data', 0]
      await standInForAmap(page)
      await open(page, words.path)
      await expect(amapRoom(page)).toBeVisible()
      await chooseWalk(page, words)
      const panel = walkPanel(page, words)
      await expect(panel.locator('ol > li').first()).toBeVisible()
      await expect(panel.locator('ol > li[lang]')).toHaveCount(0)
    })
  })

  test.describe(`${words.path} without AMap`, { tag: '@once' }, () => {
    test('reports that the script did not load, and offers a retry', async ({ page }) => {
      let isDown = true
      await standInForAmap(page, (route) => (isDown ? route.abort() : fulfilWithStandIn(route)))
      await open(page, words.path)
      await expect(notice(page)).toBeVisible()
      const retry = notice(page).getByRole('button', { name: words.retry })
      await retry.press('Enter')
      await expect(retry).toBeEnabled()
      await expect(retry).toBeFocused()
      isDown = false
      await expectFallback(page, words, /它的脚本没能加载|Its script did not load/)
    })

    test('shows the error that AMap reports', async ({ page }) => {
      let isRefused = true
      await standInForAmap(page, (route) =>
        isRefused
          ? answerWith(route, "___onAPILoaded('INVALID_USER_KEY')")
          : fulfilWithStandIn(route),
      )
      await open(page, words.path)
      await expect(notice(page)).toBeVisible()
      isRefused = false
      await expectFallback(page, words, 'INVALID_USER_KEY')
    })

    test('stops waiting for a load queue or script that never finishes', async ({ page }) => {
      let isSilent = true
      await standInForAmap(page, (route) =>
        isSilent ? answerWith(route, '/* never calls back */') : fulfilWithStandIn(route),
      )
      await loadFirst(page, { key: AMAP_KEY, version: '2.0' }, 'begun')
      await open(page, words.path)
      await expect(notice(page)).toBeVisible({ timeout: 40_000 })
      isSilent = false
      await expectFallback(page, words, /它迟迟没有回应|It did not answer in time/)
    })

    test('sends a new request on a retry if the first got no response', async ({ page }) => {
      let requests = 0
      await standInForAmap(page, async (route) => {
        requests += 1
        if (requests > 1) await fulfilWithStandIn(route)
      })
      await open(page, words.path)
      await expect(notice(page)).toBeVisible({ timeout: 40_000 })
      await notice(page).getByRole('button', { name: words.retry }).click()
      await expect(amapRoom(page)).toBeVisible()
      expect(requests).toBe(2)
    })

    test('reports an error if the map is never drawn', async ({ page }) => {
      let isSilent = true
      await standInForAmap(page, (route) =>
        isSilent
          ? answerWith(route, 'AMap = { Map: class { on() {} destroy() {} } }; ___onAPILoaded()')
          : fulfilWithStandIn(route),
      )
      await open(page, words.path)
      await expect(notice(page)).toBeVisible({ timeout: 25_000 })
      isSilent = false
      await expect(notice(page)).toContainText(/它迟迟没有回应|It did not answer in time/)
      await expect(clusters(page).first()).toBeVisible()
    })
  })
}

/** Checks that the embedded map works, the page shows the reason, and a retry opens AMap's map. */
async function expectFallback(
  page: Page,
  words: GuideWords,
  reason: string | RegExp,
): Promise<void> {
  await expect(ownRoom(page)).toBeVisible({ timeout: 40_000 })
  await expect(notice(page)).toContainText(words.fallback)
  await expect(notice(page)).toContainText(reason)
  await expect(clusters(page).first()).toBeVisible()
  await notice(page).getByRole('button', { name: words.retry }).click()
  await expect(amapRoom(page)).toBeVisible()
  await expect(ownRoom(page)).toHaveCount(0)
  await expect(notice(page)).toHaveCount(0)
  await expect(amapRoom(page)).toBeFocused()
  await expect(clusters(page)).toHaveText('94')
}

function answerWith(route: Route, body: string): Promise<void> {
  return route.fulfill({ contentType: 'application/javascript', body })
}

/**
 * Loads AMap before the map does, with the same loader, like another script on the page. The map
 * waits until this load has `begun` or `settled`. The loader queues a second call during a load,
 * and rejects it after a failed load.
 */
async function loadFirst(page: Page, options: object, state: 'begun' | 'settled'): Promise<void> {
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile('dist/client/.vite/manifest.json', 'utf8'),
  )
  const module = Object.keys(manifest).find((name) =>
    name.endsWith('amap-jsapi-loader/dist/index.js'),
  )
  const loader = `/${manifest[module ?? '']?.file}`
  const { promise: isReached, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('amapIsReached', () => resolve())
  await page.route(/\/assets\/guide-map\.island-[^/]+\.js$/, async (route) => {
    await isReached
    await route.continue()
  })
  await page.addInitScript(
    `import('${loader}').then(async (module) => {
      const settled = module.default.load(${JSON.stringify({ ...options, plugins: [] })}).catch(() => undefined)
      ${state === 'settled' ? 'await settled' : ''}
      amapIsReached()
    })`,
  )
}
