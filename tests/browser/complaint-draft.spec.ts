import { expect, type Page } from '@playwright/test'
import { DRAFT_MAX_AGE_HOURS, DRAFT_KEY } from '../../shared/complaint/draft.ts'
import { expectClient } from '../support/client-page.ts'
import { complaintTest as test } from '../support/complaint-page.ts'

const MINUTE_MS = 60_000
const KEPT_MS = DRAFT_MAX_AGE_HOURS * 60 * MINUTE_MS

const draftIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT_KEY)

/** Makes the draft older by `ms`. */
async function age(page: Page, ms: number): Promise<void> {
  const draft = JSON.parse((await draftIn(page)) ?? '{}')
  await put(page, JSON.stringify({ ...draft, savedAt: draft.savedAt - ms }))
}

function put(page: Page, text: string): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    DRAFT_KEY,
    text,
  ] as const)
}

test('the form announces drafts, and stores one only while it has text', async ({
  page,
  words,
  form,
}) => {
  await form.open()
  await expect(page.getByText(words.saved)).toBeVisible()
  expect(await draftIn(page)).toBe(null)
  await form.field('name').fill('Ms Zhou')
  expect(await draftIn(page)).toContain('Ms Zhou')
  await form.field('name').fill('')
  expect(await draftIn(page)).toBe(null)
})

test('typed text is restored after a reload until it is sent', async ({ page, words, form }) => {
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
  expect(await draftIn(page)).toBe(null)
  await form.open()
  await expect(form.field('content')).toHaveValue('')
  await expect(page.getByText(words.restored)).toHaveCount(0)
})

test('a visitor can turn drafts off permanently, and on again', async ({ page, words, form }) => {
  await form.open()
  await form.fillIn()
  await page.getByRole('button', { name: words.neverKeep }).click()
  await expect(page.getByText(words.notSaved)).toBeVisible()
  await form.expectFilledIn()
  expect(await draftIn(page)).toBe(null)
  await form.field('name').fill('Ms Zhou again')
  expect(await draftIn(page)).toBe(null)
  await form.open()
  await expect(page.getByText(words.notSaved)).toBeVisible()
  await expect(form.field('content')).toHaveValue('')
  await form.field('name').fill('Ms Zhou')
  await page.goto('/service/qa')
  expect(await draftIn(page)).toBe(null)
  await form.open()
  await page.getByRole('button', { name: words.keepAgain }).click()
  await form.field('name').fill('Ms Zhou')
  expect(await draftIn(page)).toContain('Ms Zhou')
})

test('an expired draft is not restored and is deleted', async ({ page, words, form }) => {
  await form.open()
  await form.fillIn()
  await age(page, KEPT_MS - 10 * MINUTE_MS)
  await page.reload()
  await expect(page.getByText(words.restored)).toBeVisible()
  await age(page, 11 * MINUTE_MS)
  await form.open()
  await expect(page.getByText(words.restored)).toHaveCount(0)
  await expect(form.field('content')).toHaveValue('')
  expect(await draftIn(page)).toBe(null)
})

test('every page deletes an expired or invalid draft', async ({ page, form }) => {
  await form.open()
  await form.fillIn()
  await age(page, KEPT_MS)
  await page.goto('/en/service/qa')
  await expect.poll(() => draftIn(page)).toBe(null)
  for (const text of ['{"savedAt":99999999999999}', '{"values":{"name":"Ms Zhou"}}', 'x', 'null']) {
    await put(page, text)
    await page.goto('/no-such-page')
    await expect.poll(() => draftIn(page), text).toBe(null)
  }
})

test('a client navigation deletes an expired draft and keeps a recent one', async ({
  page,
  form,
}) => {
  await form.open()
  await form.fillIn()
  await page.goto('/service/qa')
  expect(await draftIn(page)).not.toBe(null)
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
  await age(page, KEPT_MS)
  await page.locator('.brand, header a').first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => draftIn(page)).toBe(null)
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
})

test('one button clears the form and its draft, and renews the key', async ({
  page,
  words,
  form,
}) => {
  await form.open()
  await form.fillIn()
  await page.reload()
  await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
  await form.field('phone').fill('138')
  await form.send.click()
  await expect(form.summary).toBeVisible()
  const old = await form.key()
  await page.getByRole('button', { name: words.discard }).click()
  await expect(page.getByText(words.forgotten)).toBeVisible()
  expect(await draftIn(page)).toBe(null)
  await expect(form.field('content')).toHaveValue('')
  await expect(form.summary).toHaveCount(0)
  await expect(page.getByText(words.phoneFault)).toHaveCount(0)
  await expect(page.getByRole('radio').first()).toBeFocused()
  expect(await form.key()).not.toBe(old)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await form.open()
  await expect(form.field('content')).toHaveValue('')
  await expect(page.getByText(words.restored)).toHaveCount(0)
})

test('a form sent before its script runs deletes an older draft', async ({ page, words, form }) => {
  await form.open()
  await form.fillIn()
  await page.route(/\/assets\/hydrate/, (route) => route.abort())
  await page.goto(words.path)
  await form.fillIn()
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
  await expect.poll(() => draftIn(page)).toBe(null)
})

test('text typed offline is stored when the network is back', async ({
  page,
  context,
  words,
  form,
}) => {
  await page.goto(words.path)
  await expectClient(page)
  await context.setOffline(true)
  await form.fillIn()
  await expect(page.locator('.toast-error')).toBeVisible()
  // The script must load again without another focus on the form.
  await form.field('content').blur()
  await context.setOffline(false)
  await expect(page.locator('site-island')).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('.toast-error')).toHaveCount(0)
  await form.expectFilledIn()
  expect(await draftIn(page)).toContain('Ms Zhou')
  await page.reload()
  await expect(page.getByText(words.restored)).toBeVisible()
  await form.expectFilledIn()
})
