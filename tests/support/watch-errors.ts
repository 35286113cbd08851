import type { Page } from '@playwright/test'

/** Records script errors, console errors and console warnings, of which a visit must cause none. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // Playwright logs this warning because of `serviceWorkers: 'block'`.
    if (!message.text().startsWith('Service Worker registration blocked'))
      errors.push(message.text())
  })
  return errors
}
