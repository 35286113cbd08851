import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { routes, ROUTE_NAMES } from '../../worker/sections/index.ts'
import { PAGE_ADDRESSES } from '../support/addresses.ts'
import { axeFindings } from '../support/axe.ts'
import { writeScriptsSite } from '../support/language-sites.ts'
import { startExample } from '../support/start-example.ts'
import { watchErrors } from '../support/watch-errors.ts'

/** The test site in more languages than the suites' process has. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from here which fixtures are wanted
    async ({}, use, { workerIndex }) => {
      const dist = `.tmp/languages-${workerIndex}`
      const kept = join(dist, 'kept')
      const site = await startExample({ folder: writeScriptsSite(), dist, kept })
      await use(site.site.origin)
      await site.stop()
      await rm(dist, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

const PATHS = ROUTE_NAMES.map(
  (name) => PAGE_ADDRESSES.find((each) => each.name === name)?.path ?? routes[name],
)
const LANGUAGES = [
  { prefix: '/ar', tag: 'ar', dir: 'rtl' },
  { prefix: '/ja', tag: 'ja', dir: 'ltr' },
  { prefix: '/zh-hant', tag: 'zh-Hant', dir: 'ltr' },
]

for (const { prefix, tag, dir } of LANGUAGES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`@long every page in ${tag} fits its window, by axe too, ${colorScheme}`, async ({
      page,
      origin,
    }) => {
      test.setTimeout(600_000)
      const errors = watchErrors(page)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of PATHS) {
        const address = path === '/' ? prefix : prefix + path
        await page.goto(origin + address)
        await expect(page.locator('html')).toHaveAttribute('lang', tag)
        await expect(page.locator('html')).toHaveAttribute('dir', dir)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect.soft(wide, address).toBeLessThanOrEqual(0)
        expect
          .soft(await axeFindings(page, { isContrastOnly: colorScheme === 'dark' }), address)
          .toEqual([])
        expect.soft(errors.splice(0), address).toEqual([])
      }
    })
