import { expect, test } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { expectAwake } from '../support/client-page.ts'
import { brokenWords, cutTexts } from '../support/cut-text.ts'
import { overlappingTexts } from '../support/overlapping-text.ts'
import { sample } from '../support/sample.ts'

// The policy of the page would block the styles that this test adds.
test.use({ bypassCSP: true })

const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`
/** A word that is longer than all words in the test content. */
const LONG_WORD = 'Naturkundemuseum'

const WAYS = [
  {
    name: 'with the spacing of WCAG 1.4.12',
    css: SPACING,
    widths: [320, 390, 768, 1280],
    keepsWords: true,
  },
  {
    // Unlike the browser's own text size, this does not change the breakpoints.
    name: 'at 200 % (WCAG 1.4.4)',
    css: 'html { font-size: 200% !important; }',
    widths: [390, 768, 1280],
  },
  { name: 'with a long word in each title', css: SPACING, widths: [390, 1280], word: LONG_WORD },
]

for (const { address, language } of sample(
  [...PAGE_ADDRESSES, { address: '/nothing', language: 'zh' }],
  6,
))
  for (const { name, css, widths, word, keepsWords = false } of WAYS)
    test(`text of ${address} ${name} never overlaps and is not cut off @once`, async ({ page }) => {
      await page.goto(address)
      await expectAwake(page)
      // Content far below is otherwise laid out only when it is near the window.
      await page.addStyleTag({ content: `* { content-visibility: visible !important; } ${css}` })
      if (word !== undefined) await page.evaluate(lengthenTitles, word)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        const at = `at ${width} px`
        expect.soft(await page.evaluate(overlappingTexts), at).toEqual([])
        expect.soft(await page.evaluate(cutTexts), at).toEqual([])
        if (keepsWords && language === 'en')
          expect.soft(await page.evaluate(brokenWords), at).toEqual([])
      }
    })

/** Adds a word to the end of each title. Runs in the page. */
function lengthenTitles(word: string): void {
  for (const title of document.querySelectorAll('main:not(.error-view) :is(h1, h2, h3, h4)')) {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
    let last = texts.nextNode()
    for (let next = last; next; next = texts.nextNode()) last = next
    last?.parentNode?.insertBefore(new Text(` ${word}`), last.nextSibling)
  }
}
