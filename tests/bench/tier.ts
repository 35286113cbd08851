import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { WorkersCache } from '../support/workers-cache.ts'

/** The stand-in for Cloudflare's cache of pages, as a server of its own. */
export interface Tier {
  stop: () => void
}

/** Starts the stand-in on a port, empty, in front of the pages of the site on another port. */
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
