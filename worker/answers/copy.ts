import * as v from 'valibot'
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { cleanRichText } from '../backend/clean-rich-text.ts'
import { isAlive, lifetimeOf } from './lifetimes.ts'
import { check } from '../../contract/check.ts'

/** How long a "not found" is kept: the thing may be published at any moment. */
export const NOT_FOUND_FRESH_MS = 10_000

/** An answer that was checked and cleaned, with the time it came. Shared by many requests, so nothing in it changes. */
export interface Copy {
  readonly storedAt: number
  readonly data: unknown
  /** The backend said that the thing does not exist: `data` is its `msg`. */
  readonly isMissing: boolean
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ storedAt: v.number(), data: v.unknown(), isMissing: v.boolean() }),
)

/** A copy as text, for a store. */
export function writeCopy(copy: Copy): string {
  return JSON.stringify(copy)
}

/**
 * The copy that a store held, checked and cleaned like a new answer, since another build may have written it;
 * `undefined` where it is not a copy, or too old.
 */
export async function readCopy(
  name: EndpointName,
  text: string,
  now: number,
): Promise<Copy | undefined> {
  const result = check(stored, text)
  if (!result.success) return undefined
  const { storedAt, data, isMissing } = result.output
  if (!isAlive(name, storedAt, now)) return undefined
  if (isMissing) return { storedAt, data: String(data), isMissing }
  const endpoint: Endpoint = endpoints[name]
  const checked = check(endpoint.data, data)
  if (!checked.success) return undefined
  await cleanRichText(checked.output)
  return { storedAt, data: deepFreeze(checked.output), isMissing }
}

/** The age up to which a copy is as good as an answer. */
export function freshMs(name: EndpointName, isMissing: boolean): number {
  return isMissing ? NOT_FOUND_FRESH_MS : lifetimeOf(name).freshMs
}

/** Freezes a value and everything in it: many requests read it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
