import { expect, type Page, test } from '@playwright/test'
import { AMAP_SCRIPT, standInForAmap, startAmapSite } from '../support/amap-site.ts'
import { nextFrame } from '../support/client-page.ts'
import {
  addStyles,
  countShown,
  expectMap,
  GUIDES,
  HIDDEN,
  openGuide,
  removeStyles,
  viewOf,
} from '../support/guide-page.ts'

/** Waits until the guide is hydrated and has made its first updates. */
async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
  await page.waitForLoadState('networkidle')
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page)
}

/** Returns position and zoom of the map when it no longer moves. */
async function restOf(page: Page): Promise<string> {
  let last = ''
  await expect(async () => {
    const before = last
    last = await viewOf(page)
    expect(last).toBe(before)
  }).toPass()
  return last
}

for (const words of GUIDES) {
  for (const css of HIDDEN) {
    test.describe(`${words.path} with ${css}`, () => {
      test('opens the map with its usual view once it is shown', async ({ page }) => {
        const problems: string[] = []
        page.on('pageerror', ({ message }) => problems.push(message))
        await openGuide(page, words.path)
        const view = await restOf(page)
        await addStyles(page, css)
        await page.reload()
        await expectAwake(page)
        await expect(page.locator('.map-room')).toHaveCount(0)
        await removeStyles(page)
        await expectMap(page)
        await expect.poll(() => viewOf(page)).toBe(view)
        await expect.poll(() => countShown(page)).toBeGreaterThan(0)
        expect(problems).toEqual([])
      })

      test('keeps the view of a map that is hidden for a while', async ({ page }) => {
        await openGuide(page, words.path)
        await page.getByRole('button', { name: words.closer }).click()
        const view = await restOf(page)
        await addStyles(page, css)
        for (let frame = 0; frame < 3; frame += 1) await nextFrame(page)
        await removeStyles(page)
        for (let frame = 0; frame < 3; frame += 1) await nextFrame(page)
        expect(await restOf(page)).toBe(view)
      })
    })
  }

  test(`${words.path} creates the AMap map only once it is shown`, async ({ page }) => {
    const { site, stop } = await startAmapSite(() => undefined)
    const made = () =>
      page.evaluate(() =>
        (Reflect.get(globalThis, 'amapCalls') ?? []).filter(([name]: unknown[]) => name === 'Map'),
      )
    await standInForAmap(page)
    await addStyles(page, HIDDEN[0])
    const loaded = page.waitForResponse(AMAP_SCRIPT)
    await page.goto(`${site.origin}${words.path}`)
    await loaded
    await expectAwake(page)
    expect(await made()).toEqual([])
    await removeStyles(page)
    await expect(page.locator('[data-amap="open"]')).toBeVisible()
    expect(await made()).toHaveLength(1)
    await expect(page.locator('.map-notice')).toHaveCount(0)
    await stop()
  })
}
