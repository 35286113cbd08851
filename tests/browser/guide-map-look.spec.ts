import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { boxOf, nextFrame } from '../support/client-page.ts'
import {
  chooseWalk,
  GUIDES,
  openGuide,
  reset,
  sheet,
  uncoveredMark,
  viewOf,
} from '../support/guide-page.ts'

for (const words of GUIDES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${words.path} passes axe, ${colorScheme} @long`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openGuide(page, `${words.path}#point-1`)
      await chooseWalk(page, words)
      await expect(page.locator('path.map-walk')).toBeAttached()
      expect(await axeFindings(page)).toEqual([])
    })
  }

  test(`${words.path} can be moved, zoomed and used by touch`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await openGuide(page, `${baseURL}${words.path}?category=viewpoint`)
    const touch = await context.newCDPSession(page)
    const start = await viewOf(page)
    await swipe(touch, page, [{ x: 200, y: 250 }], [{ x: 120, y: 200 }])
    await expect.poll(() => viewOf(page)).not.toBe(start)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const width = Number((await viewOf(page)).split(' ')[2])
    await swipe(
      touch,
      page,
      [
        { x: 180, y: 250 },
        { x: 210, y: 250 },
      ],
      [
        { x: 80, y: 250 },
        { x: 310, y: 250 },
      ],
    )
    await expect.poll(async () => Number((await viewOf(page)).split(' ')[2])).toBeGreaterThan(width)
    await reset(page).tap()
    // While the map zooms, clusters split and merge.
    await expect(async () => {
      await (await uncoveredMark(page)).tap({ timeout: 1000 })
      await expect(sheet(page).getByRole('heading')).toBeInViewport({ timeout: 1000 })
    }).toPass()
    // The sheet lies over the map, so this swipe moves the sheet.
    await swipe(touch, page, [{ x: 200, y: 760 }], [{ x: 200, y: 420 }])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50)
    await context.close()
  })
}

test('the whole area can be shown after the map’s size has changed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openGuide(page, GUIDES[0]?.path ?? '')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectWholeArea(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator('header .elder-switch button:visible').click()
  await expectWholeArea(page)
})

for (const { path, search } of GUIDES)
  test(`${path} gives an upright map the room that it fills, and the list at most 900 px @once`, async ({
    page,
  }) => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 2560, height: 1440 },
    ]) {
      await page.setViewportSize(size)
      await openGuide(page, path)
      const at = `${size.width} px`
      const stage = await boxOf(page.locator('.guide-stage'))
      const painting = await boxOf(page.locator('.map-ground'))
      const shown =
        Math.min(painting.x + painting.width, size.width) - Math.max(painting.x, stage.x)
      expect(shown / stage.width, at).toBeGreaterThan(0.75)
      expect(stage.x, at).toBeLessThanOrEqual(900)
      // Notices, state and offer share one line above the map.
      expect(stage.y, at).toBeLessThan(160)
      expect(stage.y + stage.height, at).toBeCloseTo(size.height, 0)
      const title = await boxOf(page.locator('.guide h1'))
      expect(title.y, at).toBeLessThan(
        (await boxOf(page.getByRole('searchbox', { name: search }))).y,
      )
    }
  })

for (const { path } of GUIDES)
  for (const viewport of [
    { width: 360, height: 780 },
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 844, height: 390 },
  ])
    test(`no mark of ${path} is cut at ${viewport.width} px @once`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openGuide(page, path)
      await expect.poll(() => cutMarks(page)).toEqual([])
    })

/** Returns the visible marks that the edge of the map or the list of a phone cuts. */
async function cutMarks(page: Page): Promise<string[]> {
  const stage = await boxOf(page.locator('.guide-stage'))
  const list = await boxOf(page.locator('.guide-side'))
  const isSheet = list.width === stage.width && list.y > stage.y
  const end = {
    x: stage.x + stage.width,
    y: isSheet ? Math.min(list.y, stage.y + stage.height) : stage.y + stage.height,
  }
  const marks = await page.locator('.leaflet-points-pane > .map-mark').evaluateAll((all) =>
    all.map((mark) => {
      const circle = mark.querySelector('.map-mark-circle') ?? mark
      const { left, right, top, bottom } = circle.getBoundingClientRect()
      const isHidden = getComputedStyle(mark).visibility === 'hidden'
      return { left, right, top, bottom, isHidden, name: mark.ariaLabel ?? '' }
    }),
  )
  return marks
    .filter(({ isHidden }) => !isHidden)
    .filter(({ left, right }) => right > stage.x && left < end.x)
    .filter(({ top, bottom }) => bottom > stage.y && top < end.y)
    .filter(
      ({ left, right, top, bottom }) =>
        left < stage.x - 2 || right > end.x + 2 || top < stage.y - 2 || bottom > end.y + 2,
    )
    .map(({ name }) => name)
}

/**
 * Expects that the button for the whole area shows the whole area, as large as possible and in the
 * centre of the map.
 */
async function expectWholeArea(page: Page): Promise<void> {
  const boxOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    })
  await expect(async () => {
    await reset(page).click()
    const [stage, painting] = [await boxOf('.guide-stage'), await boxOf('.map-ground')]
    const margins = {
      left: painting.left - stage.left,
      right: stage.right - painting.right,
      top: painting.top - stage.top,
      bottom: stage.bottom - painting.bottom,
    }
    expect(Math.min(...Object.values(margins))).toBeGreaterThan(-1)
    expect(Math.abs(margins.left - margins.right)).toBeLessThan(4)
    expect(Math.abs(margins.top - margins.bottom)).toBeLessThan(4)
  }).toPass({ timeout: 5000 })
}

interface Finger {
  x: number
  y: number
}

/** Moves fingers to other places in small steps, like a hand. */
async function swipe(
  touch: CDPSession,
  page: Page,
  from: readonly Finger[],
  to: readonly Finger[],
): Promise<void> {
  const STEPS = 8
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [...from])
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS
    await send(
      'touchMove',
      from.map(({ x, y }, index) => {
        const end = to[index] ?? { x, y }
        return { x: x + (end.x - x) * share, y: y + (end.y - y) * share }
      }),
    )
    await nextFrame(page)
  }
  await send('touchEnd', [])
}
