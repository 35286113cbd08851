import { expect, type Page } from '@playwright/test'
import { COMPLAINT_WORDS, complaintPage, drawIsland } from '../support/complaint-page.ts'
import {
  editDocuments,
  editPayloads,
  expectClient,
  follow,
  holdRequests,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  recordRequests,
  visit,
} from '../support/client-page.ts'
import { test } from '../support/own-site.ts'
import { watchErrors } from '../support/watch-errors.ts'

const FORM = '/service/complain'
/** The chunks that only islands load: React with the hydration code, and the island's own code. */
const ISLAND_CHUNKS = /\/assets\/(?:hydrate|complaint-form)[^/]*\.js/

const island = (page: Page) => page.locator('site-island')
const renew = (page: Page) => page.getByRole('button', { name: COMPLAINT_WORDS.zh.renew })

for (const { path } of Object.values(COMPLAINT_WORDS)) {
  test(`the island of ${path} hydrates the server’s HTML`, async ({ page }) => {
    const errors = watchErrors(page)
    const chunks = await holdRequests(page, ISLAND_CHUNKS)
    await page.goto(path, { waitUntil: 'commit' })
    const form = await page.locator('form.complaint-form').elementHandle()
    await page.getByRole('textbox').first().fill('typed before any script ran')
    const drawn = await page.locator('.island-root').evaluate((root) => root.innerHTML)
    await expect.poll(() => chunks.held.length).toBeGreaterThan(0)
    await chunks.release()
    await expect(island(page)).toHaveAttribute('data-state', 'ready')
    expect(await form?.evaluate((element) => element.isConnected)).toBe(true)
    await expect(page.getByRole('textbox').first()).toHaveValue('typed before any script ran')
    // Hydration may only add buttons that need script, and remove the browser's player.
    const woken = await page.locator('.island-root').evaluate((root) => {
      for (const added of root.querySelectorAll('.captcha-renew, .captcha-news, .captcha-sound p'))
        added.remove()
      return root.innerHTML
    })
    // At some time the script of all pages marks the picture, because computers fetch them early.
    const EAGER = ' loading="eager"'
    expect(woken.replace(EAGER, '')).toBe(drawn.replace(' controls=""', '').replace(EAGER, ''))
    expect(errors).toEqual([])
  })
}

test('the form loads its script only on the first focus', async ({ page }) => {
  const chunks = recordRequests(page, ISLAND_CHUNKS)
  await page.goto(FORM)
  await expectClient(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForLoadState('networkidle')
  expect(chunks).toEqual([])
  await page.getByRole('textbox').first().focus()
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
  expect(chunks.length).toBeGreaterThan(1)
})

test('a hydration mismatch in an island is reported', async ({ page }) => {
  const errors = watchErrors(page)
  await editDocuments(page, (html) => html.replace('怎么称呼您</label>', '请问芳名</label>'))
  await page.goto(FORM)
  await page.getByRole('textbox').first().focus()
  await expect.poll(() => errors.join()).toContain('Minified React error #418')
})

test('an island is hydrated after a client navigation, and removed on leaving', async ({
  page,
}) => {
  const errors = watchErrors(page)
  const drawn = await drawIsland(page)
  await editPayloads(page, ({ content }) => ({ content: content + drawn }))
  await visit(page, HOTELS)
  await follow(page, HOTEL)
  await expect(page).toHaveURL(HOTEL)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTEL_NAME)
  await expect(island(page)).toHaveAttribute('data-state', 'ready')
  await expect(renew(page)).toBeVisible()
  const root = await page.locator('.island-root').elementHandle()
  await follow(page, HOTELS)
  await expect.poll(() => root?.evaluate((element) => element.isConnected)).toBe(false)
  expect(await root?.evaluate((element) => element.childNodes.length)).toBe(0)
  expect(errors).toEqual([])
})

test('an island is not hydrated if its page is left before its code has loaded', async ({
  page,
}) => {
  const drawn = await drawIsland(page)
  await editDocuments(page, (html) => html.replace('</main>', `${drawn}</main>`))
  const chunks = await holdRequests(page, ISLAND_CHUNKS)
  await visit(page, HOTELS)
  await expect(island(page)).toHaveAttribute('data-state', 'loading')
  const root = await page.locator('.island-root').elementHandle()
  await follow(page, HOTEL)
  await expect(page).toHaveURL(HOTEL)
  await chunks.release()
  await expect.poll(() => root?.evaluate((element) => element.childNodes.length)).toBe(0)
  await expect(island(page)).toHaveCount(0)
})

test('in a browser of 2022 the form works without hydration', async ({ page, complaints }) => {
  const chunks = recordRequests(page, ISLAND_CHUNKS)
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, 'toWellFormed')
  })
  await page.goto(FORM)
  await expectClient(page)
  const form = complaintPage(page, COMPLAINT_WORDS.zh, complaints)
  await form.fillIn()
  await form.solve()
  await form.send.click()
  await form.expectReceipt()
  expect(chunks).toEqual([])
})
