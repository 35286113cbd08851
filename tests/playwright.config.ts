import { defineConfig, devices } from '@playwright/test'
import './support/clock.ts'
import { commandOf, OLD_CHROMIUM_NAMES, shellOptions } from '../tools/browser/engines.ts'
import { isFull, seed } from './support/sample.ts'

const { REPORT_FILE } = process.env
// The browsers' site and the sites that suites start themselves.
process.env['SITE_DIR'] = 'tests/site'
// Makes sites add the script of the suites' clock to their pages.
process.env['TEST_BROWSERS'] = 'on'
// Without a locale, Chromium does not accept dropped files whose names are Chinese.
process.env['LANG'] ??= 'C.UTF-8'
/**
 * Files of tests that do not depend on the window. Like tests with the tag `@once`, they run in
 * only one of the two windows.
 */
const ONCE =
  /\/(?:build-watch|guide-map-search|guide-map-translated|offline|weight|navigation-)[\w-]*\.spec\.ts$/
/** Tests for full runs only. */
const LONG = /@long/
const port = Number(process.env['TEST_PORT'] ?? 8797)

export default defineConfig({
  outputDir: '../test-results',
  metadata: { seed },
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // In `npm test`, one retry, because one of hundreds of browsers may hang. A test that needs it is
  // reported as flaky.
  retries: REPORT_FILE === undefined ? 0 : 1,
  // The timeout is long, because the machine may be busy. The bench measures speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter:
    REPORT_FILE === undefined ? 'list' : [['dot'], ['json', { outputFile: `../${REPORT_FILE}` }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: shellOptions,
    // Otherwise, a service worker could answer requests, which `page.route` would not see.
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
    // Old builds of Chromium, each with its own spec.
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
    // These engines are controlled by `tests/engines/support`. Playwright itself needs patched
    // browsers.
    { name: 'firefox', testDir: 'engines', grepInvert: isFull ? [] : LONG },
    { name: 'webkit', testDir: 'engines', grepInvert: isFull ? [] : LONG },
  ],
  webServer: {
    command: `node --disable-warning=ExperimentalWarning tests/support/serve-for-tests.ts ${port}`,
    cwd: '..',
    // The clock is moved only in the server, because Playwright needs the real one in its own
    // processes.
    env: { NODE_OPTIONS: `--import=${new URL('support/moved-clock.ts', import.meta.url).href}` },
    wait: { stdout: /The site is ready/ },
    stdout: 'pipe',
  },
})
