import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { withLiterals } from '../../../backend/content/statements.ts'
import { filesOfHost } from '../../../tools/data/content-database.ts'
import { openSqlite } from '../../../tools/host/sqlite.ts'
import { officeOf } from '../../support/office.ts'
import { spawnHost } from '../../support/spawn-host.ts'
import { startSite } from '../../support/start-site.ts'
import { type Ask, askOver } from './ask.ts'

type Row = Record<string, unknown>

/** A site with the reference backend and its office, in workerd or in Node.js. */
interface OfficeTarget extends ReturnType<typeof officeOf> {
  origin: string
  ask: Ask
  /** Runs a statement in the site's database. */
  query: (sql: string) => Promise<Row[]>
  stop: () => Promise<void>
}

/** Starts a site with its office. It shares no data with other sites. */
export async function startOffice(): Promise<OfficeTarget> {
  const { site, query, stop } = await (inject('runtime') === 'host' ? onHost() : inWorkerd())
  const { origin } = site
  const office = officeOf({
    origin,
    fetch: (request) => fetch(request),
    run: async (statements) => {
      for (const statement of statements) await query(withLiterals(statement))
    },
  })
  return { ...office, origin, ask: askOver(site), query, stop }
}

async function inWorkerd() {
  const { site, miniflare, stop } = await startSite()
  const database = await miniflare.getD1Database('DB', 'shanmen')
  const query = async (sql: string) => (await database.prepare(sql).all<Row>()).results
  return { site, query, stop }
}

async function onHost() {
  const folder = await mkdtemp(join(tmpdir(), 'office-'))
  const env = { BACKEND_ORIGIN: '', BEHIND_PROXY: 'true', DATA_DIR: folder, OUT_DIR: 'dist' }
  const host = await spawnHost(env)
  const sqlite = openSqlite(filesOfHost(env).database)
  return {
    site: host.origin,
    query: async (sql: string): Promise<Row[]> => sqlite.prepare(sql).all(),
    async stop() {
      sqlite.close()
      await host.stop()
      await rm(folder, { recursive: true })
    },
  }
}
