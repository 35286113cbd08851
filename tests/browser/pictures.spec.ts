import { gzipSync } from 'node:zlib'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { launchOptions } from '../../tools/browser/engines.ts'
import { follow, recordRequests, setConnection, visit } from '../support/client-page.ts'
import { sample } from '../support/sample.ts'

/** Maximum ratio of a file's width to the shown width in device pixels. */
const PIXELS_TOO_MANY = 1.5
/** The width of the smallest files. They have about 4 kB, so they are never too large. */
const SMALLEST = 320
/** The search with results. Phones show them without the picture. */
const RESULTS = '/search?q=门票'
/** Maximum bytes of the home page on a phone, scrolled to its end, without preloads. */
const HOME_BYTES = 250_000

const CHINESE = PAGE_ADDRESSES.flatMap(({ address, language }) =>
  language === 'zh' ? [address] : [],
)

const WINDOWS = [
  { name: 'a phone', width: 390, height: 844, deviceScaleFactor: 3 },
  { name: 'a tablet', width: 768, height: 1024, deviceScaleFactor: 2 },
  { name: 'a desktop', width: 1440, height: 900, deviceScaleFactor: 1 },
] as const

// Needs the full browser, because the headless shell loads other pictures.
test.use({ launchOptions })

test.describe('pictures', { tag: '@once' }, () => {
  for (const window of WINDOWS) {
    test(`are not much larger than ${window.name} can show`, async ({ browser, baseURL }) => {
      test.setTimeout(600_000)
      let seen = 0
      for (const address of new Set(['/', ...sample(CHINESE, 1)])) {
        // A browser prefers a larger file that it has already loaded, so each page needs a new
        // browser context.
        const page = await openWindow(browser, window, baseURL)
        await page.goto(address)
        await scrollThrough(page)
        const pictures = await picturesOf(page)
        seen += pictures.length
        const large = pictures.filter(
          ({ file, width }) =>
            width > SMALLEST && width > PIXELS_TOO_MANY * neededOf(file, pictures),
        )
        expect.soft(large, address).toEqual([])
        await page.context().close()
      }
      expect(seen).toBeGreaterThan(5)
    })
  }

  for (const [window, count] of [
    [WINDOWS[0], 0],
    [WINDOWS[1], 1],
  ] as const) {
    test(`of results load ${count} times on ${window.name}, and once on service pages`, async ({
      browser,
      baseURL,
    }) => {
      const first = await openWindow(browser, window, baseURL)
      for (const path of [
        '/service/traffic',
        '/service/qa',
        '/service/complain',
        '/accessibility',
        '/infomation/contact',
        RESULTS,
      ]) {
        // A page of its own: the page before may still request pictures.
        const page = await first.context().newPage()
        const requests = recordRequests(page, /\/pictures\/opening-/)
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        expect(
          requests.map((each) => each.url()),
          path,
        ).toHaveLength(path === RESULTS ? count : 1)
        await page.close()
      }
      await first.context().close()
    })
  }

  for (const [connection, isAll, pointer] of [
    [{ effectiveType: '4g' }, true, 'fine'],
    [{ effectiveType: '4g' }, false, 'coarse'],
    [{ effectiveType: '3g' }, false, 'fine'],
    [{ effectiveType: '4g', saveData: true }, false, 'fine'],
  ] as const) {
    const line = `${JSON.stringify(connection)} with a ${pointer} pointer`
    test(`are ${isAll ? '' : 'not '}fetched early, on ${line}`, async ({ browser, baseURL }) => {
      const page = await openWindow(browser, WINDOWS[2], baseURL)
      await page.addInitScript((coarse) => {
        const match = matchMedia.bind(window)
        if (coarse)
          window.matchMedia = (query) => match(query === '(pointer: fine)' ? 'not all' : query)
      }, pointer === 'coarse')
      await setConnection(page, connection)
      for (const go of [() => page.goto('/scenic/publicity'), () => follow(page, '/')]) {
        await go()
        await page.waitForLoadState('networkidle')
        // Counts again in each attempt, because the new page may not be there yet.
        const areAllThere = async () =>
          (await picturesOf(page)).length === (await page.locator('main img:visible').count())
        await expect.poll(areAllThere).toBe(isAll)
      }
      await page.context().close()
    })
  }

  test('leave no gap in a full-page screenshot', async ({ browser, baseURL }) => {
    const page = await openWindow(browser, WINDOWS[1], baseURL)
    await setConnection(page, { effectiveType: '4g' })
    await page.goto('/', { waitUntil: 'networkidle' })
    const middles = await middlesOf(page)
    expect(middles.length).toBeGreaterThan(8)
    const { data, info } = await sharp(await page.screenshot({ fullPage: true, scale: 'css' }))
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const { file, ...middle } of middles) {
      const inside = await sharp(data, { raw: info }).extract(middle).png().toBuffer()
      const { channels } = await sharp(inside).stats()
      expect.soft(Math.max(...channels.map(({ stdev }) => stdev)), file).toBeGreaterThan(5)
    }
    await page.context().close()
  })

  for (const path of ['/mall/hotel', '/en/scenic/publicity', '/service/strategy/4001'])
    test(`of ${path} are all printed, also on a slow connection`, async ({ browser, baseURL }) => {
      const page = await openWindow(browser, WINDOWS[0], baseURL)
      await setConnection(page, { effectiveType: '3g', saveData: true })
      await visit(page, path)
      const lazy = page.locator('img[loading="lazy"]:visible')
      expect(await lazy.count()).toBeGreaterThan(0)
      await page.emulateMedia({ media: 'print' })
      await expect(lazy).toHaveCount(0)
      await expect
        .poll(() =>
          page
            .locator('img:visible')
            .evaluateAll(
              (all) =>
                all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth === 0)
                  .length,
            ),
        )
        .toBe(0)
      await page.context().close()
    })

  test('and everything else on the home page stay below the byte limit on a phone', async ({
    browser,
    baseURL,
  }) => {
    const page = await openWindow(browser, WINDOWS[0], baseURL)
    const bytes = countBytes(page)
    await visit(page, '/')
    await scrollThrough(page)
    expect((await picturesOf(page)).length).toBeGreaterThan(8)
    expect(await bytes()).toBeLessThanOrEqual(HOME_BYTES)
    await page.context().close()
  })
})

