import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { DEFAULT_LANGUAGE, type Language, languageOfId } from '../../locales/languages.ts'
import type { Failure } from '../../shared/failure-text.ts'
import { search } from '../../shared/search.ts'
import {
  answer as envelopeSchema,
  NOT_FOUND,
  SUCCESS,
  parseAnswer as parseJson,
} from '../../contract/answer.ts'
import { check, type Reading } from '../../contract/check.ts'
import { type BackendMapping, mapData, mapEnvelope } from '../../contract/mapping.ts'
import { cleanRichText, isObject } from './rich-text.ts'

export interface CallInput {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
}

export interface Call {
  name: EndpointName
  input: CallInput
  /** The cache key: the name and all parameters in sorted order: `goodsDetail:id=7&languageId=1` */
  key: string
  language: Language
  /** Whether the language is the only parameter. Then many pages need the response. */
  isShared: boolean
}

export function callOf(name: EndpointName, input: CallInput): Call {
  const values = valuesOf(input)
  const pairs = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
  const { languageId, ...others } = values
  return {
    name,
    input,
    key: `${name}:${pairs.toSorted().join('&')}`,
    language: languageOfId(languageId) ?? DEFAULT_LANGUAGE,
    isShared: languageId !== undefined && Object.keys(others).length === 0,
  }
}

/** Returns all parameters of a call. In the contract, a body is always a flat object. */
export function valuesOf({ params, query, body }: CallInput): Readonly<Record<string, unknown>> {
  return { ...params, ...query, ...(typeof body === 'object' ? body : {}) }
}

export function isById({ input: { query } }: Call): boolean {
  return query?.['id'] !== undefined
}

export function isWrite({ name }: Call): boolean {
  const { write }: Endpoint = endpoints[name]
  return write === true
}

export function methodOf({ name }: Call): string {
  const { at } = endpoints[name]
  return at.slice(0, at.indexOf(' '))
}

function pathOf({ name, input: { params } }: Call): string {
  const { at } = endpoints[name]
  const pattern = at.slice(at.indexOf(' ') + 1)
  return pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
}

/** Returns the path of a call below `/backends`, with its query. */
export function addressOf(call: Call): string {
  return pathOf(call) + search(call.input.query)
}

/** Returns a call's label without personal values: `GET /api/mall?id=7`. */
export function labelOf(call: Call): string {
  const { id, languageId } = call.input.query ?? {}
  return `${methodOf(call)} ${pathOf(call)}${search({ id, languageId })}`
}

interface Details extends ErrorOptions {
  /** `code` and `msg` of the response if the backend refused. */
  code?: number | undefined
  msg?: string | undefined
  /** The HTTP status, if there was a response. */
  status?: number | undefined
  /** Whether the backend works, but has no item with this id. */
  isNotFound?: boolean
}

/**
 * A call failed. `unreachable`: no response, or an invalid envelope. `refused`: `code` is not 0.
 * `malformed`: `data` violates the contract.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly kind: Failure['kind']
  readonly code: number | undefined
  readonly msg: string | undefined
  readonly status: number | undefined
  readonly isNotFound: boolean

  constructor(kind: Failure['kind'], message: string, details: Details = {}) {
    super(message, details)
    this.kind = kind
    this.code = details.code
    this.msg = details.msg
    this.status = details.status
    this.isNotFound = details.isNotFound ?? false
  }

  /** Returns a copy for one of the requests that share a call. Its stack shows that caller. */
  forReader(): BackendError {
    const { kind, message, code, msg, status, isNotFound } = this
    return new BackendError(kind, message, { code, msg, status, isNotFound, cause: this })
  }
}

/** A response: its text, and its data for pages, which depends on the text only. */
export interface Answer {
  readonly text: string
  readonly data: unknown
  /** A description of the data that was dropped, and the reasons. */
  readonly lost?: string | undefined
}

/** Options for parsing responses. They are the same for the whole deployment. */
export interface ParseOptions {
  mapping: BackendMapping
  reading: Reading
}

