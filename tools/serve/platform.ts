import { readFile, readdir } from 'node:fs/promises'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { SECRETS } from '../site/variables.ts'

const ENTRY = 'index.js'

/** Returns the paths of a built worker's modules, with the entry first. */
export async function workerModules(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true })
  const others = files.filter((file) => file.endsWith('.js') && file !== ENTRY)
  return [ENTRY, ...others.toSorted()]
}

interface BuiltWorker {
  compatibility_date: string
  vars: Record<string, string>
  kv_namespaces: { binding: string }[]
  d1_databases: { binding: string }[]
  ratelimits?: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[]
}

type Values = Readonly<Record<string, string | undefined>>

export interface PlatformOptions {
  dist?: string
  sitePort: number
  backendPort: number
  /** Values that replace those of `wrangler.toml`. Names that are not in it are ignored. */
  vars?: Values
  /** The folder for the data of KV and D1. The default is memory. */
  persistTo?: string
  /** Gets each line of the worker's log, which is then not printed. */
  onLog?: (line: string) => void
  outbound?: (request: Request) => Response | Promise<Response>
  services?: Record<string, (request: Request) => Promise<Response>>
}

/** The built site with the reference backend, KV and D1. It runs in workerd on this machine. */
export interface Platform {
  site: URL
  backend: URL
  miniflare: Miniflare
}

const HOST = '127.0.0.1'

/** Variables that are not in `wrangler.toml`: secrets, and those that only tests set. */
const OTHERS = [...SECRETS, 'FAULTS']

/** Starts the built site and the backend on their ports. Works without a network. */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  return runWorker(await readWorker(options), options)
}

export async function runWorker(
  worker: Awaited<ReturnType<typeof readWorker>>,
  options: PlatformOptions,
): Promise<Platform> {
  const { dist = 'dist', sitePort, backendPort, persistTo, outbound, services, onLog } = options
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      // Without this, Miniflare would fetch example request properties from Cloudflare.
      cf: false,
      ...(persistTo === undefined ? {} : { resourcePersistencePath: persistTo }),
      ...(onLog && { handleStructuredLogs: ({ message }) => onLog(message) }),
      workers: [
        {
          ...worker,
          ...(services && { serviceBindings: services }),
          ...(outbound && { outboundService: outbound }),
          assets: {
            directory: `${dist}/client`,
            binding: 'ASSETS',
            routerConfig: { has_user_worker: true },
          },
          unsafeDirectSockets: [
            { host: HOST, port: sitePort },
            { host: HOST, port: backendPort, entrypoint: 'Backend' },
          ],
        },
      ],
    }),
  )
  return {
    site: await miniflare.unsafeGetDirectURL(worker.name),
    backend: await miniflare.unsafeGetDirectURL(worker.name, 'Backend'),
    miniflare,
  }
}

interface Module {
  type: 'ESModule'
  path: string
  /** The module's text. If undefined, it is read from `path`. */
  contents?: string
}

export async function readWorker({ dist = 'dist', vars = {} }: PlatformOptions) {
  const folder = `${dist}/shanmen`
  const config: BuiltWorker = JSON.parse(await readFile(`${folder}/wrangler.json`, 'utf8'))
  const modules: Module[] = (await workerModules(folder)).map((name) => ({
    type: 'ESModule',
    path: `${folder}/${name}`,
  }))
  return {
    // The same name for every site and every deployment.
    name: 'shanmen',
    modulesRoot: folder,
    modules,
    compatibilityDate: config.compatibility_date,
    bindings: {
      ...Object.fromEntries(OTHERS.flatMap((name) => (vars[name] ? [[name, vars[name]]] : []))),
      ...Object.fromEntries(
        Object.entries(config.vars).map(([name, value]) => [name, vars[name] ?? value]),
      ),
    },
    // In wrangler, too, a missing id is replaced by the name of the binding.
    kvNamespaces: Object.fromEntries(config.kv_namespaces.map(({ binding }) => [binding, binding])),
    ratelimits: Object.fromEntries(
      (config.ratelimits ?? []).map(({ name, namespace_id, simple }) => [
        name,
        { namespace_id, simple },
      ]),
    ),
    d1Databases: Object.fromEntries(config.d1_databases.map(({ binding }) => [binding, binding])),
  }
}
