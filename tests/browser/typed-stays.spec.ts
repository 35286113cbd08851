import { expect, type Page } from '@playwright/test'
import { RELOAD_GUARD_MS } from '../../client/boot/limits.ts'
import { openGuide } from '../support/guide-page.ts'
import {
  editDocuments,
  expectClient,
  expectNewDocument,
  follow,
  holdRequests,
  HOTELS,
  HOTELS_NAME,
  markDocument,
} from '../support/client-page.ts'
import { COMPLAINT_WORDS, complaintPage } from '../support/complaint-page.ts'
import { test as ownSite } from '../support/own-site.ts'
import { translate } from '../support/translator.ts'
import { watchErrors } from '../support/watch-errors.ts'

// Whatever happens to the form, the visitor's input stays, and a toast reports the problem.

const words = COMPLAINT_WORDS.zh
const ISLAND_CHUNKS = /\/assets\/(?:hydrate|complaint-form)[^/]*\.js/
const REPAIRED = /已经恢复；填过的内容都还在/

const test = ownSite.extend<{ form: ReturnType<typeof complaintPage> }>({
  form: ({ page, complaints }, use) => use(complaintPage(page, words, complaints)),
})
const island = (page: Page) => page.locator('site-island')
const repaired = (page: Page) => page.locator('.toast').filter({ hasText: REPAIRED })

/** How extensions and translators may change a page before its script runs. */
const INTRUSIONS: Record<string, () => void> = {
  'an element beside each field': () => {
    for (const field of document.querySelectorAll('form.complaint-form :is(input, textarea)'))
      field.after(document.createElement('extension-button'))
  },
  'a field wrapped': () => {
    const field = document.querySelector('[name="phone"]')
    const wrapper = document.createElement('div')
    field?.replaceWith(wrapper)
    if (field) wrapper.append(field)
  },
  'text nodes split': () => {
    const walker = document.createTreeWalker(
      document.querySelector('.island-root') ?? document,
      NodeFilter.SHOW_TEXT,
    )
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) if (text.length > 1) text.splitText(1)
  },
  'an element at its beginning': () => {
    document.querySelector('.island-root')?.prepend(document.createElement('extension-bar'))
  },
}

for (const [intrusion, intrude] of Object.entries(INTRUSIONS)) {
  test(`typed text survives a change before the script runs: ${intrusion}`, async ({
    page,
    form,
  }) => {
    const chunks = await holdRequests(page, ISLAND_CHUNKS)
    await page.goto(words.path, { waitUntil: 'commit' })
    await form.fillIn()
    await form.solve()
    const sum = await form.field('code').inputValue()
    await form.field('content').focus()
    await page.evaluate(intrude)
    await chunks.release()
    await expect(island(page)).toHaveAttribute('data-state', 'ready')
    await form.expectFilledIn()
    await expect(form.field('code')).toHaveValue(sum)
    await expect(form.field('content')).toBeFocused()
    await form.send.click()
    await form.expectReceipt()
  })
}

test('a message is shown if the form had to be rendered again', async ({ page, form }) => {
  const chunks = await holdRequests(page, ISLAND_CHUNKS)
  await page.goto(words.path, { waitUntil: 'commit' })
  await form.fillIn()
  await page.evaluate(INTRUSIONS['an element beside each field'] ?? (() => undefined))
  await chunks.release()
  await expect(repaired(page)).toBeVisible()
  await form.expectFilledIn()
})

test('typed text survives a translation before the script runs', async ({ page, form }) => {
  await translate(page, { isEarly: true })
  const chunks = await holdRequests(page, ISLAND_CHUNKS)
  await page.goto(words.path, { waitUntil: 'commit' })
  await page.locator('[name="name"]').fill('Ms Zhou')
  await page.locator('[name="category"][value="price"]').check()
  await chunks.release()
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('[name="name"]')).toHaveValue('Ms Zhou')
  await expect(page.locator('[name="category"][value="price"]')).toBeChecked()
  expect(await form.key()).toMatch(/^[\da-f-]{36}$/)
})