/** Parses, maps, validates and cleans a text. Throws a `BackendError`. */
export async function parseAnswer(
  call: Call,
  text: string,
  { mapping, reading }: ParseOptions,
): Promise<Answer> {
  try {
    const envelope = readEnvelope(call, mapEnvelope(mapping, valueOf(call, text)))
    const sent = mapData(mapping, { name: call.name, input: valuesOf(call.input) }, envelope)
    const { data: schema }: Endpoint = endpoints[call.name]
    const checked = check(schema, sent, reading)
    if (!checked.success) {
      const reasons = await reasonsFor(call, sent, reading)
      throw new BackendError('malformed', `${labelOf(call)} → ${reasons.join('; ')}`)
    }
    const { output: data } = checked
    const lost = droppedParts(sent, data)
    await cleanRichText(data, call, reading)
    if (lost.length === 0) return { text, data }
    const reasons = [...(await reasonsFor(call, sent, reading)), `left out ${lost.join(', ')}`]
    return { text, data, lost: `${labelOf(call)} → ${reasons.join('; ')}` }
  } catch (error) {
    if (error instanceof BackendError) throw error
    // An exception during parsing also counts as malformed. Then an older response can be used.
    throw new BackendError('malformed', `${labelOf(call)}: ${String(error)}`, { cause: error })
  }
}

/**
 * Returns `data`, not yet validated. Throws if the envelope is invalid or `code` is not 0. Only a
 * call by id can be "not found". For a menu or a list, the same code is a failure, and the last
 * good response is used.
 */
function readEnvelope(call: Call, sent: unknown): unknown {
  const envelope = check(envelopeSchema, sent)
  if (!envelope.success) throw new BackendError('unreachable', `${labelOf(call)}: not an answer`)
  const { code, msg, data } = envelope.output
  if (code !== SUCCESS) {
    const isNotFound = isById(call) && code === NOT_FOUND
    // Messages are logged. The `msg` of a write may repeat a visitor's input, so it is left out.
    const reason = isWrite(call) ? `code ${code}` : `code ${code} ${msg}`
    throw new BackendError('refused', `${labelOf(call)}: ${reason}`, { code, msg, isNotFound })
  }
  return data
}

const MAX_REASONS = 3
/** Maximum number of checked values. A response may have hundreds of thousands. */
const MAX_VALUES = 20_000

/** Returns why a response is invalid: `list[0].cover.src: "http://…" must be https`. */
async function reasonsFor({ name }: Call, data: unknown, reading: Reading): Promise<string[]> {
  const { data: schema, write }: Endpoint = endpoints[name]
  // Loaded on demand, because most isolates never need it.
  const { findingsIn, sentenceOf } = await import('../../contract/findings.ts')
  const options = { findings: MAX_REASONS, values: MAX_VALUES, reading }
  return findingsIn(schema, data, options).map((finding) =>
    // The response to a write contains one visitor's data.
    sentenceOf(write ? { ...finding, value: undefined } : finding),
  )
}

function valueOf(call: Call, text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    throw new BackendError('unreachable', `${labelOf(call)}: not JSON`, { cause: error })
  }
}

const MAX_PLACES = 3

const NO_PLACES: readonly string[] = []

/** Returns the first parts of `sent` that are missing in `parsed`: `2 of 12 rows of list`. */
export function droppedParts(sent: unknown, parsed: unknown): readonly string[] {
  return droppedBelow(sent, parsed)
    .slice(0, MAX_PLACES)
    .map((place) => place.replace(/(^| of )\./, '$1'))
}

/** Returns the paths of dropped parts. Builds a path only after it found such a part. */
function droppedBelow(sent: unknown, parsed: unknown): readonly string[] {
  if (!isObject(sent) || !isObject(parsed)) return NO_PLACES
  const droppedRows = countDroppedRows(sent, parsed)
  if (droppedRows > 0) return [`${droppedRows} of ${String(sent['length'])} rows of `]
  let places = NO_PLACES
  for (const key of Object.keys(parsed)) {
    const part = sent[key]
    const left = parsed[key]
    // Skips unchanged values first, because they are the most frequent.
    if (part === left || part === null) continue
    const inside = left === undefined ? DROPPED : droppedBelow(part, left)
    if (inside.length > 0) places = [...places, ...placesIn(parsed, key, inside)]
  }
  return places
}

function countDroppedRows(sent: object, parsed: object): number {
  return Array.isArray(sent) && Array.isArray(parsed) ? sent.length - parsed.length : 0
}

const DROPPED = ['']

function placesIn(whole: object, key: string, inside: readonly string[]): string[] {
  const step = Array.isArray(whole) ? `[${key}]` : `.${key}`
  return inside.map((place) => {
    const [, rows = '', path = ''] = /^(\d+ of \d+ rows of )?(.*)$/s.exec(place) ?? []
    return rows + step + path
  })
}
