import { expect, type Page, test } from '@playwright/test'
import {
  chooseWalk,
  clusters,
  countShown,
  expectMap,
  GUIDES,
  marks,
  namesAcrossEdges,
  openGuide,
  reset,
  row,
  sheet,
  uncoveredMark,
  viewOf,
  walkPanel,
} from '../support/guide-page.ts'

for (const words of GUIDES) {
  test.describe(words.path, () => {
    test('opens a movable map with all points', async ({ page }) => {
      const problems: string[] = []
      page.on('pageerror', ({ message }) => problems.push(message))
      page.on('console', (message) => {
        if (/Content Security Policy|hydrat/i.test(message.text())) problems.push(message.text())
      })
      page.on('request', (request) => {
        if (!/^(?:http:\/\/localhost|data:|blob:)/.test(request.url())) problems.push(request.url())
      })
      await openGuide(page, words.path)
      await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
      await expect(clusters(page).first()).toBeVisible()
      await expect(page.locator('.map-scale')).toHaveText(/^\d+ k?m$/)
      const labelled = page.locator('.map-canvas .map-mark-point.is-labelled').first()
      // The marks may still change until the map no longer moves.
      await expect(async () => {
        const [name, written] = await labelled.evaluate((mark) => [
          mark.getAttribute('aria-label'),
          getComputedStyle(mark, '::after').content,
        ])
        expect(written).toBe(`"${name}"`)
      }).toPass()
      // On a phone, this puts all points into clusters, which have no names.
      await reset(page).click()
      await expect.poll(() => countShown(page)).toBe(await page.locator('li.point').count())
      expect(problems).toEqual([])
    })

    test('shows no name that the map’s edge would cut off @once', async ({ page }) => {
      for (const width of [768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await openGuide(page, words.path)
        await expect(page.locator('.map-canvas .map-mark-point.is-labelled').first()).toBeVisible()
        await expect.poll(() => namesAcrossEdges(page), `${width} px`).toEqual([])
      }
    })

    test('loads a finer painting when it is zoomed in @once', async ({ page }) => {
      await openGuide(page, words.path)
      const painting = page.locator('.map-ground')
      const width = () => painting.evaluate((image: HTMLImageElement) => image.naturalWidth)
      const shown = () => painting.evaluate((image) => image.getBoundingClientRect().width)
      await expect.poll(width).toBeGreaterThan(0)
      const before = await width()
      const closer = page.getByRole('button', { name: words.closer })
      // If the finer painting cannot be loaded, the old one stays.
      await page.route(/guide-map-1-/, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      await closer.click()
      await failed
      expect(await width()).toBe(before)
      await page.unroute(/guide-map-1-/)
      await closer.click()
      await expect.poll(shown).toBeGreaterThan(before)
      await expect.poll(width).toBeGreaterThan(before)
    })

    test('opens a cluster on a click', async ({ page }) => {
      await openGuide(page, words.path)
      const view = await viewOf(page)
      const before = await clusters(page).allTextContents()
      // The map draws some clusters outside its visible area.
      const inView = await clusters(page).evaluateAll((all) =>
        all.findIndex((mark) => {
          const { x, y, width, height } = mark.getBoundingClientRect()
          return document.elementFromPoint(x + width / 2, y + height / 2) === mark
        }),
      )
      expect(inView).toBeGreaterThanOrEqual(0)
      await clusters(page).nth(inView).click()
      await expect.poll(() => viewOf(page)).not.toBe(view)
      await expect.poll(() => clusters(page).allTextContents()).not.toEqual(before)
      await expect(marks(page).first()).toBeAttached()
    })

    test('shows a point’s sheet from the list, and closes it', async ({ page }) => {
      await openGuide(page, words.path)
      await row(page, 1).getByRole('link', { name: words.temple, exact: true }).click()
      await expect(sheet(page).getByRole('heading', { name: words.temple })).toBeFocused()
      await expect(sheet(page).getByText('08:00–\u206018:00')).toBeVisible()
      await expect(sheet(page).getByRole('img')).toBeVisible()
      await expect(page).toHaveURL(/#point-1$/)
      await expect(page.locator('[data-point="1"][aria-pressed="true"]')).toBeInViewport()
      await sheet(page).getByRole('button', { name: words.close }).click()
      await expect(sheet(page)).toHaveCount(0)
      await expect(page).not.toHaveURL(/#/)
      await expect(
        row(page, 1).getByRole('link', { name: words.temple, exact: true }),
      ).toBeFocused()
    })

    test('shows a point’s sheet from the map', async ({ page }) => {
      await openGuide(page, `${words.path}?category=viewpoint`)
      const mark = await uncoveredMark(page)
      const name = await mark.getAttribute('aria-label')
      await mark.click()
      await expect(sheet(page).getByRole('heading')).toHaveText(name ?? '?')
    })

    test('opens the place of a link, or reports that it is not on the map @once', async ({
      page,
    }) => {
      await page.goto(words.lodge)
      const title = await page.locator('h1').innerText()
      await page.locator('.map-link', { hasText: words.seeOnMap }).click()
      await expectMap(page)
      await expect(page).toHaveURL(/guide#point-91$/)
      await expect(sheet(page).getByRole('heading')).toHaveText(title)
      await page.goBack()
      await expect(page).toHaveURL(words.lodge)
      await openGuide(page, `${words.path}#at-121.9,29.98`)
      await expect(page.locator('.toast')).toHaveText(words.notOnMap)
      await expect(page).toHaveURL(words.path)
      await expect(sheet(page)).toHaveCount(0)
    })

    test('leads from a point’s sheet to the walk, and draws it above all points', async ({
      page,
    }) => {
      await openGuide(page, `${words.path}#point-64`)
      await sheet(page).getByRole('button', { name: words.startHere }).click()
      await expect(sheet(page)).toHaveCount(0)
      await expect(page).not.toHaveURL(/#/)
      const panel = walkPanel(page, words)
      await expect(panel).toBeInViewport({ ratio: 1 })
      await row(page, 1).getByRole('button', { name: words.headHere }).click()
      await expect(panel.locator('time')).toBeInViewport()
      const layers = await page.evaluate(() =>
        ['.leaflet-points-pane', '.leaflet-marker-pane'].map((pane) => {
          const element = document.querySelector(pane)
          return element === null ? Number.NaN : Number(getComputedStyle(element).zIndex)
        }),
      )
      expect(layers[0]).toBeLessThan(layers[1] ?? 0)
    })

    test('finds the walk between two points @once', async ({ page }) => {
      await openGuide(page, words.path)
      await chooseWalk(page, words)
      const panel = walkPanel(page, words)
      await expect(panel.getByText(words.temple, { exact: true })).toBeVisible()
      await expect(panel.locator('dd').getByText(/^\d+\.\d\s(?:km|公里)$/)).toBeVisible()
      await expect(panel.locator('ol > li').first()).toBeVisible()
      await expect(page.getByRole('img', { name: /^(?:起点|Start)$/ })).toBeInViewport()
      await expect(page.getByRole('img', { name: /^(?:终点|End)$/ })).toBeInViewport()
      await expect(page.locator('path.map-walk')).toHaveAttribute('d', /L/)
      const time = await panel.locator('time').textContent()
      await panel.getByRole('button', { name: words.turn }).click()
      await expect(panel.locator('.walk-ends')).toHaveText(
        new RegExp(`^${words.from}\\s?${words.temple}`),
      )
      await expect(panel.locator('time')).not.toHaveText(time ?? '')
      await panel.getByText(words.shortest, { exact: true }).click()
      await expect(panel.getByRole('radio', { name: words.shortest })).toBeChecked()
      // All walks to the lighthouse have steps, but one to the village has none.
      await panel.getByText(words.withoutSteps, { exact: true }).click()
      await expect(panel.getByText(words.noStepFreeWalk)).toBeVisible()
      await expect(page).toHaveURL(/#walk-1-64-step-free$/)
      await page.goto(`${words.path}#walk-64-7-step-free`)
      await expect(panel.locator('.walk-ends strong')).toHaveCount(2)
      await expect(panel.locator('.facts')).toContainText(words.noStairs)
      await expect(panel.locator('.trail-help a').first()).toHaveAttribute('href', '#point-50')
      await expect(panel.locator('.trail-help')).toContainText(words.lastBoat)
      const code = panel.locator('.walk-code svg')
      await expect(code).toBeHidden()
      await page.emulateMedia({ media: 'print' })
      await expect(code).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      await panel.getByRole('button', { name: words.clear }).click()
      await expect(panel).toHaveCount(0)
      await expect(page.locator('path.map-walk')).toHaveCount(0)
    })

    test('requests the position only on a click @once', async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 29.9585, longitude: 120.405 })
      const countRequests = await countPositionRequests(page, true)
      await openGuide(page, `${words.path}#point-1`)
      expect(await countRequests()).toBe(0)
      await page.getByRole('button', { name: words.locate, exact: true }).click()
      await expect(page.locator('.map-canvas .map-mark-position')).toBeInViewport()
      await sheet(page).getByRole('button', { name: words.fromHere }).click()
      const panel = walkPanel(page, words)
      await expect(panel.locator('dd').getByText(/^\d+\.\d\s(?:km|公里)$/)).toBeVisible()
      expect(await countRequests()).toBe(2)
    })

    test('reports that the position is denied @once', async ({ page }) => {
      await openGuide(page, words.path)
      await page.getByRole('button', { name: words.locate, exact: true }).click()
      await expect(page.locator('.toast')).toHaveText(words.notLocated)
    })

    test('requests the position once, and shows that it is waiting @once', async ({ page }) => {
      const countRequests = await countPositionRequests(page, false)
      await openGuide(page, words.path)
      await page.getByRole('button', { name: words.locate, exact: true }).click()
      const busy = page.getByRole('button', { name: words.locating })
      await expect(busy).toHaveAttribute('aria-disabled', 'true')
      await busy.click({ force: true })
      expect(await countRequests()).toBe(1)
    })

    test('reports that the visitor is outside the area @once', async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 30.25, longitude: 120.16 })
      await openGuide(page, words.path)
      await page.getByRole('button', { name: words.locate, exact: true }).click()
      await expect(page.locator('.toast')).toHaveText(words.outside)
      await expect(page.locator('.map-canvas .map-mark-position')).toHaveCount(0)
    })

    test('moves the focus to where the visitor continues @once', async ({ page }) => {
      await openGuide(page, words.path)
      await row(page, 1).getByRole('button', { name: words.startHere }).click()
      const panel = walkPanel(page, words)
      await expect(panel).toBeFocused()
      await panel.getByRole('button', { name: words.clear }).click()
      // The field has no focus, because the keyboard of a phone would cover the map.
      const region = page.getByRole('search')
      await expect(region).toBeFocused()
      const search = region.getByRole('searchbox', { name: words.search })
      await page.keyboard.press('Tab')
      await expect(search).toBeFocused()
      await search.fill(words.temple)
      await row(page, 1).getByRole('link').first().click()
      await expect(sheet(page).getByRole('heading').first()).toBeFocused()
      await search.fill('xyz')
      await sheet(page).getByRole('button', { name: words.close }).click()
      await expect(region).toBeFocused()
    })

    test('works by keyboard alone @once', async ({ page }) => {
      await openGuide(page, `${words.path}?category=viewpoint`)
      await page.locator('.map-room').focus()
      const start = await viewOf(page)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => viewOf(page)).not.toBe(start)
      const moved = await viewOf(page)
      await page.keyboard.press('+')
      await expect.poll(() => viewOf(page)).not.toBe(moved)
      await page.getByRole('button', { name: words.closer }).press('Enter')
      // The first mark may be replaced while the map zooms in.
      await expect(async () => {
        const name = (await marks(page).first().getAttribute('aria-label')) ?? '?'
        await marks(page).and(page.getByLabel(name)).press('Enter', { timeout: 2000 })
        await expect(sheet(page).getByRole('heading')).toHaveText(name, { timeout: 2000 })
      }).toPass()
      await expect(sheet(page).getByRole('heading')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(sheet(page)).toHaveCount(0)
      // The mark has the focus, or the map if the mark has become part of a cluster.
      await expect(page.locator('.map-canvas :focus')).toBeVisible()
    })

    test('gives each cluster a unique name @once', async ({ page }) => {
      await openGuide(page, words.path)
      await expect(clusters(page).first()).toBeVisible()
      const names = await clusters(page).evaluateAll((all) => all.map((mark) => mark.ariaLabel))
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[^{}]*\d[^{}]*$/)
    })

    test('names the start and end of a walk in words @once', async ({ page }) => {
      await openGuide(page, words.path)
      await row(page, 1).getByRole('button', { name: words.startHere }).click()
      await expect(page.locator('.walk-ends')).toHaveText(words.fromTemple)
      await page.getByRole('button', { name: words.turn }).click()
      await expect(page.locator('.walk-ends')).toHaveText(words.toTemple)
    })

    test('keeps its categories on one line of a phone @once', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(words.path)
      const heights = await page
        .locator('.category-filter a')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
      expect(heights.length).toBeGreaterThan(5)
      expect(Math.max(...heights)).toBeLessThan(60)
    })
  })
}

test('the guide opens in a browser without Intl.Segmenter @once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'))
  await openGuide(page, '/infomation/guide')
})

/** Counts how often the page requests the visitor's position. With `isAnswered`, it gets one. */
async function countPositionRequests(
  page: Page,
  isAnswered: boolean,
): Promise<() => Promise<number>> {
  await page.addInitScript((isGiven) => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    Reflect.set(window, 'asked', 0)
    geolocation.getCurrentPosition = (...args) => {
      Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1)
      if (isGiven) ask(...args)
    }
  }, isAnswered)
  return () => page.evaluate(() => Reflect.get(window, 'asked'))
}
