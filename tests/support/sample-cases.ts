import { spawnSync } from 'node:child_process'
import { sample } from './sample.ts'

/** The number of cases in a sample: one of each spec, and others from any spec. */
const CASES = 96

/** Prints a sample of Playwright's cases as `--test-list` reads them: `[project] › file:line:column › title`. */
const { stdout } = spawnSync(
  'playwright',
  ['test', '--config', 'tests/playwright.config.ts', '--list'],
  { encoding: 'utf8' },
)
const cases = stdout.split('\n').flatMap((line) => /^ +(\[.+)/.exec(line)?.[1] ?? [])
const bySpec = Map.groupBy(cases, (line) => / › (.+?):/.exec(line)?.[1])
const oneOfEach = [...bySpec.values()].flatMap((ofOne) => sample(ofOne, 1))
const others = cases.filter((line) => !oneOfEach.includes(line))
console.log([...oneOfEach, ...sample(others, CASES - oneOfEach.length)].join('\n'))