test('a form that fails after an event restarts with all its input', async ({ page, form }) => {
  const errors = watchErrors(page)
  const key = await form.prepare()
  await page.getByRole('button', { name: words.renew }).click()
  await expect(page.getByText(words.renewed)).toBeVisible()
  await form.solve()
  const sum = await form.field('code').inputValue()
  const uuid = await page.locator('[name="uuid"]').inputValue()
  // Removes an element that React will remove later, as extensions do.
  await page.evaluate(() => document.querySelector('.captcha-news > *')?.remove())
  await page.getByRole('button', { name: words.renew }).click()
  await expect(repaired(page)).toBeVisible()
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
  expect(errors.join()).toContain('removeChild')
  await form.expectFilledIn()
  expect(await form.key()).toBe(key)
  // The answer must stay if the captcha is still the same.
  if ((await page.locator('[name="uuid"]').inputValue()) === uuid)
    await expect(form.field('code')).toHaveValue(sum)
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
})

test('an error while sending is reported and loses no input', async ({ page, form }) => {
  await form.prepare()
  // Makes sending fail, like an extension that replaces `FormData`.
  await page.evaluate(() => {
    window.FormData = class extends FormData {
      constructor() {
        super()
        throw new Error('not now')
      }
    }
  })
  await form.send.click()
  await expect(page.locator('.toast')).toContainText('请再试一次')
  await form.expectFilledIn()
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
})

test('a form that fails repeatedly works without hydration, with all its input', async ({
  page,
  form,
}) => {
  await editDocuments(page, (html) => html.replace(/"site":\{[^}]*\}/, '"site":null'))
  const chunks = await holdRequests(page, ISLAND_CHUNKS)
  await page.goto(words.path, { waitUntil: 'commit' })
  await form.fillIn()
  await form.solve()
  await chunks.release()
  await expect(island(page)).toHaveAttribute('data-state', 'failed')
  await expect(repaired(page)).toBeVisible()
  await form.expectFilledIn()
  await page.unrouteAll()
  await form.send.click()
  await form.expectReceipt()
})

test('a restored draft can be discarded over plain HTTP, too', async ({ page, form }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
  })
  await form.open()
  await form.fillIn()
  await page.reload()
  await expect(page.getByText(words.restored)).toBeVisible()
  const old = await form.key()
  await page.getByRole('button', { name: words.discard }).click()
  await expect(form.field('content')).toHaveValue('')
  expect(await form.key()).not.toBe(old)
  await form.fillIn()
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
})

test('a page with only a selected choice is not reloaded', async ({ page, form }) => {
  const chunks = await holdRequests(page, ISLAND_CHUNKS)
  await page.goto(words.path, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: words.category }).check()
  await expect.poll(() => chunks.held.length).toBeGreaterThan(0)
  await Promise.all(chunks.held.splice(0).map((route) => route.abort()))
  await expect(page.locator('.toast-error')).toBeVisible()
  await expect(page.getByRole('radio', { name: words.category })).toBeChecked()
  await expect(form.field('name')).toHaveValue('')
})

test('a guide that fails after an event restarts with its search @once', async ({ page }) => {
  await openGuide(page, '/infomation/guide')
  const search = page.getByRole('searchbox')
  const rows = page.locator('li.point')
  await search.fill('老灯塔')
  await expect(page.locator('.guide-search [aria-live]')).not.toBeEmpty()
  const found = await rows.count()
  await search.fill('xyz')
  await expect(rows).toHaveCount(0)
  // Removes an element that React will remove later, as extensions do.
  await page.locator('.guide-search button').evaluate((button) => button.remove())
  await search.fill('老灯塔')
  await expect(repaired(page)).toBeVisible()
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
  await expect(search).toHaveValue('老灯塔')
  await expect(search).toBeFocused()
  await expect(rows).toHaveCount(found)
})

