import { type CDPSession, expect, type Page, test } from '@playwright/test'
import { GUIDES, openGuide, row, sheet } from '../support/guide-page.ts'

/** Types into the search field. Returns how often React changes the list in the same task. */
function changesAtOnce(page: Page, text: string): Promise<number> {
  return page.getByRole('searchbox').evaluate((field: HTMLInputElement, value) => {
    const observer = new MutationObserver(() => undefined)
    for (const group of document.querySelectorAll('.point-group, .trails, .area-opening'))
      observer.observe(group.parentElement ?? group, { childList: true })
    // Calls the browser's own setter, because React has replaced the one of this field.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return Promise.resolve().then(() => observer.takeRecords().length)
  }, text)
}

/** Runs `act`. Returns the largest number of elements that the browser styled in one pass. */
async function mostStyled(session: CDPSession, act: () => Promise<void>): Promise<number> {
  const counts: number[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const [, count] of JSON.stringify(value).matchAll(/"elementCount":(\d+)/g))
      counts.push(Number(count))
  })
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await ended
  return Math.max(...counts)
}

for (const words of GUIDES) {
  test.describe(words.path, () => {
    test('typing updates the field at once, and the list in a later task', async ({ page }) => {
      await openGuide(page, words.path)
      const rows = page.locator('li.point')
      const all = await rows.count()
      expect(await changesAtOnce(page, words.temple)).toBe(0)
      await expect.poll(() => rows.count()).toBeLessThan(all)
      expect(await changesAtOnce(page, '')).toBe(0)
      await expect(rows).toHaveCount(all)
    })

    test('a tap shows the sheet before it updates map, focus and address', async ({ page }) => {
      await openGuide(page, words.path)
      const link = row(page, 1).getByRole('link').first()
      const atOnce = await link.evaluate(async (element: HTMLElement) => {
        element.click()
        await Promise.resolve()
        const { activeElement, body } = document
        return {
          isOpen: document.querySelector('.point-sheet') !== null,
          hasFocus: activeElement !== body,
          hash: location.hash,
          isMarked: document.querySelector('[aria-pressed="true"]') !== null,
        }
      })
      expect(atOnce).toEqual({ isOpen: true, hasFocus: false, hash: '', isMarked: false })
      await expect(sheet(page).getByRole('heading').first()).toBeFocused()
      await expect(page).toHaveURL(/#point-1$/)
      await expect(page.locator('.map-canvas [aria-pressed="true"]')).toBeAttached()
    })

    test('opening or closing a sheet restyles no list rows @once', async ({ page, browser }) => {
      await openGuide(page, words.path)
      await row(page, 1).scrollIntoViewIfNeeded()
      const rows = await page.locator('li.point').count()
      const session = await browser.newBrowserCDPSession()
      for (const step of ['open', 'close'])
        expect(
          await mostStyled(session, async () => {
            if (step === 'open') await row(page, 1).getByRole('link').first().click()
            else await sheet(page).getByRole('button', { name: words.close }).click()
            await expect(sheet(page)).toHaveCount(step === 'open' ? 1 : 0)
          }),
          step,
        ).toBeLessThan(rows)
    })

    test('the drawing for print follows the list only in print', async ({ page }) => {
      await openGuide(page, words.path)
      const drawn = page.locator('.guide-map .map-point')
      const all = await drawn.count()
      await page.getByRole('searchbox').fill(words.temple)
      const found = page.locator('li.point')
      await expect.poll(() => found.count()).toBeLessThan(all)
      await expect(drawn).toHaveCount(all)
      await page.emulateMedia({ media: 'print' })
      await expect(drawn).toHaveCount(await found.count())
    })

    test('groups outside the viewport are skipped and keep their real height', async ({ page }) => {
      await openGuide(page, words.path)
      const heights = () =>
        page.locator('.point-list').evaluateAll((lists) => lists.map((list) => list.clientHeight))
      await expect(page.locator('.point-list:not([data-measured])')).toHaveCount(0)
      const skipped = await heights()
      const styles = await page
        .locator('.point-list')
        .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).contentVisibility))
      expect(new Set(styles)).toEqual(new Set(['auto']))
      await page.locator('.point-list').evaluateAll((lists) => {
        for (const list of lists) list.setAttribute('style', 'content-visibility: visible')
      })
      expect(await heights()).toEqual(skipped)
    })
  })
}
