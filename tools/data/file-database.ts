import { mkdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { inTransaction, openSqlite } from '../host/sqlite.ts'
import { fileStore, writeToRedis } from '../host/stores.ts'
import { variable } from '../site/variables.ts'
import { type ContentDatabase, purge, purgeHere } from './content-database.ts'

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
