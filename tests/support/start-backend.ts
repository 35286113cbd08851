import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'
import { vi } from 'vitest'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { databaseOf, openSqlite } from '../../tools/host/sqlite.ts'
import { siteFolder } from '../../tools/site/folder.ts'
import { siteModules } from '../../tools/site/site-modules.ts'
import { clockScript } from './clock.ts'
import { loadContent } from './load-content.ts'

interface Answer {
  code: number
  msg: string
  data: unknown
}

/** The input of a call. It need not be valid. */
export interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

export interface TestBackend {
  origin: string
  /** Sends a call to the address of its endpoint. */
  send: (name: EndpointName, input?: Input, signal?: AbortSignal) => Promise<Response>
  /** Like `send`, but throws unless the answer is HTTP 200. Returns its JSON. */
  call: (name: EndpointName, input?: Input) => Promise<Answer>
  /** Runs a statement in the backend's database. */
  query: <Row>(sql: string, ...values: (string | number)[]) => Promise<Row[]>
  /** The lines that the worker has logged so far. */
  logs: string[]
  stop: () => Promise<void>
}

/**
 * Starts the reference backend without the site, with all content in memory. `/faults` exists
 * unless `faults` is `off`. Runs in workerd with D1. With `BACKEND_DATABASE=sqlite`, runs in this
 * process with a host's database.
 */
export async function startBackend({ faults = 'on' } = {}): Promise<TestBackend> {
  const { origin, database, logs, stop } = await (process.env['BACKEND_DATABASE'] === 'sqlite'
    ? startOnSqlite(faults)
    : startOnD1(faults))
  await loadContent(database)
  const send: TestBackend['send'] = (name, input = {}, signal) => {
    const { path, ...init } = toRequest(name, input)
    return fetch(`${origin}/backends${path}`, { ...init, ...(signal && { signal }) })
  }
  return {
    origin,
    logs,
    send,
    call: async (name, input) => {
      const response = await send(name, input)
      if (response.status !== 200) throw new Error(`${endpoints[name].at}: HTTP ${response.status}`)
      return response.json()
    },
    query: async (sql, ...values) => {
      const { results } = await database
        .prepare(sql)
        .bind(...values)
        .all()
      return results
    },
    stop,
  }
}

interface Started extends Pick<TestBackend, 'origin' | 'logs' | 'stop'> {
  database: Awaited<ReturnType<Miniflare['getD1Database']>>
}

/** Starts the backend in this process, with SQLite and the bindings of a host. */
async function startOnSqlite(faults: string): Promise<Started> {
  const { createApp } = await import('../../backend/app.ts')
  const app = createApp()
  const logs: string[] = []
  const errors = vi.spyOn(console, 'error').mockImplementation((line) => void logs.push(line))
  const sqlite = openSqlite(':memory:')
  const database = databaseOf(sqlite)
  const listener = getRequestListener(
    async (request) => app.fetch(request, { DB: database, FAULTS: faults }),
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    database,
    logs,
    async stop() {
      errors.mockRestore()
      server.closeAllConnections()
      server.close()
      sqlite.close()
    },
  }
}

async function startOnD1(faults: string): Promise<Started> {
  const logs: string[] = []
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: `${clockScript}\n${await bundle()}`,
      compatibilityDate: await compatibilityDate(),
      d1Databases: ['DB'],
      bindings: { FAULTS: faults },
      cf: false,
      handleStructuredLogs: ({ message }) => logs.push(message),
    }),
  )
  const { origin } = await miniflare.ready
  const database = await miniflare.getD1Database('DB')
  return { origin, database, logs, stop: () => miniflare.dispose() }
}

/** Bundles the backend's source into one module, because these tests have no build. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    plugins: [siteModules(siteFolder())],
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'tests/support/backend-alone.ts',
      target: 'es2024',
      write: false,
      // Excludes the office, which needs stylesheets of a build and has its own suites.
      rolldownOptions: { external: [/office\/(?:app\.tsx|jobs\.ts|complaints\/outbox\.ts)$/] },
    },
  })
  if (!('output' in result)) throw new Error('The backend was not bundled into one output')
  return result.output[0].code
}

async function compatibilityDate(): Promise<string> {
  const config = await readFile('wrangler.toml', 'utf8')
  return /^compatibility_date = "(.+)"$/m.exec(config)?.[1] ?? ''
}

function toRequest(name: EndpointName, { params = {}, query = {}, body }: Input) {
  const [method = '', pattern = ''] = endpoints[name].at.split(' ')
  const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params[key])),
  )
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  )
  return {
    method,
    path: search.size === 0 ? path : `${path}?${search}`,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  }
}
