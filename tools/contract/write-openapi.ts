import { readFile, writeFile } from 'node:fs/promises'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { ENDPOINT_NAMES, endpoints } from '../../contract/endpoints.ts'
import { findingsIn, sentenceOf } from '../../contract/findings.ts'
import { startCommand } from '../command.ts'
import { toMarkdown } from './api-page.ts'
import { readBackend } from './check-backend.ts'
import { shortened } from './examples.ts'
import { type Examples, examplesIn, toOpenApi } from './openapi.ts'

const FILE = 'openapi.json'
const PAGE = 'docs/backends/backend-api.md'

/**
 * Writes `openapi.json` and its page. The examples stay, unless `--from` names a backend. With
 * `--check`, writes nothing, and fails if a file is out of date or invalid.
 */
const { values } = startCommand({
  usage: 'npm run openapi -- [--from http://localhost:8788 | --check]',
  options: { from: '', check: false },
})

const existing = await readFile(FILE, 'utf8').catch(() => '{}')
const examples =
  values.from === '' ? examplesIn(JSON.parse(existing)) : await examplesFrom(values.from)
const shortExamples = Object.entries(examples).map(([name, data]) => [name, shortened(data)])
const description = toOpenApi(Object.fromEntries(shortExamples))
const texts = {
  [FILE]: `${JSON.stringify(description, null, 1)}\n`,
  [PAGE]: toMarkdown(description),
}
const faults = [
  ...faultsOfExamples(),
  ...(await faultsOfLinter(texts[FILE] ?? '')),
  ...(values.check ? await outdated() : []),
]
for (const fault of faults) console.error(fault)
process.exitCode = faults.length === 0 ? 0 : 1
if (!values.check) for (const [file, text] of Object.entries(texts)) await writeFile(file, text)

async function examplesFrom(origin: string): Promise<Examples> {
  const { answers, isSilent } = await readBackend({ origin, mapping: {} })
  if (isSilent || answers.length === 0)
    throw new Error(`${origin} does not answer, so no file was changed: start the backend first`)
  // The first answer of each call.
  return Object.fromEntries(answers.toReversed().map(({ result, data }) => [result.name, data]))
}

function faultsOfExamples(): string[] {
  const shown = examplesIn(description)
  return ENDPOINT_NAMES.flatMap((name) => {
    const example = shown[name]
    if (example === undefined) return [`${FILE}: ${name} has no example`]
    return findingsIn(endpoints[name].data, example).map(
      (finding) => `${FILE}: ${name}: ${sentenceOf(finding)}`,
    )
  })
}

async function faultsOfLinter(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-4xx-response': 'off' },
  })
  const problems = await lintFromString({ source, absoluteRef: FILE, config })
  return problems.map(
    ({ message, location: [place] }) =>
      `${FILE}: ${place?.pointer ?? ''}: ${message.slice(0, 300)}`,
  )
}

async function outdated(): Promise<string[]> {
  const found: string[] = []
  for (const [file, text] of Object.entries(texts))
    if ((await readFile(file, 'utf8').catch(() => '')) !== text)
      found.push(`${file}: is not what the contract says; run npm run openapi`)
  return found
}
