import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startBackend } from './start-backend.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a backend may answer anything
export type Answer = any

export interface Call {
  /** Method and path of the call, such as `POST /api/mall`. */
  at: string
  query: URLSearchParams
  body: Answer
}

/** Returns a changed answer of the reference backend, or writes its own to `response`. */
export type Breaking = (answer: Answer, call: Call, response: ServerResponse) => unknown

interface BreakableBackend {
  origin: string
  /** Changes all later answers. Without an argument, answers are unchanged again. */
  breakWith: (given?: Breaking) => void
  /** Returns the answer to a captcha's sum. */
  solve: (captcha: { readonly uuid?: unknown }) => Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts the reference backend behind a server that can change its answers. Repeated calls get the
 * same answer, except calls for a captcha.
 */
export async function startBreakable(): Promise<BreakableBackend> {
  const reference = await startBackend({ faults: 'off' })
  const cache = new Map<string, Promise<string>>()
  let breaking: Breaking | undefined

  function genuinely(method: string, url: string, body: string | undefined): Promise<string> {
    const key = `${method} ${url} ${body}`
    const ask = async () => {
      // The reference backend may close an idle connection just when a call uses it.
      const headers = { Connection: 'close' }
      const init = { method, headers, ...(body !== undefined && { body }) }
      return (await fetch(reference.origin + url, init)).text()
    }
    const answer = url.includes('getCodeMath') ? ask() : (cache.get(key) ?? ask())
    cache.set(key, answer)
    return answer
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    if (!url.startsWith('/backends/')) return void response.writeHead(404).end()
    const body = method === 'POST' ? await text(request) : undefined
    const genuine = JSON.parse(await genuinely(method, url, body))
    const { pathname, searchParams } = new URL(url, reference.origin)
    const call = {
      at: `${method} ${pathname.replace('/backends', '')}`,
      query: searchParams,
      body: body === undefined ? {} : JSON.parse(body),
    }
    const changed = breaking ? breaking(genuine, call, response) : genuine
    if (changed === undefined) return
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(typeof changed === 'string' ? changed : JSON.stringify(changed))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address of this kind
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    breakWith: (given) => {
      breaking = given
    },
    solve: async ({ uuid }) => {
      const sql = 'SELECT answer FROM captchas WHERE uuid = ?'
      const [row] = await reference.query<{ answer: number }>(sql, String(uuid))
      return String(row?.answer)
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await reference.stop()
    },
  }
}
