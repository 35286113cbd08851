import { readFile } from 'node:fs/promises'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** The part of a built worker's `wrangler.json` that the local platform needs. */
interface BuiltWorker {
  name: string
  main: string
  compatibility_date: string
  vars: Record<string, string>
  kv_namespaces: { binding: string; id: string }[]
  d1_databases: { binding: string; database_id: string }[]
  ratelimits?: { name: string; namespace_id: string; simple: Limit }[]
}

/** So many requests within `period` seconds. */
interface Limit {
  limit: number
  period: 10 | 60
}

type Values = Readonly<Record<string, string | undefined>>

interface PlatformOptions {
  /** The folder with the build's output. */
  dist?: string
  /** The port of the site; 0 takes a free one. */
  sitePort: number
  /** The port of the reference backend; 0 takes a free one. */
  backendPort: number
  /** Values that replace those in a worker's `wrangler.toml`; names that it lacks are ignored. */
  vars?: Values
  /** Where KV and D1 keep their data; left out, they keep it in memory. */
  persistTo?: string
  /** The source of a module that wraps the site's own, `./index.js`. */
  siteWrapper?: string
  /** Gets each line that a worker logs, which then is not printed. */
  onLog?: (line: string) => void
  /** Answers the site's requests to other hosts. */
  outbound?: (request: Request) => Response | Promise<Response>
  /** Replaces every limiter with one that throws. */
  areLimitersDown?: boolean
}

/** The built site with its reference backend, KV and D1, in workerd on this machine. */
export interface Platform {
  site: URL
  backend: URL
  miniflare: Miniflare
}

const HOST = '127.0.0.1'

/** Secrets are not in `wrangler.toml`; here they are given like variables. */
const SECRETS = ['AMAP_SECRET', 'OPS_TOKEN']

/** A limiter that throws at every call. */
const BROKEN_LIMITER = {
  name: 'broken-limiter',
  modules: true,
  compatibilityDate: '2026-10-01',
  script: `import { WorkerEntrypoint } from 'cloudflare:workers'
    export default class extends WorkerEntrypoint {
      limit() { throw new Error('the limiter is broken') }
    }`,
}

/**
 * Starts both built workers. Each has its own socket without a proxy in front, as in production; starting needs no
 * network.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { dist = 'dist', sitePort, backendPort, vars = {}, persistTo } = options
  const { areLimitersDown = false, outbound, onLog, siteWrapper } = options
  const { ratelimits, ...site } = await readWorker(`${dist}/shanmen`, vars, siteWrapper)
  const backend = await readWorker(`${dist}/shanmen_backend`, vars)
  const limiters = areLimitersDown ? Object.keys(ratelimits) : []
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      // Otherwise Miniflare would fetch example request properties from a host of Cloudflare's.
      cf: false,
      ...(persistTo === undefined ? {} : { resourcePersistencePath: persistTo }),
      ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
      workers: [
        {
          ...site,
          ratelimits: areLimitersDown ? {} : ratelimits,
          serviceBindings: { BACKEND: backend.name, ...bindAll(limiters, BROKEN_LIMITER.name) },
          ...(outbound && { outboundService: outbound }),
          assets: {
            directory: `${dist}/client`,
            binding: 'ASSETS',
            routerConfig: { has_user_worker: true },
          },
          unsafeDirectSockets: [{ host: HOST, port: sitePort }],
        },
        { ...backend, unsafeDirectSockets: [{ host: HOST, port: backendPort }] },
        ...(areLimitersDown ? [BROKEN_LIMITER] : []),
      ],
    }),
  )
  return {
    site: await miniflare.unsafeGetDirectURL(site.name),
    backend: await miniflare.unsafeGetDirectURL(backend.name),
    miniflare,
  }
}

function bindAll(names: readonly string[], worker: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, worker]))
}

async function readWorker(folder: string, vars: Values, wrapper?: string) {
  const config: BuiltWorker = JSON.parse(await readFile(`${folder}/wrangler.json`, 'utf8'))
  return {
    name: config.name,
    modulesRoot: folder,
    modules: [
      ...(wrapper === undefined
        ? []
        : [{ type: 'ESModule' as const, path: `${folder}/wrapper.js`, contents: wrapper }]),
      { type: 'ESModule' as const, path: `${folder}/${config.main}` },
    ],
    compatibilityDate: config.compatibility_date,
    bindings: {
      ...Object.fromEntries(SECRETS.flatMap((name) => (vars[name] ? [[name, vars[name]]] : []))),
      ...Object.fromEntries(
        Object.entries(config.vars).map(([name, value]) => [name, vars[name] ?? value]),
      ),
    },
    kvNamespaces: Object.fromEntries(config.kv_namespaces.map(({ binding, id }) => [binding, id])),
    ratelimits: Object.fromEntries(
      (config.ratelimits ?? []).map(({ name, namespace_id, simple }) => [
        name,
        { namespace_id, simple },
      ]),
    ),
    d1Databases: Object.fromEntries(
      config.d1_databases.map(({ binding, database_id }) => [binding, database_id]),
    ),
  }
}
