import { expect, test } from '@playwright/test'
import { expectClient, followNew } from '../support/client-page.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, { tag: '@once' }, () => {
    test.use({ javaScriptEnabled })

    test('an answer has an address that opens it', async ({ page }) => {
      await page.goto('/service/qa')
      const last = page.locator('.question').last()
      await last.locator('summary').click()
      const own = last.locator('a[href^="#question-"]')
      const address = await own.getAttribute('href')
      await page.goto('/mall')
      await page.goto(`/service/qa${address}`)
      await expect(page.locator(`.question${address} .rich-text`)).toBeVisible()
      await expect(page.locator(`.question${address}`)).toBeInViewport()
      await expect(page.locator('.question .rich-text').first()).toBeHidden()
    })
  })
}

test('an answer that a link names is also open after a page swap @once', async ({ page }) => {
  await page.goto('/service/qa')
  const id = await page.locator('.question').last().getAttribute('id')
  await page.goto('/service/traffic')
  await expectClient(page)
  await followNew(page, `/service/qa#${id}`)
  await expect(page.locator(`#${id} .rich-text`)).toBeVisible()
})
