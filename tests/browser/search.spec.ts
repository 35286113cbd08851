import { expect, test } from '@playwright/test'
import { expectClient } from '../support/client-page.ts'
import { watchErrors } from '../support/watch-errors.ts'

test('the header links to the search, which shows results without a page load', async ({
  page,
}) => {
  const errors = watchErrors(page)
  await page.goto('/service/qa')
  await expectClient(page)
  await page.locator('.site-header').getByRole('link', { name: '搜索全站' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '搜索' })).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.locator('#q').fill('带狗')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '可以带狗吗？' })).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  await page.locator('#q').fill('qqqq')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect(page.getByText('没有找到“qqqq”')).toBeVisible()
  await page.goBack()
  await expect(page.locator('#q')).toHaveValue('带狗')
  await page.getByRole('link', { name: '可以带狗吗？' }).click()
  await expect(page.locator('#question-8003')).toBeInViewport()
  expect(errors).toEqual([])
})
