// Limits that several parts of the worker share, each with its reason; all others live with those who use them.

/** A menu older than this is forgotten: seven days. */
export const MENU_KEPT_MS = 7 * 24 * 60 * 60 * 1000
/** Content older than this is refreshed while it is served. */
export const CONTENT_FRESH_MS = 60_000
/** Content older than this is served only when nothing newer can be fetched: a reader waits a moment for the newer one. */
export const CONTENT_STALE_MS = 600_000
/** The last good copy of content is forgotten after a day. */
export const CONTENT_KEPT_MS = 24 * 60 * 60 * 1000
/**
 * After how long a page that lacks a part, or is made from old copies, is made again. A call that hangs fails only when its time
 * is up, and its breaker may stay open for another six seconds: even so the page is fresh again within 15 s after a fault.
 */
export const DEGRADED_PAGE_FRESH_MS = 6000
/** How long a reader waits for newer data if there is an old copy to show, for all calls of the page together. */
export const PATIENCE_MS = 1000
/** How much memory one isolate, which has 128 MB, uses for pages, and again for answers. */
export const MEMORY_BYTES = 16 * 1024 * 1024
/** A store that takes longer to read counts as empty. */
export const STORE_DEADLINE_MS = 150
/** How far another machine's clock may be ahead of ours. */
export const CLOCK_SKEW_MS = 60_000
/** A backend call with its retry. */
export const BACKEND_CALL_MS = 2500
/** The last page number that an address may name; no list of a scenic area is longer. */
export const LAST_PAGE = 1000
/** The longest address that is answered: none of the site's is longer. */
export const ADDRESS_BYTES = 2048
/** `Retry-After` when the backend is down. */
export const RETRY_AFTER_S = 30
/** How many readers may have the same page made at the same time, each with an early first byte. */
export const RENDERS_AT_ONCE = 4
/** `Retry-After` when a limit is reached: the limiters count by the minute. */
export const LIMITED_RETRY_AFTER_S = 60
