import { expect, test } from '@playwright/test'
import { boxOf, nextFrame, turnOnLargeText } from '../support/client-page.ts'
import { GUIDES, openGuide, row, sheet } from '../support/guide-page.ts'

/** Windows of phones in landscape. In two of them, the browser's bars leave little height. */
const LYING = [
  { width: 844, height: 390 },
  { width: 667, height: 375 },
  { width: 660, height: 280 },
  { width: 800, height: 280 },
]

/** A phone, a tablet, a wide window and low windows. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  ...LYING,
]

/** The name of a mark (44 px) may be wider than the mark by this number of pixels on each side. */
const NAME_OVERHANG = 40

for (const words of GUIDES) {
  test.describe(words.path, () => {
    test('reports that a search found nothing, and clears it on request', async ({ page }) => {
      await openGuide(page, words.path)
      const all = await page.locator('li.point').count()
      const search = page.getByRole('searchbox', { name: words.search })
      await search.fill(' xyz')
      await expect(page.getByText(words.nothing)).toBeVisible()
      await expect(page.locator('.empty-list')).toHaveCount(0)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: words.clearSearch })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(search).toBeFocused()
      await expect(search).toHaveValue('')
      await expect(page.locator('li.point')).toHaveCount(all)
      await expect(page.getByText(words.nothing)).toHaveCount(0)
    })

    test('keeps the scroll position of the list after a sheet is closed', async ({ page }) => {
      await openGuide(page, words.path)
      const link = row(page, 52).getByRole('link').first()
      // A row has its real height only after it was in view.
      await expect(async () => {
        await link.scrollIntoViewIfNeeded()
        const { y } = await boxOf(page.locator('#point-52'))
        await nextFrame(page)
        expect((await boxOf(page.locator('#point-52'))).y).toBe(y)
      }).toPass()
      const before = await boxOf(page.locator('#point-52'))
      await link.click()
      await expect(sheet(page).getByRole('heading').first()).toBeInViewport()
      await sheet(page).getByRole('button', { name: words.close }).click()
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport({ ratio: 1 })
      await expect
        .poll(async () => (await boxOf(page.locator('#point-52'))).y)
        .toBeCloseTo(before.y, 0)
    })

    test('lets keyboard users skip the list', async ({ page }) => {
      await openGuide(page, words.path)
      const keep = page.locator('.pocket-guide button')
      await expect(keep).toBeVisible()
      await page.locator('a.skip-link').focus()
      await page.keyboard.press('Enter')
      for (const facility of await page.locator('.opening-now a').all()) {
        await page.keyboard.press('Tab')
        await expect(facility).toBeFocused()
      }
      await page.keyboard.press('Tab')
      await expect(keep).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: words.toMap })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: words.map })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.locator('.guide-stage :focus')).toBeInViewport()
    })

    test('shows the name of the chosen point and all map buttons', async ({ page }) => {
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        await page.goto('about:blank')
        await openGuide(page, `${words.path}#point-57`)
        const controls = await boxOf(page.locator('.map-controls'))
        expect(controls.y + controls.height, JSON.stringify(size)).toBeLessThanOrEqual(size.height)
        // The name is wider than its mark. A mark has no box while it is drawn again.
        await expect(async () => {
          const mark = await boxOf(page.locator('[data-point="57"]'))
          expect(mark.x + mark.width + NAME_OVERHANG).toBeLessThan(controls.x)
        }).toPass({ timeout: 15_000 })
      }
    })

    test('still shows the chosen point’s name after the phone is turned upright', async ({
      page,
    }) => {
      // One point is at an edge, the other at the later place of the map's buttons.
      for (const id of [22, 5]) {
        await page.setViewportSize({ width: 844, height: 390 })
        await page.goto('about:blank')
        await openGuide(page, `${words.path}#point-${id}`)
        await page.setViewportSize({ width: 390, height: 844 })
        // A mark has no box while it is drawn again.
        await expect(async () => {
          const mark = await boxOf(page.locator(`[data-point="${id}"]`))
          const controls = await boxOf(page.locator('.map-controls'))
          expect(mark.x).toBeGreaterThan(NAME_OVERHANG)
          expect(mark.x + mark.width + NAME_OVERHANG).toBeLessThan(controls.x)
        }).toPass({ timeout: 15_000 })
      }
    })

    test('shows a point’s picture and texts on a phone in landscape', async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 })
      await openGuide(page, `${words.path}#point-22`)
      await expect(sheet(page).getByRole('img')).toBeInViewport()
      await expect(sheet(page).getByRole('paragraph').last()).toBeInViewport({ ratio: 1 })
    })

    test('fits map, list and buttons in the window of a phone in landscape', async ({ page }) => {
      for (const size of LYING) {
        await page.setViewportSize(size)
        await page.goto('about:blank')
        await openGuide(page, `${words.path}#point-52`)
        const stage = await boxOf(page.locator('.guide-stage'))
        const controls = await boxOf(page.locator('.map-controls'))
        const side = await boxOf(page.locator('.guide-side'))
        for (const { y, height } of [stage, controls, side])
          expect(y + height, JSON.stringify(size)).toBeLessThanOrEqual(size.height)
        expect(stage.height).toBeGreaterThan(size.height / 2)
        expect(controls.y).toBeGreaterThanOrEqual(stage.y)
        expect(stage.x).toBe(side.x + side.width)
        await expect(sheet(page).getByRole('button', { name: words.close })).toBeInViewport()
        await row(page, 38).scrollIntoViewIfNeeded()
        expect(await boxOf(page.locator('.guide-stage'))).toEqual(stage)
      }
    })

    test('shows all map buttons in a window zoomed to 400 %', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 })
      await openGuide(page, words.path)
      const controls = await boxOf(page.locator('.map-controls'))
      expect(controls.y).toBeGreaterThan((await boxOf(page.locator('.guide-stage'))).y)
      expect(controls.x).toBeGreaterThan(0)
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      for (const isElder of [false, true])
        test(`reserves the map’s space${isElder ? ' in large text' : ''}`, async ({
          page,
          baseURL,
        }) => {
          if (isElder) await turnOnLargeText(page, baseURL)
          let isCut = false
          await page.route(`**${words.path}`, async (route) => {
            const response = await route.fetch()
            const html = await response.text()
            const rows = html.indexOf('id="point-20"')
            expect(rows).toBeGreaterThan(0)
            expect(rows).toBeLessThan(html.indexOf('guide-stage'))
            await route.fulfill({ response, body: isCut ? html.slice(0, rows) : html })
          })
          for (const size of WINDOWS) {
            await page.setViewportSize(size)
            isCut = true
            await page.goto(words.path)
            const early = await boxOf(page.locator('#point-1'))
            isCut = false
            await page.goto(words.path)
            expect(await boxOf(page.locator('#point-1')), JSON.stringify(size)).toEqual(early)
            const stage = await boxOf(page.locator('.guide-stage'))
            await page.locator('.guide-stage > *').evaluateAll((parts) => {
              for (const part of parts) part.setAttribute('hidden', '')
            })
            expect(await boxOf(page.locator('.guide-stage'))).toEqual(stage)
            expect(stage.height).toBeGreaterThan(150)
          }
        })

      test('shows the whole map', async ({ page }) => {
        for (const size of WINDOWS) {
          await page.setViewportSize(size)
          await page.goto(words.path)
          const stage = await boxOf(page.locator('.guide-stage'))
          const painting = await boxOf(page.locator('.map-painting'))
          expect(painting.x).toBeGreaterThanOrEqual(stage.x - 1)
          expect(painting.y).toBeGreaterThanOrEqual(stage.y - 1)
          expect(painting.x + painting.width).toBeLessThanOrEqual(stage.x + stage.width + 1)
          expect(painting.y + painting.height).toBeLessThanOrEqual(stage.y + stage.height + 1)
          expect(
            Math.max(painting.width / stage.width, painting.height / stage.height),
          ).toBeCloseTo(1, 1)
        }
      })
    })

    test('is drawn with the view of the opened map and all landmarks', async ({ page }) => {
      for (const size of WINDOWS) {
        await page.setViewportSize(size)
        await page.route('**/*.js', (route) => route.abort())
        await page.goto(words.path)
        const drawn = await boxOf(page.locator('.map-painting'))
        await page.unroute('**/*.js')
        await openGuide(page, words.path)
        await expect
          .poll(async () => {
            const opened = await boxOf(page.locator('.map-ground'))
            const differences = [
              drawn.x - opened.x,
              drawn.y - opened.y,
              drawn.width - opened.width,
              drawn.height - opened.height,
            ]
            return Math.max(...differences.map(Math.abs))
          }, JSON.stringify(size))
          .toBeLessThan(6)
        const landmarks = page.locator('.map-canvas .map-mark-landmark')
        await expect(landmarks).toHaveCount(6)
        const stage = await boxOf(page.locator('.guide-stage'))
        const side = await boxOf(page.locator('.guide-side'))
        const isSheet = side.x === stage.x
        const bottom = isSheet ? side.y : stage.y + stage.height
        for (const landmark of await landmarks.all()) {
          const { x, y, width, height } = await boxOf(landmark)
          expect(x + width / 2).toBeGreaterThan(stage.x)
          expect(x + width / 2).toBeLessThan(stage.x + stage.width)
          expect(y + height / 2).toBeGreaterThan(stage.y)
          expect(y + height / 2).toBeLessThan(bottom)
        }
      }
    })
  })
}
