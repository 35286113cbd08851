import { NOT_FOUND, SUCCESS, answer, decodeAnswer, parseAnswer } from '../../contract/answer.ts'
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { findingsIn, sentenceOf, shortly } from '../../contract/findings.ts'
import { asId, fieldsOf, type Row, rowsOf } from './data.ts'
import { Findings, type Finding, warnOfData } from './report.ts'
import { check } from '../../contract/check.ts'
import { type BackendMapping, mapData, mapEnvelope } from '../../contract/mapping.ts'

/** A backend, and the mapping of its answers to the contract. */
export interface Backend {
  origin: string
  mapping: BackendMapping
}

/** Input of a call: path parameters, query and body. */
export interface Input {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

/** The result of a call. */
export interface CallResult {
  name: EndpointName
  input: Input
  /** Why the call has no valid answer, in one sentence. `envelope` is then undefined. */
  fault?: string
  envelope?: { code: number; msg: string; data?: unknown }
  isSilent: boolean
  ms: number
  bytes: number
  contentType: string
}

/** Timeout of a call. The site itself waits for a much shorter time. */
const PATIENCE_MS = 5000
/** Maximum size of a body that the site accepts, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024

/** Makes a call as the site does. Never throws: after a failure, the result has a `fault`. */
async function ask(
  { origin, mapping }: Backend,
  name: EndpointName,
  input: Input,
): Promise<CallResult> {
  const startedAt = performance.now()
  const result = { name, input, isSilent: false, bytes: 0, contentType: '' }
  try {
    const response = await send(origin, name, input)
    const contentType = response.headers.get('Content-Type') ?? ''
    const body = await readBody(response, MAX_BYTES)
    const ms = performance.now() - startedAt
    const answered = readAnswer(response, body, toContract(mapping, result))
    return { ...result, ms, bytes: body.length, contentType, ...answered }
  } catch (error) {
    return { ...result, ms: performance.now() - startedAt, isSilent: true, fault: silenceOf(error) }
  }
}

function send(origin: string, name: EndpointName, input: Input): Promise<Response> {
  const [method = 'GET', pattern = ''] = endpoints[name].at.split(' ')
  const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(input.params?.[key] ?? ''),
  )
  const query = new URLSearchParams(input.query)
  return fetch(`${origin}/backends${path}${query.size === 0 ? '' : `?${query}`}`, {
    method,
    redirect: 'manual',
    headers: {
      platform: '11',
      'X-Requested-With': 'XMLHttpRequest',
      'Content-type': 'application/json',
      'X-Frontend': 'contract-check',
    },
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(input.body && { body: JSON.stringify(input.body) }),
  })
}

/** Returns a body, or slightly more than its first `maxBytes` bytes if it is longer. */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > maxBytes) break
  }
  return Buffer.concat(chunks)
}

function readAnswer(
  response: Response,
  body: Buffer,
  map: (json: unknown) => unknown,
): Pick<CallResult, 'fault' | 'envelope'> {
  if (response.status !== 200) return { fault: faultOfStatus(response) }
  if (body.length > MAX_BYTES) return { fault: `is over ${MAX_BYTES} bytes` }
  const text = orUndefined(() => decodeAnswer([body]))
  if (text === undefined) return { fault: 'is not UTF-8, which JSON must be' }
  if (text === '') return { fault: 'is empty' }
  const json: unknown = orUndefined(() => parseAnswer(text))
  if (json === undefined) return { fault: `is not JSON: begins with ${shortly(text)}` }
  let sent: unknown
  try {
    sent = map(json)
  } catch (error) {
    return { fault: `backend.ts of the site can't map it: ${String(error).slice(0, 200)}` }
  }
  const envelope = check(answer, sent)
  if (envelope.success) return { envelope: envelope.output }
  const [finding] = findingsIn(answer, sent)
  return { fault: finding ? sentenceOf(finding) : 'is not { code, msg, data }' }
}

function toContract(mapping: BackendMapping, { name, input }: Pick<CallResult, 'name' | 'input'>) {
  return (json: unknown): unknown => {
    const sent = mapEnvelope(mapping, json)
    const envelope = check(answer, sent)
    if (!envelope.success || envelope.output.code !== SUCCESS) return sent
    const values = { ...input.params, ...input.query, ...input.body }
    const data = mapData(mapping, { name, input: values }, envelope.output.data)
    return { ...envelope.output, data }
  }
}

function faultOfStatus({ status, headers }: Response): string {
  const target = shortly(headers.get('Location'))
  return `HTTP ${status}${target ? `, a redirect to ${target}` : ''}; must be HTTP 200`
}

function orUndefined<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function silenceOf(error: unknown): string {
  if (!(error instanceof Error)) return 'gave no answer'
  if (error.name === 'TimeoutError') return `gave no answer within ${PATIENCE_MS / 1000} s`
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
  return `gave no answer: ${code.slice(0, 100)}`
}

