import { readFile } from 'node:fs/promises'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { build } from 'vite'
import { contentStatements } from '../../backend/content/load.ts'
import { migrationStatements } from '../../backend/content/migration-statements.ts'
import { type EndpointInput, type EndpointName, endpoints } from '../../contract/endpoints.ts'

export interface Answer {
  code: number
  msg: string
  data: unknown
}

export interface TestBackend {
  origin: string
  /** One call as its row has it; `input` need not fit the row. */
  call: <Name extends EndpointName>(name: Name, input: EndpointInput<Name>) => Promise<Answer>
  /** The same, as the response that it is. */
  send: (name: EndpointName, input: RawInput, init?: RequestInit) => Promise<Response>
  /** Rows of a query in the backend's own database. */
  query: <Row>(sql: string, ...values: (string | number)[]) => Promise<Row[]>
  stop: () => Promise<void>
}

interface RawInput {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** Starts the reference backend alone in workerd with all content in memory; fault modes are on unless said. */
export async function startBackend({ faults = 'on' } = {}): Promise<TestBackend> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: await bundle(),
      compatibilityDate: await compatibilityDate(),
      d1Databases: ['DB'],
      bindings: { FAULTS: faults },
      cf: false,
    }),
  )
  const { origin } = await miniflare.ready
  const database = await miniflare.getD1Database('DB')
  const statements = [...(await migrationStatements()), ...(await contentStatements())]
  await database.batch(statements.map((statement) => database.prepare(statement)))
  const send: TestBackend['send'] = (name, input, init) => {
    const { path, ...request } = toRequest(name, input)
    return fetch(`${origin}/backends${path}`, { ...request, ...init })
  }
  return {
    origin,
    send,
    call: async (name, input) => {
      const response = await send(name, input)
      if (response.status !== 200) throw new Error(`${endpoints[name].at}: HTTP ${response.status}`)
      return response.json()
    },
    query: async (sql, ...values) =>
      (
        await database
          .prepare(sql)
          .bind(...values)
          .all()
      ).results,
    stop: () => miniflare.dispose(),
  }
}

/** The backend as one module, straight from its source: these tests need no build before them. */
async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: 'backend/index.ts', target: 'es2024', write: false },
  })
  if (!('output' in result)) throw new Error('The bundle of the backend is not one')
  return result.output[0].code
}

async function compatibilityDate(): Promise<string> {
  const config = await readFile('backend/wrangler.toml', 'utf8')
  return /^compatibility_date = "(.+)"$/m.exec(config)?.[1] ?? ''
}

function toRequest(name: EndpointName, { params = {}, query = {}, body }: RawInput) {
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
