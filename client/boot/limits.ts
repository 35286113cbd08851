// Constants of the entry script. In a file of their own, so that the build inlines them.

/** How long after the page is ready the description of its build is fetched. */
export const BUILD_META_DELAY_MS = 1000
/** The client does not reload the same address twice within this time. */
export const RELOAD_GUARD_MS = 10_000
/** If a payload takes longer, the page is loaded fully instead; a request that tries the network is given up. */
export const PAYLOAD_MS = 10_000
/** How many preloads may run at once, those of pointed links included: more would take bandwidth from the page that is being read. */
export const PRELOADS_AT_ONCE = 5
/** Items preload at most this share of the page's own bytes, unless a pointer is on them. */
export const PRELOAD_SHARE = 0.1
/** What a preload with its styles is expected to weigh before it has come, compressed, in bytes. */
export const PRELOAD_BYTES = 6000
/** How far below the window an item may be that is preloaded: one screen. */
export const PRELOAD_MARGIN = '0px 0px 100%'
/** A pointer or focus must rest on a link for this long before its page is preloaded. */
export const HOVER_MS = 80
/** A preloaded payload older than this is loaded again. */
export const PAYLOAD_FRESH_MS = 60_000
export const MAX_PAYLOADS = 30
/** What waits for an idle browser waits no longer than this. */
export const IDLE_LIMIT_MS = 2000
/** The distance of a chosen filter from its row's edge, which shows the previous link's end. */
export const LEFT_PX = 99
export const TOAST_MS = 3000
/** Repeats of a toast are counted up to here. */
export const TOAST_COUNT_LIMIT = 99
/** How long a loaded page waits for the click of a pressed link. */
export const PRESS_MS = 400
/** A scroll of fewer pixels does not change the direction: hands tremble. */
export const STILL_PX = 8
