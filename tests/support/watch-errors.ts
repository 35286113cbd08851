import type { Page } from '@playwright/test'

/** Records errors that no visit may cause: script errors, and console errors and warnings. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // Playwright's own warning because of `serviceWorkers: 'block'`.
    if (!message.text().startsWith('Service Worker registration blocked'))
      errors.push(message.text())
  })
  return errors
}
