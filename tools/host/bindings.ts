import { readFile } from 'node:fs/promises'
import { SECRETS } from '../site/variables.ts'
import type { FileServer } from './files.ts'
import type { Database } from './sqlite.ts'
import type { Store } from './stores.ts'

interface BuiltWorker {
  vars: Record<string, string>
  kv_namespaces: { binding: string }[]
  ratelimits: { name: string; simple: { limit: number; period: number } }[]
}

interface BindingsOptions {
  dist: string
  variables: Readonly<Record<string, string | undefined>>
  store: Store
  files: FileServer
  /** The reference backend's database. Undefined if `BACKEND_ORIGIN` is another backend. */
  database: Database | undefined
}

/** Returns the worker's environment, with the names in `wrangler.toml`. */
export async function readBindings(options: BindingsOptions): Promise<object> {
  const { dist, variables, store, files, database } = options
  const config: BuiltWorker = JSON.parse(await readFile(`${dist}/shanmen/wrangler.json`, 'utf8'))
  const names = [...Object.keys(config.vars), ...SECRETS]
  const given = names.filter((name) => variables[name] !== undefined)
  return {
    ...config.vars,
    ...Object.fromEntries(given.map((name) => [name, variables[name]])),
    ...Object.fromEntries(
      config.kv_namespaces.map(({ binding }) => [binding, namespace(store, `${binding}:`)]),
    ),
    ...Object.fromEntries(
      config.ratelimits.map(({ name, simple }) => [name, limiter(store, name, simple)]),
    ),
    ...(database && { DB: database }),
    ASSETS: {
      fetch: async (url: URL) =>
        (await files.answer(new Request(url))) ?? new Response(null, { status: 404 }),
    },
  }
}

function namespace(store: Store, prefix: string) {
  return {
    get: (key: string) => store.get(prefix + key),
    put: (key: string, value: string, options?: { expirationTtl: number }) =>
      store.set(prefix + key, value, options?.expirationTtl),
  }
}

/** Returns a limiter. Periods follow the clock, so they do not begin with the first request. */
function limiter(store: Store, name: string, { limit, period }: { limit: number; period: number }) {
  return {
    async limit({ key }: { key: string }) {
      const window = Math.floor(Date.now() / 1000 / period)
      const count = await store.count(`${name}:${window}:${key}`, period)
      return { success: count <= limit }
    },
  }
}
