import { test as base } from '@playwright/test'
import { complaintsOf } from './complaints.ts'
import { startSite, type TestSite } from './start-site.ts'

let visitors = 0

/** Tests with their own site and backend. Each is a new visitor for rate limits. */
export const test = base.extend<
  { address: string; complaints: ReturnType<typeof complaintsOf> },
  { site: TestSite }
>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.site.origin),
  // oxlint-disable-next-line no-empty-pattern -- as above
  address: ({}, use) => use(`198.51.100.${(visitors += 1)}`),
  extraHTTPHeaders: ({ address }, use) => use({ 'CF-Connecting-IP': address }),
  complaints: async ({ site }, use) => {
    await site.clearFaults()
    await use(complaintsOf(site))
    await site.clearFaults()
  },
})
