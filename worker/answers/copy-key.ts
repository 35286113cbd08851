import type { EndpointName } from '../../contract/endpoints.ts'

type Values = Readonly<Record<string, unknown>>

/** What a call takes, in any of the three places. */
export interface CallInput {
  params?: Values
  query?: Values
  body?: unknown
}

/** The key of a copy: the call's name and all its parameters, sorted. */
export function copyKey(name: EndpointName, input: CallInput): string {
  const pairs = Object.entries(valuesOf(input))
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`)
  return `${name}:${pairs.toSorted().join('&')}`
}

/** Whether a call takes nothing but the language: a handful of keys, asked for by many pages. */
export function isShared(input: CallInput): boolean {
  const keys = Object.keys(valuesOf(input))
  return keys.length === 1 && keys[0] === 'languageId'
}

/** A body is a flat object in every row of the contract. */
function valuesOf({ params, query, body }: CallInput): Values {
  return { ...params, ...query, ...(typeof body === 'object' ? body : {}) }
}
