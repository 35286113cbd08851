import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { AGENTS } from '../../support/addresses.ts'

interface Question {
  /** Path and query exactly as they go over the wire, but for what HTTP can't carry at all. */
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  /** Names in lower case; what came more than once is joined by commas. */
  headers: Readonly<Record<string, string>>
  body: string
  /** To the end of the body. */
  durationMs: number
}

/** One request, redirects not followed. A suite asks the site or, for its canary, something that is open on purpose. */
export type Ask = (question: Question) => Promise<Answer>

const connections = new Agent({ keepAlive: true, maxSockets: 600 })

/** Asks a server over HTTP, without the tidying of addresses and headers that `fetch` does first. */
export function askOver(origin: URL): Ask {
  return async function ask({ path, method = 'GET', headers = {}, body }) {
    const started = performance.now()
    const sent = request({
      // A server that turns a body away unread closes the connection; the next request must not be on it.
      agent: body === undefined ? connections : false,
      host: origin.hostname,
      port: origin.port,
      method,
      path: onWire(path),
      headers: {
        'User-Agent': AGENTS.person,
        Accept: 'text/html',
        ...(body !== undefined && { 'Content-Length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    })
    sent.end(body)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.on('response', resolve).on('error', reject)
    })
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(
        Object.entries(response.headers).map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(', ') : (value ?? ''),
        ]),
      ),
      body: await text(response),
      durationMs: performance.now() - started,
    }
  }
}

/** What no request line can hold goes percent-encoded: blanks, control characters, all beyond ASCII. */
function onWire(path: string): string {
  return path.replaceAll(/[^\u0021-\u007E]+/g, percentEncode)
}

/** Every byte as `%XX`; half a surrogate pair as the replacement character. */
export function percentEncode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
}
