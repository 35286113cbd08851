import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'

const CONFIG = ['--config', 'backend/wrangler.toml']

const version = v.object({ version: v.number(), is_live: v.number(), marks: v.string() })
/** A version of the content that the database keeps. */
export type Version = v.InferOutput<typeof version>

const answer = v.tuple([v.object({ results: v.array(version) })])

/** The reference backend's database: on this machine or, if `isRemote`, in the operator's account. */
export interface ContentDatabase {
  /** Applies the migrations that are new. */
  migrate: () => Promise<void>
  /** The versions of the content, the newest first. */
  versions: () => Promise<Version[]>
  /** Runs statements: all of them, or none. */
  run: (statements: readonly string[]) => Promise<void>
}

/** The database as wrangler reaches it. Its errors say what wrangler said. */
export function contentDatabase(isRemote: boolean): ContentDatabase {
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', '.wrangler/state']
  const wrangler = (args: string[]) => runQuietly('wrangler', ['d1', ...args, ...place, ...CONFIG])
  return {
    async migrate() {
      wrangler(['migrations', 'apply', 'shanmen'])
    },
    async versions() {
      const command = 'SELECT version, is_live, marks FROM content_versions ORDER BY version DESC'
      const output = wrangler(['execute', 'shanmen', '--json', '--command', command])
      const [{ results }] = v.parse(answer, JSON.parse(output))
      return results
    },
    async run(statements) {
      const file = '.tmp/content.sql'
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, statements.map((statement) => `${statement};\n`).join('\n'))
      wrangler(['execute', 'shanmen', '--yes', '--file', file])
    },
  }
}

/** What the site on this machine has kept is void from now on, whether it runs or not; `state` is where it keeps it. */
export function purgeHere(state = '.wrangler/state'): void {
  const everything = JSON.stringify({ '*': Date.now() })
  const place = ['--binding', 'COPIES', '--local', '--persist-to', state]
  const config = ['--config', 'wrangler.toml']
  runQuietly('wrangler', ['kv', 'key', 'put', 'purges', everything, ...place, ...config])
}

/** The output of a command, which is shown only where it fails. */
function runQuietly(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  })
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
}
