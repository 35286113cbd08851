import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../locales/languages.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'

for (const language of LANGUAGES) {
  test(`every page in ${language} fits its window, and its policy blocks nothing`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    for (const { address } of PAGE_ADDRESSES.filter((each) => each.language === language)) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      )
      expect.soft(overflow, address).toBeLessThanOrEqual(0)
      expect.soft(problems.splice(0), address).toEqual([])
    }
  })
}