for (const [how, leave] of [
  ['a link', (page: Page) => follow(page, HOTELS)],
  ['an address', (page: Page) => page.goto(HOTELS)],
] as const) {
  test(`typed text is restored after leaving by ${how} @once`, async ({ page, form }) => {
    await form.prepare()
    await leave(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
    await page.goBack()
    await expect(island(page)).toHaveAttribute('data-state', 'ready')
    await form.expectFilledIn()
    await form.solve()
    await form.send.click()
    await form.expectReceipt()
  })
}

test('text typed before any script runs is restored after going back @once', async ({
  page,
  form,
}) => {
  const chunks = await holdRequests(page, ISLAND_CHUNKS)
  await page.goto(words.path, { waitUntil: 'commit' })
  await form.fillIn()
  await page.evaluate((path) => location.assign(path), HOTELS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
  await chunks.release()
  await page.goBack()
  await form.expectFilledIn()
  await form.field('content').focus()
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
  await form.expectFilledIn()
})

/** Opens a page whose islands cannot be loaded. Returns the button that reloads the page. */
async function openWithoutIslands(page: Page, path: string) {
  await page.route(ISLAND_CHUNKS, (route) => route.abort())
  await page.goto(path)
  // The page first reloads itself once, because it has no input yet.
  await expect(async () => {
    await page.locator('site-island').dispatchEvent('focusin')
    await expect(page.locator('.toast-error')).toBeVisible({ timeout: 1000 })
  }).toPass()
  return page.locator('.toast-error').getByRole('button', { name: '重新加载' })
}

test('the toast’s button reloads the form with all its input', async ({ page, form }) => {
  const reload = await openWithoutIslands(page, words.path)
  await form.fillIn()
  await form.field('code').fill('7')
  // The script cannot be loaded again. The page must still keep the input for the next reload.
  await reload.click()
  await expect(form.field('code')).toHaveValue('')
  await form.expectFilledIn()
  await expect(reload).toBeVisible()
  await page.unroute(ISLAND_CHUNKS)
  await reload.click()
  // No draft is stored yet, so this is the input that was saved for the reload.
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
  await form.expectFilledIn()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(
    `input ${words.path}`,
  )
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
})

/** Reports a chunk that cannot be loaded, even after a reload. Marks the document. */
async function loseChunk(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { pathname, search, hash } = location
    sessionStorage.setItem('reload', `${pathname}${search}${hash} ${Number.MAX_SAFE_INTEGER}`)
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('gone') }))
  })
  await markDocument(page)
}

for (const [path, fill] of [
  ['/mall/ticket', { '[name="adult"]': '3', '[name="day"]': '2026-12-24' }],
  ['/mall/hotel/101', { 'select[name="persons"]': '4' }],
  ['/search', { '[name="q"]': '轮椅' }],
] as const)
  test(`the button of the toast preserves the input of ${path} @once`, async ({ page }) => {
    await page.goto(path)
    await expectClient(page)
    for (const [field, value] of Object.entries(fill)) {
      const control = page.locator(field)
      if (field.startsWith('select')) await control.selectOption(value)
      else await control.fill(value)
    }
    const rides = page.locator('[name="ride"]')
    const wasChecked = await rides.evaluateAll((boxes: HTMLInputElement[]) =>
      boxes.map((box) => (box.click(), box.checked)),
    )
    await loseChunk(page)
    await page.getByRole('button', { name: '重新加载' }).click()
    await expectNewDocument(page)
    for (const [field, value] of Object.entries(fill))
      await expect(page.locator(field)).toHaveValue(value)
    expect(
      await rides.evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ checked }) => checked)),
    ).toEqual(wasChecked)
  })

test('a form whose script failed to load retries on a later input', async ({ page, form }) => {
  await page.clock.install()
  await openWithoutIslands(page, words.path)
  await form.fillIn()
  await page.unroute(ISLAND_CHUNKS)
  await form.field('email').fill('zhou@example.com')
  await expect(island(page)).toHaveAttribute('data-state', 'failed')
  await page.clock.fastForward(RELOAD_GUARD_MS)
  await form.field('email').fill('ms.zhou@example.com')
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('.toast-error')).toHaveCount(0)
  await form.expectFilledIn()
  await expect(form.field('email')).toHaveValue('ms.zhou@example.com')
})

test('the input of a page whose reload fails does not appear on another page @once', async ({
  page,
}) => {
  const path = '/search'
  await page.goto(path)
  await expectClient(page)
  await page.locator('main [name="q"]').fill('轮椅')
  await loseChunk(page)
  const documents = await page.route(path, (route) => route.abort())
  await page.getByRole('button', { name: '重新加载' }).click()
  await page.goto('/service/qa')
  await expectClient(page)
  await expect(page.locator('main [name="q"]')).toHaveValue('')
  await documents.dispose()
  await page.goto(path)
  await expect(page.locator('main [name="q"]')).toHaveValue('轮椅')
})
