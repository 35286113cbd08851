import { expect } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { brokenWords, cutTexts } from '../support/cut-text.ts'
import { sample } from '../support/sample.ts'
import { test } from './support/engine-test.ts'

/** Widths of a phone and of a desktop. */
const WIDTHS = [390, 1440]

for (const { address, tag } of sample(PAGE_ADDRESSES, 2)) {
  test(`${address} is complete on a phone and on a desktop`, async ({ visitor }) => {
    for (const width of WIDTHS) {
      const at = `${width} px`
      // Leaving the page cancels its pictures. Firefox reports those that the service worker
      // fetches.
      await visitor.open('about:blank')
      visitor.errors.length = 0
      await visitor.resize(width, 900)
      await visitor.open(address)
      await visitor.untilReady()
      await expect.poll(() => visitor.evaluate(missingPictures), at).toEqual([])
      await expect.poll(() => visitor.count('site-island[data-state="loading"]'), at).toBe(0)
      expect.soft(await visitor.evaluate(factsOf), at).toEqual({ width, tag, titles: 1, failed: 0 })
      expect.soft(await visitor.evaluate(cutTexts), at).toEqual([])
      expect.soft(await visitor.evaluate(brokenWords), at).toEqual([])
      expect.soft(visitor.errors.splice(0), at).toEqual([])
    }
  })
}

function factsOf() {
  return {
    width: window.innerWidth,
    tag: document.documentElement.lang,
    titles: document.querySelectorAll('h1').length,
    failed: document.querySelectorAll('site-island[data-state="failed"]').length,
  }
}

/** Scrolls to pictures that are not loaded (some are lazy). Returns those that fail. */
async function missingPictures(): Promise<string[]> {
  for (const picture of document.images) {
    if (!picture.checkVisibility() || picture.naturalWidth > 0) continue
    picture.scrollIntoView({ block: 'center', behavior: 'instant' })
    // The browser requests a lazy picture only after a frame that shows it.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }
  return [...document.images]
    .filter((picture) => picture.checkVisibility() && picture.naturalWidth === 0)
    .map(({ currentSrc, outerHTML }) => currentSrc || outerHTML)
}
