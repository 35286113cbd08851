import { BACKEND_CALL_MS } from '../limits.ts'
import { search } from '../../shared/search.ts'
import {
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import { type Answer, makeAnswer } from './answer.ts'
import { type Call, isById, labelOf, methodOf, pathOf } from './call.ts'
import { BackendError } from './errors.ts'
import type { Guards } from './guards.ts'
import type { Clean } from './rich-text.ts'
import { readAnnounced } from '../lib/read-limited.ts'
import { sleep } from '../lib/waiting.ts'
import type { BackendMapping } from '../../contract/mapping.ts'

/** Tells the backend that the website is calling, and not an app or a mini program. */
const PLATFORM_ID = '11'
/** One try of a backend call, its body included. */
export const BACKEND_TRY_MS = 1500
/** The most that one answer of the backend's may weigh. */
export const BACKEND_ANSWER_BYTES = 2 * 1024 * 1024
/** A read is tried once more after a pause between these two, so that retries don't march in step. */
const BACKEND_RETRY_PAUSE_MS = [50, 150] as const

/** What a call answers, as pages get it. */
export type AnswerData<Name extends EndpointName> = Clean<EndpointData<Name>>

/** Calls the backend by name. Throws a `BackendError` when the answer is not the contract's. */
export type Backend = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
) => Promise<AnswerData<Name>>

/**
 * Makes one call. Where its answer has the text of the one that is `known`, that is returned: nothing is made of a text twice.
 * Throws a `BackendError` when the answer is not the contract's.
 */
export type Client = (call: Call, known?: Answer) => Promise<Answer>

export interface ClientOptions {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Where `/backends` is, as an origin. */
  origin: string
  /** The value of the `X-Frontend` header. */
  frontend: string
  /** Makes the contract's answers of the backend's. */
  mapping: BackendMapping
  /** What this isolate knows of the backend's health. */
  guards: Guards
  /** Called for an answer that is used without the rows and fields that don't fit the contract. */
  onLostParts: (message: string) => void
}

/** Statuses of transient failures: a second try may well succeed. */
const TRANSIENT_STATUSES = new Set([502, 503, 504])

/**
 * A client of the calls that the contract names: fixed headers, a time limit, a size limit, one retry for reads, one typed error.
 * A call that the guards don't let through fails at once.
 */
export function createClient(options: ClientOptions): Client {
  const { guards, mapping, onLostParts } = options
  return function client(call, known) {
    async function fetchAnswer(): Promise<Answer> {
      const text = await fetchText(call, options)
      const answer = known?.text === text ? known : await makeAnswer(call, text, mapping)
      if (answer.lost !== undefined) {
        guards.noteLostParts(call.name, answer.lost)
        onLostParts(answer.lost)
      }
      return answer
    }
    return guards.guard(call.name, fetchAnswer, isById(call))
  }
}

/** The answer's body, after one try or two. */
async function fetchText(call: Call, options: ClientOptions): Promise<string> {
  const startedAt = Date.now()
  try {
    return await tryOnce(call, options, BACKEND_TRY_MS)
  } catch (error) {
    const isRetried = !isWrite(call) && isTransient(error) && options.guards.retries.spend()
    if (!isRetried) throw error
    const [minMs, maxMs] = BACKEND_RETRY_PAUSE_MS
    await sleep(minMs + Math.random() * (maxMs - minMs))
    const leftMs = BACKEND_CALL_MS - (Date.now() - startedAt)
    return tryOnce(call, options, Math.min(BACKEND_TRY_MS, leftMs))
  }
}

function isWrite({ name }: Call): boolean {
  const { write }: Endpoint = endpoints[name]
  return write === true
}

/** One try, with one timer and one controller: the whole body as text, or a `BackendError` of kind `unreachable`. */
async function tryOnce(call: Call, options: ClientOptions, limitMs: number): Promise<string> {
  const controller = new AbortController()
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new Error('timed out'))
    controller.abort()
  }, limitMs)
  try {
    // A fetch that ignores its signal must not hold the page, so the timer races it.
    return await Promise.race([late, send(call, options, controller.signal)])
  } catch (error) {
    if (error instanceof BackendError) throw error
    const message = error instanceof Error ? error.message : 'no answer'
    throw new BackendError('unreachable', `${labelOf(call)}: ${message}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

async function send(
  call: Call,
  { fetch, origin, frontend }: ClientOptions,
  signal: AbortSignal,
): Promise<string> {
  const { query, body } = call.input
  const response = await fetch(`${origin}/backends${pathOf(call)}${search(query)}`, {
    method: methodOf(call),
    redirect: 'manual',
    headers: {
      platform: PLATFORM_ID,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-type': 'application/json',
      'X-Frontend': frontend,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
  })
  const { status } = response
  if (status !== 200) {
    await response.body?.cancel()
    throw new BackendError('unreachable', `${labelOf(call)}: HTTP ${status}`, { status })
  }
  const text = await readAnnounced(response, BACKEND_ANSWER_BYTES)
  if (text !== undefined) return text
  const message = `${labelOf(call)}: over ${BACKEND_ANSWER_BYTES} bytes`
  throw new BackendError('unreachable', message, { status })
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof BackendError) || error.kind !== 'unreachable') return false
  return error.status === undefined || TRANSIENT_STATUSES.has(error.status)
}
