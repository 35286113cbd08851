import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import type { Answer } from '../backend/answer.ts'
import type { Call } from '../backend/call.ts'
import { BackendError } from '../backend/errors.ts'
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

/** An answer with the time it came. Shared by many requests, so nothing in it changes. */
export interface CachedAnswer extends Answer {
  readonly storedAt: number
  /** The backend said that the thing does not exist: `text` and `data` are its `msg`. */
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
export function freshUntil(
  name: EndpointName,
  { storedAt, isMissing }: Pick<CachedAnswer, 'storedAt' | 'isMissing'>,
): number {
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

/** What stands before the text of an answer in a store: when it came. */
const HEAD = /^(\d{1,15})\n/

/** What a store puts in the place of bytes that are no UTF-8: where an answer has it itself, it is escaped. */
const REPLACEMENT = '\uFFFD'

/** An answer as text, for a store: as the backend sent it, so that nothing is written anew. */
export function writeAnswer({ storedAt, text }: CachedAnswer): string {
  return `${storedAt}\n${text.replaceAll(REPLACEMENT, String.raw`\ufffd`)}`
}

/** Makes the data of the text that a call was answered with. */
export type Make = (call: Call, text: string) => Promise<Answer>

/**
 * The answer that a store held, checked and cleaned like a new one, since another build may have written it: `garbage` where it is
 * none, `undefined` where it is too old.
 */
export async function readAnswer(
  call: Call,
  held: string,
  { make, now }: { make: Make; now: number },
): Promise<CachedAnswer | 'garbage' | undefined> {
  const [head, at] = HEAD.exec(held) ?? []
  if (head === undefined || held.includes(REPLACEMENT)) return 'garbage'
  const storedAt = Number(at)
  const text = held.slice(head.length)
  if (!isAlive(call.name, storedAt, now)) return undefined
  try {
    const answer = await make(call, text)
    return { ...answer, data: deepFreeze(answer.data), storedAt, isMissing: false }
  } catch (error) {
    if (error instanceof BackendError) return 'garbage'
    throw error
  }
}

/** Freezes a value and everything in it, since many requests read it: in development and in tests, where whoever changes it is found. */
export function deepFreeze<Value>(value: Value): Value {
  if (!import.meta.env.DEV || typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
