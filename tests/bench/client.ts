import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { AGENTS } from '../support/addresses.ts'

/** The host in all requests. The site would redirect requests for other hosts. */
export const HOST = 'localhost:8787'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The body of the answer. Empty if the request has not set `keepsBody`. */
  body: Buffer
  bytes: number
  firstByteMs: number
  durationMs: number
}

export interface SendOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
  signal?: AbortSignal
  /** Whether the answer contains the body. Otherwise only its bytes are counted. */
  keepsBody?: boolean
}

/** Sends requests to a port over connections that stay open. */
export interface Client {
  send: (path: string, options?: SendOptions) => Promise<Answer>
  /** Sends a GET request. The answer contains the body. */
  get: (path: string) => Promise<Answer>
  /** Limits the number of requests that are in flight at the same time. */
  setConnections: (count: number) => void
  close: () => void
}

/** Returns the headers of a returning visitor. Their language cookie avoids new cookies. */
function visitorHeaders(path: string): Record<string, string> {
  const language = /^\/en(?:\/|$)/.test(path) ? 'en' : 'zh'
  return {
    Host: HOST,
    'User-Agent': AGENTS.person,
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Language': language,
    Cookie: `webLang=${language}; i18n_redirected=${language}`,
  }
}

/** Returns a client for a server on this machine. All requests get the additional headers. */
export function createClient(port: number, added: Readonly<Record<string, string>> = {}): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const send: Client['send'] = (path, { headers, ...options } = {}) =>
    sendRequest({ agent, port, path, options: { ...options, headers: { ...added, ...headers } } })
  return {
    send,
    get: (path) => send(path, { keepsBody: true }),
    setConnections: (count) => {
      agent.maxSockets = count
    },
    close: () => agent.destroy(),
  }
}

interface Sent {
  /** The connections to use. With `false`, the request opens a new connection. */
  agent: Agent | false
  port: number
  path: string
  options: SendOptions
}

async function sendRequest(sent: Sent): Promise<Answer> {
  const begin = performance.now()
  try {
    return await tryRequest(sent, begin)
  } catch (error) {
    // Opens a new connection, because the other open ones may also be stale.
    if (error instanceof StaleConnectionError) return tryRequest({ ...sent, agent: false }, begin)
    throw error
  }
}

/** Thrown if the server closed an idle connection before a request. Browsers then try again. */
class StaleConnectionError extends Error {}

function tryRequest({ agent, port, path, options }: Sent, begin: number): Promise<Answer> {
  const { method = 'GET', headers, body, signal, keepsBody = false } = options
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...visitorHeaders(path), ...headers },
        ...(signal && { signal }),
      },
      (response) => {
        const firstByteMs = performance.now() - begin
        const chunks: Buffer[] = []
        let bytes = 0
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length
          if (keepsBody) chunks.push(chunk)
        })
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
            bytes,
            firstByteMs,
            durationMs: performance.now() - begin,
          }),
        )
      },
    )
    request.on('error', (error) => {
      const isStale = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
      reject(isStale ? new StaleConnectionError() : error)
    })
    request.end(body)
  })
}
