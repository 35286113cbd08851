import {
  CLOCK_SKEW_MS,
  CONTENT_FRESH_MS,
  CONTENT_KEPT_MS,
  CONTENT_STALE_MS,
  MENU_KEPT_MS,
} from '../limits.ts'
import type { EndpointName } from '../../contract/endpoints.ts'

/** A menu older than this is refreshed while it is served. */
export const MENU_FRESH_MS = 300_000

interface Lifetime {
  /** Up to this age a copy is as good as an answer. */
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

/** How long copies of a call's answers live. */
export function lifetimeOf(name: EndpointName): Lifetime {
  return name === 'menu' ? MENU : CONTENT
}

/** Whether a copy that was stored at that time may be used at all; one from the future was written by a clock that was ahead. */
export function isAlive(name: EndpointName, storedAt: number, now: number): boolean {
  const ageMs = now - storedAt
  return ageMs >= -CLOCK_SKEW_MS && ageMs <= lifetimeOf(name).keptMs
}
