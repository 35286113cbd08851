import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { readBindings } from './bindings.ts'
import { fileServer } from './files.ts'
import { memoryStore, redisStore } from './stores.ts'

interface HostOptions {
  /** The folder with the build's output. */
  dist: string
  /** Where to listen; 0 takes a free port. */
  port: number
  /** Values that replace those of `wrangler.toml`, and the secrets. */
  variables: Readonly<Record<string, string | undefined>>
  /** Where several hosts keep what they share; each has its own without it. */
  redisUrl?: string | undefined
  /** Whether `X-Forwarded-For` and `X-Forwarded-Proto` come from a proxy in front, and not from visitors. */
  isBehindProxy: boolean
}

export interface Host {
  port: number
  /** Answers what has been asked, ends what goes on after answers, and stops. */
  stop: () => Promise<void>
}

/** The part of a worker that a host runs. */
interface Worker {
  fetch: (request: Request, env: object, context: Context) => Response | Promise<Response>
  scheduled: (event: object, env: object, context: Context) => Promise<void>
}

interface Context {
  waitUntil: (work: Promise<unknown>) => void
  passThroughOnException: () => void
}

/** As `[triggers]` in `wrangler.toml` has it. */
const SCHEDULE_MS = 60 * 60 * 1000
/** How long a browser or a proxy may keep a connection open without asking: longer than proxies do, so that none asks on one that is closing. */
const KEEP_ALIVE_MS = 75_000
const SWEEP_MS = 50

/** Starts the built worker in this process, with stand-ins for what Cloudflare gives it. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { dist, variables, redisUrl, isBehindProxy } = options
  standIn()
  const store = redisUrl === undefined ? memoryStore() : redisStore(redisUrl)
  const files = await fileServer(`${dist}/client`)
  const env = await readBindings({ dist, variables, store, files })
  const worker = await loadWorker(dist)
  const pending = new Set<Promise<unknown>>()
  const context: Context = {
    waitUntil(work) {
      const ended = work.catch(console.error).finally(() => pending.delete(ended))
      pending.add(ended)
    },
    passThroughOnException() {},
  }
  const answer = getRequestListener(
    async (request, { incoming }) =>
      worker.fetch(requestOf(request, incoming.socket.remoteAddress, isBehindProxy), env, context),
    { overrideGlobalObjects: false },
  )
  const unanswered = new Set<ServerResponse>()
  const server = createServer((incoming, outgoing) => {
    unanswered.add(outgoing)
    outgoing.once('close', () => unanswered.delete(outgoing))
    files.serve(incoming, outgoing, () => void answer(incoming, outgoing))
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(options.port)
  await once(server, 'listening')
  const schedule = setInterval(
    () => context.waitUntil(worker.scheduled({}, env, context)),
    SCHEDULE_MS,
  )
  return {
    port: portOf(server.address()),
    async stop() {
      clearInterval(schedule)
      server.close()
      // A connection stays open once it has its answer, and one that a browser has opened ahead of need does without ever asking.
      const sweep = setInterval(() => {
        if (unanswered.size === 0) server.closeAllConnections()
      }, SWEEP_MS)
      await once(server, 'close')
      clearInterval(sweep)
      await Promise.all(pending)
      await store.close()
    },
  }
}

/** What the worker finds in workerd and Node.js does not have. */
function standIn(): void {
  Object.defineProperty(globalThis, 'IdentityTransformStream', { value: TransformStream })
  // One machine needs no entrypoint that data centres share.
  const url = 'data:text/javascript,export class WorkerEntrypoint {}'
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'cloudflare:workers' ? { url, shortCircuit: true } : next(specifier, context),
  })
}

async function loadWorker(dist: string): Promise<Worker> {
  const { default: worker }: { default: Worker } = await import(
    pathToFileURL(resolve(dist, 'shanmen/index.js')).href
  )
  return worker
}

/** A request as Cloudflare would hand it over: with the scheme that the visitor used, and with who asks. */
function requestOf(request: Request, peer: string | undefined, isBehindProxy: boolean): Request {
  const headers = new Headers(request.headers)
  const isSecure = isBehindProxy && headers.get('X-Forwarded-Proto') === 'https'
  nameVisitor(headers, peer, isBehindProxy)
  const { method, signal } = request
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(isSecure ? request.url.replace(/^http:/, 'https:') : request.url, {
    method,
    headers,
    signal,
    redirect: 'manual',
    ...(hasBody && { body: request.body, duplex: 'half' }),
  })
}

/** Says in `CF-Connecting-IP` who asks: the other end of the connection, or whom the proxy there names. Nobody else can set a header of Cloudflare's. */
function nameVisitor(headers: Headers, peer: string | undefined, isBehindProxy: boolean): void {
  for (const name of Array.from(headers.keys())) if (name.startsWith('cf-')) headers.delete(name)
  const named = headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim()
  const visitor = (isBehindProxy && named) || peer
  if (visitor) headers.set('CF-Connecting-IP', visitor)
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
