import { spawnSync } from 'node:child_process'
import { sample } from './sample.ts'

/** How many cases of a spec a sample has. */
const CASES_A_SPEC = 2

/** Prints a sample of Playwright's cases as `--test-list` reads them: `[project] › file:line:column › title`. */
const { stdout } = spawnSync(
  'playwright',
  ['test', '--config', 'tests/playwright.config.ts', '--list'],
  { encoding: 'utf8' },
)
const cases = stdout.split('\n').flatMap((line) => /^ +(\[.+)/.exec(line)?.[1] ?? [])
const bySpec = Map.groupBy(cases, (line) => / › (.+?):/.exec(line)?.[1])
for (const ofOne of bySpec.values()) console.log(sample(ofOne, CASES_A_SPEC).join('\n'))
