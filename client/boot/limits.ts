// Constants of the entry script. They are in a file of their own, so that the build inlines them.

/** Delay between a ready page and the request for the description of its build. */
export const BUILD_META_DELAY_MS = 1000
/** The client does not reload the same address twice within this time. */
export const RELOAD_GUARD_MS = 10_000
/**
 * Timeout of a payload. After it, the whole page is loaded instead. Also the timeout of a test
 * whether the network works.
 */
export const PAYLOAD_MS = 10_000
/**
 * Largest number of preloads at once, including links under the pointer. More would take bandwidth
 * from the shown page.
 */
export const PRELOADS_AT_ONCE = 5
/**
 * Items in the window preload at most this share of the page's own bytes. Links under the pointer
 * are not limited.
 */
export const PRELOAD_SHARE = 0.1
/** Expected size of a preload with its styles, before it has arrived: compressed, in bytes. */
export const PRELOAD_BYTES = 6000
/** Distance below the window in which items are preloaded: the height of one window. */
export const PRELOAD_MARGIN = '0px 0px 100%'
/** A pointer or focus must rest on a link for this long before its page is preloaded. */
export const HOVER_MS = 80
/** A preloaded payload older than this is loaded again. */
export const PAYLOAD_FRESH_MS = 60_000
export const MAX_PAYLOADS = 30
/** Longest wait for an idle browser. */
export const IDLE_LIMIT_MS = 2000
/**
 * Distance of the chosen filter from the start of its row. It leaves the end of the previous link
 * visible.
 */
export const LEFT_PX = 99
export const TOAST_MS = 3000
/** Highest shown number of repeats of a toast. */
export const TOAST_COUNT_LIMIT = 99
/** Longest wait of a loaded page for the click on a pressed link. */
export const PRESS_MS = 400
/** A scroll of fewer pixels does not count as a change of direction, because hands tremble. */
export const STILL_PX = 8
