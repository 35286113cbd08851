import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { startCommand } from '../command.ts'

/**
 * Checks the messages of the site and of the office: that those in Chinese match the code, and that
 * every other language has the same ids and placeholders.
 */
startCommand({ usage: 'npm run messages:check' })

const CATALOGUES = [
  { script: 'messages:site', prefix: '' },
  { script: 'messages:office', prefix: 'office.' },
]

for (const { script, prefix } of CATALOGUES) {
  const source = `locales/${prefix}zh.json`
  const extracted = `.tmp/${prefix}zh.json`
  const remedy = `put the ids that it names above into locales/${prefix}en.json, in the order of ${source}, with the same placeholders`
  // The last `--out-file` counts.
  run(['npm', 'run', '--silent', script, '--', '--out-file', extracted], remedy)
  if ((await readFile(extracted, 'utf8')) !== (await readFile(source, 'utf8')))
    throw new Error(`${source} differs from the messages in the code: run npm run messages`)
  const checks = ['--missing-keys', '--extra-keys', '--structural-equality']
  run(
    ['formatjs', 'verify', '--source-locale', `${prefix}zh`, ...checks, `locales/${prefix}??.json`],
    remedy,
  )
}

function run([command = '', ...args]: readonly string[], remedy: string): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}: ${remedy}`)
}
