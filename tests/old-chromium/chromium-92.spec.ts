import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { shellOptions } from '../../tools/browser/engines.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { test, VISITOR, widthBeyondWindow, WIDTHS } from './support/old-test.ts'

// Chromium 92 ignores all styles in `@layer`, so it shows plain HTML.
test.afterEach(({ errors }) => expect(errors).toEqual([]))

/**
 * Elements that newer browsers hide but that may be visible here: texts for screen readers, and
 * content of maps, long lists and the footer.
 */
const GOOD_TO_READ =
  '.skip-link, .visually-hidden, audio, .guide-map, .is-brief > :nth-child(n + 5), .site-footer nav'

for (const address of [...PAGE_ADDRESSES.map((page) => page.address), '/nothing']) {
  test(`${address} is readable, and shows nothing that is hidden in other browsers`, async ({
    openOld,
    baseURL,
  }) => {
    for (const width of WIDTHS) {
      const page = await openOld(address, width)
      const at = `${width} px`
      expect.soft(await page.evaluate(() => innerWidth), at).toBe(width)
      expect.soft(await page.evaluate(widthBeyondWindow), at).toBe(0)
      expect.soft(await page.evaluate(largePictures), at).toEqual([])
      expect.soft(await page.evaluate(textSize), at).toBeGreaterThanOrEqual(16)
    }
    const modern = await chromium.launch(shellOptions)
    const shown = await Promise.all(
      WIDTHS.map((width) => shownIn(modern, new URL(address, baseURL), width)),
    )
    await modern.close()
    const page = await openOld(address, 390)
    const mine = await page.evaluate(shownElements, GOOD_TO_READ)
    const hidden = mine.filter(({ place }) => !shown.flat().some((each) => each.place === place))
    expect(hidden.map(({ name }) => name)).toEqual([])
  })
}

test('the complaint form shows no honeypot', async ({ openOld }) => {
  const page = await openOld('/service/complain', 390)
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll('.honeypot, .elder-on')].map(
      (each) => each.getClientRects().length,
    ),
  )
  expect(seen).toEqual([0, 0, 0])
})

async function shownIn(browser: Browser, url: URL, width: number) {
  const page: Page = await browser.newPage({
    viewport: { width, height: 844 },
    // Scripts would change the positions of elements, by which the pages are compared.
    javaScriptEnabled: false,
    ...VISITOR,
  })
  await page.goto(url.href)
  const shown = await page.evaluate(shownElements, '')
  await page.close()
  return shown
}

/**
 * Returns the visible elements of the body and their positions in the document, except those in
 * `ignored`. Runs in the page.
 */
// oxlint-disable unicorn/consistent-function-scoping -- they run in the page
function shownElements(ignored: string): { place: string; name: string }[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isSeen(element) && (ignored === '' || !element.closest(ignored)))
    .map((element) => ({ place: placeOf(element), name: nameOf(element) }))

  function placeOf(element: Element): string {
    const steps = []
    for (let each: Element | null = element; each; each = each.parentElement)
      steps.unshift(`${each.localName}${[...(each.parentElement?.children ?? [])].indexOf(each)}`)
    return steps.join(' ')
  }

  function nameOf({ localName, classList, textContent }: Element): string {
    return `${localName}.${[...classList].join('.')} ${textContent?.trim().slice(0, 20)}`
  }

  /** Returns whether an element has a size and content: its own text, a picture or a control. */
  function isSeen(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect()
    const isFilled =
      element.matches('img, svg, input, select, textarea, button') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (width === 0 || height === 0 || !isFilled) return false
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { visibility, clipPath } = getComputedStyle(each)
      if (visibility !== 'visible' || clipPath === 'inset(50%)') return false
    }
    return true
  }
}

// oxlint-enable unicorn/consistent-function-scoping

/** Returns icons larger than text, and pictures wider than the window. Runs in the page. */
function largePictures(): string[] {
  return [...document.querySelectorAll('svg, img')]
    .filter((picture) => {
      const { width } = picture.getBoundingClientRect()
      const isIcon = picture.localName === 'svg' && !picture.closest('.guide-map')
      return width > (isIcon ? 48 : innerWidth)
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120))
}

/** Returns the text size in pixels. Runs in the page. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.body).fontSize)
}
