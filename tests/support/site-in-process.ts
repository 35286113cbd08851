import type { DatabaseSync } from 'node:sqlite'
import { vi } from 'vitest'
import { createApp } from '../../backend/app.ts'
import { contentStatements } from '../../backend/content/compile.ts'
import { migrationStatements } from '../../backend/content/statements.ts'
import { databaseOf, openSqlite } from '../../tools/host/sqlite.ts'
import { siteFolder } from '../../tools/site/folder.ts'
import { readSite } from '../../tools/site/read-site.ts'
import { app } from '../../worker/app.ts'
import { AGENTS } from './addresses.ts'
import { readHtml, type ReadPage } from './read-html.ts'
import { SITE_ORIGIN, SITE_VARS } from './start-site.ts'

interface SiteInProcess {
  /** Requests an address like a person's browser. */
  get: (address: string, headers?: Record<string, string>) => Promise<Response>
  getPage: (address: string, headers?: Record<string, string>) => Promise<ReadPage>
  fetch: (request: Request) => Promise<Response>
  sqlite: DatabaseSync
  /** The values that are stored in KV. */
  stored: ReadonlyMap<string, string>
}

/**
 * Starts the whole site in this process, without a build: the app, the reference backend and the
 * content of the site's folder.
 */
export async function startInProcess(
  vars: Partial<typeof SITE_VARS> = {},
  content = readSite(siteFolder()),
): Promise<SiteInProcess> {
  // Node.js lacks this class. Like the original, the replacement passes on all bytes unchanged.
  vi.stubGlobal('IdentityTransformStream', TransformStream)
  const sqlite = openSqlite(':memory:')
  const database = databaseOf(sqlite)
  const statements = [...(await migrationStatements()), ...(await contentStatements(content))]
  await database.batch(statements.map((sql) => database.prepare(sql)))
  const backend = createApp()
  const stored = new Map<string, string>()
  const env = {
    ...SITE_VARS,
    ...vars,
    BACKEND: {
      async fetch(address: string | Request, init?: RequestInit) {
        return backend.fetch(new Request(address, init), { DB: database, SITE_ORIGIN })
      },
    },
    COPIES: {
      get: async (key: string) => stored.get(key) ?? null,
      put: async (key: string, value: string) => void stored.set(key, value),
    },
  }
  const context = {
    waitUntil: () => undefined,
    passThroughOnException: () => undefined,
    props: {},
  }
  const get = async (address: string, headers?: Record<string, string>) =>
    app.request(
      SITE_ORIGIN + address,
      { headers: { 'User-Agent': AGENTS.person, Accept: 'text/html', ...headers } },
      env,
      context,
    )
  return {
    get,
    fetch: async (request) => app.request(request, {}, env, context),
    sqlite,
    stored,
    getPage: async (address, headers) => readHtml(await (await get(address, headers)).text()),
  }
}
