import type { Page } from '@playwright/test'

/** Records what no visit may cause: script errors, and errors and warnings on the console. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // What `serviceWorkers: 'block'` itself says.
    if (!message.text().startsWith('Service Worker registration blocked'))
      errors.push(message.text())
  })
  return errors
}
