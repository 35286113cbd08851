import { NotUtf8 } from '../../contract/answer.ts'
import { BATCH_CALLS, BATCH_PATH } from '../../contract/call.ts'
import { readAnnounced, readLines } from '../lib/read-limited.ts'
import { sleep } from '../lib/in-flight.ts'
import { BACKEND_CALL_MS } from '../limits.ts'
import { addressOf, BackendError, type Call, isWrite, labelOf, methodOf } from './call.ts'
import type { Guard } from './guard.ts'

/** Timeout for one try of a call, including the body. */
export const BACKEND_TRY_MS = 1500
export const BACKEND_ANSWER_BYTES = 2 * 1024 * 1024
/** Shortest and longest pause before a retry: random, so that retries do not coincide. */
const RETRY_PAUSE_MS = [50, 150] as const
/** Statuses after which a retry may succeed. `undefined` means that there was no response. */
const TRANSIENT_STATUSES: ReadonlySet<number | undefined> = new Set([undefined, 502, 503, 504])
/** Tells the backend that the caller is the website, not an app or a mini program. */
const PLATFORM_ID = '11'

export interface Connection {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The origin of `/backends`. */
  origin: string
  frontend: string
}

export interface ClientOptions extends Connection {
  guard: Guard
  /** Whether the backend accepts several read calls in one request (`contract/call.ts`). */
  takesBatches: boolean
  /** Called with a log message if a response lacks data that the call requested. */
  warn: (message: string) => void
}

interface Batched {
  call: Call
  /** Gets the text of the response, or undefined if the call must be sent separately. */
  resolve: (text: string | undefined) => void
}

export class Client {
  readonly #options: ClientOptions
  /** The calls of this tick of the event loop. They are sent together at its end. */
  readonly #batch: Batched[] = []

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** Returns the text of the response. Throws a `BackendError` of kind `unreachable`. */
  async text(call: Call): Promise<string> {
    const startedAt = Date.now()
    const leftMs = () => BACKEND_CALL_MS - (Date.now() - startedAt)
    if (this.#options.takesBatches && !isWrite(call)) {
      const { promise, resolve } = Promise.withResolvers<string | undefined>()
      if (this.#batch.push({ call, resolve }) === 1) queueMicrotask(() => this.#sendBatch())
      const batched = await promise
      if (batched !== undefined) return batched
    }
    const label = labelOf(call)
    const { body } = call.input
    const outgoing = { label, method: methodOf(call), path: addressOf(call), body }
    const tryOnce = () =>
      request(this.#options, outgoing, {
        limitMs: Math.min(BACKEND_TRY_MS, leftMs()),
        read: (response) => readText(response, label),
      })
    try {
      return await tryOnce()
    } catch (error) {
      const [minMs, maxMs] = RETRY_PAUSE_MS
      // After the timeouts of a batch and of a single request, no time is left for a retry.
      const mayRetry = !isWrite(call) && isTransient(error) && leftMs() > maxMs
      if (!mayRetry || !this.#options.guard.spendRetry()) throw error
      await sleep(minMs + Math.random() * (maxMs - minMs))
      return tryOnce()
    }
  }

  /** Sends the calls of this tick as one batch, and those without a response separately. */
  async #sendBatch(): Promise<void> {
    const { guard, warn } = this.#options
    const calls = this.#batch.splice(0, BATCH_CALLS)
    if (this.#batch.length > 0) void this.#sendBatch()
    const body = calls.map(({ call }) => ({
      at: `${methodOf(call)} ${addressOf(call)}`,
      body: call.input.body,
    }))
    const outgoing = { label: `POST ${BATCH_PATH}`, method: 'POST', path: BATCH_PATH, body }
    const read = (response: Response) => resolveLines(response, calls)
    if (calls.length > 1)
      await guard.attempt('batch', {
        run: () => request(this.#options, outgoing, { limitMs: BACKEND_TRY_MS, read }),
        onFailure: (error) => warn(`${String(error)}; its calls are made one by one`),
      })
    for (const { resolve } of calls) resolve(undefined)
  }
}

/** Returns the body. Throws a `BackendError` if it is too long or not UTF-8. */
async function readText(response: Response, label: string): Promise<string> {
  const { status } = response
  const text = await readAnnounced(response, BACKEND_ANSWER_BYTES).catch((error: unknown) => {
    if (!(error instanceof NotUtf8)) throw error
    throw new BackendError('unreachable', `${label}: ${error.message}`, { status })
  })
  if (text !== undefined) return text
  const message = `${label}: over ${BACKEND_ANSWER_BYTES} bytes`
  throw new BackendError('unreachable', message, { status })
}

const LINE = /^\[(\d{1,2}),(.*)\]$/s

/** Resolves each call when its line arrives. Of lines with the same index, the first counts. */
async function resolveLines(response: Response, calls: readonly Batched[]): Promise<void> {
  let hasOne = false
  for await (const line of readLines(response, BACKEND_ANSWER_BYTES, calls.length)) {
    const [, index, text] = LINE.exec(line) ?? []
    calls[Number(index)]?.resolve(text)
    hasOne ||= text !== undefined
  }
  if (!hasOne) throw new Error('no answers')
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof BackendError) || error.kind !== 'unreachable') return false
  return TRANSIENT_STATUSES.has(error.status)
}

interface Outgoing {
  /** The name of the request in log messages. */
  label: string
  method: string
  /** The path below `/backends`, with its query. */
  path: string
  body?: unknown
}

/**
 * Sends one request. The time limit covers the request and `read`, which reads the response. Throws
 * a `BackendError` of kind `unreachable` if either fails, or if the status is not 200.
 */
export async function request<Result>(
  { fetch, origin, frontend }: Connection,
  { label, method, path, body }: Outgoing,
  { limitMs, read }: { limitMs: number; read: (response: Response) => Promise<Result> },
): Promise<Result> {
  const controller = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new Error('timed out'))
    controller.abort()
  }, limitMs)
  const init = {
    method,
    redirect: 'manual' as const,
    headers: {
      platform: PLATFORM_ID,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-type': 'application/json',
      'X-Frontend': frontend,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: controller.signal,
  }
  try {
    const answer = fetch(`${origin}/backends${path}`, init).then(async (response) => {
      const { status } = response
      if (status === 200) return read(response)
      await response.body?.cancel()
      throw new BackendError('unreachable', `${label}: HTTP ${status}`, { status })
    })
    // A fetch that ignores its abort signal must not delay the page.
    return await Promise.race([late, answer])
  } catch (error) {
    if (error instanceof BackendError) throw error
    const message = error instanceof Error ? error.message : 'no answer'
    throw new BackendError('unreachable', `${label}: ${message}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}
