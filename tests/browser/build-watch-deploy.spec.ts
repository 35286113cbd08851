import { expect, type Page, test } from '@playwright/test'
import { now } from '../support/clock.ts'
import {
  editDocuments,
  expectLoadedFully,
  expectSwapped,
  follow,
  HOTEL,
  HOTEL_NAME,
  HOTELS,
  HOTELS_NAME,
  ISLAND,
  LATEST_BUILD,
  markDocument,
  recordRequests,
  visit,
} from '../support/client-page.ts'
import { startSecondBuild, type TwoBuilds } from '../support/two-builds.ts'

const HOUR_MS = 3_600_000

// Requests that are still open at the end of a test may fail.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

// All tests run in one worker, so that the second build is made only once.
test.describe.configure({ mode: 'default' })

let builds: TwoBuilds

test.beforeAll(async () => {
  test.setTimeout(120_000)
  builds = await startSecondBuild()
})

test.afterAll(() => builds.stop())

/** Returns the build of the client on the page: `older`, or the name of the newer one. */
function clientOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ('build' in window ? window.build : 'older'))
}

function withIsland(html: string): string {
  return html.replace('</main>', `${ISLAND}</main>`)
}

test('a tab that detects a deploy does one full load, then swaps pages', async ({ page }) => {
  await page.clock.install({ time: now() })
  await visit(page, HOTELS)
  await builds.deploy(page)
  const poll = page.waitForResponse(LATEST_BUILD)
  await page.clock.fastForward(HOUR_MS)
  expect(await (await poll).json()).toMatchObject({ id: 'newer' })
  expect(await clientOf(page)).toBe('older')

  const documents = recordRequests(page, /\/mall\/hotel(?:\/101)?$/)
  await follow(page, HOTEL)
  await expectLoadedFully(page, HOTEL, HOTEL_NAME)
  await expect.poll(() => clientOf(page)).toBe('newer')
  await expect(page.locator('meta[name="build-id"]')).toHaveAttribute('content', 'newer')
  await markDocument(page)
  await follow(page, HOTELS)
  await expectSwapped(page, HOTELS, HOTELS_NAME)
  expect(documents).toHaveLength(1)
})
test('an open tab of the older build can still load all of its files', async ({ page }) => {
  await visit(page, HOTELS)
  await builds.deploy(page)
  expect(builds.olderFiles.length).toBeGreaterThan(2)
  const answers = await page.evaluate(
    (files) =>
      Promise.all(
        files.map(async (file) => {
          const response = await fetch(file, { cache: 'no-store' })
          if (file.endsWith('.js')) await import(file)
          return `${response.status} ${response.headers.get('Content-Type')?.split(';')[0]}`
        }),
      ),
    builds.olderFiles,
  )
  expect(new Set(answers)).toEqual(
    new Set(['200 text/javascript', '200 text/css', '200 text/plain', '200 image/svg+xml']),
  )
})

test('a newer build that is also broken is loaded once and shows its error', async ({ page }) => {
  const documents = recordRequests(page, /\/mall\/hotel$/)
  const chunks = recordRequests(page, /\/assets\/hydrate/)
  await editDocuments(page, withIsland)
  const deployed = Promise.withResolvers<undefined>()
  await page.route(/\/assets\/hydrate/, async (route) => {
    await deployed.promise
    await route.fulfill({ status: 404 })
  })
  await visit(page, HOTELS)
  await builds.deploy(page, withIsland)
  deployed.resolve(undefined)
  await expect.poll(() => clientOf(page).catch(() => 'older')).toBe('newer')
  await expect(page.locator('.toast-error')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOTELS_NAME)
  expect(documents).toHaveLength(2)
  expect(new Set(chunks.map((request) => request.url())).size).toBe(2)
})
