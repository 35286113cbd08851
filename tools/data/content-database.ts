import { spawnSync } from 'node:child_process'
import { mkdir, writeFile, readdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { writeStores } from '../site/deployment.ts'
import { siteFolder } from '../site/folder.ts'
import { mkdirSync } from 'node:fs'
import { inTransaction, openSqlite } from '../host/sqlite.ts'
import { fileStore, writeToRedis } from '../host/stores.ts'
import { variable } from '../site/variables.ts'

const CONFIG = ['--config', 'wrangler.toml']

/** The reference backend's database: in workerd, in the operator's account, or in SQLite. */
export interface ContentDatabase {
  /** Applies new migrations. Returns false if the database does not exist yet. */
  migrate: () => Promise<boolean>
  /** Returns the rows of a query. Throws if they do not match the schema. */
  select: <Row extends v.GenericSchema>(row: Row, sql: string) => Promise<v.InferOutput<Row>[]>
  /** Runs statements in one transaction: all of them, or none. */
  run: (statements: readonly string[]) => Promise<void>
}

/** Wrangler's error message if the database does not exist yet. */
const NOT_PROVISIONED = "Couldn't find an auto-provisioned D1 DB"

/** Returns a database through wrangler: on this machine, or in the operator's account. */
export function contentDatabase(isRemote: boolean): ContentDatabase {
  const place = isRemote ? ['--remote'] : ['--local', '--persist-to', '.wrangler/state']
  const config = isRemote ? ['--config', writeStores(siteFolder())] : CONFIG
  const wrangler = (args: string[]) => runQuietly('wrangler', ['d1', ...args, ...place, ...config])
  return {
    async migrate() {
      try {
        wrangler(['migrations', 'apply', 'DB'])
        return true
      } catch (error) {
        if (String(error).includes(NOT_PROVISIONED)) return false
        throw error
      }
    },
    async select(row, sql) {
      const output = wrangler(['execute', 'DB', '--json', '--command', sql])
      const answer = v.tuple([v.object({ results: v.array(row) })])
      const [{ results }] = v.parse(answer, JSON.parse(output))
      return results
    },
    async run(statements) {
      const file = '.tmp/content.sql'
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, statements.map((statement) => `${statement};\n`).join('\n'))
      wrangler(['execute', 'DB', '--yes', '--file', file])
    },
  }
}

/** Invalidates all cached data of the site on this machine. `state` is the folder with its data. */
export function purgeHere(state = '.wrangler/state'): void {
  const everything = JSON.stringify({ '*': Date.now() })
  const place = ['--binding', 'COPIES', '--local', '--persist-to', state]
  runQuietly('wrangler', ['kv', 'key', 'put', 'purges', everything, ...place, ...CONFIG])
}

/** Runs a command and returns its output. Prints the output only if the command fails. */
function runQuietly(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
  })
  if (status === 0) return stdout
  throw new Error(`${command} ${args.join(' ')} ended with ${status}\n${stdout}${stderr}`)
}

/** Without a purge, caches refresh content within six minutes. */
const LATER = 'it shows within six minutes'

/** Returns a sentence for the operator. Never throws, because a failure only delays a change. */
export async function purge(
  tags: readonly string[],
  { origin, token }: { origin: string; token: string | undefined },
): Promise<string> {
  if (!token) return `With OPS_TOKEN set it would show at once; ${LATER}`
  // Several tags become one request for all content, because KV accepts one write per second.
  const body = JSON.stringify(tags.length === 1 ? { tag: tags[0] } : { call: '*' })
  try {
    const { status } = await fetch(`${origin}/ops/purge`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body,
      signal: AbortSignal.timeout(10_000),
    })
    return status === 200
      ? `${origin} shows it everywhere within a minute`
      : `${origin} did not take the purge (HTTP ${status}); ${LATER}`
  } catch {
    return `${origin} was not reached for the purge; ${LATER}`
  }
}

const MIGRATIONS = 'backend/migrations'

const SOON = 'The host shows it within a minute'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns a host's files: the database, and a store that can be deleted at any time. */
export function filesOfHost({ DATA_DIR }: Environment) {
  const folder = DATA_DIR || '.data'
  return { folder, database: `${folder}/site.sqlite`, copies: `${folder}/copies.sqlite` }
}

/** A host's database. It records migrations in the same table as wrangler does for D1. */
export function fileDatabase(env: Environment): ContentDatabase & { close: () => void } {
  const { folder, database } = filesOfHost(env)
  mkdirSync(folder, { recursive: true })
  const sqlite = openSqlite(database)
  return {
    async migrate() {
      const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted()
      const files = await Promise.all(
        names.map(async (name) => ({ name, sql: await readFile(`${MIGRATIONS}/${name}`, 'utf8') })),
      )
      inTransaction(sqlite, () => {
        sqlite.exec(`CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT,
          name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`)
        const find = sqlite.prepare('SELECT 1 FROM d1_migrations WHERE name = ?')
        const note = sqlite.prepare('INSERT INTO d1_migrations (name) VALUES (?)')
        for (const { name, sql } of files) {
          if (find.get(name) !== undefined) continue
          sqlite.exec(sql)
          note.run(name)
        }
      })
      return true
    },
    select: async (row, sql) => v.parse(v.array(row), sqlite.prepare(sql).all()),
    run: async (statements) =>
      inTransaction(sqlite, () => {
        for (const statement of statements) sqlite.exec(statement)
      }),
    close: () => sqlite.close(),
  }
}

/** Makes hosts refresh their content. Returns a sentence for the operator. Never throws. */
export async function purgeHost(env: Environment): Promise<string> {
  const everything = ['COPIES:purges', JSON.stringify({ '*': Date.now() })] as const
  if (env['REDIS_URL']) {
    try {
      await writeToRedis(env['REDIS_URL'], ...everything)
      return SOON
    } catch (error) {
      return `Redis is away, so changes show within six minutes: ${String(error)}`
    }
  }
  const store = fileStore(filesOfHost(env).copies)
  await store.set(...everything)
  await store.close()
  return SOON
}

/** Purges the caches that `remote` and `host` select. Returns when visitors see the change. */
export async function purgeIn(
  { remote, host }: Record<'remote' | 'host', boolean>,
  tags: readonly string[],
  env: Environment,
): Promise<string> {
  if (remote) return purge(tags, { origin: variable('SITE_ORIGIN'), token: env['OPS_TOKEN'] })
  if (host) return purgeHost(env)
  purgeHere()
  return 'The site on this machine shows it within a minute'
}
