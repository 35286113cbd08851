import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { startCommand } from '../command.ts'
import { type Catalogue, mistakeIn, productTexts } from '../site/read-texts.ts'

/**
 * Chinese messages must match the code, English ones their ids and placeholders. Other languages
 * may lack texts, but must not have broken or unknown ones.
 */
startCommand({ usage: 'npm run messages:check' })

const CATALOGUES: readonly { script: string; prefix: Catalogue }[] = [
  { script: 'messages:site', prefix: '' },
  { script: 'messages:office', prefix: 'office.' },
]

for (const { script, prefix } of CATALOGUES) {
  const source = `locales/${prefix}zh.json`
  const extracted = `.tmp/${prefix}zh.json`
  const remedy = `put the ids that it names above into locales/${prefix}en.json, in the order of ${source}, with the same placeholders`
  // The script already has an `--out-file`. The second one replaces it.
  const extract = ['npm', 'run', '--silent', script, '--', '--out-file', extracted]
  // Two messages with one id, or a computed id, are only warnings.
  const warnings = run(extract, remedy)
  const [, repeated] = /Duplicate message id: "([^"]+)"/.exec(warnings) ?? []
  if (repeated !== undefined)
    throw new Error(`${filesWith(repeated)}: give each message its own id, not “${repeated}”`)
  if (warnings.includes('[WARN]'))
    throw new Error('write the id of a message as a string: see the warnings above')
  await checkIds(extracted)
  if ((await readFile(extracted, 'utf8')) !== (await readFile(source, 'utf8')))
    throw new Error(`${source} differs from the messages in the code: run npm run messages`)
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
  const english = `locales/${prefix}en.json`
  run(['formatjs', 'verify', '--source-locale', `${prefix}zh`, ...checks, source, english], remedy)
}

for (const { prefix } of CATALOGUES) await checkOthers(prefix)

/** Prints the missing texts of all other languages. Throws if a text is broken or unknown. */
async function checkOthers(prefix: Catalogue): Promise<void> {
  const english = productTexts(prefix, 'en')
  const name = new RegExp(`^${prefix.replace('.', '\\.')}([a-z]{2,3}(?:-\\w+)*)\\.json$`)
  const tags = (await readdir('locales')).flatMap((file) => name.exec(file)?.[1] ?? [])
  for (const tag of tags.filter((each) => each !== 'zh' && each !== 'en')) {
    const texts = productTexts(prefix, tag)
    const faults = Object.entries(texts).flatMap(([id, text]) => {
      const fault = mistakeIn(text, english[id])
      return fault === undefined ? [] : [`locales/${prefix}${tag}.json: ${id}: ${fault}`]
    })
    if (faults.length > 0) throw new Error(faults.join('\n'))
    const missing = Object.keys(english).filter((id) => texts[id] === undefined)
    if (missing.length > 0)
      console.log(
        `hint: locales/${prefix}${tag}.json: ${missing.length} of ${Object.keys(english).length} texts are missing: ${missing.slice(0, 3).join(', ')}`,
      )
  }
}

/** Throws if a message has no id of its own: the extraction then makes one, which has no dot. */
async function checkIds(file: string): Promise<void> {
  const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
  const [, text] = Object.entries(texts).find(([id]) => !id.includes('.')) ?? []
  if (text !== undefined)
    throw new Error(`${filesWith(text)}: give “${text}” an id, such as section.title`)
}

function filesWith(text: string): string {
  return globSync('{worker,client,shared,locales,backend/office}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|\.d\.ts$/.test(file) && readFileSync(file, 'utf8').includes(text))
    .join(', ')
}

/** Runs a command. Returns and prints its warnings. Throws if it fails. */
function run([command = '', ...args]: readonly string[], remedy: string): string {
  const { status, stderr } = spawnSync(command, args, {
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
  })
  process.stderr.write(stderr)
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}: ${remedy}`)
  return stderr
}
