import { defineConfig, devices } from '@playwright/test'
import { shellOptions } from '../tools/browser/chromium.ts'
import './support/clock.ts'
import { commandOf, OLD_CHROMIUM_NAMES } from '../tools/browser/engines.ts'
import { isFull, seed } from './support/sample.ts'

const { REPORT_FILE } = process.env
// For the site that the browsers open, and for the sites that suites start themselves.
process.env['SITE_DIR'] = 'tests/site'
// Sites also show the suites' clock to the pages.
process.env['TEST_BROWSERS'] = 'on'
/**
 * Tests that do not depend on the window, by file or by the tag `@once`. They run in one of the two
 * windows only.
 */
const ONCE =
  /\/(?:build-watch|guide-map-search|guide-map-translated|offline|pocket|weight|navigation-)[\w-]*\.spec\.ts$/
/** Tests that run only in a full run. */
const LONG = /@long/
const port = Number(process.env['TEST_PORT'] ?? 8797)

export default defineConfig({
  outputDir: '../test-results',
  metadata: { seed },
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // `npm test` would fail if one of hundreds of browsers hangs. A test that needed a retry is
  // reported as flaky.
  retries: REPORT_FILE === undefined ? 0 : 1,
  // The timeout allows for a busy machine; the bench measures speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter:
    REPORT_FILE === undefined ? 'list' : [['dot'], ['json', { outputFile: `../${REPORT_FILE}` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: shellOptions,
    // `page.route` does not see requests that a service worker answers.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      testDir: 'browser',
      grepInvert: isFull ? [] : LONG,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testDir: 'browser',
      testIgnore: ONCE,
      grepInvert: isFull ? /@once/ : [/@once/, LONG],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // Old builds, each with its own spec.
    ...OLD_CHROMIUM_NAMES.map((name) => ({
      name,
      testDir: 'old-chromium',
      testMatch: `${name}.spec.ts`,
      use: {
        launchOptions: {
          executablePath: commandOf(name),
          args: ['--no-sandbox', '--disable-gpu'],
        },
      },
    })),
    // Driven by tests/engines/support, because Playwright needs its own patched browsers.
    { name: 'firefox', testDir: 'engines', grepInvert: isFull ? [] : LONG },
    { name: 'webkit', testDir: 'engines', grepInvert: isFull ? [] : LONG },
  ],
  webServer: {
    command: `node --disable-warning=ExperimentalWarning tests/support/serve-for-tests.ts ${port}`,
    cwd: '..',
    // The server's clock is moved. Playwright needs the real clock in its own processes.
    env: { NODE_OPTIONS: `--import=${new URL('support/moved-clock.ts', import.meta.url).href}` },
    wait: { stdout: /The site is ready/ },
    stdout: 'pipe',
  },
})
