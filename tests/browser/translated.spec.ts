import { expect, type Page } from '@playwright/test'
import { HOTELS, holdRequests, visit } from '../support/client-page.ts'
import { COMPLAINT_WORDS, complaintPage } from '../support/complaint-page.ts'
import { test } from '../support/own-site.ts'
import { translate, TRANSLATED } from '../support/translator.ts'
import { watchErrors } from '../support/watch-errors.ts'

// Tests islands on a page that a browser translates: no error, the right text, nothing lost.

const words = COMPLAINT_WORDS.zh
const translated = (text: string) => `${TRANSLATED}${text}`

/** Expects that an element shows only this text. */
const expectText = (page: Page, selector: string, text: string | RegExp) =>
  expect(page.locator(selector)).toHaveText(text)

test('the complaint form works on a translated page', async ({ page, site, complaints }) => {
  const errors = watchErrors(page)
  const form = complaintPage(page, words, complaints)
  const control = (name: string) => page.locator(`[name="${name}"]`)
  const renew = page.locator('.captcha-renew')
  const send = page.locator('.complaint-form [type="submit"]')
  await form.open()
  await form.fillIn()
  await translate(page)
  await expectText(page, '.captcha-renew', translated('换一题'))

  // Requests several captchas. The last request fails.
  for (let n = 0; n < 3; n += 1) {
    const uuid = await control('uuid').inputValue()
    await renew.click()
    await expect(control('uuid')).not.toHaveValue(uuid)
    await expectText(page, '.captcha-news', translated('换好了'))
  }
  await site.setFault({ call: 'captcha', fault: 'status', value: 500 })
  await renew.click()
  await expectText(page, '.captcha-news', translated('现在取不到新的算式，请稍后再试。'))
  await site.clearFaults()
  await renew.click()
  await expectText(page, '.captcha-news', translated('换好了'))

  // The message of a field appears, changes and disappears.
  const note = '#complaint-phone-note'
  await control('phone').fill('123')
  await send.click()
  await expectText(page, note, /^«电话应是.*现在读到 3 位数字/)
  await expectText(page, '.fault-summary h2', /有 2 处需要改一下/)
  await control('phone').fill('1234')
  await control('phone').blur()
  await expectText(page, note, /^«电话应是.*现在读到 4 位数字/)
  await control('phone').fill('')
  await control('phone').blur()
  await expectText(page, note, translated('请留一个电话或邮箱，没有它我们无法答复您。'))
  await control('phone').fill('+44 20 7946 0018')
  await control('phone').blur()
  await expectText(page, note, translated('好了'))

  // The form is refused first, and then accepted.
  await control('code').fill('999')
  const answers = await holdRequests(page, /\/service\/complain$/)
  await send.click()
  await expectText(page, '.complaint-form [type="submit"]', translated('正在提交…'))
  await answers.release()
  await expectText(page, '#complaint-code-note', /^«结果不对/)
  await expectText(page, '.complaint-form [type="submit"]', translated('提交'))
  await site.setFault({ call: 'proposal', fault: 'status', value: 503, times: 1 })
  await control('code').fill(await complaints.solve(await control('uuid').inputValue()))
  await send.click()
  await expectText(page, '.fault-summary h2', /不能确定有没有提交上/)

  await expect(control('name')).toHaveValue('Ms Zhou')
  await expect(control('phone')).toHaveValue('+44 20 7946 0018')
  await expect(page.locator('[name="category"][value="facility"]')).toBeChecked()
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([])
  await send.click()
  await expect(page).toHaveURL(/\?receipt=QL\d{8}-\d{4}$/)
})

test('a draft can be restored and discarded on a translated page', async ({ page, complaints }) => {
  const errors = watchErrors(page)
  const form = complaintPage(page, words, complaints)
  await form.open()
  await form.fillIn()
  await page.reload()
  await expect(page.getByText(words.restored)).toBeVisible()
  await translate(page)
  await page.locator('.draft-note button').first().click()
  await expectText(page, '.draft-note p', /^«已经清空并删除/)
  await expect(page.locator('[name="content"]')).toHaveValue('')
  expect(errors).toEqual([])
})

test('a form without a captcha can get one on a translated page', async ({
  page,
  site,
  complaints,
}) => {
  const errors = watchErrors(page)
  const form = complaintPage(page, words, complaints)
  await site.setFault({ call: 'captcha', fault: 'status', value: 500 })
  await form.open()
  await form.fillIn()
  await translate(page)
  await page.locator('.captcha-renew').click()
  await expectText(page, '.captcha-news', translated('现在取不到新的算式，请稍后再试。'))
  await site.clearFaults()
  await page.locator('.captcha-renew').click()
  await expect(form.picture).toBeVisible()
  await expect(page.locator('[name="name"]')).toHaveValue('Ms Zhou')
  expect(errors.filter((error) => !error.startsWith('Failed to load resource'))).toEqual([])
})

test('toasts appear, are counted and close on a translated page @once', async ({ page }) => {
  const errors = watchErrors(page)
  await visit(page, HOTELS)
  await translate(page)
  const show = (text: string) =>
    page.evaluate(
      (detail) => {
        dispatchEvent(new CustomEvent('shanmen:toast', { detail }))
      },
      { text, type: 'info', durationMs: 0 },
    )
  for (const text of ['甲', '甲', '甲', '乙']) await show(text)
  await expect(page.locator('.toast p')).toHaveText([translated('甲'), translated('乙')])
  await expect(page.locator('.toast-count').first()).toHaveText(/^«\D*3$/)
  await page.locator('.toast-close').first().click()
  await expect(page.locator('.toast p')).toHaveText([translated('乙')])
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toHaveCount(0)
  expect(errors).toEqual([])
})
