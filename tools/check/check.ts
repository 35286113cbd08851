import { startCommand } from '../command.ts'
import { CHECKS, runSteps } from './steps.ts'

startCommand({ usage: 'npm run check' })

const [types, ...others] = CHECKS
// Lint takes as long as all other checks together, so it runs in parallel with them.
const failed = [
  ...(await runSteps([types])),
  ...(
    await Promise.all([runSteps(['lint']), runSteps(others.filter((script) => script !== 'lint'))])
  ).flat(),
]

if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
