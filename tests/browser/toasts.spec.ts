import { expect, type Page, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import type { Payload } from '../../shared/payload.ts'
import type { ToastRequest } from '../../shared/toast.ts'
import {
  boxOf,
  COMPOSING,
  editDocuments,
  expectSwapped,
  follow,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  PAYLOADS,
  visit,
} from '../support/client-page.ts'

// Requests that are still open at the end of a test may fail.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

const toasts = (page: Page) => page.locator('#toasts > .toast')

/** Opens a page with a stopped clock. */
async function visitStopped(page: Page, path = HOTELS): Promise<void> {
  await page.clock.install({ time: now() })
  await visit(page, path)
  await page.clock.pauseAt(now() + 60_000)
}

function show(page: Page, request: ToastRequest, times = 1): Promise<void> {
  return page.evaluate(
    ({ detail, times }) => {
      for (let time = 0; time < times; time += 1)
        document.dispatchEvent(new CustomEvent('shanmen:toast', { detail, bubbles: true }))
    },
    { detail: request, times },
  )
}

test('a toast shows its text for three seconds and escapes markup @once', async ({ page }) => {
  await visitStopped(page)
  const text = '<img src=x onerror=alert(1)> 已复制'
  await show(page, { text, type: 'success' })
  await expect(toasts(page).locator('p')).toHaveText(text)
  await expect(toasts(page)).toHaveClass('toast toast-success')
  await page.clock.runFor(2999)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast stays for its own duration, or until it is closed @once', async ({ page }) => {
  await visitStopped(page)
  await show(page, { text: 'stays', type: 'info', durationMs: 0 })
  await show(page, { text: 'goes', type: 'info', durationMs: 5000 })
  await page.clock.runFor(4999)
  await expect(toasts(page)).toHaveCount(2)
  await page.clock.fastForward(600_000)
  await expect(toasts(page).locator('p')).toHaveText('stays')
})

test('repeats of a text are counted up to 99+ and restart the timer @once', async ({ page }) => {
  await visitStopped(page)
  const request: ToastRequest = { text: 'again', type: 'warning' }
  await show(page, request)
  await expect(toasts(page).locator('.toast-count')).toBeHidden()
  await page.clock.runFor(2000)
  await show(page, { ...request, type: 'error' })
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toHaveClass('toast toast-error')
  await expect(toasts(page).locator('.toast-count')).toHaveText('2')
  await show(page, request, 97)
  await expect(toasts(page).locator('.toast-count')).toHaveText('99')
  await show(page, request)
  await expect(toasts(page).locator('.toast-count')).toHaveText('99+')
  await page.clock.runFor(2999)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('pointer or focus keeps a toast open, also after a repeat', async ({ page }) => {
  await visitStopped(page)
  const request: ToastRequest = { text: 'held', type: 'info' }
  await show(page, request)
  const close = toasts(page).getByRole('button')
  await toasts(page).hover()
  await close.focus()
  await page.clock.runFor(10_000)
  await show(page, request)
  await page.clock.runFor(10_000)
  await page.mouse.move(0, 800)
  await page.clock.runFor(10_000)
  await expect(toasts(page)).toHaveCount(1)
  await close.blur()
  await page.clock.runFor(2999)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('Escape closes all toasts; a button closes one and moves the focus to the page', async ({
  page,
}) => {
  await visitStopped(page)
  await show(page, { text: 'one', type: 'info', durationMs: 0 })
  await show(page, { text: 'two', type: 'info', durationMs: 0 })
  await show(page, { text: 'three', type: 'error' })
  const close = toasts(page).filter({ hasText: 'two' }).getByRole('button', { name: '关闭提示' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(toasts(page).locator('p')).toHaveText(['one', 'three'])
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)
})

test('the next Tab moves to a toast’s action, and closing it moves back', async ({ page }) => {
  await visitStopped(page)
  const link = page.locator('main a').first()
  await link.focus()
  await page.evaluate(() => {
    const action = { label: '重新加载', run: () => document.body.setAttribute('data-pressed', '') }
    const detail = { text: 'offers', type: 'error', durationMs: 0, action }
    document.dispatchEvent(new CustomEvent('shanmen:toast', { detail, bubbles: true }))
  })
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: '重新加载' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-pressed]')).toBeAttached()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main a').nth(1)).toBeFocused()
})

test('Escape that only cancels an IME composition closes no toast', async ({ page }) => {
  await visitStopped(page)
  await show(page, { text: 'stays', type: 'info', durationMs: 0 })
  for (const pressed of COMPOSING) await page.locator('main').dispatchEvent('keydown', pressed)
  await expect(toasts(page)).toHaveCount(1)
})

test('toasts are 16 px apart, above the page, and announced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitStopped(page)
  await page.evaluate(() => window.scrollTo(0, 500))
  await show(page, { text: 'one', type: 'info' })
  await show(page, { text: 'two', type: 'error' })
  const [first, second] = await toasts(page).evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().toJSON()),
  )
  expect(first?.top).toBe(16)
  expect(second?.top).toBe(first?.bottom + 16)
  const region = page.locator('#toasts')
  await expect(region).toHaveCSS('z-index', '2000')
  await expect(region).toHaveAttribute('aria-live', 'polite')
  // Only the region may be live. If a toast were live too, it would be read twice.
  await expect(region.locator('[role], [aria-live]')).toHaveCount(0)
  await expect(toasts(page).first()).toHaveCSS('animation-name', 'none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(toasts(page).first()).not.toHaveCSS('animation-name', 'none')
})

test('a long text without a space stays within the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visitStopped(page)
  await show(page, { text: 'com.provider.ticket.'.repeat(10), type: 'error', durationMs: 0 })
  expect((await boxOf(toasts(page).locator('.toast-close'))).x).toBeLessThan(390 - 44)
  expect((await boxOf(toasts(page))).x).toBeGreaterThanOrEqual(0)
})

