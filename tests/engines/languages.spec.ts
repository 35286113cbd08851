import { expect } from '@playwright/test'
import { cutTexts } from '../support/cut-text.ts'
import { addressIn, MORE_LANGUAGES, startScriptsSite } from '../support/scripts-site.ts'
import { test as base } from './support/engine-test.ts'

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    ({}, use, info) => startScriptsSite(use, info),
    { scope: 'worker', timeout: 300_000 },
  ],
})

const PATHS = ['/', '/mall/hotel/101', '/mall/ticket', '/service/complain']

for (const { tag, dir } of MORE_LANGUAGES)
  test(`@long pages in ${tag} fit a phone without cut text`, async ({ visitor, origin }) => {
    test.setTimeout(120_000)
    await visitor.resize(390, 900)
    for (const path of PATHS) {
      const address = addressIn(tag, path)
      await visitor.open(origin + address)
      await visitor.untilReady()
      expect
        .soft(await visitor.evaluate(factsOf), address)
        .toEqual({ tag, dir, wide: 0, titles: 1 })
      expect.soft(await visitor.evaluate(cutTexts), address).toEqual([])
      expect.soft(visitor.errors.splice(0), address).toEqual([])
    }
  })

function factsOf() {
  const { lang: tag, dir, scrollWidth } = document.documentElement
  const wide = Math.max(0, scrollWidth - window.innerWidth)
  return { tag, dir, wide, titles: document.querySelectorAll('h1').length }
}
