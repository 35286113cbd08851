import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { startCommand } from '../command.ts'

/**
 * Checks that `zh.json` matches the code, and that every other language has the same ids and
 * placeholders.
 */
startCommand({ usage: 'npm run messages:check' })

const EXTRACTED = '.tmp/zh.json'

// The last `--out-file` counts.
run('npm', ['run', '--silent', 'messages', '--', '--out-file', EXTRACTED])
if ((await readFile(EXTRACTED, 'utf8')) !== (await readFile('locales/zh.json', 'utf8'))) {
  throw new Error('locales/zh.json differs from the messages in the code: run npm run messages')
}
run('formatjs', [
  'verify',
  '--source-locale',
  'zh',
  '--missing-keys',
  '--extra-keys',
  '--structural-equality',
  'locales/??.json',
])

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0)
    throw new Error(
      `${command} ${args[0]} ended with ${status}: put the ids that it names above into locales/en.json, in the order of zh.json, with the same placeholders`,
    )
}
