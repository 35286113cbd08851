import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { WorkersCache } from '../support/workers-cache.ts'

/** A separate server that replaces Cloudflare's page cache. */
export interface Tier {
  stop: () => void
}

/** Starts an empty cache on `port`. It caches the pages of the site on `sitePort`. */
export function startTier({ port, sitePort }: { port: number; sitePort: number }): Tier {
  const cache = new WorkersCache()
  const pages = `http://127.0.0.1:${sitePort}/-/pages`
  const listener = getRequestListener(
    async (request) =>
      request.method === 'POST'
        ? Response.json(cache.purge(await request.json()))
        : cache.fetch(request, 'current', (path, headers) => fetch(pages + path, { headers })),
    { overrideGlobalObjects: false },
  )
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  server.listen(port, '127.0.0.1')
  return {
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