/** Slower calls are reported, because the first visitor of a page would notice the wait. */
const SLOW_MS = 500
/** The site's timeout for one attempt at a call. */
const TOO_SLOW_MS = 1500
/** The check stops after this number of calls without a response in a row. */
const SILENT_IN_A_ROW = 3
const UNKNOWN_ID = 'no-such-thing-7f3a9c'
const DETAILS = 3

/** Thrown to stop the check if a backend does not respond. */
export class Silence extends Error {}

/** A page of a list. */
export interface Listed extends Pick<CallResult, 'name' | 'input'> {
  data: Row
  rows: Row[]
  total: number
}

/** Makes calls to one backend, and checks each answer as it arrives. */
export class Session {
  readonly findings: Findings
  readonly answers: { result: CallResult; data: unknown }[] = []
  readonly #backend: Backend
  #silent = 0

  /** Whether the check stopped because the backend no longer responds. */
  get isSilent(): boolean {
    return this.#silent >= SILENT_IN_A_ROW
  }

  constructor(backend: Backend) {
    this.#backend = backend
    this.findings = new Findings(backend.origin)
  }

  add(level: Finding['level'], result: Pick<CallResult, 'name' | 'input'>, sentence: string): void {
    this.findings.add(level, result, sentence)
  }

  /** Makes a call and checks its data. Returns the data; undefined if the answer is invalid. */
  async read(name: EndpointName, input: Input): Promise<unknown> {
    const result = await this.ask(name, input)
    if (result.envelope === undefined) return undefined
    const { code, msg, data } = result.envelope
    if (code !== SUCCESS) {
      const words = msg === '' ? '' : `; it says ${JSON.stringify(msg.slice(0, 100))}`
      this.add('error', result, `code: ${code} must be ${SUCCESS}${words}`)
      return undefined
    }
    const { data: schema, write }: Endpoint = endpoints[name]
    for (const finding of findingsIn(schema, data)) {
      const sentence = sentenceOf(write ? { ...finding, value: undefined } : finding)
      this.add(finding.fate === 'cut' ? 'warning' : 'error', result, sentence)
    }
    warnOfData(this.findings, result, data)
    this.answers.push({ result, data })
    return data
  }

  /** Works like `read`, for one page of a list. */
  async list(name: EndpointName, input: Input): Promise<Listed | undefined> {
    const data = fieldsOf(await this.read(name, input))
    if (!Array.isArray(data['list'])) return undefined
    return { name, input, data, rows: rowsOf(data['list']), total: Number(data['total']) }
  }

  /** Requests some items by their ids, and one that does not exist. */
  async readEach(
    name: EndpointName,
    ids: readonly string[],
    more: Readonly<Record<string, string>>,
  ): Promise<void> {
    for (const id of [...new Set(ids)].slice(0, DETAILS)) {
      const input = { query: { id, ...more } }
      const [given] = asId(fieldsOf(await this.read(name, input))['id'])
      if (given !== undefined && given !== id)
        this.add('error', { name, input }, `id: ${JSON.stringify(given)} must be the requested id`)
    }
    const result = await this.ask(name, { query: { id: UNKNOWN_ID, ...more } })
    this.expectCode(result, [NOT_FOUND], 'for an id that does not exist')
  }

  /** Adds an error unless the answer has one of these codes. */
  expectCode(result: CallResult, codes: readonly number[], why: string): void {
    const code = result.envelope?.code
    if (code !== undefined && !codes.includes(code))
      this.add('error', result, `code: ${code} must be ${codes.join(' or ')} ${why}`)
  }

  /** Makes a call and checks the response. Throws `Silence` if the backend no longer responds. */
  async ask(name: EndpointName, input: Input): Promise<CallResult> {
    const result = await ask(this.#backend, name, input)
    this.findings.count(result)
    if (result.fault !== undefined) this.add('error', result, result.fault)
    else this.#judgeTransport(result)
    this.#silent = result.isSilent ? this.#silent + 1 : 0
    if (!this.isSilent) return result
    const sentence = 'was the last of several calls without a response: the check stopped'
    this.add('error', result, sentence)
    throw new Silence(sentence)
  }

  #judgeTransport(result: CallResult): void {
    const ms = Math.round(result.ms)
    if (ms > TOO_SLOW_MS)
      this.add('error', result, `took ${ms} ms; the site gives up after ${TOO_SLOW_MS}`)
    else if (ms > SLOW_MS)
      this.add('warning', result, `took ${ms} ms; visitors notice more than ${SLOW_MS}`)
    const type = result.contentType.slice(0, 60)
    if (!/^application\/json\b/i.test(type))
      this.add(
        'warning',
        result,
        `Content-Type: ${JSON.stringify(type)} should be application/json`,
      )
  }
}
