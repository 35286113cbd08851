import { answer, SUCCESS } from '../../contract/answer.ts'
import { decodeAnswer, parseAnswer } from '../../contract/answer-text.ts'
import { check } from '../../contract/check.ts'
import { type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { findingsIn, sentenceOf } from '../../contract/findings.ts'
import { type BackendMapping, mapData, mapEnvelope } from '../../contract/mapping.ts'
import { shortly } from '../../contract/reasons.ts'

/** A backend, and how its answers become the contract's. */
export interface Backend {
  origin: string
  mapping: BackendMapping
}

/** What goes into a call, in any of the three places. */
export interface Input {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

/** What came of a call. */
export interface Asked {
  name: EndpointName
  input: Input
  /** Why there is no answer, in one sentence; with it there is no `envelope`. */
  fault?: string
  envelope?: { code: number; msg: string; data?: unknown }
  /** Nothing was heard at all. */
  isSilent: boolean
  ms: number
  bytes: number
  contentType: string
}

/** As long as anybody waits here; the site gives up much sooner. */
const PATIENCE_MS = 5000
/** The site takes no more. */
const MAX_BYTES = 2 * 1024 * 1024

/** Makes a call as the site does. Never throws: what goes wrong is one sentence. */
export async function ask(
  { origin, mapping }: Backend,
  name: EndpointName,
  input: Input,
): Promise<Asked> {
  const startedAt = performance.now()
  const asked = { name, input, isSilent: false, bytes: 0, contentType: '' }
  try {
    const response = await send(origin, name, input)
    const contentType = response.headers.get('Content-Type') ?? ''
    const chunks = await readChunks(response)
    const bytes = chunks?.reduce((sum, { length }) => sum + length, 0) ?? 0
    const ms = performance.now() - startedAt
    return {
      ...asked,
      ms,
      bytes,
      contentType,
      ...readAnswer(response, chunks, toContract(mapping, asked)),
    }
  } catch (error) {
    return { ...asked, ms: performance.now() - startedAt, isSilent: true, fault: silenceOf(error) }
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

/** The body, or nothing where it is longer than the site takes: the rest is not even fetched. */
async function readChunks(response: Response): Promise<Uint8Array[] | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes > MAX_BYTES) return undefined
  }
  return chunks
}

function readAnswer(
  response: Response,
  chunks: readonly Uint8Array[] | undefined,
  map: (json: unknown) => unknown,
): Pick<Asked, 'fault' | 'envelope'> {
  if (response.status !== 200) return { fault: faultOfStatus(response) }
  if (chunks === undefined) return { fault: `is over ${MAX_BYTES} bytes` }
  const text = decode(chunks)
  if (text === undefined) return { fault: 'is not UTF-8, which JSON must be' }
  if (text === '') return { fault: 'is empty' }
  const json = parseJson(text)
  if (json === undefined) return { fault: `is not JSON: begins with ${shortly(text)}` }
  return judge(json, map)
}

function judge(json: unknown, map: (json: unknown) => unknown): Pick<Asked, 'fault' | 'envelope'> {
  let sent: unknown
  try {
    sent = map(json)
  } catch (error) {
    return { fault: `backend.ts of the site can't map it: ${String(error).slice(0, 200)}` }
  }
  const envelope = check(answer, sent)
  if (envelope.success) return { envelope: envelope.output }
  const [finding] = findingsIn(answer, sent)
  return { fault: finding ? sentenceOf(finding) : 'is no { code, msg, data }' }
}

/** Makes an answer as the contract has it. */
function toContract(mapping: BackendMapping, { name, input }: Pick<Asked, 'name' | 'input'>) {
  return (json: unknown): unknown => {
    const sent = mapEnvelope(mapping, json)
    const envelope = check(answer, sent)
    if (!envelope.success || envelope.output.code !== SUCCESS) return sent
    const asked = { ...input.params, ...input.query, ...input.body }
    return { ...envelope.output, data: mapData(mapping, { name, asked }, envelope.output.data) }
  }
}

function faultOfStatus({ status, headers }: Response): string {
  const target = shortly(headers.get('Location')) ?? ''
  return `HTTP ${status}${target === '' ? '' : `, a redirect to ${target}`}; must be HTTP 200`
}

function decode(chunks: readonly Uint8Array[]): string | undefined {
  try {
    return decodeAnswer(chunks)
  } catch {
    return undefined
  }
}

function parseJson(text: string): unknown {
  try {
    return parseAnswer(text)
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
