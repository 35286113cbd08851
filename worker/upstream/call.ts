import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import type { Language } from '../../locales/languages.ts'
import type { Failure } from '../../shared/failure-text.ts'
import { search } from '../../shared/search.ts'

/** The input of a call, in any of the three places. */
export interface CallInput {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
}

/** One call of the contract with its input. */
export interface Call {
  name: EndpointName
  input: CallInput
  /** The cache key, name and all parameters sorted: `goodsDetail:id=7&languageId=1` */
  key: string
  language: Language
  /** The language is the only parameter: one of a handful of answers that many pages need. */
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
    language: String(languageId) === '2' ? 'en' : 'zh',
    isShared: languageId !== undefined && Object.keys(others).length === 0,
  }
}

/** All values of a call; a body is a flat object in every row of the contract. */
export function valuesOf({ params, query, body }: CallInput): Readonly<Record<string, unknown>> {
  return { ...params, ...query, ...(typeof body === 'object' ? body : {}) }
}

/** Whether a call asks for one item by its id. */
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
  if (params === undefined) return pattern
  return pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
}

/** The path of a call below `/backends`, with its query. */
export function addressOf(call: Call): string {
  return pathOf(call) + search(call.input.query)
}

/** The name of a call in messages: `GET /api/mall?id=7`. Any other value may be a visitor's. */
export function labelOf(call: Call): string {
  const { id, languageId } = call.input.query ?? {}
  return `${methodOf(call)} ${pathOf(call)}${search({ id, languageId })}`
}

interface Details extends ErrorOptions {
  /** `code` and `msg` of the answer, if the backend refused. */
  code?: number | undefined
  msg?: string | undefined
  /** The HTTP status, if there was a response. */
  status?: number | undefined
  /** The backend works, and has no item with this id. */
  isNotFound?: boolean
}

/**
 * A call without a usable answer. `unreachable`: no response, or one that is not an answer;
 * `refused`: its `code` is not 0; `malformed`: its `data` does not fit the contract.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError'
  readonly kind: Failure['kind']
  readonly code: number | undefined
  readonly msg: string | undefined
  readonly status: number | undefined
  readonly isNotFound: boolean

  constructor(kind: Failure['kind'], message: string, details: Details = {}) {
    const { code, msg, status, isNotFound = false, ...options } = details
    super(message, options)
    this.kind = kind
    this.code = code
    this.msg = msg
    this.status = status
    this.isNotFound = isNotFound
  }

  /** The failure for one of the requests that share a call: its stack names the caller. */
  forReader(): BackendError {
    const { kind, message, code, msg, status, isNotFound } = this
    return new BackendError(kind, message, { code, msg, status, isNotFound, cause: this })
  }
}
