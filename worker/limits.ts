// Limits that several modules of the worker use, with reasons. A limit of one module is in that
// module.

/** A cached menu expires after seven days. */
export const MENU_MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000
/** Age from which cached content is refreshed while it is served. */
export const CONTENT_FRESH_MS = 60_000
/** Age from which content is served only if newer content does not come within a second. */
export const CONTENT_STALE_MS = 600_000
/** The last good cached content expires after a day. */
export const CONTENT_MAX_AGE_MS = 24 * 60 * 60 * 1000
/**
 * Fresh time of a page that lacks a part or used old data. It is short, so that the page is
 * complete again within 15 s after a fault. This includes the timeout of a hanging call and the six
 * seconds for which its breaker may be open.
 */
export const DEGRADED_PAGE_FRESH_MS = 6000
/** Longest wait for newer data if old data is cached. All calls of a page share it. */
export const PATIENCE_MS = 1000
/** Memory limit of the page cache, and also of the response cache. An isolate has 128 MB. */
export const MEMORY_BYTES = 16 * 1024 * 1024
/** Timeout for reading a store. After it, the store is treated as empty. */
export const STORE_DEADLINE_MS = 150
/** Tolerated time by which the clock of another machine may be ahead of ours. */
export const CLOCK_SKEW_MS = 60_000
export const BACKEND_CALL_MS = 2500
/** Highest page number in an address. No list of a scenic area is longer. */
export const LAST_PAGE = 1000
/** Maximum length of an address in bytes. No address of the site is longer. */
export const ADDRESS_BYTES = 2048
export const RETRY_AFTER_S = 30
/** How many requests may render the same page at the same time. */
export const RENDERS_AT_ONCE = 4
/** `Retry-After` for a request above a limit. Limits are per minute. */
export const LIMITED_RETRY_AFTER_S = 60
