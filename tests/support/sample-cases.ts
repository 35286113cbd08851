import { spawnSync } from 'node:child_process'
import { sample } from './sample.ts'

/** Number of cases in a sample. It has one case of each spec, and random others. */
const CASES = 96

/** Prints a sample of cases for `--test-list`: `[project] › file:line:column › title`. */
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
