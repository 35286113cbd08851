import { expect, type Page, test } from '@playwright/test'
import {
  chooseWalk,
  expectMap,
  GUIDES,
  openGuide,
  row,
  sheet,
  walkPanel,
} from '../support/guide-page.ts'
import { translate, TRANSLATED } from '../support/translator.ts'
import { watchErrors } from '../support/watch-errors.ts'

/** Returns the translated texts of an element, without the marks of the translator. */
async function textsOf(page: Page, selector: string): Promise<string[]> {
  const texts = await page.locator(selector).allTextContents()
  return texts.map((text) => text.replaceAll(TRANSLATED, ''))
}

/** Opens a guide without translation. Returns the texts of the elements that match. */
async function textsUntranslated(page: Page, address: string, selector: string): Promise<string[]> {
  const other = await page.context().newPage()
  await openGuide(other, address)
  await expect(other.locator(selector).first()).toBeVisible()
  const texts = await textsOf(other, selector)
  await other.close()
  return texts
}

for (const words of GUIDES) {
  test.describe(`${words.path}, translated by the browser`, () => {
    let errors: string[]
    test.beforeEach(async ({ page }) => {
      errors = watchErrors(page)
    })
    test.afterEach(async ({ page }) => {
      expect(errors).toEqual([])
      await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
    })

    test('searches, then shows all points again', async ({ page }) => {
      await openGuide(page, words.path)
      const rows = page.locator('li.point')
      const all = await rows.count()
      await translate(page)
      const search = page.getByRole('searchbox')
      const news = page.locator('.guide-search [aria-live]')
      for (const found of ['a', words.temple]) {
        await search.fill(found)
        await expect(news).toContainText(TRANSLATED)
        await search.fill('xyz')
        await expect(rows).toHaveCount(0)
        await expect(news).toContainText('xyz')
        await page.locator('.guide-search button').click()
        await expect(rows).toHaveCount(all)
        await expect(news).toHaveText('')
        await search.fill(found)
        await expect(news).toContainText(TRANSLATED)
        await search.fill('')
        await expect(news).toHaveText('')
      }
    })

    test('filters by category, then shows all points again', async ({ page }) => {
      await openGuide(page, words.path)
      const rows = page.locator('li.point')
      const all = await rows.count()
      await translate(page)
      const links = page.locator('.category-filter a')
      for (const index of [2, 3, 0]) {
        await links.nth(index).click()
        await expect(links.nth(index)).toHaveAttribute('aria-current', 'true')
        const shown = await links.nth(index).locator('.count').innerText()
        await expect(rows).toHaveCount(Number(shown.replace(TRANSLATED, '')))
      }
      await expect(rows).toHaveCount(all)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('shows the sheets of several points one after another @long', async ({ page }) => {
      await openGuide(page, `${words.path}#point-1`)
      await translate(page)
      for (const id of [2, 17, 22, 1]) {
        await page.goto(`${words.path}#point-${id}`)
        const texts = await textsUntranslated(page, `${words.path}#point-${id}`, '.point-sheet > *')
        await expect.poll(() => textsOf(page, '.point-sheet > *')).toEqual(texts)
      }
      await sheet(page).locator('.point-sheet-close').click()
      await expect(sheet(page)).toHaveCount(0)
    })

    test('shows a walk, and updates it after each change', async ({ page }) => {
      await openGuide(page, words.path)
      await translate(page)
      await chooseWalk(page, words)
      const panel = walkPanel(page, words)
      await expect(panel.locator('time')).toBeVisible()
      const ways = [
        () => panel.locator('.walk-turn').click(),
        () => panel.getByRole('radio').last().check({ force: true }),
        () => row(page, 52).locator('.point-links button').last().click(),
        () => panel.getByRole('radio').first().check({ force: true }),
      ]
      for (const change of ways) {
        await change()
        // The address changes only after the next frame.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))),
        )
        const address = page.url()
        const texts = await textsUntranslated(page, address, '.walk-panel > :not(.walk-code)')
        await expect.poll(() => textsOf(page, '.walk-panel > :not(.walk-code)')).toEqual(texts)
      }
      await panel.locator('.walk-clear').click()
      await expect(panel).toHaveCount(0)
    })

    test('starts a walk from the visitor’s position', async ({ page, context }) => {
      await context.grantPermissions(['geolocation'])
      await context.setGeolocation({ latitude: 29.9585, longitude: 120.405 })
      await openGuide(page, words.path)
      await translate(page)
      const locate = page.locator('.map-controls button').last()
      const label = await locate.innerText()
      await locate.click()
      await expect(page.locator('.map-canvas .map-mark-position')).toBeAttached()
      await expect(locate).toHaveText(label)
      await row(page, 1).getByRole('link').first().click()
      await sheet(page).locator('.from-here').click()
      const ends = page.locator('.walk-ends')
      await expect(ends.locator('strong')).toHaveText(TRANSLATED + words.temple)
      await expect(walkPanel(page, words).locator('time')).toBeVisible()
      await page.locator('.walk-turn').click()
      await expect(ends).toHaveText(new RegExp(`${words.temple}.+${words.here}$`))
    })

    test('opens a child map', async ({ page }) => {
      await openGuide(page, `${words.path}#point-2`)
      await translate(page)
      await sheet(page).locator('a[href*="map=2"]').click()
      await expect(page).toHaveURL(/\?map=2$/)
      await expectMap(page)
      await translate(page)
      await page.locator('.category-filter a').nth(2).click()
      await page.locator('.point h3 a').first().click()
      await expect(sheet(page).getByRole('heading')).toBeFocused()
    })
  })
}
