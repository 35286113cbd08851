import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import { createGzip } from 'node:zlib'

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/

/**
 * Starts a proxy on `port` that compresses the site's answers, as Cloudflare does and workerd does
 * not. For a peer, files such as pictures come from another port, and requests get its headers.
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
        const { 'content-length': _, ...kept } = answer.headers
        outgoing.writeHead(
          answer.statusCode ?? 502,
          isCompressible ? { ...kept, 'content-encoding': 'gzip' } : answer.headers,
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
