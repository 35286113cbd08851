import { BACKEND_CALL_MS } from '../limits.ts'
import { search } from '../../shared/search.ts'
import { answer, NOT_FOUND, SUCCESS } from '../../contract/answer.ts'
import {
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import { type Call, valuesOf } from './call.ts'
import { BackendError } from './errors.ts'
import type { Guards } from './guards.ts'
import { lostParts } from './lost-parts.ts'
import { type Clean, cleanRichText } from './rich-text.ts'
import { readLimited } from '../lib/read-limited.ts'
import { sleep } from '../lib/waiting.ts'
import { check } from '../../contract/check.ts'
import { type BackendMapping, mapData, mapEnvelope } from '../../contract/mapping.ts'

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

/** The data of an answer: as it was sent, and checked and cleaned. */
interface Answer {
  sent: unknown
  data: unknown
}

/** Makes one call. Throws a `BackendError` when the answer is not the contract's. */
export type Client = (call: Call) => Promise<Answer>

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
  return function client(call) {
    const request = buildRequest(call, options)
    const fetchAnswer = async () => {
      const body = await fetchBody(request, options)
      return readAnswer({ call, request, body, mapping: options.mapping }, (message) => {
        options.guards.noteLostParts(call.name, message)
        options.onLostParts(message)
      })
    }
    return options.guards.guard(call.name, fetchAnswer, request.isById)
  }
}

/** The answer's body, after one try or two. */
async function fetchBody(
  request: BackendRequest,
  { fetch, guards }: ClientOptions,
): Promise<string> {
  const deadline = AbortSignal.timeout(BACKEND_CALL_MS)
  try {
    return await tryRequest(request, fetch, deadline)
  } catch (error) {
    if (request.isWrite || !isTransient(error) || deadline.aborted || !guards.retries.spend()) {
      throw error
    }
    const [minMs, maxMs] = BACKEND_RETRY_PAUSE_MS
    await sleep(minMs + Math.random() * (maxMs - minMs))
    return tryRequest(request, fetch, deadline)
  }
}

interface BackendRequest {
  /** `GET /api/mall?id=7`, for messages. */
  label: string
  /** Whether it asks for a single thing, by its id. */
  isById: boolean
  isWrite: boolean
  url: string
  init: RequestInit
}

function buildRequest({ name, input }: Call, { origin, frontend }: ClientOptions): BackendRequest {
  const endpoint: Endpoint = endpoints[name]
  const [method = 'GET', pattern = ''] = endpoint.at.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(input.params?.[key] ?? ''),
  )
  const { id, languageId } = input.query ?? {}
  return {
    // Any other key may hold a visitor's data.
    label: `${method} ${path}${search({ id, languageId })}`,
    isById: id !== undefined,
    isWrite: endpoint.write === true,
    url: `${origin}/backends${path}${search(input.query)}`,
    init: {
      method,
      redirect: 'manual',
      headers: {
        platform: PLATFORM_ID,
        'X-Requested-With': 'XMLHttpRequest',
        'Content-type': 'application/json',
        'X-Frontend': frontend,
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    },
  }
}

/** One try: the whole body as text, or a `BackendError` of kind `unreachable`. */
async function tryRequest(
  { label, url, init }: BackendRequest,
  fetch: ClientOptions['fetch'],
  deadline: AbortSignal,
): Promise<string> {
  const signal = AbortSignal.any([deadline, AbortSignal.timeout(BACKEND_TRY_MS)])
  try {
    // A fetch that ignores its signal must not hold the page, so the signal races it.
    return await Promise.race([
      rejectWhenAborted(signal),
      fetchText(label, fetch(url, { ...init, signal })),
    ])
  } catch (error) {
    if (error instanceof BackendError) throw error
    throw new BackendError(
      'unreachable',
      `${label}: ${error instanceof Error ? error.message : 'no answer'}`,
      {
        cause: error,
      },
    )
  }
}

