import { runChecks } from './smoke-checks.ts'

/**
 * Checks a deployed site from outside: `npm run smoke -- https://www.example.com`. Prints one line a check, and fails
 * if one fails.
 */
const [address = ''] = process.argv.slice(2)
if (!/^https?:\/\/./.test(address) || !URL.canParse(address))
  throw new Error('Give the address of the site: npm run smoke -- https://www.example.com')

const outcomes = await runChecks(new URL(address).origin)
for (const { name, result, reason } of outcomes) {
  console.log(`${result.padEnd(7)} ${name}${reason === undefined ? '' : `: ${reason}`}`)
}

const failed = outcomes.filter(({ result }) => result === 'FAILED').length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
