import type { EndpointName } from '../../contract/endpoints.ts'
import type { Platform, PlatformOptions } from '../../tools/serve/platform.ts'
import type { SecretName, Settings } from '../../worker/settings.ts'
import { AGENTS } from './addresses.ts'
import { freePort } from './free-port.ts'
import { loadContent } from './load-content.ts'
import { readHtml, type ReadPage } from './read-html.ts'
import { type StagedPlatform, startStaged } from './start-staged.ts'
import { until } from './until.ts'

export const SITE_ORIGIN = 'https://www.shore.example'

/** Variables of the suites, because `wrangler.toml` may have those of a real site. */
export const SITE_VARS = {
  SITE_ORIGIN,
  BACKEND_ORIGIN: '',
  BACKEND_BATCH: 'false',
  BACKEND_SEARCH: 'false',
  FRONTEND_ID: 'shanmen-web',
  ROUTE_RULES: '[]',
  COOKIE_CROSS_ORIGIN: 'false',
  BUILD_CHECK_INTERVAL_MS: '3600000',
  CANONICAL_HOST_ONLY: 'false',
  PAGE_CACHE: 'on',
  SECURITY_CONTACT: 'mailto:security@shore.example',
  IMAGE_HOSTS: '',
  IMAGE_RESIZE: 'none',
  HOTLINE: '0600-555 0168',
  AMAP_KEY: '',
  ACCESS_TEAM_DOMAIN: '',
  ACCESS_AUDIENCE: '',
} satisfies Record<Exclude<keyof Settings, SecretName>, string>

interface StartOptions {
  /** The folder of the build. The default is `dist`. */
  dist?: string
  sitePort?: number
  vars?: Record<string, string>
  /** Answers the site's requests to other hosts. */
  outbound?: (request: Request) => Response | Promise<Response>
  /** Whether the database is empty, without tables. Every call to the backend then fails. */
  isEmpty?: boolean
  /** The folder for the data of KV and D1. The default is memory. */
  persistTo?: string
  /** Further bindings of the site's worker. `TIER` is the stand-in for the page cache. */
  services?: PlatformOptions['services']
}

export interface Fault {
  call: EndpointName | 'batch' | '*'
  fault: 'latency' | 'status' | 'code' | 'truncated' | 'notJson' | 'oversized' | 'hanging'
  value?: number
  msg?: string
  times?: number
}

/** The methods of a KV namespace that tests call. Miniflare's own type needs a missing package. */
interface Copies {
  get: (key: string) => Promise<string | null>
  put: (key: string, value: string) => Promise<void>
}

/** The methods of a worker that tests call. */
interface Triggered {
  scheduled: (options: { cron: string }) => Promise<unknown>
}

interface Sent {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface TestSite extends StagedPlatform {
  /** Sends a request like a person's browser. Does not follow redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  /** Requests a page. Returns it parsed. */
  getPage: (path: string, headers?: Record<string, string>) => Promise<ReadPage>
  /** Requests a page until the page cache has it. */
  untilCached: (path: string) => Promise<void>
  /** Moves the site's clock forward. Several calls add up. */
  advanceClock: (durationMs: number) => Promise<void>
  /** Sends a request as if it came by https to the site's own address. */
  byHttps: (path: string, sent?: Sent) => ReturnType<Platform['miniflare']['dispatchFetch']>
  setFault: (fault: Fault) => Promise<void>
  clearFaults: () => Promise<void>
  /** Returns how often each call was made since `clearFaults`, including calls in batches. */
  countCalls: () => Promise<Partial<Record<EndpointName | 'batch', number>>>
  /** Returns the KV namespace of cached answers. */
  copies: () => Promise<Copies>
  /** Runs the work that cron triggers start. */
  runScheduled: () => Promise<void>
  /** The lines that the site has logged so far, each as JSON. */
  logs: string[]
  stop: () => Promise<void>
}

/** Starts a site whose public address is the one at which it listens. */
export async function startLocalSite(options: StartOptions = {}): Promise<TestSite> {
  const sitePort = await freePort()
  const vars = { SITE_ORIGIN: `http://127.0.0.1:${sitePort}`, ...options.vars }
  return startSite({ ...options, sitePort, vars })
}

/**
 * Starts the built worker in workerd: the site and its backend, with all content in memory, and
 * with faults that tests can set.
 */
export async function startSite(options: StartOptions = {}): Promise<TestSite> {
  const logs: string[] = []
  const { dist = 'dist', sitePort = 0, vars = {}, isEmpty = false } = options
  const { outbound, persistTo, services } = options
  const platform = await startStaged({
    dist,
    sitePort,
    backendPort: 0,
    vars: { FAULTS: 'on', ...SITE_VARS, ...vars },
    onLog: (line) => void logs.push(line),
    ...(persistTo !== undefined && { persistTo }),
    ...(outbound && { outbound }),
    ...(services && { services }),
  })
  if (!isEmpty) await loadContent(await platform.miniflare.getD1Database('DB', 'shanmen'))
  const faults = new URL('/faults', platform.backend)
  const get: TestSite['get'] = (path, headers = {}) =>
    fetch(`${platform.site.origin}${path}`, {
      redirect: 'manual',
      headers: {
        'User-Agent': AGENTS.person,
        Accept: 'text/html',
        // workerd closes idle connections, sometimes just when a request uses one.
        Connection: 'close',
        ...headers,
      },
    })
  let aheadMs = 0
  return {
    ...platform,
    get,
    getPage: async (path, headers) => readHtml(await (await get(path, headers)).text()),
    untilCached: (path) =>
      until(async () => /hit/.test((await get(path)).headers.get('Cache-Status') ?? '')),
    advanceClock: (durationMs) => platform.setStage({ aheadMs: (aheadMs += durationMs) }),
    byHttps: (path, { headers, ...sent } = {}) =>
      platform.miniflare.dispatchFetch(SITE_ORIGIN + path, {
        redirect: 'manual',
        headers: { 'User-Agent': AGENTS.person, Accept: 'text/html', ...headers },
        ...sent,
      }),
    setFault: async (fault) => {
      const { ok } = await fetch(faults, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fault),
      })
      if (!ok) throw new Error(`The backend does not know the fault ${JSON.stringify(fault)}`)
    },
    clearFaults: async () => void (await fetch(faults, { method: 'DELETE' })),
    countCalls: async () => (await fetch(faults)).json(),
    logs,
    runScheduled: async () => {
      const worker: unknown = await platform.miniflare.getWorker('shanmen')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every worker can be triggered
      await (worker as Triggered).scheduled({ cron: '17 * * * *' })
    },
    copies: async () => {
      const namespace: unknown = await platform.miniflare.getKVNamespace('COPIES', 'shanmen')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a KV namespace has both methods
      return namespace as Copies
    },
    stop: () => platform.miniflare.dispose(),
  }
}
