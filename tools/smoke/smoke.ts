import { startCommand, refuseArguments } from '../command.ts'
import { siteFolder } from '../site/folder.ts'
import { readSite } from '../site/read-site.ts'
import { runChecks } from './checks.ts'

/** Checks a deployed site from outside. The exit code is 1 if a check fails. */
const USAGE = 'npm run smoke -- https://www.example.com'
const [address = '', ...others] = startCommand({ usage: USAGE, hasWords: true }).words
if (!/^https?:\/\/./.test(address) || !URL.canParse(address) || others.length > 0)
  refuseArguments(USAGE, 'It takes the address of a site')

const outcomes = await runChecks(new URL(address).origin, readSite(siteFolder()).without)
for (const { name, result, reason } of outcomes) {
  console.log(`${result.padEnd(7)} ${name}${reason === undefined ? '' : `: ${reason}`}`)
}

const failed = outcomes.filter(({ result }) => result === 'FAILED').length
console.log(`${outcomes.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
