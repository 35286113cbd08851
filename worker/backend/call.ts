import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import type { Language } from '../../locales/languages.ts'
import { search } from '../../shared/search.ts'

/** What a call takes, in any of the three places. */
export interface CallInput {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
}

/** One call of the contract's with what goes into it. */
export interface Call {
  name: EndpointName
  input: CallInput
  /** Names its answer in every cache: the call's name and all its parameters, sorted. */
  key: string
  /** The language that is asked for. */
  language: Language
  /** It takes nothing but the language: its answer is one of a handful, which many pages need. */
  isShared: boolean
}

/** A call with all that follows from its name and its input. */
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

/** All values that go into a call; a body is a flat object in every row of the contract. */
export function valuesOf({ params, query, body }: CallInput): Readonly<Record<string, unknown>> {
  return { ...params, ...query, ...(typeof body === 'object' ? body : {}) }
}

/** Whether a call asks for a single thing, by its id. */
export function isById({ input: { query } }: Call): boolean {
  return query?.['id'] !== undefined
}

/** Whether a call hands something over. */
export function isWrite({ name }: Call): boolean {
  const { write }: Endpoint = endpoints[name]
  return write === true
}

/** The method of a call. */
export function methodOf({ name }: Call): string {
  const { at } = endpoints[name]
  return at.slice(0, at.indexOf(' '))
}

/** The path of a call below `/backends`. */
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

/** How messages name a call: `GET /api/mall?id=7`. Any other value may be a visitor's. */
export function labelOf(call: Call): string {
  const { id, languageId } = call.input.query ?? {}
  return `${methodOf(call)} ${pathOf(call)}${search({ id, languageId })}`
}
