import { expect, test } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { coveredStops } from '../support/focus.ts'
import { openGuide } from '../support/guide-page.ts'
import { sample } from '../support/sample.ts'

/** A phone in portrait and landscape, a desktop zoomed to 400 %, and a window between both. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 640, height: 360 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
]
const LARGE_TEXT = { name: 'elder', value: '1', domain: 'localhost', path: '/' }
const GUIDE = '/infomation/guide?category=transport'

for (const viewport of WINDOWS) {
  for (const isLarge of [false, true]) {
    const size = `${viewport.width} × ${viewport.height}${isLarge ? ' in large text' : ''}`
    test.describe(`the guide at ${size} @once`, () => {
      test.use({ viewport })

      test('shows each focused element, forwards and backwards', async ({ page, context }) => {
        test.setTimeout(180_000)
        if (isLarge) await context.addCookies([LARGE_TEXT])
        await openGuide(page, GUIDE)
        for (const key of ['Tab', 'Shift+Tab'] as const) {
          const { stops, covered } = await coveredStops(page, key)
          expect(stops, key).toBeGreaterThan(40)
          expect(covered, key).toEqual([])
        }
      })
    })
  }
}

// Neither the header, which returns when a visitor scrolls up, nor the purchase bar at the bottom
// may cover the focused element.
for (const { address } of sample(
  PAGE_ADDRESSES.filter(({ name }) => name !== 'guide'),
  4,
)) {
  test(`${address} on a phone shows each focused element @once`, async ({ page, context }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 390, height: 664 })
    for (const isLarge of [false, true]) {
      if (isLarge) await context.addCookies([LARGE_TEXT])
      await page.goto(address)
      for (const key of ['Tab', 'Shift+Tab'] as const) {
        const { stops, covered } = await coveredStops(page, key)
        expect(stops, key).toBeGreaterThan(10)
        expect.soft(covered, `${key}${isLarge ? ' in large text' : ''}`).toEqual([])
      }
    }
  })
}
