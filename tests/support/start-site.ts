import { contentStatements } from '../../backend/content/load.ts'
import { migrationStatements } from '../../backend/content/migration-statements.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { type Platform, startPlatform } from '../../tools/platform.ts'
import { AGENTS } from './addresses.ts'

export const SITE_ORIGIN = 'https://www.yunxiu.example'

interface StartOptions {
  sitePort?: number
  vars?: Record<string, string>
  /** Leaves the database without tables: every call of the backend's fails. */
  isEmpty?: boolean
}

export interface Fault {
  call: EndpointName | '*'
  fault: 'latency' | 'status' | 'code' | 'truncated' | 'notJson' | 'oversized' | 'hanging'
  value?: number
  msg?: string
  times?: number
}

export interface TestSite extends Platform {
  /** A request as a person would make it, redirects not followed. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  setFault: (fault: Fault) => Promise<void>
  clearFaults: () => Promise<void>
  /** How many calls the backend got since the faults were cleared. */
  countCalls: () => Promise<Partial<Record<EndpointName, number>>>
  stop: () => Promise<void>
}

/** Starts the built site and backend in workerd with all content in memory; fault modes are on. */
export async function startSite(options: StartOptions = {}): Promise<TestSite> {
  const { sitePort = 0, vars = {}, isEmpty = false } = options
  const platform = await startPlatform({
    sitePort,
    backendPort: 0,
    vars: { FAULTS: 'on', SITE_ORIGIN, ...vars },
  })
  if (!isEmpty) await loadContent(platform)
  const faults = new URL('/faults', platform.backend)
  return {
    ...platform,
    get: (path, headers = {}) =>
      fetch(`${platform.site.origin}${path}`, {
        redirect: 'manual',
        headers: { 'User-Agent': AGENTS.person, Accept: 'text/html', ...headers },
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
    stop: () => platform.miniflare.dispose(),
  }
}

async function loadContent({ miniflare }: Platform): Promise<void> {
  const database = await miniflare.getD1Database('DB', 'shanmen-backend')
  const statements = [...(await migrationStatements()), ...(await contentStatements())]
  await database.batch(statements.map((statement) => database.prepare(statement)))
}
