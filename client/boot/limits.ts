// Constants of the entry script. They have a file of their own, so that the build inlines them.

/** Delay between the loaded page and the request for the description of its build. */
export const BUILD_META_DELAY_MS = 1000
/** The client does not reload the same address twice within this time. */
export const RELOAD_GUARD_MS = 10_000
/** Timeout of a payload; after it, the whole page is loaded. Also the timeout of a network test. */
export const PAYLOAD_MS = 10_000
/** Maximum number of preloads at once. More would slow down the page that is loading. */
export const PRELOADS_AT_ONCE = 5
/**
 * Preloads of items near the window may use this share of the page's own bytes. Links under the
 * pointer have no such limit.
 */
export const PRELOAD_SHARE = 0.1
/** Estimated size of a preload with its styles, in compressed bytes. */
export const PRELOAD_BYTES = 6000
/** Items are preloaded when they are less than one window height below the window. */
export const PRELOAD_MARGIN = '0px 0px 100%'
/** A pointer or focus must rest on a link for this long before its page is preloaded. */
export const HOVER_MS = 80
/** A preloaded payload older than this is loaded again. */
export const PAYLOAD_FRESH_MS = 60_000
export const MAX_PAYLOADS = 30
/** Maximum wait for an idle browser. */
export const IDLE_LIMIT_MS = 2000
/** Pixels before the chosen link of a filter row. The end of the previous link stays visible. */
export const LEFT_PX = 99
export const TOAST_MS = 3000
/** Highest number that a toast's counter shows. */
export const TOAST_COUNT_LIMIT = 99
/** Maximum time that a new page waits for the click on a pressed link. */
export const PRESS_MS = 400
/** Shorter scrolls, in pixels, do not change the direction, because fingers are not still. */
export const STILL_PX = 8
