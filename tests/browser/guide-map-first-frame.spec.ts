import { expect, type Page, test } from '@playwright/test'
import { expectMap, GUIDES, openGuide } from '../support/guide-page.ts'

for (const viewport of [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])
  for (const query of ['', '?category=food'])
    test(`the map has the same marks as its drawing, ${viewport.width}${query} @once`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const { promise: isRead, resolve } = Promise.withResolvers<void>()
      await page.route(/early-map/, async (route) => {
        await isRead
        await route.continue()
      })
      await page.goto(`/infomation/guide${query}`, { waitUntil: 'domcontentloaded' })
      const drawn = await marksIn(page, '.map-marks')
      expect(drawn.length).toBeGreaterThan(2)
      resolve()
      await expectMap(page)
      await expect(async () => {
        const opened = await marksIn(page, '.leaflet-points-pane')
        expect(opened.map(({ text }) => text)).toEqual(drawn.map(({ text }) => text))
        const jumps = opened.map(({ x, y }, index) =>
          Math.hypot(x - (drawn[index]?.x ?? 0), y - (drawn[index]?.y ?? 0)),
        )
        expect(Math.max(...jumps)).toBeLessThan(3)
      }).toPass({ timeout: 10_000 })
    })

for (const { path, closer } of GUIDES)
  test(`the clusters of ${path} are dots until the map is zoomed @once`, async ({ page }) => {
    const firstOf = (pane: string) => expect(page.locator(`${pane} > .map-mark-cluster`).first())
    await openGuide(page, path)
    await firstOf('.leaflet-points-pane').toHaveCSS('color', 'rgba(0, 0, 0, 0)')
    await firstOf('.map-marks').toHaveCSS('color', 'rgba(0, 0, 0, 0)')
    await page.getByRole('button', { name: closer }).click()
    await firstOf('.leaflet-points-pane').not.toHaveCSS('color', 'rgba(0, 0, 0, 0)')
    // A filter shows fewer points, so their numbers help.
    await openGuide(page, `${path}?category=food`)
    await firstOf('.leaflet-points-pane').not.toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  })

test('the map opens with the view of its drawing, without a zoom @once', async ({ page }) => {
  await page.addInitScript(() => {
    const views: string[] = []
    Object.assign(window, { views })
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-map="open"] .map-ground')) return
      observer.disconnect()
      const note = (): void => {
        const box = document.querySelector('.map-canvas .map-ground')?.getBoundingClientRect()
        views.push([box?.x, box?.y, box?.width].map((value) => Math.round(value ?? 0)).join(' '))
        if (views.length < 40) requestAnimationFrame(note)
      }
      note()
    }).observe(document, { subtree: true, attributeFilter: ['data-map'] })
  })
  await page.goto('/infomation/guide')
  await expectMap(page)
  const views = () => page.evaluate<string[]>(() => Reflect.get(window, 'views'))
  await expect.poll(async () => (await views()).length).toBe(40)
  expect(new Set(await views()).size).toBe(1)
})

interface SeenMark {
  text: string
  x: number
  y: number
}

/** Returns the marks inside the map's edges, with their texts and centres. */
function marksIn(page: Page, selector: string): Promise<SeenMark[]> {
  return page.evaluate((of) => {
    const stage = document.querySelector('.guide-stage')?.getBoundingClientRect() ?? new DOMRect()
    return Array.from(document.querySelectorAll(`${of} > .map-mark`), (mark) => {
      const box = mark.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, text: mark.textContent }
    })
      .filter(
        ({ x, y }) =>
          x > stage.left + 4 && x < stage.right - 4 && y > stage.top + 4 && y < stage.bottom - 4,
      )
      .toSorted((a, b) => a.text.localeCompare(b.text) || a.x - b.x)
  }, selector)
}
