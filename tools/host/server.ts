import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { getRequestListener, RequestError } from '@hono/node-server'
import { readBindings } from './bindings.ts'
import { type FileServer, fileServer } from './files.ts'
import { databaseOf, openSqlite } from './sqlite.ts'
import { readArrival } from './forwarded.ts'
import { fileStore, memoryStore, redisStore, type Store } from './stores.ts'

interface HostOptions {
  dist: string
  /** Where to listen; port 0 takes a free one, and without a host it is all addresses of the machine. */
  listen: { port: number; host?: string | undefined }
  variables: Readonly<Record<string, string | undefined>>
  /** The store that several hosts share. Without it, each has its own, in `data` or in memory. */
  redisUrl?: string | undefined
  /** The files of the reference backend's database and of the copies; undefined if another backend answers. */
  data?: { database: string; copies: string } | undefined
  /** The number of proxies in front, whose `X-Forwarded-` headers are read. */
  proxies: number
  /** Answers requests before the site does; undefined leaves a request to the site. */
  answerFirst?: (request: Request) => Promise<Response | undefined>
}

export interface Host {
  port: number
  /**
   * Answers the open requests, ends the work that goes on after answers, and stops. After `STOP_MS`
   * it closes the connections that are still open, and waits for no work any more.
   */
  stop: () => Promise<void>
}

interface Worker {
  fetch: (request: Request, env: object, context: Context) => Response | Promise<Response>
  scheduled: (event: object, env: object, context: Context) => Promise<void>
}

interface WorkerModule {
  default: Worker
  Backend: new (context: Context, env: object) => { fetch: (request: Request) => Promise<Response> }
}

interface Context {
  waitUntil: (work: Promise<unknown>) => void
  passThroughOnException: () => void
  /** The other entrypoints of the worker. One machine needs none that data centres share. */
  exports: { Backend?: { fetch: typeof fetch } }
}

export const HEALTH_PATH = '/healthz'

/** As `[triggers]` in `wrangler.toml` has it. */
const SCHEDULE_MS = 60 * 60 * 1000
/** How long a browser or a proxy may keep a connection open without asking: longer than proxies do, so that none asks on one that is closing. */
const KEEP_ALIVE_MS = 75_000
const SWEEP_MS = 50
/** A client that does not read its response must not hold the process. */
export const STOP_MS = 10_000
/**
 * For the headers of a request, and for all of it: the longest form that is read takes 26 s at 20 kbit/s. Whoever is slower
 * gets 408, or their half of a request would hold a connection for Node's five minutes.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
}

/** A method that `Request` refuses; no page has it either, so that another name changes no answer. */
const FORBIDDEN_METHOD = 'TRACE'
const NO_METHOD = 'NONE'

/** Starts the built worker in this process, with stand-ins for what Cloudflare gives it. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { dist, variables, data, proxies, listen } = options
  addPolyfills(dist)
  const store = await openStore(options)
  const sqlite = data && openSqlite(data.database)
  const files = await fileServer(`${dist}/client`)
  const database = sqlite && databaseOf(sqlite)
  const env = await readBindings({ dist, variables, store, files, database })
  const { default: worker, Backend } = await loadWorker(dist)
  const pending = new Set<Promise<unknown>>()
  const context: Context = {
    waitUntil(work) {
      const ended = work.catch(console.error).finally(() => pending.delete(ended))
      pending.add(ended)
    },
    passThroughOnException() {},
    exports: {},
  }
  if (sqlite !== undefined) {
    const backend = new Backend(context, env)
    context.exports.Backend = {
      fetch: (address, init) => backend.fetch(new Request(address, init)),
    }
  }
  const answer = getRequestListener(
    async (request, { incoming }) => {
      const { remoteAddress: peer } = incoming.socket
      return (
        healthOf(request) ??
        (await options.answerFirst?.(request)) ??
        (await files.answer(request)) ??
        worker.fetch(requestOf(request, { peer, proxies }), env, context)
      )
    },
    {
      overrideGlobalObjects: false,
      // HTTP/1.0 has no `Host`.
      hostname: 'localhost',
      errorHandler: (error) => refuse(error, files.commonHeaders),
    },
  )
  const unanswered = new Set<ServerResponse>()
  const server = createServer(TIMEOUTS, (incoming, outgoing) => {
    unanswered.add(outgoing)
    outgoing.once('close', () => unanswered.delete(outgoing))
    void answer(incoming, outgoing)
  })
  server.on('connect', (_, socket) => refuseTunnel(socket, files.commonHeaders))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.listen(listen)
  await once(server, 'listening')
  const schedule = setInterval(
    () => context.waitUntil(worker.scheduled({}, env, context)),
    SCHEDULE_MS,
  )
  return {
    port: portOf(server.address()),
    async stop() {
      clearInterval(schedule)
      let isOver = false
      const deadline = sleep(STOP_MS, undefined, { ref: false }).then(() => (isOver = true))
      server.close()
      // A connection stays open once it has its answer, and one that a browser has opened ahead of need does without ever asking.
      const sweep = setInterval(() => {
        if (unanswered.size === 0 || isOver) server.closeAllConnections()
      }, SWEEP_MS)
      await once(server, 'close')
      clearInterval(sweep)
      await Promise.race([Promise.all(pending), deadline])
      await store.close()
      sqlite?.close()
    },
  }
}

async function openStore({ redisUrl, data }: HostOptions): Promise<Store> {
  if (redisUrl) return redisStore(redisUrl)
  return data ? fileStore(data.copies) : memoryStore()
}

/** Answers the probe of a load balancer or a container, which has no token: this process takes requests. */
function healthOf({ url, method }: Request): Response | undefined {
  if (new URL(url).pathname !== HEALTH_PATH) return undefined
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }
  return new Response(method === 'HEAD' ? null : 'ok', { headers })
}

