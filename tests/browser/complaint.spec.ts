import { expect } from '@playwright/test'
import { complaintTest as test, countPosts, STORY } from '../support/complaint-page.ts'
import { boxOf } from '../support/client-page.ts'
import { watchErrors } from '../support/watch-errors.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a form shows errors, then a receipt', async ({ page, complaints, words, form }) => {
    await page.goto(words.path)
    await form.fillIn()
    await form.field('phone').fill('123')
    await form.send.click()
    await expect(form.summary).toContainText(words.faults(2))
    await expect(form.summary).toContainText(words.newSum)
    await expect(form.field('content')).toHaveValue(STORY)
    await form.summary.getByRole('link', { name: words.phoneFault }).click()
    await expect(form.field('phone')).toBeFocused()
    await expect(form.field('phone')).toHaveAccessibleDescription(words.phoneFault)
    await form.field('phone').fill('+44 20 7946 0018')
    await form.solve()
    const key = await form.key()
    const posts = countPosts(page)
    await form.send.click()
    await form.expectReceipt()
    await page.reload()
    await form.expectReceipt()
    expect(posts.count).toBe(1)
    expect(await complaints.countStored(key)).toBe(1)
  })

  test('the captcha names a telephone number for people who cannot read it', async ({
    page,
    words,
    form,
  }) => {
    await page.goto(words.path)
    await expect(form.field('code')).toHaveAccessibleDescription(/0600-555 0168（|0600-555 0168 \(/)
    await expect(page.getByRole('button', { name: words.renew })).toHaveCount(0)
  })
})

test.describe('with script', () => {
  test('a complaint is sent without a page load, and only once', async ({
    page,
    complaints,
    form,
  }) => {
    const errors = watchErrors(page)
    const key = await form.prepare()
    const posts = countPosts(page)
    await form.send.click()
    await form.expectReceipt()
    await page.reload()
    await form.expectReceipt()
    expect(posts.count).toBe(1)
    expect(await complaints.countStored(key)).toBe(1)
    expect(errors).toEqual([])
  })

  test('errors are listed at the top, with links to their fields', async ({
    page,
    words,
    form,
  }) => {
    await form.open()
    const posts = countPosts(page)
    await form.field('phone').fill('123')
    await form.field('phone').blur()
    await expect(page.getByText(words.phoneFault)).toHaveCount(0)
    await form.send.click()
    await expect(form.summary).toBeFocused()
    await expect(form.summary).toContainText(words.faults(6))
    await form.summary.getByRole('link', { name: words.phoneFault }).click()
    await expect(form.field('phone')).toBeFocused()
    await expect(form.field('phone')).toHaveAttribute('aria-invalid', 'true')
    await expect(form.field('phone')).toHaveAccessibleDescription(words.phoneFault)
    await form.field('phone').fill('138 0055 0101')
    await form.field('phone').blur()
    await expect(form.field('phone')).toHaveAttribute('aria-invalid', 'false')
    await expect(form.field('phone')).toHaveAccessibleDescription(new RegExp(words.fixed))
    await form.field('email').fill('nobody')
    await form.field('email').blur()
    await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true')
    await form.send.click()
    await expect(form.summary).toContainText(words.faults(6))
    await form.summary.getByRole('link').first().click()
    await expect(page.getByRole('radio').first()).toBeFocused()
    expect(posts.count).toBe(0)
  })

  test('the form works by keyboard alone', async ({ page, complaints, words, form }) => {
    await form.open()
    const visited: string[] = []
    const tabTo = async (name: string) => {
      for (let n = 0; n < 120; n += 1) {
        await page.keyboard.press('Tab')
        const current = await page.evaluate(() => {
          const focused = document.activeElement
          return focused?.getAttribute('name') ?? focused?.getAttribute('type') ?? ''
        })
        visited.push(current)
        if (current === name) return
      }
      throw new Error(`Tab never came to ${name}`)
    }
    const type = (text: string) => page.keyboard.type(text)
    await tabTo('category')
    await page.keyboard.press('Space')
    await tabTo('content')
    await type('It rained the whole day long.')
    await tabTo('visitDate')
    await type('11162026')
    await tabTo('name')
    await type('Ms Zhou')
    await tabTo('phone')
    await type('138')
    await tabTo('code')
    const uuid = await page.locator('input[name="uuid"]').inputValue()
    await type(await complaints.solve(uuid))
    await page.keyboard.press('Enter')
    await expect(form.summary).toBeFocused()
    await expect(form.summary).toContainText(words.faults(1))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.field('phone')).toBeFocused()
    await page.keyboard.press('End')
    await type('00550101')
    await tabTo('submit')
    await page.keyboard.press('Enter')
    await form.expectReceipt()
    expect(visited).not.toContain('website')
    // What happened comes before the data about the visitor.
    expect(visited[visited.indexOf('category') + 1]).toBe('content')
  })
})

test('each error is below its control, also that of the date @once', async ({ page, form }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await form.open()
  await form.send.click()
  await expect(form.summary).toBeFocused()
  for (const name of ['visitDate', 'name', 'content'] as const) {
    const control = await boxOf(form.field(name))
    const fault = await boxOf(
      page.locator('.field', { has: form.field(name) }).locator('.field-fault'),
    )
    expect(fault.y, name).toBeGreaterThanOrEqual(control.y + control.height)
  }
})

test('a form about a lost item hides the fields for order number and e-mail', async ({ page }) => {
  await page.goto('/service/complain?about=lost')
  await expect(page.getByLabel('失物')).toBeChecked()
  for (const name of ['email', 'orderNumber'])
    await expect(page.locator(`[name="${name}"]`)).toBeHidden()
  await expect(page.getByLabel('电话', { exact: true })).toBeVisible()
  await page.getByLabel('服务').check()
  for (const name of ['email', 'orderNumber'])
    await expect(page.locator(`[name="${name}"]`)).toBeVisible()
  expect((await page.request.get('/service/complain?about=weather')).status()).toBe(404)
})

for (const path of ['/service/complain', '/en/service/complain'])
  test(`the text after the form of ${path} is beside it in wide windows @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const aside = page.locator('.complaint-aside')
    const form = await boxOf(page.locator('.complaint-form'))
    const beside = await boxOf(aside)
    expect(beside.x).toBeGreaterThan(form.x + form.width)
    expect(beside.y).toBeLessThan(form.y + 100)
    // It stays in the window while the form is filled in.
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
    await expect(aside).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await boxOf(aside)).x).toBeLessThan(40)
  })
