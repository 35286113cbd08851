import { expect } from '@playwright/test'
import {
  COMPLAINT_WORDS,
  complaintPage,
  countPosts,
  STORY,
  watchErrors,
} from '../support/complaint-page.ts'
import { holdRequests } from '../support/client-page.ts'
import { test } from '../support/own-site.ts'

for (const [language, words] of Object.entries(COMPLAINT_WORDS)) {
  test.describe(`${language}, without script`, () => {
    test.use({ javaScriptEnabled: false })

    test('a form with faults comes back with them, and once mended brings a receipt that a reload does not send again', async ({
      page,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
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
      expect(await complaints.countKept(key)).toBe(1)
    })

    test('a backend that fails leaves all that was typed, and sending again makes one complaint', async ({
      page,
      site,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
      await page.goto(words.path)
      await form.fillIn()
      await form.solve()
      const key = await form.key()
      await site.setFault({ call: 'proposal', fault: 'truncated', times: 1 })
      await form.send.click()
      await expect(form.summary).toContainText(words.failure)
      await form.expectFilledIn()
      await form.solve()
      await form.send.click()
      await form.expectReceipt()
      expect(await complaints.countKept(key)).toBe(1)
    })

    test('whoever can’t read the picture is told whom to call, and has no button that does nothing', async ({
      page,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
      await page.goto(words.path)
      await expect(form.field('code')).toHaveAccessibleDescription(
        /0559-555 0168（|0559-555 0168 \(/,
      )
      await expect(page.getByRole('button', { name: words.renew })).toHaveCount(0)
    })
  })

  test.describe(`${language}, with script`, () => {
    test('a complaint is sent from where it stands, and a reload of its receipt does not send it again', async ({
      page,
      complaints,
    }) => {
      const errors = watchErrors(page)
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await form.solve()
      const key = await form.key()
      const posts = countPosts(page)
      await form.send.click()
      await form.expectReceipt()
      await page.reload()
      await form.expectReceipt()
      expect(posts.count).toBe(1)
      expect(await complaints.countKept(key)).toBe(1)
      expect(errors).toEqual([])
    })

    test('faults are told at once, summed up above, each a way to its field, and again as each field is left', async ({
      page,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
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
      await expect(form.field('phone')).not.toHaveAttribute('aria-invalid')
      await expect(form.field('phone')).toHaveAccessibleDescription(new RegExp(words.mended))
      await form.field('email').fill('nobody')
      await form.field('email').blur()
      await expect(form.field('email')).toHaveAttribute('aria-invalid', 'true')
      await form.send.click()
      await expect(form.summary).toContainText(words.faults(6))
      await form.summary.getByRole('link').first().click()
      await expect(page.getByRole('radio').first()).toBeFocused()
      expect(posts.count).toBe(0)
    })

    test('a wrong sum brings another one, and nothing else is lost', async ({
      page,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
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

    test('another sum can be had, and one that can’t be had leaves the one that is there', async ({
      page,
      site,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
      await form.open()
      const picture = (await form.picture.getAttribute('src')) ?? ''
      await page.getByRole('button', { name: words.renew }).click()
      await expect(page.getByText(words.renewed)).toBeVisible()
      await expect(form.picture).not.toHaveAttribute('src', picture)
      const other = (await form.picture.getAttribute('src')) ?? ''
      await site.setFault({ call: 'captcha', fault: 'status', value: 500 })
      await page.getByRole('button', { name: words.renew }).click()
      await expect(page.getByText(words.renewed)).toHaveCount(0)
      await expect(form.picture).toHaveAttribute('src', other)
      await form.fillIn()
      await form.solve()
      await form.send.click()
      await form.expectReceipt()
    })

    test('a form that came without a sum gets one when it can be had', async ({
      page,
      site,
      complaints,
    }) => {
      await site.setFault({ call: 'captcha', fault: 'status', value: 500 })
      const form = complaintPage(page, words, complaints)
      await form.open()
      await expect(page.getByText(words.noCaptcha)).toContainText('0559-555 0168')
      await form.fillIn()
      await site.clearFaults()
      await form.send.click()
      await expect(form.picture).toBeVisible()
      await form.expectFilledIn()
      await form.solve()
      await form.send.click()
      await form.expectReceipt()
    })

    test('what is typed is there again after a reload, but for the sum, until it is sent', async ({
      page,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await form.field('code').fill('7')
      await page.reload()
      await expect(page.getByText(words.restored)).toBeVisible()
      await form.expectFilledIn()
      await expect(form.field('code')).toHaveValue('')
      await form.solve()
      await form.send.click()
      await form.expectReceipt()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      await form.open()
      await expect(form.field('content')).toHaveValue('')
      await expect(page.getByText(words.restored)).toHaveCount(0)
    })

    test('what was put back can be thrown away', async ({ page, complaints }) => {
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await page.reload()
      await page.getByRole('button', { name: words.discard }).click()
      await expect(form.field('content')).toHaveValue('')
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
      await page.reload()
      await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
      await expect(form.field('content')).toHaveValue('')
      await expect(page.getByText(words.restored)).toHaveCount(0)
    })

    test('a browser that keeps nothing sends forms all the same', async ({ page, complaints }) => {
      const errors = watchErrors(page)
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      })
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await form.solve()
      await form.send.click()
      await form.expectReceipt()
      expect(errors).toEqual([])
    })

    test('a backend that fails is told, nothing is lost, and the next try succeeds', async ({
      page,
      site,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await form.solve()
      const key = await form.key()
      await site.setFault({ call: 'proposal', fault: 'status', value: 503, times: 1 })
      await form.send.click()
      await expect(form.summary).toContainText(words.failure)
      await expect(form.summary).toContainText('0559-555 0168')
      await expect(form.summary).toBeFocused()
      await form.expectFilledIn()
      await form.send.click()
      await form.expectReceipt()
      expect(await complaints.countKept(key)).toBe(1)
    })

    test('an answer that was lost makes no second complaint, not even after a reload', async ({
      page,
      site,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await form.solve()
      const key = await form.key()
      await site.setFault({ call: 'proposal', fault: 'truncated', times: 1 })
      await form.send.click()
      await expect(form.summary).toContainText(words.failure)
      await page.reload()
      await form.expectFilledIn()
      expect(await form.key()).toBe(key)
      await form.solve()
      await form.send.click()
      await form.expectReceipt()
      expect(await complaints.countKept(key)).toBe(1)
    })

    test('a double click sends one complaint, and the button says that it is on its way', async ({
      page,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await form.solve()
      const key = await form.key()
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
      expect(await complaints.countKept(key)).toBe(1)
    })

    test('without a network it says so, and sends when there is one again', async ({
      page,
      context,
      complaints,
    }) => {
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await form.solve()
      await context.setOffline(true)
      await form.send.click()
      await expect(form.summary).toContainText(words.offline)
      await form.expectFilledIn()
      await context.setOffline(false)
      await form.send.click()
      await form.expectReceipt()
    })

    test('whoever sends too often is asked to wait, and nothing is lost', async ({
      page,
      address,
      complaints,
    }) => {
      const left = 60_000 - (Date.now() % 60_000)
      // The limiters count by the minute.
      if (left < 10_000) await page.waitForTimeout(left)
      const form = complaintPage(page, words, complaints)
      await form.open()
      await form.fillIn()
      await form.solve()
      for (let n = 0; n < 5; n += 1)
        await complaints.post({}, { headers: { 'CF-Connecting-IP': address } })
      await form.send.click()
      await expect(form.summary).toContainText(words.tooMany)
      await form.expectFilledIn()
    })

    test('all can be done by keyboard alone', async ({ page, complaints }) => {
      const form = complaintPage(page, words, complaints)
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
      await tabTo('name')
      await type('Ms Zhou')
      await tabTo('phone')
      await type('138')
      await tabTo('visitDate')
      await type(language === 'en' ? '11162026' : '11162026')
      await tabTo('content')
      await type('It rained the whole day long.')
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
    })
  })
}
