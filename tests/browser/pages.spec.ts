import { expect, type Page, test } from '@playwright/test'
import { LANGUAGES } from '../../locales/languages.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { sample } from '../support/sample.ts'
import { watchErrors } from '../support/watch-errors.ts'

for (const language of LANGUAGES) {
  const PAGES = PAGE_ADDRESSES.filter((each) => each.language === language)
  test(`every page in ${language} fits its window and causes no error`, async ({ page }) => {
    test.setTimeout(180_000)
    const errors = watchErrors(page)
    for (const { address } of sample(PAGES, 10)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect.soft(overflow, address).toBeLessThanOrEqual(0)
      expect.soft(await linksUnderOthers(page), address).toEqual([])
      expect.soft(errors.splice(0), address).toEqual([])
    }
  })
}

/** Returns the links whose first part is under another link, so that a pointer cannot press it. */
function linksUnderOthers(page: Page): Promise<(string | null)[]> {
  return page.locator('main a[href]:not(svg a)').evaluateAll((links) => {
    const covered = links.filter((link) => {
      if (!link.checkVisibility()) return false
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [line] = link.getClientRects()
      if (line === undefined) return false
      const middle = line.top + line.height / 2
      const above = document.elementFromPoint(line.left + 8, middle)?.closest('a') ?? link
      return above !== link
    })
    return covered.map((link) => link.textContent)
  })
}
