import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { type EndpointName, endpoints, groups } from '../../../contract/endpoints.ts'

/** A call as the backend received it. */
interface Call {
  name: EndpointName
  method: string
  /** Path and query of the call, below `/backends`. */
  target: string
  body: string
  headers: IncomingMessage['headers']
  /** The requested id, if the call has one. */
  id: string | undefined
}

/** Returns the body of an answer, or writes to `response`. `genuine` calls the reference backend. */
export type Answering = (
  call: Call,
  genuine: () => Promise<string>,
  response: ServerResponse,
) => Promise<string | undefined> | string | undefined

/** A backend in the test's process. It records calls, and a suite defines its answers. */
export interface StandIn {
  origin: string
  /** All calls in order. Suites themselves empty the list. */
  calls: Call[]
  /** Defines all later answers. By default, they are the reference backend's. */
  answerWith: (answering?: Answering) => void
  stop: () => Promise<void>
}

const answerGenuinely: Answering = (_call, genuine) => genuine()

/** Starts a backend with the reference backend's content, and content under any other id. */
export async function startStandIn(): Promise<StandIn> {
  const reference = inject('referenceOrigin')
  const cache = new Map<string, Promise<string>>()
  const calls: Call[] = []
  let answering = answerGenuinely

  async function genuine(call: Call): Promise<string> {
    const target = withKnownId(call)
    const send = async () => {
      const response = await fetch(`${reference}/backends${target}`, {
        method: call.method,
        ...(call.body !== '' && { body: call.body }),
      })
      return response.text()
    }
    if ('write' in endpoints[call.name]) return send()
    const key = `${call.method} ${target} ${call.body}`
    const answer = cache.get(key) ?? send()
    cache.set(key, answer)
    return withRequestedId(await answer, call)
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request)
    if (call === undefined) return void response.writeHead(404).end()
    calls.push(call)
    const body = await answering(call, () => genuine(call), response)
    if (body === undefined || response.destroyed) return
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(body)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has an address of this kind
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    answerWith: (given) => {
      answering = given ?? answerGenuinely
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const ROWS = Object.entries(endpoints).map(([name, { at }]) => {
  const [method = '', path = ''] = at.split(' ')
  return { name, method, path: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }
})

async function readCall(request: IncomingMessage): Promise<Call | undefined> {
  const { method = '', url = '', headers } = request
  const target = url.replace(/^\/backends/, '')
  const { pathname, searchParams } = new URL(target, 'http://backend')
  const row = ROWS.find((row) => row.method === method && row.path.test(pathname))
  if (row === undefined) return undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries loses the key types
  const name = row.name as EndpointName
  return {
    name,
    method,
    target,
    headers,
    body: await text(request),
    id: searchParams.get('id') ?? undefined,
  }
}

function withKnownId({ name, target, id }: Call): string {
  if (id === undefined) return target
  const url = new URL(target, 'http://backend')
  url.searchParams.set('id', existingId(name, id, url.searchParams.get('type') ?? ''))
  return url.pathname + url.search
}

/**
 * Returns an existing id, because all other ids get the same content. Hotels and restaurants share
 * a call; ids of restaurants begin with 2.
 */
function existingId(name: EndpointName, id: string, type: string): string {
  const kinds = groups.filter((group) =>
    'detail' in group ? group.detail === name : name in group.calls,
  )
  const wanted = name === 'goodsDetail' ? (id.startsWith('2') ? 'restaurant' : 'hotel') : type
  const kind = kinds.find((each) => 'type' in each && each.type === wanted) ?? kinds[0]
  return kind && 'sampleId' in kind ? kind.sampleId : ''
}

function withRequestedId(answer: string, { id }: Call): string {
  if (id === undefined) return answer
  const parsed = JSON.parse(answer)
  return JSON.stringify({ ...parsed, data: { ...parsed.data, id } })
}
