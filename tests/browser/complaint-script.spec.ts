import { expect, type Page } from '@playwright/test'
import { CAPTCHA_MS } from '../../client/islands/complaint-form/captcha-field.tsx'
import { COMPLAINT_SEND_MS } from '../../client/islands/complaint-form/use-complaint-form.ts'
import { holdRequests } from '../support/client-page.ts'
import { COMPLAINT_WORDS, complaintTest as test, countPosts } from '../support/complaint-page.ts'
import { watchErrors } from '../support/watch-errors.ts'

/** Divides one of the page's time limits by a hundred, so that the test is short. */
function shorten(page: Page, limitMs: number) {
  return page.addInitScript((limit) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms === limit ? ms / 100 : ms)
  }, limitMs)
}

test('a wrong captcha answer replaces only the captcha', async ({ words, form }) => {
  await form.open()
  await form.fillIn()
  await form.field('code').fill('999')
  const picture = (await form.picture.getAttribute('src')) ?? ''
  await form.send.click()
  await expect(form.summary).toContainText(words.wrongSum)
  await expect(form.summary).toBeFocused()
  await expect(form.picture).not.toHaveAttribute('src', picture)
  await expect(form.field('code')).toHaveValue('')
  await form.expectFilledIn()
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
})

test('a captcha can be renewed, and stays if the renewal fails', async ({
  page,
  site,
  words,
  form,
}) => {
  await form.open()
  const picture = (await form.picture.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: words.renew }).click()
  await expect(page.getByText(words.renewed)).toBeVisible()
  await expect(form.picture).not.toHaveAttribute('src', picture)
  const other = (await form.picture.getAttribute('src')) ?? ''
  await site.setFault({ call: 'captcha', fault: 'code', value: 1, msg: '请稍等' })
  await page.getByRole('button', { name: words.renew }).click()
  await expect(page.locator('.toast-warning')).toContainText('请稍等')
  await expect(page.getByText(words.renewed)).toHaveCount(0)
  await expect(form.picture).toHaveAttribute('src', other)
  await form.fillIn()
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
})

test('the captcha can be played as audio and renewed', async ({ page, words, form }) => {
  const errors = watchErrors(page)
  await form.open()
  const player = page.locator('audio')
  const seconds = () =>
    player.evaluate(async (audio: HTMLAudioElement) => {
      audio.muted = true
      await audio.play()
      audio.pause()
      return audio.duration
    })
  expect(await seconds()).toBeGreaterThan(1)
  expect(await seconds()).toBeLessThan(5)
  // The page has its own buttons to play the recording, so the browser's player is hidden.
  await expect(player).not.toHaveAttribute('controls')
  await page.getByText(words.listen, { exact: true }).click()
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true)
  expect(await player.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(1)
  await page.getByRole('button', { name: words.hearSlowly }).click()
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(false)
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.ended)).toBe(true)
  expect(await player.evaluate((audio: HTMLAudioElement) => audio.playbackRate)).toBe(0.7)
  const sound = (await player.getAttribute('src')) ?? ''
  await page.getByRole('button', { name: words.renew }).click()
  await expect(player).not.toHaveAttribute('src', sound)
  expect(await seconds()).toBeGreaterThan(1)
  expect(errors).toEqual([])
})

test('a new captcha that never arrives does not block the form', async ({ page, words, form }) => {
  await shorten(page, CAPTCHA_MS)
  await form.open()
  await form.fillIn()
  await form.field('code').fill('999')
  await page.route(/captcha/, () => new Promise(() => {}))
  await form.send.click()
  await expect(form.summary).toContainText(words.wrongSum)
  await page.unroute(/captcha/)
  await form.expectFilledIn()
})

test('a form without a captcha gets one when the backend recovers', async ({
  page,
  site,
  words,
  form,
}) => {
  await site.setFault({ call: 'captcha', fault: 'status', value: 500 })
  await form.open()
  await expect(page.getByText(words.noCaptcha)).toContainText('0600-555 0168')
  await form.fillIn()
  await site.clearFaults()
  await form.send.click()
  await expect(form.picture).toBeVisible()
  await form.expectFilledIn()
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
})

