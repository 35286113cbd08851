import { type Browser, expect, type Page, test } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'

/** How many times the pixels that are shown a picture may have, in width. */
const PIXELS_TOO_MANY = 1.5
/** Everything that the home page brings to a phone, before the reader scrolls and after. */
const HOME_BYTES = 250_000

const WINDOWS = [
  { name: 'a phone', width: 390, height: 844, deviceScaleFactor: 3 },
  { name: 'a tablet', width: 768, height: 1024, deviceScaleFactor: 2 },
  { name: 'a desktop', width: 1440, height: 900, deviceScaleFactor: 1 },
] as const

test.describe('pictures', { tag: '@once' }, () => {
  for (const window of WINDOWS) {
    test(`are no larger than ${window.name} can show`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000)
      const page = await openWindow(browser, window, baseURL)
      let seen = 0
      for (const { address } of PAGE_ADDRESSES.filter(({ language }) => language === 'zh')) {
        await page.goto(address)
        await scrollThrough(page)
        const pictures = await picturesOf(page)
        seen += pictures.length
        const large = pictures.filter(({ width, needed }) => width > PIXELS_TOO_MANY * needed)
        expect.soft(large, address).toEqual([])
      }
      expect(seen).toBeGreaterThan(100)
      await page.context().close()
    })
  }

  test('and all else of the home page weigh little on a phone', async ({ browser, baseURL }) => {
    const page = await openWindow(browser, WINDOWS[0], baseURL)
    const bytes = await countBytes(page)
    await page.goto('/')
    await scrollThrough(page)
    const sum = bytes()
    expect(await picturesOf(page)).not.toEqual([])
    expect(sum).toBeGreaterThan(50_000)
    expect(sum).toBeLessThanOrEqual(HOME_BYTES)
    await page.context().close()
  })
})

async function openWindow(
  browser: Browser,
  { width, height, deviceScaleFactor }: (typeof WINDOWS)[number],
  baseURL: string | undefined,
): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    viewport: { width, height },
    deviceScaleFactor,
    reducedMotion: 'reduce',
  })
  return context.newPage()
}

/** Brings every picture into sight, and waits until all are there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    const shown = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(shown.map((image) => image.decode()))
  })
}

interface ShownPicture {
  file: string
  /** What the file has, and what the window can show of it, in pixels of the screen. */
  width: number
  needed: number
}

function picturesOf(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter(
      (image) => image.checkVisibility() && image.currentSrc.includes('/pictures/'),
    )
    return Promise.all(
      shown.map(async (image) => {
        // `naturalWidth` is what `sizes` promises, not what the file has.
        const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob())
        const { width, height } = image.getBoundingClientRect()
        const covering = Math.max(width, height * (file.width / file.height))
        return {
          file: new URL(image.currentSrc).pathname,
          width: file.width,
          needed: Math.round(covering * devicePixelRatio),
        }
      }),
    )
  })
}

/** Counts what comes over the line, headers included. */
async function countBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let sum = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    sum += encodedDataLength
  })
  return () => sum
}
