import { BACKEND_CALL_MS } from '../limits.ts'
import { NotUtf8 } from '../../contract/answer-text.ts'
import type { EndpointData, EndpointInput, EndpointName } from '../../contract/endpoints.ts'
import { type Answer, makeAnswer, type ParseOptions } from './answer.ts'
import { type Batch, createBatch } from './batch.ts'
import { addressOf, type Call, isById, isWrite, labelOf, methodOf } from './call.ts'
import { BackendError } from './errors.ts'
import type { Guards } from './guards.ts'
import { type Connection, requestOnce } from './request.ts'
import type { Clean } from './rich-text.ts'
import { readAnnounced } from '../lib/read-limited.ts'
import { sleep } from '../lib/waiting.ts'

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

export interface ClientOptions extends Connection, ParseOptions {
  /** What this isolate knows of the backend's health. */
  guards: Guards
  /** The backend takes several reads in one request (`contract/batch.ts`). */
  takesBatches: boolean
  /** Called for an answer that is used without the rows and fields that don't fit the contract, and for a batch that fails. */
  warn: (message: string) => void
}

/** Statuses of transient failures: a second try may well succeed. */
const TRANSIENT_STATUSES = new Set([502, 503, 504])

/**
 * A client of the calls that the contract names: fixed headers, a time limit, a size limit, one retry for reads, one typed error.
 * A call that the guards don't let through fails at once.
 */
export function createClient(options: ClientOptions): Client {
  const { guards, takesBatches, warn } = options
  const batch = takesBatches
    ? createBatch({
        ...options,
        breaker: guards.batches,
        limitMs: BACKEND_TRY_MS,
        limitBytes: BACKEND_ANSWER_BYTES,
      })
    : undefined
  return function client(call, known) {
    async function fetchAnswer(): Promise<Answer> {
      const text = await fetchText(call, options, batch)
      const answer = known?.text === text ? known : await makeAnswer(call, text, options)
      if (answer.lost !== undefined) {
        guards.noteLostParts(call.name, answer.lost)
        warn(answer.lost)
      }
      return answer
    }
    return guards.guard(call.name, fetchAnswer, isById(call))
  }
}

/** The answer's body: that of a batch, else after one try or two. */
async function fetchText(call: Call, options: ClientOptions, batch?: Batch): Promise<string> {
  const startedAt = Date.now()
  const leftMs = () => BACKEND_CALL_MS - (Date.now() - startedAt)
  const tryMs = () => Math.min(BACKEND_TRY_MS, leftMs())
  const batched = isWrite(call) ? undefined : await batch?.(call)
  if (batched !== undefined) return batched
  try {
    return await tryOnce(call, options, tryMs())
  } catch (error) {
    const [minMs, maxMs] = BACKEND_RETRY_PAUSE_MS
    // After a batch and a try that hung no time is left: its page is sent, and nobody waits for one more answer.
    const mayRetry = !isWrite(call) && isTransient(error) && leftMs() > maxMs
    if (!mayRetry || !options.guards.retries.spend()) throw error
    await sleep(minMs + Math.random() * (maxMs - minMs))
    return tryOnce(call, options, tryMs())
  }
}

/** One try: the whole body as text, or a `BackendError` of kind `unreachable`. */
function tryOnce(call: Call, options: ClientOptions, limitMs: number): Promise<string> {
  const label = labelOf(call)
  const { body } = call.input
  const asked = { label, method: methodOf(call), path: addressOf(call), body }
  return requestOnce(options, asked, {
    limitMs,
    read: async (response) => {
      const { status } = response
      const text = await readAnnounced(response, BACKEND_ANSWER_BYTES).catch((error: unknown) => {
        if (!(error instanceof NotUtf8)) throw error
        throw new BackendError('unreachable', `${label}: ${error.message}`, { status })
      })
      if (text !== undefined) return text
      const message = `${label}: over ${BACKEND_ANSWER_BYTES} bytes`
      throw new BackendError('unreachable', message, { status })
    },
  })
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof BackendError) || error.kind !== 'unreachable') return false
  return error.status === undefined || TRANSIENT_STATUSES.has(error.status)
}
