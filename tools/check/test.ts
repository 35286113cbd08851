import { spawnSync } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { JSONReportSuite } from '@playwright/test/reporter'
import { startCommand } from '../command.ts'
import { CHECKS, runSteps } from './steps.ts'

/**
 * Runs every check and every suite (of the long suites only a sample). Continues after a failure.
 * The last line is `N passed, N failed`, the sum of all checks and all cases of suites. Cases for
 * an engine that is not installed count as skipped, and the lines before give the reason. Suites
 * run one at a time, because some measure time.
 */
startCommand({ usage: 'npm test' })

const REPORTS = '.tmp/reports'
const BROWSER_CASES = `${REPORTS}/browser-cases.txt`

interface Outcome {
  passed: number
  failed: number
  reasons?: string[]
}

// The suites need the content of this site.
process.env['SITE_DIR'] = 'tests/site'

await rm(REPORTS, { recursive: true, force: true })
await mkdir(REPORTS, { recursive: true })
const outcomes = await Promise.all([CHECKS, ['build'], ['browser']].map(countSteps))
outcomes.push(await suite('vitest', ['run', '--config', 'tests/vitest.config.ts'], readVitest))
const cases = spawnSync('npm', ['run', '--silent', 'test:sample'], { encoding: 'utf8' })
await writeFile(BROWSER_CASES, cases.stdout)
outcomes.push(
  await suite(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--test-list', BROWSER_CASES],
    readPlaywright,
  ),
)

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
const skipped = outcomes.flatMap(({ reasons = [] }) => reasons)
for (const reason of new Set(skipped)) console.log(`skipped: ${reason}`)
console.log(
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function countSteps(scripts: readonly string[]): Promise<Outcome> {
  const failed = await runSteps(scripts)
  return { passed: scripts.length - failed.length, failed: failed.length }
}

/** Runs a suite and counts its cases. A runner that crashes or runs no case counts as a failure. */
async function suite(
  runner: 'vitest' | 'playwright',
  args: string[],
  read: (report: unknown) => Outcome,
): Promise<Outcome> {
  console.log(`\n— ${runner}`)
  const file = `${REPORTS}/${runner}.json`
  const { status } = spawnSync(runner, args, {
    stdio: 'inherit',
    env: { ...process.env, REPORT_FILE: file },
  })
  const outcome = read(await readFile(file, 'utf8').then(JSON.parse, () => undefined))
  if (outcome.passed === 0 || (status !== 0 && outcome.failed === 0)) outcome.failed += 1
  return outcome
}

function readVitest(report: unknown): Outcome {
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0 } = asRecord(report)
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests }
}

/** Returns the counts of a report. A case that is skipped without a reason counts as failed. */
function readPlaywright(report: unknown): Outcome {
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
    skipped = 0,
  } = asRecord(asRecord(report)['stats'])
  const { metadata } = asRecord(asRecord(report)['config'])
  console.log(`\nThe samples are those of TESTS_SEED=${asRecord(metadata)['seed']}`)
  const reasons = skipReasons(report ?? {})
  return { passed: expected + flaky, failed: unexpected + skipped - reasons.length, reasons }
}

function skipReasons({ specs = [], suites = [] }: Partial<JSONReportSuite>): string[] {
  const own = specs
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'skipped')
    .flatMap(
      ({ annotations }) => annotations.find(({ type }) => type === 'skip')?.description ?? [],
    )
  return [...own, ...suites.flatMap(skipReasons)]
}

function asRecord(value: unknown): Record<string, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the runners' own reports; a missing count is 0
  return (typeof value === 'object' && value !== null ? value : {}) as Record<string, number>
}
