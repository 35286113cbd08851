import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { createGzip } from 'node:zlib'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/

/**
 * Starts a proxy on `port` that compresses answers: Cloudflare does that, workerd does not. For a
 * peer, takes pictures and other files from a second port, and adds the peer's headers to requests.
 */
export async function startCompressor(
  port: number,
  sitePort: number,
  { filesPort = sitePort, added = {} } = {},
): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const to = /\.\w+(?:\?|$)/.test(url) ? filesPort : sitePort
    const onward = httpRequest(
      { host: '127.0.0.1', port: to, method, path: url, headers: { ...headers, ...added } },
      (answer) => {
        const isCompressible = COMPRESSIBLE.test(answer.headers['content-type'] ?? '')
        const { 'content-length': _, ...others } = answer.headers
        outgoing.writeHead(
          answer.statusCode ?? 502,
          isCompressible ? { ...others, 'content-encoding': 'gzip' } : answer.headers,
        )
        if (isCompressible) answer.pipe(createGzip()).pipe(outgoing)
        else answer.pipe(outgoing)
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  }).listen(port)
  await once(server, 'listening')
  return server
}
