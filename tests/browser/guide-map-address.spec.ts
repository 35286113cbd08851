import { expect, test } from '@playwright/test'
import { languageLink } from '../support/client-page.ts'
import {
  chooseWalk,
  expectMap,
  GUIDES,
  openGuide,
  row,
  sheet,
  walkPanel,
} from '../support/guide-page.ts'

for (const words of GUIDES) {
  test.describe(words.path, () => {
    test('a press in the moment in which the list becomes interactive counts', async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('site-island[data-state=ready]') === null) return
          observer.disconnect()
          document.querySelector<HTMLElement>('.category-filter [href$="category=food"]')?.click()
        }).observe(document, { attributeFilter: ['data-state'], subtree: true })
      })
      await openGuide(page, words.path)
      await expect(page).toHaveURL(/guide\?category=food$/)
      await expect(page.locator('.category-filter [aria-current]')).toContainText(words.food)
    })

    test('closes a sheet on going back, and opens it on going forward', async ({ page }) => {
      await openGuide(page, words.path)
      const entries = await page.evaluate(() => history.length)
      const link = row(page, 52).getByRole('link').first()
      await link.click()
      await expect(page).toHaveURL(/#point-52$/)
      await row(page, 53).getByRole('link').first().click()
      await expect(page).toHaveURL(/#point-53$/)
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
      await page.goBack()
      await expect(sheet(page)).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`${words.path}$`))
      await expect(row(page, 53)).toBeInViewport()
      await page.goForward()
      await expect(sheet(page)).toBeVisible()
      await page.locator('.category-filter').getByRole('link', { name: words.food }).click()
      await sheet(page).getByRole('button', { name: words.close }).click()
      await expect(page).toHaveURL(/guide\?category=food$/)
      await expect(sheet(page)).toHaveCount(0)
      expect(await page.evaluate(() => history.length)).toBe(entries + 1)
      await row(page, 39).getByRole('link').first().click()
      await sheet(page).getByRole('button', { name: words.startHere }).click()
      await expect(page).toHaveURL(/guide\?category=food$/)
      await expect(walkPanel(page, words)).toBeInViewport({ ratio: 1 })
    })

    test('shows a walk that starts from a sheet reached by going forward', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openGuide(page, words.path)
      await row(page, 52).getByRole('link').first().click()
      await expect(sheet(page)).toBeVisible()
      await page.goBack()
      await expect(row(page, 52)).toBeInViewport()
      await page.goForward()
      await sheet(page).getByRole('button', { name: words.headHere }).click()
      // From the entrance, because no start has been chosen.
      await expect(page).toHaveURL(/guide#walk-64-52$/)
      const panel = walkPanel(page, words)
      await expect(panel).toBeFocused()
      await expect(panel.locator('time')).toBeInViewport()
    })

    test('stays on the page when a sheet opened by a link is closed', async ({ page }) => {
      await openGuide(page, `${words.path}#point-52`)
      await sheet(page).getByRole('button', { name: words.close }).click()
      await expect(sheet(page)).toHaveCount(0)
      await expect(page).toHaveURL(new RegExp(`${words.path}$`))
      await row(page, 53).getByRole('link').first().click()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL(new RegExp(`${words.path}$`))
      await expectMap(page)
    })

    test('opens a link with a suffix that an app has added', async ({ page }) => {
      const ends = page.locator('.walk-ends')
      for (const end of ['?from=singlemessage', '#wechat_redirect', '。']) {
        await page.goto('about:blank')
        await openGuide(page, `${words.path}?from=timeline#point-1${end}`)
        await expect(sheet(page).getByRole('heading')).toHaveText(words.temple)
        await expect(page).toHaveURL(/guide\?from=timeline#point-1$/)
        await page.goto(`${words.path}?from=timeline#walk-64-1${end}`)
        await expect(ends).toHaveText(new RegExp(`${words.temple}$`))
        await expect(page).toHaveURL(/guide\?from=timeline#walk-64-1$/)
        await expect(page.locator('.toast')).toHaveCount(0)
      }
    })

    test('writes a walk to the address, and shows a walk from a link', async ({
      page,
      context,
    }) => {
      await openGuide(page, words.path)
      const panel = walkPanel(page, words)
      await row(page, 64).getByRole('button', { name: words.startHere }).click()
      await row(page, 1).getByRole('link').first().click()
      await sheet(page).getByRole('button', { name: words.headHere }).click()
      await expect(page).toHaveURL(/guide#walk-64-1$/)
      await row(page, 64).getByRole('button', { name: words.startHere }).click()
      await expect(page).toHaveURL(/guide#walk-64-1$/)
      await panel.getByRole('button', { name: words.turn }).click()
      await panel.getByText(words.shortest, { exact: true }).click()
      await expect(page).toHaveURL(/guide#walk-1-64-shortest$/)
      const length = await panel.locator('dd').first().textContent()

      const other = await context.newPage()
      await openGuide(other, page.url())
      const sent = walkPanel(other, words)
      await expect(sent.locator('.walk-ends')).toHaveText(
        new RegExp(`^${words.from}\\s?${words.temple}`),
      )
      await expect(sent.getByRole('radio', { name: words.shortest })).toBeChecked()
      await expect(sent.locator('dd').first()).toHaveText(length ?? '?')

      await row(page, 52).getByRole('link').first().click()
      await panel.getByRole('button', { name: words.clear }).click()
      await expect(page).toHaveURL(/guide#point-52$/)
      await page.goBack()
      await expect(page).toHaveURL(/guide$/)
    })

    test('shows the walk, place or point of a link opened on the page', async ({ page }) => {
      await openGuide(page, words.path)
      const ends = page.locator('.walk-ends')
      await row(page, 38).scrollIntoViewIfNeeded()
      await page.goto(`${words.path}#walk-1-64-shortest`)
      await expect(ends).toHaveText(new RegExp(`^${words.from}\\s?${words.temple}`))
      await expect(ends).toBeInViewport()
      await page.goto(`${words.path}#walk-64-1`)
      await expect(ends).toHaveText(new RegExp(`${words.temple}$`))
      await page.goBack()
      await expect(ends).toHaveText(new RegExp(`^${words.from}\\s?${words.temple}`))
      await expect(page).toHaveURL(/#walk-1-64-shortest$/)
      await page.goto(`${words.path}#point-52`)
      await expect(sheet(page)).toBeVisible()
      await sheet(page).getByRole('button', { name: words.close }).click()
      await expect(page).toHaveURL(/#walk-1-64-shortest$/)
    })

    test('reports an invalid link and keeps the current walk', async ({ page }) => {
      await openGuide(page, `${words.path}#walk-1-1`)
      await expect(page.locator('.toast')).toHaveText(words.notOnMap)
      await expect(page).toHaveURL(new RegExp(`${words.path}$`))
      await page.goto(`${words.path}#walk-1-64`)
      await expect(page.locator('.walk-ends')).toBeInViewport()
      for (const nowhere of ['#walk-1-1', '#walk-1-9999', '#point-9999', '#at-118.9,29.98']) {
        await page.keyboard.press('Escape')
        await expect(page.locator('.toast')).toHaveCount(0)
        await page.goto(words.path + nowhere)
        await expect(page.locator('.toast')).toHaveText(words.notOnMap)
        await expect(page).toHaveURL(/#walk-1-64$/)
        await expect(page.locator('.walk-ends strong')).toHaveCount(2)
      }
    })

    test('does not restore a walk that was cleared while a sheet was open', async ({ page }) => {
      await openGuide(page, `${words.path}#walk-1-64`)
      const panel = walkPanel(page, words)
      for (const close of [
        () => sheet(page).getByRole('button', { name: words.close }).click(),
        () => page.goBack(),
      ]) {
        await chooseWalk(page, words)
        await expect(page).toHaveURL(/#walk-64-1$/)
        await row(page, 52).getByRole('link').first().click()
        await panel.getByRole('button', { name: words.clear }).click()
        await close()
        await expect(sheet(page)).toHaveCount(0)
        await expect(page).toHaveURL(/guide$/)
        await expect(panel).toHaveCount(0)
      }
    })

    test('keeps category, walk and open sheet when the language is switched', async ({ page }) => {
      await openGuide(page, `${words.path}#walk-1-64`)
      await page.locator('.category-filter').getByRole('link', { name: words.food }).click()
      const isEnglish = words.path.startsWith('/en')
      const isOther = (url: URL) => url.pathname !== words.path
      await (await languageLink(page, isEnglish ? 'zh-CN' : 'en')).click()
      await expect(page).toHaveURL(
        (url) => isOther(url) && url.href.endsWith('guide?category=food#walk-1-64'),
      )
      await expectMap(page)
      await expect(page.locator('.walk-ends strong')).toHaveCount(2)
      await page.locator('.point h3 a').first().click()
      await expect(page).toHaveURL(/#point-/)
      const { hash } = new URL(page.url())
      await (await languageLink(page, isEnglish ? 'en' : 'zh-CN')).press('Enter')
      await expect(page).toHaveURL(
        (url) => !isOther(url) && url.href.endsWith(`guide?category=food${hash}`),
      )
      await expectMap(page)
      await expect(sheet(page)).toBeVisible()
    })
  })
}
