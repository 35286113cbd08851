import { expect, type Page, test } from '@playwright/test'
import { openGuide } from '../support/guide-page.ts'
import { sample } from '../support/sample.ts'

const LARGE_TEXT = { name: 'elder', value: '1', domain: 'localhost', path: '/' }
/** Phones in landscape and portrait, and desktops that are zoomed to 200 and 400 %. */
const WINDOWS = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 568, height: 320 },
  { width: 480, height: 320 },
  { width: 320, height: 640 },
  { width: 320, height: 256 },
  { width: 640, height: 256 },
  { width: 1280, height: 400 },
]
const CASES = WINDOWS.flatMap((viewport) =>
  ['/infomation/guide', '/en/infomation/guide'].flatMap((path) =>
    [false, true].map((isLarge) => ({ viewport, path, isLarge })),
  ),
)

for (const { viewport, path, isLarge } of sample(CASES, 8)) {
  const { width, height } = viewport
  test(`no map button is covered, ${path} ${width}×${height} large ${isLarge} @once`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport)
    if (isLarge) await context.addCookies([LARGE_TEXT])
    await openGuide(page, path)
    for (const isOpen of [false, true]) {
      const legend = page.locator('.map-legend')
      await expect(legend).toHaveJSProperty('open', isOpen)
      expect(await coveredControls(page)).toEqual([])
      await legend.locator('summary').focus()
      if (!isOpen) await page.keyboard.press('Enter')
    }
  })
}

test('large text shows the hours of facilities above the map of a phone @once', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await context.addCookies([LARGE_TEXT])
  await openGuide(page, '/infomation/guide')
  await expect(page.locator('.opening-now li').first()).toHaveText(/\d\d:\d\d/)
  await expect(page.locator('.opening-now li').first()).toBeVisible()
})

for (const viewport of WINDOWS.filter(({ width }) => width < 640))
  test(`a finger can scroll beside the map at ${viewport.width} × ${viewport.height} @once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openGuide(page, '/infomation/guide')
    // A finger on the map moves the map. To scroll the page, a finger needs space next to it.
    await expect.poll(() => page.evaluate(roomBesideMap)).toBeGreaterThanOrEqual(48)
    await page.locator('.map-controls button').first().focus()
    await expect.poll(() => page.evaluate(roomBesideMap)).toBeGreaterThanOrEqual(48)
  })

/** Returns the height of the window outside the map, in pixels. Runs in the page. */
function roomBesideMap(): number {
  let room = 0
  for (let y = 0; y < innerHeight; y += 1)
    if (document.elementFromPoint(innerWidth / 2, y)?.closest('.map-canvas') === null) room += 1
  return room
}

/** Returns the buttons of map and legend that other elements cover, at least in part. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = []
    for (const each of document.querySelectorAll('.map-controls button, .map-legend summary')) {
      each.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      const { x, y, width, height } = each.getBoundingClientRect()
      const covering = [
        [x + 2, y + 2],
        [x + width - 2, y + 2],
        [x + 2, y + height - 2],
        [x + width - 2, y + height - 2],
        [x + width / 2, y + height / 2],
      ].find(([left = 0, top = 0]) => !each.contains(document.elementFromPoint(left, top)))
      if (covering)
        found.push(
          `${each.textContent || each.ariaLabel}: ${document.elementFromPoint(covering[0] ?? 0, covering[1] ?? 0)?.outerHTML.slice(0, 60)}`,
        )
      if (width < 44 || height < 44) found.push(`${each.textContent} is ${width} × ${height}`)
    }
    return found
  })
}
