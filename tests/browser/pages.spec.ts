import { expect, test } from '@playwright/test'
import { PAGE_ADDRESSES } from '../support/addresses.ts'

for (const { address } of PAGE_ADDRESSES) {
  test(`${address} fits its window, with nothing refused by its policy`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(error.message))
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
  })
}
