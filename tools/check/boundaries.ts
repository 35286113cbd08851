import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { forbidden, options } from './boundaries.config.ts'
import { startCommand } from '../command.ts'

startCommand({ usage: 'npm run boundaries' })

const FOLDERS = ['worker', 'client', 'shared', 'contract', 'locales', 'backend', 'tools']

const { output } = await cruise(FOLDERS, { ...options, ruleSet: { forbidden }, validate: true })
const { violations, totalCruised } = readSummary(output)

for (const { from, to } of violations)
  console.error(
    `${from} may not import ${to}: move what both need to a folder that both may import (docs/developers/architecture.md has the table).`,
  )
console.log(`${totalCruised} modules, ${violations.length} forbidden imports`)

// Without a compatible compiler dependency-cruiser reads no TypeScript, and reports no violations.
if (violations.length > 0 || totalCruised < 100) process.exitCode = 1

function readSummary(result: ICruiseResult | string): ICruiseResult['summary'] {
  if (typeof result === 'string') throw new Error(`dependency-cruiser: ${result}`)
  return result.summary
}
