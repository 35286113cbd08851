import { existsSync } from 'node:fs'
import { test as base, type Page } from '@playwright/test'
import { commandOf, isOldChromium } from '../../../tools/browser/engines.ts'
import { AGENTS } from '../../support/addresses.ts'

/** Window widths of a phone and of a desktop computer. */
export const WIDTHS = [390, 1440]

/** A normal user agent, because the site takes a headless browser's own for a bot. */
export const VISITOR = { userAgent: AGENTS.person, locale: 'zh-CN' }

/** Opens an address in a new window, because a second load in a window may hang here. */
export type Open = (address: string, width: number) => Promise<Page>

/**
 * Tests in the old Chromium that the project names. If it is not installed, they are skipped, and
 * `npm test` repeats the reason at its end. `errors` has the script errors and console errors of
 * all windows.
 */
export const test = base.extend<{ openOld: Open; errors: string[]; isThere: undefined }>({
  isThere: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use, testInfo) => {
      const { name } = testInfo.project
      if (!isOldChromium(name)) throw new Error(`There is no old browser ${name}`)
      testInfo.skip(!existsSync(commandOf(name)), `${name} is not tried: npm has no build for here`)
      await use(undefined)
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- the same
  errors: async ({}, use) => use([]),
  openOld: async ({ browser, baseURL, errors }, use) => {
    await use(async (address, width) => {
      const isPhone = width < 600
      const page = await browser.newPage({
        viewport: { width, height: 844 },
        isMobile: isPhone,
        hasTouch: isPhone,
        serviceWorkers: 'block',
        ...VISITOR,
        ...(baseURL !== undefined && { baseURL }),
      })
      page.on('pageerror', (error) => errors.push(`${address}: ${String(error)}`))
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404 (Not Found)'))
          errors.push(`${address}: ${message.text()}`)
      })
      await page.goto(address)
      return page
    })
  },
})

/** Returns by how many pixels the page is wider than its window. Runs in the page. */
export function widthBeyondWindow(): number {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
