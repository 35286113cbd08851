import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { refuseArguments, startCommand } from '../command.ts'
import { readMapping } from '../site/read-mapping.ts'
import { checkBackend } from './check-backend.ts'
import type { Row } from './data.ts'
import { toPage } from './report-page.ts'

/**
 * Checks a backend against the contract and says what is wrong, call by call and field by field, in the words of the site's log.
 * With `--complaint` somebody solves a captcha, and a complaint is sent, again and changed. Ends with 1 where the site could not show what it was sent, with 0 where there are warnings at most.
 */
const usage =
  'npm run contract -- https://backend.example [--complaint] [--json FILE] [--html FILE]'
const { values, words } = startCommand({
  usage,
  hasWords: true,
  options: { complaint: false, json: '', html: '' },
})
const [given = '', ...others] = words
if (!/^https?:\/\/[^/?#]+\/?$/.test(given) || !URL.canParse(given) || others.length > 0)
  refuseArguments(usage, 'Give the origin that serves /backends, without that path')

const solve = values.complaint ? askForSum : undefined
const report = await checkBackend(new URL(given).origin, await readMapping(), solve)
for (const { at, requests, slowestMs } of report.calls) {
  const told = report.told.filter(({ call }) => call === at)
  const isBroken = told.some(({ level }) => level === 'error')
  console.log(
    `${isBroken ? 'FAILED' : 'ok    '}  ${at}  ${requests} requests, slowest ${slowestMs} ms`,
  )
  for (const { level, message, asked, times } of told)
    console.log(`        ${level}: ${message} (${asked}${times > 1 ? `; ${times} times` : ''})`)
}
if (report.pictureHosts.length > 0)
  console.log(`Pictures come from ${report.pictureHosts.join(' ')}: IMAGE_HOSTS must name them.`)
const errors = report.told.filter(({ level }) => level === 'error').length
console.log(`${errors} errors, ${report.told.length - errors} warnings`)

if (values.json !== '') await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
if (values.html !== '') await writeFile(values.html, toPage(report))
process.exitCode = errors === 0 ? 0 : 1

/** The result that somebody types for the sum in a captcha, which is written to a file. */
async function askForSum({ img }: Row): Promise<string> {
  const [, type = 'png', data = ''] = /^data:image\/(\w+).*;base64,(.*)$/.exec(String(img)) ?? []
  const file = join(await mkdtemp(join(tmpdir(), 'captcha-')), `sum.${type}`)
  await writeFile(file, Buffer.from(data, 'base64'))
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const sum = await terminal.question(`The result of the sum in ${file}: `)
  terminal.close()
  return sum
}
