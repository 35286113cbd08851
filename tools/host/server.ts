import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { getRequestListener, RequestError } from '@hono/node-server'
import { SECRETS } from '../site/variables.ts'
import { type FileServer, fileServer } from './files.ts'
import { type Database, databaseOf, openSqlite } from './sqlite.ts'
import { readArrival } from './forwarded.ts'
import { fileStore, memoryStore, redisStore, type Store } from './stores.ts'

interface HostOptions {
  dist: string
  /** Port 0 takes a free one. Without a host, listens on all addresses of the machine. */
  listen: { port: number; host?: string | undefined }
  variables: Readonly<Record<string, string | undefined>>
  /** The Redis server that several hosts share. Otherwise the store is in `data` or in memory. */
  redisUrl?: string | undefined
  /** The files of the database and of cached copies; undefined with another backend. */
  data?: { database: string; copies: string } | undefined
  proxies: number
  /** Returns the file of a picture by its address. It may be newer than the build. */
  findPicture?: (path: string) => string | undefined
  /** Gets each request before the site. If it returns undefined, the site responds. */
  answerFirst?: (request: Request) => Promise<Response | undefined>
}

export interface Host {
  port: number
  /** Stops after open requests and background work have finished, or after `STOP_MS`. */
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
  /** The other entrypoints, without `Pages`, the shared cache of several data centres. */
  exports: { Backend?: { fetch: typeof fetch } }
}

export const HEALTH_PATH = '/healthz'

/** The same interval as `[triggers]` in `wrangler.toml`. */
const SCHEDULE_MS = 60 * 60 * 1000
/**
 * Longer than in browsers and proxies. Otherwise, a request could arrive just when the host closes
 * the connection.
 */
const KEEP_ALIVE_MS = 75_000
const SWEEP_MS = 50
/** Maximum time to stop, because a client may never read its response. */
export const STOP_MS = 10_000
/**
 * Timeouts for the headers of a request, and for the whole request. The longest accepted form takes
 * 26 s at 20 kbit/s. A slower client gets 408. Otherwise half a request could occupy a connection
 * for five minutes, Node's default.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
}

/** `Request` throws on this method, so it becomes `NO_METHOD`. No page supports either. */
const FORBIDDEN_METHOD = 'TRACE'
const NO_METHOD = 'NONE'

/** Starts the built worker in this process, with replacements for Cloudflare's services. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { dist, data, proxies, listen } = options
  addPolyfills(dist)
  const store = await openStore(options)
  const sqlite = data && openSqlite(data.database)
  const files = await fileServer(`${dist}/client`, options.findPicture)
  const database = sqlite && databaseOf(sqlite)
  const env = await bindingsOf(options, { store, files, database })
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
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async stop() {
      clearInterval(schedule)
      let isOver = false
      const deadline = sleep(STOP_MS, undefined, { ref: false }).then(() => (isOver = true))
      server.close()
      // Closes connections without a request. They may stay open after a response, or browsers may
      // have opened them in advance.
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

/** Responds to a health probe, which has no token: this process accepts requests. */
function healthOf({ url, method }: Request): Response | undefined {
  if (new URL(url).pathname !== HEALTH_PATH) return undefined
  const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' }
  return new Response(method === 'HEAD' ? null : 'ok', { headers })
}

const ENTRYPOINT =
  'export class WorkerEntrypoint { constructor(ctx, env) { this.ctx = ctx; this.env = env } }'

/** Adds classes of workerd that Node.js lacks. */
function addPolyfills(dist: string): void {
  Object.defineProperty(globalThis, 'IdentityTransformStream', { value: TransformStream })
  const url = `data:text/javascript,${ENTRYPOINT}`
  const folder = pathToFileURL(resolve(dist, 'shanmen/')).href
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === 'cloudflare:workers') return { url, shortCircuit: true }
      // Returns the URL without checking that the file exists. The module is already loaded, and a
      // new build may have removed its file.
      if (specifier.startsWith('.') && context.parentURL?.startsWith(folder))
        return { url: new URL(specifier, context.parentURL).href, shortCircuit: true }
      return next(specifier, context)
    },
  })
}

