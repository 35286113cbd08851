import { readFile } from 'node:fs/promises'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'

/** A built worker as the build describes it: what of `wrangler.json` the local platform needs. */
interface BuiltWorker {
  name: string
  main: string
  compatibility_date: string
  vars: Record<string, string>
}

export interface PlatformOptions {
  /** The folder with the build's output. */
  dist?: string
  /** The port of the site; 0 takes a free one. */
  port: number
  /** Configuration values that differ from `wrangler.toml`. */
  vars?: Readonly<Record<string, string>>
  backendVars?: Readonly<Record<string, string>>
  /** Where KV and D1 keep their data; left out, they keep it in memory. */
  persistTo?: string
}

/** The built site with its reference backend, KV and D1 in workerd on this machine. */
export interface Platform {
  /** Where the site answers. */
  url: URL
  miniflare: Miniflare
}

/**
 * Starts both built workers. The site has a socket of its own, without a proxy before it, as it would in production;
 * nothing is fetched from anywhere to start it.
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { dist = 'dist', port, vars = {}, backendVars = {}, persistTo } = options
  const site = await builtWorker(`${dist}/shanmen`)
  const backend = await builtWorker(`${dist}/shanmen_backend`)
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      ...(persistTo === undefined ? {} : { defaultPersistRoot: persistTo }),
      workers: [
        {
          ...site.options,
          bindings: { ...site.vars, ...knownVars(site.vars, vars) },
          kvNamespaces: { MENUS: 'menus' },
          serviceBindings: { BACKEND: backend.options.name },
          assets: {
            directory: `${dist}/client`,
            binding: 'ASSETS',
            routerConfig: { has_user_worker: true },
          },
          unsafeDirectSockets: [{ host: '127.0.0.1', port }],
        },
        {
          ...backend.options,
          bindings: { ...backend.vars, ...knownVars(backend.vars, backendVars) },
          d1Databases: { DB: 'shanmen' },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  )
  return { url: await miniflare.unsafeGetDirectURL(site.options.name), miniflare }
}

async function builtWorker(folder: string) {
  const config: BuiltWorker = JSON.parse(await readFile(`${folder}/wrangler.json`, 'utf8'))
  return {
    vars: config.vars,
    options: {
      name: config.name,
      modules: [{ type: 'ESModule' as const, path: `${folder}/${config.main}` }],
      compatibilityDate: config.compatibility_date,
    },
  }
}

/** The values of `given` for variables that the worker declares; others are none of its business. */
function knownVars(
  declared: Readonly<Record<string, string>>,
  given: Readonly<Record<string, string | undefined>>,
) {
  return Object.fromEntries(
    Object.keys(declared).flatMap((name) =>
      given[name] === undefined ? [] : [[name, given[name]]],
    ),
  )
}
