import { expect, type Page, test as base } from '@playwright/test'
import { axeFindings } from '../support/axe.ts'
import { sample } from '../support/sample.ts'
import { addressIn, MORE_LANGUAGES, PATHS, startScriptsSite } from '../support/scripts-site.ts'
import { watchErrors } from '../support/watch-errors.ts'

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    ({}, use, info) => startScriptsSite(use, info),
    { scope: 'worker', timeout: 300_000 },
  ],
})

type Written = (typeof MORE_LANGUAGES)[number]

/** Opens a page. Expects its language, no overflow of the window, and no axe violations. */
async function expectWhole(page: Page, url: string, { tag, dir }: Written, isContrastOnly = false) {
  await page.goto(url)
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page.locator('html')).toHaveAttribute('dir', dir)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(wide, url).toBeLessThanOrEqual(0)
  expect.soft(await axeFindings(page, { isContrastOnly }), url).toEqual([])
}

test('a page in each language fits its window and passes axe', async ({ page, origin }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const paths = sample(PATHS, MORE_LANGUAGES.length)
  for (const [index, language] of MORE_LANGUAGES.entries())
    await expectWhole(page, origin + addressIn(language.tag, paths[index] ?? '/'), language)
})

/** Returns the texts around punctuation and length marks that begin a line. */
function marksAtLineStarts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    // Skips titles. In a vertical title, every character is below the previous one.
    if (node.parentElement?.closest('h1, h2')) continue
    const text = node.textContent ?? ''
    const range = document.createRange()
    const topOf = (index: number) => {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect().top
    }
    for (const { index } of text.matchAll(/(?<=[ぁ-ヿ一-龥])[。、」）ー]/g))
      if (topOf(index) > topOf(index - 1) + 5) found.push(text.slice(index - 8, index + 4))
  }
  return found
}

test('no line of Japanese begins with a punctuation or length mark', async ({ page, origin }) => {
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/mall', '/mall/hotel', '/infomation/announcement', '/accessibility']) {
      await page.goto(origin + addressIn('ja', path))
      expect.soft(await page.evaluate(marksAtLineStarts), `${path} at ${width} px`).toEqual([])
    }
  }
})

for (const language of MORE_LANGUAGES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`@long every page in ${language.tag} fits its window and passes axe, ${colorScheme}`, async ({
      page,
      origin,
    }) => {
      test.setTimeout(600_000)
      const errors = watchErrors(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of PATHS) {
        const address = addressIn(language.tag, path)
        await expectWhole(page, origin + address, language, colorScheme === 'dark')
        expect.soft(errors.splice(0), address).toEqual([])
      }
    })