async function fetchText(label: string, responding: Promise<Response>): Promise<string> {
  const response = await responding
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new BackendError('unreachable', `${label}: HTTP ${response.status}`, {
      status: response.status,
    })
  }
  const text = await readLimited(response, BACKEND_ANSWER_BYTES)
  if (text !== undefined) return text
  throw new BackendError('unreachable', `${label}: over ${BACKEND_ANSWER_BYTES} bytes`, {
    status: response.status,
  })
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true })
  })
}

function isTransient(error: unknown): boolean {
  if (!(error instanceof BackendError) || error.kind !== 'unreachable') return false
  return error.status === undefined || TRANSIENT_STATUSES.has(error.status)
}

/** A body, with what was asked for. */
interface Answered {
  call: Call
  request: BackendRequest
  body: string
  mapping: BackendMapping
}

/** What the endpoint's schema and the cleaning of rich text leave of an answer. */
async function readAnswer(
  { call, request, body, mapping }: Answered,
  onLostParts: ClientOptions['onLostParts'],
): Promise<Answer> {
  const { label } = request
  try {
    const envelope = readEnvelope(request, mapEnvelope(mapping, parseJson(label, body)))
    const sent = mapData(mapping, { name: call.name, asked: valuesOf(call.input) }, envelope)
    const data = await checkData(endpoints[call.name], label, sent)
    const lost = lostParts(sent, data)
    if (lost.length > 0) {
      const reasons = await reasonsFor(endpoints[call.name], sent)
      onLostParts(`${label} → ${[...reasons, `left out ${lost.join(', ')}`].join('; ')}`)
    }
    await cleanRichText(data, call)
    return { sent, data }
  } catch (error) {
    if (error instanceof BackendError) throw error
    // What the schemas throw is the answer's fault too: an older answer may be used in its place.
    throw new BackendError('malformed', `${label}: ${String(error)}`, { cause: error })
  }
}

/**
 * The answer's `data`, unchecked; throws where `code` is not 0, and where it is no answer at all. Only a call by id can find
 * that a thing does not exist: for a menu or a list "not found" is a failure, and its last good answer is used.
 */
function readEnvelope({ label, isById }: BackendRequest, sent: unknown): unknown {
  const envelope = check(answer, sent)
  if (!envelope.success) throw new BackendError('unreachable', `${label}: not an answer`)
  const { code, msg, data } = envelope.output
  if (code !== SUCCESS) {
    const isNotFound = isById && code === NOT_FOUND
    throw new BackendError('refused', `${label}: code ${code} ${msg}`, { code, msg, isNotFound })
  }
  return data
}

/** `data` as the endpoint's schema has it; throws where it is not the contract's. */
async function checkData(endpoint: Endpoint, label: string, data: unknown): Promise<unknown> {
  const result = check(endpoint.data, data)
  if (result.success) return result.output
  const reasons = await reasonsFor(endpoint, data)
  throw new BackendError('malformed', `${label} → ${reasons.join('; ')}`)
}

/** How many reasons are told of: enough to see what is wrong with an answer. */
const MAX_REASONS = 3
/** How many values are looked at for them: an answer may have hundreds of thousands. */
const MAX_VALUES = 20_000

/** Why an answer does not fit, in short sentences: `list[0].cover.src: "http://…" must be https or begin with /`. */
async function reasonsFor({ data: schema, write }: Endpoint, data: unknown): Promise<string[]> {
  // Most workers never need it.
  const { findingsIn, sentenceOf } = await import('../../contract/findings.ts')
  return findingsIn(schema, data, { findings: MAX_REASONS, values: MAX_VALUES }).map((finding) =>
    // What a write answers is of one visitor only.
    sentenceOf(write ? { ...finding, value: undefined } : finding),
  )
}

function parseJson(label: string, body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    throw new BackendError('unreachable', `${label}: not JSON`, { cause: error })
  }
}
