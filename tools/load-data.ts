import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { contentStatements } from '../backend/content/load.ts'
import { startCommand } from './command.ts'
import { convertPhotos } from './photos/convert-photos.ts'
import { siteFolder } from './site/folder.ts'
import { readSite } from './site/read-site.ts'

/**
 * Prepares the reference backend's database: applies the migrations, then loads the content, and may be run again at
 * any time. On this machine by default; with `--remote` in the operator's account.
 */
const { values } = startCommand({
  usage: 'npm run data [-- --remote]',
  options: { remote: false },
})
const place = values.remote ? ['--remote'] : ['--local', '--persist-to', '.wrangler/state']
const CONTENT = '.tmp/content.sql'
const CONFIG = ['--config', 'backend/wrangler.toml']

const folder = siteFolder()
await convertPhotos(folder)
const statements = await contentStatements(readSite(folder))
await mkdir(dirname(CONTENT), { recursive: true })
await writeFile(CONTENT, statements.map((statement) => `${statement};\n`).join('\n'))
run('wrangler', ['d1', 'migrations', 'apply', 'shanmen', ...place, ...CONFIG])
run('wrangler', ['d1', 'execute', 'shanmen', '--yes', '--file', CONTENT, ...place, ...CONFIG])

/** Runs a command quietly: its output is shown only when it fails. */
function run(command: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  })
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
}