test('a browser without storage can still send forms', async ({ page, form }) => {
  const errors = watchErrors(page)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await form.prepare()
  await form.send.click()
  await form.expectReceipt()
  expect(errors).toEqual([])
})

test('a backend failure is reported, and a retry works', async ({
  site,
  complaints,
  words,
  form,
}) => {
  const key = await form.prepare()
  await site.setFault({ call: 'proposal', fault: 'status', value: 503, times: 1 })
  await form.send.click()
  await expect(form.summary).toContainText(words.failure)
  await expect(form.summary).toContainText('0600-555 0168')
  // In Chinese, the heading may break only after the comma, not within a word.
  await expect(form.summary.locator('h2 wbr')).toHaveCount(words === COMPLAINT_WORDS.zh ? 1 : 0)
  await expect(form.summary).toBeFocused()
  await form.expectFilledIn()
  await form.send.click()
  await form.expectReceipt()
  expect(await complaints.countStored(key)).toBe(1)
})

test('a lost response causes no second complaint', async ({
  page,
  site,
  complaints,
  words,
  form,
}) => {
  const key = await form.prepare()
  await site.setFault({ call: 'proposal', fault: 'truncated', times: 1 })
  await form.send.click()
  await expect(form.summary).toContainText(words.failure)
  await page.reload()
  await form.expectFilledIn()
  expect(await form.key()).toBe(key)
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
  expect(await complaints.countStored(key)).toBe(1)
})

test('if the backend rejects the key, only key and captcha change', async ({ site, form }) => {
  const key = await form.prepare()
  const msg = '前一份内容已经收到，受理编号 QL20261126-0007。'
  await site.setFault({ call: 'proposal', fault: 'code', value: 4003, msg, times: 1 })
  const picture = (await form.picture.getAttribute('src')) ?? ''
  await form.send.click()
  await expect(form.summary).toContainText(msg)
  await expect(form.picture).not.toHaveAttribute('src', picture)
  await form.expectFilledIn()
  expect(await form.key()).not.toBe(key)
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
})

test('a double click sends one complaint', async ({ page, complaints, words, form }) => {
  const key = await form.prepare()
  const posts = countPosts(page)
  const answers = await holdRequests(page, /\/service\/complain$/)
  await form.send.dblclick()
  const sending = page.getByRole('button', { name: words.sending })
  await expect(sending).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('form.complaint-form')).toHaveAttribute('aria-busy', 'true')
  await sending.click({ force: true })
  await form.field('name').press('Enter')
  await answers.release()
  await form.expectReceipt()
  expect(posts.count).toBe(1)
  expect(await complaints.countStored(key)).toBe(1)
})

test('a form sent with Enter shows in view that it is being sent', async ({
  page,
  words,
  form,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await form.prepare()
  const answers = await holdRequests(page, /\/service\/complain$/)
  await form.field('name').press('Enter')
  const sending = page.getByRole('button', { name: words.sending })
  await expect(sending).toBeInViewport({ ratio: 1 })
  await expect(sending).toBeFocused()
  await answers.release()
  await form.expectReceipt()
})

test('a form reports that it is offline, and can be sent later', async ({
  context,
  words,
  form,
}) => {
  await form.prepare()
  await context.setOffline(true)
  await form.send.click()
  await expect(form.summary).toContainText(words.offline)
  await form.expectUncertain()
  await form.expectFilledIn()
  await context.setOffline(false)
  await form.send.click()
  await form.expectReceipt()
})

test('a request without a response times out, and the form keeps its text', async ({
  page,
  words,
  form,
}) => {
  await shorten(page, COMPLAINT_SEND_MS)
  await form.prepare()
  await page.route(/\/service\/complain$/, () => new Promise(() => {}))
  await form.send.click()
  await expect(form.summary).toContainText(words.offline)
  await form.expectUncertain()
  await page.unroute(/\/service\/complain$/)
  await form.expectFilledIn()
})
