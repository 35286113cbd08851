import { spawnSync } from 'node:child_process'
import { complaintOf, startCommand } from '../command.ts'
import { deployedVariables } from '../site/deployment.ts'
import { siteFolder } from '../site/folder.ts'
import { hasReferenceBackend } from '../site/variables.ts'
import { runStep } from '../check/steps.ts'
import { checkDeployment, checkSecrets } from './preflight.ts'

/**
 * Deploys the site. Stops at the first step that fails. With `--dry-run`, only prints the steps
 * that change something outside this machine.
 */
const { values } = startCommand({
  usage: 'npm run deploy [-- --dry-run]',
  options: { 'dry-run': false },
})

interface Step {
  name: string
  command: readonly string[]
  /** The state of the site if this step fails. The default is `NOTHING`. */
  otherwise?: string
  /** Whether only sites with the reference backend have this step. */
  isBackends?: true
  /** Checks the output of the command. Returns hints. Throws if the deploy must stop. */
  check?: (listed: { status: number | null; output: string }) => string[]
}

const npm = (script: string, ...args: string[]) => ['npm', 'run', '--silent', script, ...args]

const NOTHING = 'nothing has been published'
const CONFIG = ['--config', 'dist/shanmen/wrangler.json']

const AT_HOME: readonly Step[] = ['photos', 'check:site', 'build'].map((name) => ({
  name,
  command: npm(name),
}))

// `CI` makes wrangler ask no questions.
process.env['CI'] = 'true'
const folder = siteFolder()
const wrong = faultOf('settings', () => checkDeployment(folder, process.env))
if (wrong === undefined) await deploy(deployedVariables(folder)['SITE_ORIGIN'] ?? '')
else stop({ name: 'settings', reason: `${wrong}; ${NOTHING}` })

/**
 * The order of the steps. New code may need the migrations, so they are first. The content needs
 * the pictures that come with the worker, so it is last. At the first deploy, the worker step
 * creates the database, and the content step migrates it.
 */
function stepsOutThere(origin: string): readonly Step[] {
  return [
    {
      name: 'account',
      command: ['wrangler', 'whoami', '--json'],
      otherwise: `${NOTHING}. Log in first: npx wrangler login`,
    },
    {
      name: 'secrets',
      command: ['wrangler', 'secret', 'list', ...CONFIG],
      check: (listed) => checkSecrets(listed, folder),
    },
    { name: 'database', command: npm('data', '--', '--remote', '--migrate'), isBackends: true },
    {
      name: 'site',
      command: ['wrangler', 'deploy', ...CONFIG],
      otherwise: 'the old site and content are still online',
    },
    {
      name: 'content',
      command: npm('data', '--', '--remote'),
      otherwise: 'the new site is online, with the old content',
      isBackends: true,
    },
    {
      name: 'smoke',
      command: npm('smoke', '--', origin),
      otherwise: 'the site is published; docs/operators/release.md says how to go back',
    },
  ]
}

async function deploy(origin: string): Promise<void> {
  const outThere = stepsOutThere(origin).filter(
    ({ isBackends }) => !isBackends || hasReferenceBackend(),
  )
  const failure = await firstFailure(values['dry-run'] ? AT_HOME : [...AT_HOME, ...outThere])
  if (failure) stop(failure)
  else if (values['dry-run']) {
    for (const { name, command } of outThere) console.log(`to do   ${name}: ${command.join(' ')}`)
    console.log(`${origin} can be published: npm run deploy. So far ${NOTHING}.`)
  } else console.log(`${origin} is published.`)
}

type Failure = Record<'name' | 'reason', string>

async function firstFailure(steps: readonly Step[]): Promise<Failure | undefined> {
  for (const { name, command, otherwise = NOTHING, check } of steps) {
    if (check) {
      const fault = faultOf(name, () => check(outputOf(command)))
      if (fault !== undefined) return { name, reason: `${fault}; ${otherwise}` }
    } else if (!(await runStep(name, command))) return { name, reason: otherwise }
  }
  return undefined
}

function outputOf([program = '', ...args]: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

/** Runs a check and prints its hints. Returns its message if it fails. */
function faultOf(name: string, check: () => string[]): string | undefined {
  try {
    console.log([`ok      ${name}`, ...check().map((hint) => `hint: ${hint}`)].join('\n'))
    return undefined
  } catch (error) {
    console.log(`FAILED  ${name}`)
    return complaintOf(error)
  }
}

function stop({ name, reason }: Failure): void {
  console.log(`Stopped at ${name}: ${reason}.`)
  process.exitCode = 1
}
