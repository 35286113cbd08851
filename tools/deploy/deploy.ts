import { startCommand } from '../command.ts'
import { hasReferenceBackend, variable } from '../site/variables.ts'
import { runStep } from '../check/steps.ts'

/**
 * Deploys the site in this order: photographs, checks, build, database, worker, content, smoke
 * test. Stops at the first step that fails. With `--dry-run` it only prints the steps that would
 * change the deployment.
 */
const { values } = startCommand({
  usage: 'npm run deploy [-- --dry-run]',
  options: { 'dry-run': false },
})

interface Step {
  name: string
  command: readonly string[]
  /** The state of the site if this step fails. */
  otherwise: string
  /** Only with the reference backend. */
  isBackends?: true
}

const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, ...args]

const AT_HOME: readonly Step[] = [
  { name: 'photos', command: npm('photos'), otherwise: 'nothing has been published' },
  { name: 'check:site', command: npm('check:site'), otherwise: 'nothing has been published' },
  { name: 'build', command: npm('build'), otherwise: 'nothing has been published' },
]

/**
 * Migrations come first, because new code may need them. The first deploy creates the database, and
 * the content step then migrates it. The worker comes before the content, because it brings the
 * pictures of the content.
 */
const OUT_THERE: readonly Step[] = [
  {
    name: 'account',
    command: ['wrangler', 'whoami', '--json'],
    otherwise: 'nothing has been published. Log in first: npx wrangler login',
  },
  {
    name: 'database',
    command: npm('data', '--', '--remote', '--migrate'),
    otherwise: 'nothing has been published',
    isBackends: true,
  },
  {
    name: 'site',
    command: ['wrangler', 'deploy', '--config', 'dist/shanmen/wrangler.json'],
    otherwise: 'the site and its content are as they were',
  },
  {
    name: 'content',
    command: npm('data', '--', '--remote'),
    otherwise: 'the site is new, its content is as it was',
    isBackends: true,
  },
  {
    name: 'smoke',
    command: npm('smoke', '--', variable('SITE_ORIGIN')),
    otherwise: 'the site is published; docs/operators/release.md says how to go back',
  },
]

// Wrangler asks no questions.
process.env['CI'] = 'true'
const steps = values['dry-run'] ? AT_HOME : [...AT_HOME, ...OUT_THERE]
const failed = await firstFailure(steps.filter(isNeeded))
if (failed) {
  console.log(`Stopped at ${failed.name}: ${failed.otherwise}.`)
  process.exitCode = 1
} else if (values['dry-run']) {
  for (const { name, command } of OUT_THERE.filter(isNeeded))
    console.log(`to do   ${name}: ${command.join(' ')}`)
} else console.log(`${variable('SITE_ORIGIN')} is published.`)

function isNeeded({ isBackends }: Step): boolean {
  return isBackends !== true || hasReferenceBackend()
}

async function firstFailure(steps: readonly Step[]): Promise<Step | undefined> {
  for (const step of steps) {
    // oxlint-disable-next-line no-await-in-loop -- each needs what those before it made
    if (!(await runStep(step.name, step.command))) return step
  }
  return undefined
}
