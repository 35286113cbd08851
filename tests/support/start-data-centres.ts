import { startSite, type TestSite } from './start-site.ts'
import { type Purge, WorkersCache } from './workers-cache.ts'

export const OPS_TOKEN = 'a-token-for-tests-only'

export interface DataCentres {
  cache: WorkersCache
  /** Starts a data centre with its own isolate, stores and backend, behind the shared cache. */
  start: (version?: string) => Promise<TestSite>
  /** Moves the clock of all data centres forward. */
  advanceClock: (durationMs: number) => Promise<void>
  stop: () => Promise<void>
}

/** Returns data centres that share a stand-in for Workers Cache. */
export function openDataCentres(aheadMs = 0): DataCentres {
  const cache = new WorkersCache()
  cache.aheadMs = aheadMs
  const sites: TestSite[] = []
  return {
    cache,
    async start(version = 'current') {
      const run = (path: string, headers: Headers) =>
        fetch(`${site.site.origin}/-/pages${path}`, { headers })
      const site: TestSite = await startSite({
        vars: { OPS_TOKEN },
        services: {
          TIER: async (request) =>
            request.method === 'POST'
              ? Response.json(cache.purge(await readPurge(request)))
              : cache.fetch(request, version, run),
        },
      })
      await site.setStage({ aheadMs: cache.aheadMs })
      sites.push(site)
      return site
    },
    async advanceClock(durationMs) {
      cache.aheadMs += durationMs
      await Promise.all(sites.map((site) => site.setStage({ aheadMs: cache.aheadMs })))
    },
    stop: async () => void (await Promise.all(sites.map((site) => site.stop()))),
  }
}

async function readPurge(request: Request): Promise<Purge> {
  return request.json()
}
