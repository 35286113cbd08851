import { expect, test } from '@playwright/test'
import { boxOf, turnOnLargeText } from '../support/client-page.ts'
import { openGuide } from '../support/guide-page.ts'

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test(`the map fills half of ${width} × ${height} in large text @once`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height })
    await turnOnLargeText(page, baseURL)
    await openGuide(page, '/infomation/guide')
    const map = await boxOf(page.locator('.guide-stage'))
    const list = await boxOf(page.locator('.guide-side'))
    expect(Math.min(list.y, map.y + map.height) - map.y).toBeGreaterThanOrEqual(height * 0.47)
  })
