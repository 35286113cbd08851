import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import type { Call } from '../backend/call.ts'
import { cleanRichText } from '../backend/rich-text.ts'
import {
  CLOCK_SKEW_MS,
  CONTENT_FRESH_MS,
  CONTENT_KEPT_MS,
  CONTENT_STALE_MS,
  MENU_KEPT_MS,
} from '../limits.ts'

/** How long a "not found" is kept: the thing may be published at any moment. */
export const NOT_FOUND_FRESH_MS = 10_000
/** A menu older than this is refreshed while it is served. */
export const MENU_FRESH_MS = 300_000

/** An answer that was checked and cleaned, with the time it came. Shared by many requests, so nothing in it changes. */
export interface CachedAnswer {
  readonly storedAt: number
  readonly data: unknown
  /** The backend said that the thing does not exist: `data` is its `msg`. */
  readonly isMissing: boolean
}

interface Lifetime {
  /** Up to this age an answer is as good as a new one. */
  freshMs: number
  /** Up to this age it is served at once while a newer one is fetched. */
  staleMs: number
  /** Up to this age it is kept, for when nothing newer can be fetched. */
  keptMs: number
}

const CONTENT: Lifetime = {
  freshMs: CONTENT_FRESH_MS,
  staleMs: CONTENT_STALE_MS,
  keptMs: CONTENT_KEPT_MS,
}

/** Menus change rarely, and no page can be rendered without one. */
const MENU: Lifetime = { freshMs: MENU_FRESH_MS, staleMs: MENU_KEPT_MS, keptMs: MENU_KEPT_MS }

/** How long a call's answers live. */
function lifetimeOf(name: EndpointName): Lifetime {
  return name === 'menu' ? MENU : CONTENT
}

/** Until when a cached answer is as good as a new one. */
export function freshUntil(name: EndpointName, { storedAt, isMissing }: CachedAnswer): number {
  const freshMs = isMissing ? NOT_FOUND_FRESH_MS : lifetimeOf(name).freshMs
  return Math.min(storedAt + freshMs, staleUntil(name, storedAt))
}

/** Until when an answer that was stored at that time is served at once: not past the day that it speaks of. */
export function staleUntil(name: EndpointName, storedAt: number): number {
  const { isOfToday }: Endpoint = endpoints[name]
  const end = storedAt + lifetimeOf(name).staleMs
  return isOfToday ? Math.min(end, dayEndIn(timeZone, storedAt)) : end
}

/** Whether an answer that was stored at that time may be used at all; one from the future was written by a clock that was ahead. */
export function isAlive(name: EndpointName, storedAt: number, now: number): boolean {
  const ageMs = now - storedAt
  return ageMs >= -CLOCK_SKEW_MS && ageMs <= lifetimeOf(name).keptMs
}

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ storedAt: v.number(), data: v.unknown(), isMissing: v.boolean() }),
)

/** An answer as text, for a store: its data as the backend sent it, since cleaning it again would change it. */
export function writeAnswer({ storedAt, isMissing }: CachedAnswer, sent: unknown): string {
  return JSON.stringify({ storedAt, data: sent, isMissing })
}

/**
 * The answer that a store held, checked and cleaned like a new one, since another build may have written it: `garbage` where it is
 * none, `undefined` where it is too old.
 */
export async function readAnswer(
  call: Call,
  text: string,
  now: number,
): Promise<CachedAnswer | 'garbage' | undefined> {
  const result = check(stored, text)
  if (!result.success) return 'garbage'
  const { storedAt, data, isMissing } = result.output
  if (!isAlive(call.name, storedAt, now)) return undefined
  if (isMissing) return { storedAt, data: String(data), isMissing }
  const endpoint: Endpoint = endpoints[call.name]
  const checked = check(endpoint.data, data)
  if (!checked.success) return 'garbage'
  await cleanRichText(checked.output, call)
  return { storedAt, data: deepFreeze(checked.output), isMissing }
}

/** Freezes a value and everything in it: many requests read it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