test('a picture is cropped around its focus point', async ({ page, isMobile }) => {
  await page.goto('/mall/hotel')
  const focuses = await page.locator('main .picture').evaluateAll((pictures) =>
    pictures.map((picture) => {
      const style = getComputedStyle(picture.querySelector('img') ?? picture)
      return [picture.getAttribute('style')?.match(/--focus:([^;]+)/)?.[1], style.objectPosition]
    }),
  )
  expect(focuses).toContainEqual(['80% 20%', '80% 20%'])
  expect(focuses).toContainEqual([undefined, '50% 50%'])
  await page.goto('/')
  const hero = page.locator('.hero-picture')
  await hero.evaluate((picture: HTMLElement) => {
    picture.style.setProperty('--focus', '10% 90%')
    picture.style.setProperty('--upright-focus', '20% 40%')
  })
  await expect(hero.locator('img')).toHaveCSS('object-position', isMobile ? '20% 40%' : '10% 90%')
  await page.goto('/nothing')
  const lost = page.locator('.error-view')
  await lost.evaluate((view: HTMLElement) => view.style.setProperty('--lost-focus', '30% 70%'))
  await expect(lost).toHaveCSS('background-position', /30% 70%$/)
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
    locale: 'zh-CN',
  })
  return context.newPage()
}

/** Returns the width of the largest place with this file, which is loaded once for all places. */
function neededOf(wanted: string, pictures: readonly ShownPicture[]): number {
  return Math.max(...pictures.map(({ file, needed }) => (file === wanted ? needed : 0)))
}

/** Scrolls to every visible picture, and waits until it has loaded. */
async function scrollThrough(page: Page): Promise<void> {
  for (const picture of await page.locator('img').all()) {
    if (!(await picture.isVisible())) continue
    await picture.evaluate((image) =>
      image.scrollIntoView({ block: 'center', behavior: 'instant' }),
    )
    await expect(picture).toHaveJSProperty('complete', true)
  }
  await page.waitForLoadState('networkidle')
}

interface ShownPicture {
  file: string
  /** The width of the file. `needed` is the width at which it is shown, in device pixels. */
  width: number
  needed: number
}

/** Returns the loaded pictures. File names contain their width. */
function picturesOf(page: Page): Promise<ShownPicture[]> {
  return page.evaluate(() =>
    // Excludes the interactive map, which is zoomed, and the drawing below it, which is then only
    // for print.
    [
      ...document.querySelectorAll<HTMLImageElement>(
        'img:not([data-map="open"] > .guide-map *, .map-canvas *)',
      ),
    ]
      .filter((image) => image.complete && image.currentSrc.includes('/pictures/'))
      .map((image) => {
        const file = new URL(image.currentSrc).pathname
        const { width, height } = image.getBoundingClientRect()
        const covering = Math.max(width, height * (image.naturalWidth / image.naturalHeight))
        return {
          file,
          width: Number(/-(\d+)\.\w+$/.exec(file)?.[1]),
          needed: Math.round(covering * devicePixelRatio),
        }
      }),
  )
}

/** Returns the middle of each picture, as a rectangle on the page. */
function middlesOf(page: Page) {
  return page.locator('main img:visible').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => {
      const { x, y, width, height } = image.getBoundingClientRect()
      return {
        file: image.currentSrc,
        left: Math.max(0, Math.round(x + scrollX + width / 4)),
        top: Math.round(y + scrollY + height / 4),
        width: Math.round(width / 2),
        height: Math.round(height / 2),
      }
    }),
  )
}

/** Counts the page's bytes. Texts count as compressed, as on Cloudflare. */
function countBytes(page: Page): () => Promise<number> {
  const weights: Promise<number>[] = []
  page.on('response', (response) => {
    weights.push(
      response.body().then((body) => {
        const isText = !/^image\/(?!svg)/.test(response.headers()['content-type'] ?? '')
        return isText ? gzipSync(body).length : body.length
      }),
    )
  })
  return async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}
