import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { refuseArguments, startCommand } from '../command.ts'
import { checkBackend } from './check-backend.ts'
import type { Row } from './data.ts'
import type { Report, Finding } from './report.ts'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { BackendMapping } from '../../contract/mapping.ts'
import { MAPPING, siteFolder } from '../site/folder.ts'

/** Returns the mapping in the site's `backend.ts`; an empty one if the file does not exist. */
async function readMapping(): Promise<BackendMapping> {
  const file = join(siteFolder(), MAPPING)
  if (!existsSync(file)) return {}
  const { mapping }: { mapping?: BackendMapping } = await import(pathToFileURL(file).href)
  if (mapping === undefined) throw new Error(`${MAPPING}: must export its mapping`)
  return mapping
}

/** Checks a backend against the contract. The exit code is 1 if the site cannot show an answer. */
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
  const findings = report.findings.filter(({ call }) => call === at)
  const isBroken = findings.some(({ level }) => level === 'error')
  console.log(
    `${isBroken ? 'FAILED' : 'ok    '}  ${at}  ${requests} requests, slowest ${slowestMs} ms`,
  )
  for (const { level, message, input, times } of findings)
    console.log(`        ${level}: ${message} (${input}${times > 1 ? `; ${times} times` : ''})`)
}
if (report.pictureHosts.length > 0)
  console.log(`Pictures come from ${report.pictureHosts.join(' ')}: IMAGE_HOSTS must name them.`)
const errors = report.findings.filter(({ level }) => level === 'error').length
console.log(`${errors} errors, ${report.findings.length - errors} warnings`)

if (values.json !== '') await writeFile(values.json, `${JSON.stringify(report, null, 2)}\n`)
if (values.html !== '') await writeFile(values.html, toPage(report))
process.exitCode = errors === 0 ? 0 : 1

/** Writes the picture of a captcha to a file. Returns the result that you type. */
async function askForSum({ img }: Row): Promise<string> {
  const [, type = 'png', data = ''] = /^data:image\/(\w+).*;base64,(.*)$/.exec(String(img)) ?? []
  const file = join(await mkdtemp(join(tmpdir(), 'captcha-')), `sum.${type}`)
  await writeFile(file, Buffer.from(data, 'base64'))
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const sum = await terminal.question(`The result of the sum in ${file}: `)
  terminal.close()
  return sum
}

function toPage({ backend, at, calls, findings, pictureHosts }: Report): string {
  const rows = calls.map(
    (call) =>
      `<tr><td>${escape(call.at)}<td>${call.requests}<td>${call.slowestMs}<td>${call.largestBytes}<td>${countOf(findings, call.at, 'error')}<td>${countOf(findings, call.at, 'warning')}`,
  )
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(
    findings,
    ({ level }) => level,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contract check of ${escape(backend)}</title>
<style>
  body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  table { border-collapse: collapse; width: 100% }
  th, td { padding: .25rem .5rem; text-align: left; border-bottom: 1px solid #8886; overflow-wrap: anywhere }
  small { opacity: .75 }
</style>
<h1>Contract check</h1>
<p>${escape(backend)}, ${escape(at)}</p>
${listOf('Errors', errors)}
${listOf('Warnings', warnings)}
${pictureHosts.length === 0 ? '' : `<p>Pictures come from ${escape(pictureHosts.join(' '))}: <code>IMAGE_HOSTS</code> must name them.</p>`}
<h2>Calls</h2>
<table>
<tr><th>Call<th>Requests<th>Slowest, ms<th>Largest, bytes<th>Errors<th>Warnings
${rows.join('\n')}
</table>
`
}

function listOf(title: string, findings: readonly Finding[]): string {
  const items = findings.map(
    ({ message, input, times }) =>
      `<li>${escape(message)} <small>(${escape(input)}${times > 1 ? `; ${times} times` : ''})</small>`,
  )
  return `<h2>${title}: ${findings.length}</h2>\n<ul>\n${items.join('\n')}\n</ul>`
}

function countOf(findings: readonly Finding[], call: string, level: Finding['level']): number {
  return findings.filter((each) => each.call === call && each.level === level).length
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)
}