/** Loads all modules of the worker at the start, because a new build may replace their files. */
async function loadWorker(dist: string): Promise<WorkerModule> {
  const load = (file: string) => import(pathToFileURL(resolve(dist, 'shanmen', file)).href)
  // The folder is missing if a small build has only one module.
  const files = await readdir(resolve(dist, 'shanmen/assets')).catch(() => [])
  const modules = files.filter((file) => file.endsWith('.js'))
  const worker: WorkerModule = await load('index.js')
  await Promise.all(modules.map((file) => load(`assets/${file}`)))
  return worker
}

/** Returns a request as Cloudflare would pass it on, with the opened address and the IP address. */
function requestOf(
  request: Request,
  connection: { peer: string | undefined; proxies: number },
): Request {
  const headers = new Headers(request.headers)
  const { visitor, isSecure, host } = readArrival({ headers, ...connection })
  // Removes headers that only Cloudflare may set. Cloudflare Access's header stays, because it is
  // signed.
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
  // A host without a port would otherwise keep the port of the connection.
  forwarded.port = ''
  forwarded.host = host
  return forwarded.href
}

/** Responds to invalid requests (400) and to failures outside the worker (500, logged). */
function refuse(error: unknown, headers: FileServer['commonHeaders']): Response {
  const status = error instanceof RequestError ? 400 : 500
  if (status === 500) console.error(error)
  return new Response(String(status), {
    status,
    headers: [...headers, ['Cache-Control', 'no-store'], ['Content-Type', 'text/plain']],
  })
}

/** Refuses the method CONNECT, for which Node.js passes on the bare connection. */
function refuseTunnel(socket: Duplex, headers: FileServer['commonHeaders']): void {
  const lines = [...headers, ['Allow', 'GET, HEAD, POST'], ['Connection', 'close']].map((header) =>
    header.join(': '),
  )
  socket.on('error', () => socket.destroy())
  const answer = ['HTTP/1.1 405 Method Not Allowed', ...lines, '', ''].join('\r\n')
  // Closes the connection, because Node.js no longer manages it. An open connection would keep the
  // host from stopping.
  socket.end(answer, () => socket.destroy())
}

interface BuiltWorker {
  vars: Record<string, string>
  kv_namespaces: { binding: string }[]
  ratelimits: { name: string; simple: { limit: number; period: number } }[]
}

/** Returns the worker's environment, with the names in `wrangler.toml`. */
async function bindingsOf(
  { dist, variables }: HostOptions,
  { store, files, database }: { store: Store; files: FileServer; database: Database | undefined },
): Promise<object> {
  const config: BuiltWorker = JSON.parse(await readFile(`${dist}/shanmen/wrangler.json`, 'utf8'))
  const names = [...Object.keys(config.vars), ...SECRETS]
  return {
    ...config.vars,
    ...Object.fromEntries(
      names.flatMap((name) => (variables[name] === undefined ? [] : [[name, variables[name]]])),
    ),
    ...Object.fromEntries(
      config.kv_namespaces.map(({ binding }) => [binding, namespace(store, `${binding}:`)]),
    ),
    ...Object.fromEntries(
      config.ratelimits.map(({ name, simple }) => [name, limiter(store, name, simple)]),
    ),
    ...(database && { DB: database }),
    ASSETS: {
      fetch: async (url: URL) =>
        (await files.answer(new Request(url))) ?? new Response(null, { status: 404 }),
    },
  }
}

function namespace(store: Store, prefix: string) {
  return {
    get: (key: string) => store.get(prefix + key),
    put: (key: string, value: string, options?: { expirationTtl: number }) =>
      store.set(prefix + key, value, options?.expirationTtl),
  }
}

/** Returns a limiter. Periods follow the clock, so they do not begin with the first request. */
function limiter(store: Store, name: string, { limit, period }: { limit: number; period: number }) {
  return {
    async limit({ key }: { key: string }) {
      const window = Math.floor(Date.now() / 1000 / period)
      const count = await store.count(`${name}:${window}:${key}`, period)
      return { success: count <= limit }
    },
  }
}
