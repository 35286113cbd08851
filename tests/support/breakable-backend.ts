import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startBackend } from './start-backend.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- a backend may answer anything
export type Answer = any

export interface Call {
  /** Method and path, such as `POST /api/mall`. */
  at: string
  query: URLSearchParams
  body: Answer
}

/** Changes an answer of the reference backend, or writes its own answer and returns nothing. */
export type Breaking = (answer: Answer, call: Call, response: ServerResponse) => unknown

interface BreakableBackend {
  origin: string
  /** Sets the change of answers from now on. Without an argument, answers are unchanged again. */
  breakWith: (given?: Breaking) => void
  /** Returns the result of the sum in a captcha. */
  solve: (captcha: { readonly uuid?: unknown }) => Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts the reference backend behind a server that may break its answers. Each call is made once,
 * except those of one visitor.
 */
export async function startBreakable(): Promise<BreakableBackend> {
  const reference = await startBackend({ faults: 'off' })
  const known = new Map<string, Promise<string>>()
  let breaking: Breaking | undefined

  function genuinely(method: string, url: string, body: string | undefined): Promise<string> {
    const key = `${method} ${url} ${body}`
    const ask = async () => {
      // The reference may close an idle connection at the moment that a call uses it.
      const headers = { Connection: 'close' }
      const init = { method, headers, ...(body !== undefined && { body }) }
      return (await fetch(reference.origin + url, init)).text()
    }
    const answer = url.includes('getCodeMath') ? ask() : (known.get(key) ?? ask())
    known.set(key, answer)
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