const ENTRYPOINT =
  'export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env } }'

/** What the worker finds in workerd and Node.js does not have. */
function addPolyfills(dist: string): void {
  Object.defineProperty(globalThis, 'IdentityTransformStream', { value: TransformStream })
  const url = `data:text/javascript,${ENTRYPOINT}`
  const folder = pathToFileURL(resolve(dist, 'shanmen/')).href
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'cloudflare:workers') return { url, shortCircuit: true }
      // Without looking for the file: its module is loaded, and a new build may have removed it.
      if (specifier.startsWith('.') && context.parentURL?.startsWith(folder))
        return { url: new URL(specifier, context.parentURL).href, shortCircuit: true }
      return next(specifier, context)
    },
  })
}

/** Loads the worker with all of its modules: a new build replaces their files while the host runs. */
async function loadWorker(dist: string): Promise<WorkerModule> {
  const load = (file: string) => import(pathToFileURL(resolve(dist, 'shanmen', file)).href)
  // A small build has one module.
  const files = await readdir(resolve(dist, 'shanmen/assets')).catch(() => [])
  const modules = files.filter((file) => file.endsWith('.js'))
  const worker: WorkerModule = await load('index.js')
  await Promise.all(modules.map((file) => load(`assets/${file}`)))
  return worker
}

/** A request as Cloudflare would hand it over: at the address that the visitor opened, and with who asks. */
function requestOf(
  request: Request,
  connection: { peer: string | undefined; proxies: number },
): Request {
  const headers = new Headers(request.headers)
  const { visitor, isSecure, host } = readArrival({ headers, ...connection })
  // Nobody but Cloudflare can set its headers. Access signs its own.
  for (const name of Array.from(headers.keys()))
    if (name.startsWith('cf-') && name !== 'cf-access-jwt-assertion') headers.delete(name)
  if (visitor !== undefined) headers.set('CF-Connecting-IP', visitor)
  const { method, signal } = request
  const isForbidden = method === FORBIDDEN_METHOD
  const hasBody = method !== 'GET' && method !== 'HEAD' && !isForbidden
  return new Request(addressOf(request, isSecure, host), {
    method: isForbidden ? NO_METHOD : method,
    headers,
    signal,
    redirect: 'manual',
    ...(hasBody && { body: request.body, duplex: 'half' }),
  })
}

function addressOf({ url }: Request, isSecure: boolean, host: string | undefined): string {
  const address = isSecure ? url.replace(/^http:/, 'https:') : url
  if (host === undefined) return address
  const forwarded = new URL(address)
  // A host without a port would leave that of the connection.
  forwarded.port = ''
  forwarded.host = host
  return forwarded.href
}

/** Answers invalid requests (400) and failures outside the worker (500, logged). */
function refuse(error: unknown, headers: FileServer['commonHeaders']): Response {
  const status = error instanceof RequestError ? 400 : 500
  if (status === 500) console.error(error)
  return new Response(String(status), {
    status,
    headers: [...headers, ['Cache-Control', 'no-store'], ['Content-Type', 'text/plain']],
  })
}

/** Answers CONNECT, for which Node.js hands over the connection itself. */
function refuseTunnel(socket: Duplex, headers: FileServer['commonHeaders']): void {
  const lines = [...headers, ['Allow', 'GET, HEAD, POST'], ['Connection', 'close']].map((header) =>
    header.join(': '),
  )
  socket.on('error', () => socket.destroy())
  const answer = ['HTTP/1.1 405 Method Not Allowed', ...lines, '', ''].join('\r\n')
  // Nobody counts this connection any more, so the end of the host would wait for it.
  socket.end(answer, () => socket.destroy())
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}