test('a toast in the server’s HTML gets a timer and a button', async ({ page }) => {
  await page.clock.install({ time: now() })
  await editDocuments(page, (html) =>
    html.replace(
      /<div [^>]*id="toasts"[^>]*>/,
      '$&<div class="toast toast-warning"><p>系统异常</p></div>',
    ),
  )
  await visit(page, HOTELS)
  await expect(toasts(page)).toHaveClass('toast toast-warning')
  await expect(toasts(page).locator('p')).toHaveText('系统异常')
  await expect(toasts(page).getByRole('button', { name: '关闭提示' })).toBeVisible()
  await page.clock.runFor(3000)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast stays after a page swap, and closes on a language change', async ({ page }) => {
  await visit(page, HOTELS)
  await show(page, { text: '没能加载出来', type: 'error', durationMs: 0 })
  await follow(page, HOTEL)
  await expectSwapped(page, HOTEL, HOTEL_NAME)
  await expect(toasts(page)).toHaveCount(1)
  await follow(page, `/en${HOTEL}`)
  await expectSwapped(page, `/en${HOTEL}`, 'North Reef Lodge')
  await expect(toasts(page)).toHaveCount(0)
})

test('failures in a payload are shown with its page, in its language @once', async ({ page }) => {
  await visit(page, HOTELS)
  let times = 0
  await page.route(PAYLOADS, async (route) => {
    times += 1
    const response = await route.fetch()
    const payload: Payload = await response.json()
    await route.fulfill({ response, json: { ...payload, toasts: ['System error'] } })
  })
  await follow(page, `/en${HOTELS}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(toasts(page).locator('p')).toHaveText(['System error'])
  const toast = toasts(page).filter({ hasText: 'System error' })
  await expect(toast).toHaveClass('toast toast-warning')
  await toast.getByRole('button', { name: 'Close this notice' }).click()
  await expect(toast).toHaveCount(0)
  // This page lacked a section, so it is requested again.
  await follow(page, `/en${HOTEL}`)
  await expectSwapped(page, `/en${HOTEL}`, 'North Reef Lodge')
  await page.goBack()
  await expectSwapped(page, `/en${HOTELS}`, 'Places to stay')
  expect(times).toBe(3)
})
