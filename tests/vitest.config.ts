import { globSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { sheets } from '../tools/build/client-build.ts'
import { siteModules } from '../tools/site/site-modules.ts'
import {
  writeEnglishFirstSite,
  writeScriptsSite,
  writeThirdLanguageSite,
} from './support/language-sites.ts'
import './support/moved-clock.ts'
import { isFull, sample } from './support/sample.ts'

const { REPORT_FILE } = process.env
const SITE = 'tests/site'
// The folder of the sites that suites start themselves.
process.env['SITE_DIR'] = SITE

/**
 * Suites of the worker that need their own process: they replace modules, or fill caches that other
 * suites would see.
 */
const ALONE = globSync('{worker,client/ui}/**/*.test.{ts,tsx}').filter((file) =>
  /vi\.mock\(|startInProcess|\/app\.ts'/.test(readFileSync(file, 'utf8')),
)
/** Suites that need a site in Chinese and English. The test site may have other languages. */
const IN_TWO_LANGUAGES = [
  'tools/check-site/check-site.test.ts',
  'tools/new-site/{examples,new-site}.test.ts',
  'tools/upgrade/upgrade-site.test.ts',
  'worker/sections/search/visitor-questions.test.ts',
  'tests/contract/example-{backend,facts,prices}.test.ts',
]
/** Replaces the module with the build's values by one for tests. */
const alias = { 'virtual:client-build': resolve('tests/support/made-build.ts') }

/** The names of the abuse suites, up to the first dot. */
const ABUSE = readdirSync('tests/abuse').flatMap((name) => /^([^.]+)\.test\./.exec(name)?.[1] ?? [])
/** Suites without a server. */
const ANYWHERE = ['growth', 'complaint-desk']
/** In a sample, half of the suites run on a host, and the others in workerd. */
const ON_HOST = sample(
  ABUSE.filter((suite) => !ANYWHERE.includes(suite)),
  Math.ceil(ABUSE.length / 2),
)

export default defineConfig({
  test: {
    // Three workers even with two cores, because edge suites mostly wait.
    maxWorkers: 3,
    reporters:
      REPORT_FILE === undefined ? ['default'] : ['dot', ['json', { outputFile: REPORT_FILE }]],
    // The worker's log, with one line per request, would hide the failures.
    onConsoleLog: (log) => !log.startsWith('{"level":'),
    projects: [
      {
        plugins: [siteModules(SITE), sheets()],
        test: {
          name: 'unit',
          include: ['{shared,contract,locales,backend,tools,client,worker}/**/*.test.{ts,tsx}'],
          exclude: [...ALONE, ...IN_TWO_LANGUAGES],
          setupFiles: ['tests/support/tidy.ts'],
          // The timeout is long, because the machine may be busy.
          testTimeout: 60_000,
          isolate: false,
          alias,
        },
      },
      {
        plugins: [siteModules(SITE), sheets()],
        test: {
          name: 'alone',
          include: ALONE,
          exclude: IN_TWO_LANGUAGES,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          alias,
        },
      },
      {
        plugins: [siteModules('examples/yunxiu'), sheets()],
        test: {
          name: 'two-languages',
          include: IN_TWO_LANGUAGES,
          setupFiles: ['tests/support/tidy.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          alias,
        },
      },
      {
        plugins: [siteModules(SITE), sheets()],
        test: {
          name: 'edge',
          include: ['tests/{edge,contract}/**/*.test.ts'],
          exclude: IN_TWO_LANGUAGES,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Shared modules save seconds of loading, and no suite changes state that others see.
          isolate: false,
        },
      },
      {
        plugins: [siteModules(SITE), sheets()],
        test: {
          // Runs the suites of the reference backend again, with a host's database.
          name: 'host-database',
          include: [
            'tests/contract/{backend,batch,complaints,limits,order,publication,versions}.test.ts',
          ],
          env: { BACKEND_DATABASE: 'sqlite' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      languages('third-language', writeThirdLanguageSite()),
      languages('english-first', writeEnglishFirstSite()),
      languages('scripts', writeScriptsSite()),
      abuse('abuse', 'workerd', isFull ? [] : ON_HOST),
      // Omits suites without a server, because they need to run only once.
      abuse(
        'abuse-host',
        'host',
        isFull ? ANYWHERE : ABUSE.filter((suite) => !ON_HOST.includes(suite)),
      ),
    ],
  },
})

/** Returns the suites for a site in other languages. */
function languages(name: string, folder: string): TestProjectConfiguration {
  return {
    plugins: [siteModules(folder), sheets()],
    test: {
      name,
      alias,
      include: [`tests/languages/{${name},every-site}.test.ts`],
      env: { SITE_DIR: folder },
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  }
}

/** Returns the abuse suites in one runtime, except those in `without`. */
function abuse(
  name: string,
  runtime: 'workerd' | 'host',
  without: readonly string[],
): TestProjectConfiguration {
  return {
    plugins: [siteModules(SITE), sheets()],
    test: {
      name,
      include: ['tests/abuse/*.test.{ts,tsx}'],
      exclude: without.map((suite) => `tests/abuse/${suite}.test.*`),
      provide: { runtime },
      globalSetup: ['tests/abuse/support/set-up.ts'],
      testTimeout: isFull ? 1_200_000 : 120_000,
      hookTimeout: 60_000,
      isolate: false,
      // The abuse suites run after all others. In a full run, one file at a time, because some
      // check time limits.
      fileParallelism: !isFull,
      sequence: { groupOrder: runtime === 'host' ? 2 : 1 },
    },
  }
}
