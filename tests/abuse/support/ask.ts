import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { AGENTS } from '../../support/addresses.ts'

interface Question {
  /** Path and query. They are sent unchanged, except for characters that HTTP cannot carry. */
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Answer {
  status: number
  /** Headers with lower-case names. The values of repeated headers are joined by commas. */
  headers: Readonly<Record<string, string>>
  body: string
  /** Time until the body is complete. */
  durationMs: number
}

/**
 * Sends one request without following redirects. In some tests, the site is deliberately bad, to
 * see that the checks find its faults.
 */
export type Ask = (question: Question) => Promise<Answer>

const connections = new Agent({ keepAlive: true, maxSockets: 600 })

/** Returns a function that sends requests over HTTP. Unlike `fetch`, it corrects nothing. */
export function askOver(origin: URL): Ask {
  return async function ask(question) {
    const { path, method = 'GET', headers = {}, body } = question
    const started = performance.now()
    const sent = request({
      // A server that refuses a body closes the connection, so the next request must not reuse it.
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
    const response = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
      sent.on('response', resolve).on('error', (error) => {
        if (sent.reusedSocket) resolve(undefined)
        else reject(error)
      })
    })
    // workerd closes idle connections, sometimes just when a request uses one.
    if (response === undefined) return ask(question)
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

/**
 * Percent-encodes characters that a request line cannot contain: spaces, control characters, and
 * everything outside ASCII.
 */
function onWire(path: string): string {
  return path.replaceAll(/[^\u0021-\u007E]+/g, percentEncode)
}

/** Returns every byte as `%XX`, and a lone surrogate as the replacement character. */
export function percentEncode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')
}
