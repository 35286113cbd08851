import { expect, type Page, test } from '@playwright/test'
import { countShown, GUIDES, openGuide, type GuideWords } from '../support/guide-page.ts'

const points = (page: Page) => page.locator('li.point')
const filter = (page: Page, name: string) =>
  page.locator('.guide-filter').getByRole('link', { name })
const countOn = async (page: Page, name: string) =>
  Number(await filter(page, name).locator('.count').textContent())

/** Opens a guide at `time`, in the time zone of the test site. */
async function openAt(page: Page, words: GuideWords, time: string, query = ''): Promise<void> {
  await page.clock.setFixedTime(`2026-11-26T${time}:00+08:00`)
  await openGuide(page, words.path + query)
}

for (const words of GUIDES) {
  test.describe(words.path, () => {
    test('shows only points that are open in the area’s time zone, without unknown hours', async ({
      page,
    }) => {
      await openAt(page, words, '12:00')
      const all = await points(page).count()
      const byDay = await countOn(page, words.openNow)
      expect(byDay).toBeLessThan(all)
      await filter(page, words.openNow).click()
      await expect(page).toHaveURL(/guide\?open=1$/)
      await expect(points(page)).toHaveCount(byDay)
      await expect(page.locator('#point-1')).toBeVisible()
      // The opening hours of this point are unknown.
      await expect(page.locator('#point-44')).toHaveCount(0)
      await expect(page.locator('li.trail')).toHaveCount(0)
      await expect(page.locator('.open-note')).toContainText('12:00')
      await expect.poll(() => countShown(page)).toBe(byDay)
      await openAt(page, words, '22:00', '?open=1')
      await expect(page.locator('.open-note')).toContainText('22:00')
      await expect(page.locator('#point-2')).toBeVisible()
      await expect(page.locator('#point-1')).toHaveCount(0)
      expect(await points(page).count()).toBeLessThan(byDay)
    })

    test('combines filters, shows the count of each, and removes them', async ({ page }) => {
      await openAt(page, words, '12:00')
      await filter(page, words.withoutSteps).press('Enter')
      await expect(page).toHaveURL(/guide\?accessible=1$/)
      // The counts change with the list, shortly after the address.
      await expect(points(page)).toHaveCount(await countOn(page, words.withoutSteps))
      const food = await countOn(page, words.food)
      await filter(page, words.food).click()
      await expect(page).toHaveURL(/guide\?category=food&accessible=1$/)
      await expect(points(page)).toHaveCount(food)
      const open = await countOn(page, words.openNow)
      await filter(page, words.openNow).click()
      await expect(points(page)).toHaveCount(open)
      // The filter for points without steps is also valid for trails.
      await filter(page, words.trails).click()
      await expect(page).toHaveURL(/guide\?trails=step-free$/)
      await filter(page, words.toilets).click()
      await expect(page).toHaveURL(/guide\?category=toilet&accessible=1$/)
      await filter(page, words.withoutSteps).click()
      await expect(page).toHaveURL(/guide\?category=toilet$/)
    })

    test('offers all points after a search or filters without results', async ({ page }) => {
      await openAt(page, words, '03:00', '?category=food')
      await page.getByRole('searchbox').fill(words.temple)
      await page.getByRole('button', { name: words.searchAll }).click()
      await expect(page).toHaveURL(/guide$/)
      await expect(page.getByRole('searchbox')).toHaveValue(words.temple)
      await expect(page.locator('#point-1')).toBeVisible()
      await page.getByRole('searchbox').fill('')
      await filter(page, words.openNow).click()
      await filter(page, words.shops).click()
      await expect(points(page)).toHaveCount(0)
      await page.locator('.empty-list').getByRole('link', { name: words.seeAll }).click()
      await expect(page).toHaveURL(/guide$/)
      await expect(points(page)).not.toHaveCount(0)
    })
  })
}
