// What the product promises or decides, each with its reason; a module's inner workings keep their own numbers.

/** Tells the backend that the website is calling, and not an app or a mini program. */
export const PLATFORM_ID = '11'

/** The scenic area's: dates are the same wherever the reader is, and on the server as in the browser, or hydration fails. */
export const SITE_TIME_ZONE = 'Asia/Shanghai'

/** The specified texts for a failed call; `failure-text.ts` has the English ones. */
export const NETWORK_FAILURE_TEXT = '网络服务异常，请重新加载或联系客服'
export const SYSTEM_FAILURE_TEXT = '系统异常'

/** The cookie that names the language of the page last read, for the provider's other front ends. */
export const LANGUAGE_COOKIE = 'webLang'
/** The cookie that sends a returning visitor from `/` to the language last read; the name is given. */
export const REDIRECT_COOKIE = 'i18n_redirected'
/** 365 days, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60

/** The cookie of 长者模式, large text: `1` while it is on. */
export const ELDER_COOKIE = 'elder'
/** 365 days, in seconds. */
export const ELDER_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60
/** Takes the form that turns large text on and off; works without script. */
export const ELDER_PATH = '/elder'
/** The field of that form: `1` for on, `0` for off. */
export const ELDER_FIELD = 'elder'
/** Large text as a stylesheet of its own, for readers without script: empty without the cookie. */
export const ELDER_STYLES_PATH = '/elder.css'

/** A menu older than this is refreshed while it is served. */
export const MENU_FRESH_MS = 300_000
/** A menu older than this is forgotten: seven days. */
export const MENU_KEPT_MS = 7 * 24 * 60 * 60 * 1000
/** Content older than this is refreshed while it is served. */
export const CONTENT_FRESH_MS = 60_000
/** Content older than this is served only when nothing newer can be fetched: a reader waits a moment for the newer one. */
export const CONTENT_STALE_MS = 600_000
/** The last good copy of content is forgotten after a day. */
export const CONTENT_KEPT_MS = 24 * 60 * 60 * 1000
/** How long a "not found" is kept: the thing may be published at any moment. */
export const NOT_FOUND_FRESH_MS = 10_000
/**
 * After how long a page that lacks a part, or is made from old copies, is made again. A call that hangs fails only when its time
 * is up, and its breaker may stay open for another six seconds: even so the page is fresh again within 15 s after a fault.
 */
export const DEGRADED_PAGE_FRESH_MS = 6000
/** How long a reader waits for newer data if there is an old copy to show, for all calls of the page together. */
export const PATIENCE_MS = 1000
/** How many readers may have the same page made at the same time; the next ones wait for it. */
export const RENDERS_AT_ONCE = 4
/** How much memory one isolate, which has 128 MB, uses for pages, and again for answers. */
export const MEMORY_BYTES = 16 * 1024 * 1024
/** A store that takes longer to read counts as empty. */
export const STORE_DEADLINE_MS = 150
/** KV takes one write a second and key at most, and charges for each. */
export const KV_WRITE_PAUSE_MS = 60_000
/** After how long a copy in KV is written again although its content is the same, so that its time does not fall far behind. */
export const KV_RENEWAL_MS = 60 * 60 * 1000
/** How far another machine's clock may be ahead of ours. */
export const CLOCK_SKEW_MS = 60_000
/** KV must accept a purge within this time, or the operator is told that it did not. */
export const PURGE_DEADLINE_MS = 5000
/** How often an isolate checks whether copies were purged. */
export const PURGE_CHECK_MS = 60_000

/** One try of a backend call, its body included. */
export const BACKEND_TRY_MS = 1500
/** A backend call with its retry. */
export const BACKEND_CALL_MS = 2500
/** The most that one answer of the backend's may weigh. */
export const BACKEND_ANSWER_BYTES = 2 * 1024 * 1024
/** A read is tried once more after a pause between these two, so that retries don't march in step. */
export const BACKEND_RETRY_PAUSE_MS = [50, 150] as const
/** Retries may be a tenth of all calls, after a reserve for the first. */
export const RETRY_SHARE = 0.1
export const RETRY_RESERVE = 10
/** The most calls that one isolate has in flight at once. */
export const CALLS_IN_FLIGHT = 32
/** And how many of one name: a slow call must not starve all others. */
export const CALLS_OF_ONE_NAME = 16
/** How long a call waits for another to end when that many are in flight. */
export const SLOT_WAIT_MS = 2000
/** A call that fails this often in a row is not made for a while: too often for chance, and soon enough for a backend that is down. */
export const BREAKER_FAILURES_IN_A_ROW = 5
/** So is one that fails half of the time in this many calls, for a backend that is overloaded and still answers some. */
export const BREAKER_WINDOW = 20
/** For how long: pages are whole again within seconds after a fault (`DEGRADED_PAGE_FRESH_MS`), and a backend can recover. */
export const BREAKER_OPEN_MS = 5000

/** How many items a page of a list shows: one large, and eight in rows. */
export const PAGE_SIZE = 9
/** The last page number that an address may name; no list of a scenic area is longer. */
export const LAST_PAGE = 1000

/** The longest address that is answered: none of the site's is longer. */
export const ADDRESS_BYTES = 2048
/** The most that is read of a posted form: the longest complaint is far shorter, even with every character percent-encoded. */
export const FORM_BYTES = 64 * 1024
/** `Retry-After` when the backend is down. */
export const RETRY_AFTER_S = 30

/** Chinese paths of pages that are always loaded as documents: the guide for its policy, the complaint for a fresh form. */
export const STANDALONE_PATHS: readonly string[] = ['/infomation/guide', '/service/complain']
/** If a payload takes longer, the page is loaded fully instead. */
export const PAYLOAD_MS = 10_000
/** A navigation that takes longer than this shows its progress. */
export const PROGRESS_DELAY_MS = 200
/** How many preloads may run at once: more would take bandwidth from the page that is being read. */
export const PRELOADS_AT_ONCE = 5
/** A preloaded payload older than this is loaded again. */
export const PAYLOAD_FRESH_MS = 60_000
/** The most payloads that are kept in memory. */
export const PAYLOADS_KEPT = 30
/** How long after the page is ready the description of its build is fetched. */
export const BUILD_META_DELAY_MS = 1000
/** Within this time the client does not reload the same address by itself again, so that no visitor is caught in a loop. */
export const RELOAD_GUARD_MS = 10_000

/** An island that waits for an idle browser waits no longer than this. */
export const IDLE_LIMIT_MS = 2000
/** A complaint without an answer by then is shown as failed; sending it again does not make a second one. */
export const COMPLAINT_SEND_MS = 15_000
/** A captcha that takes longer counts as unavailable, since the form waits for it. */
export const CAPTCHA_MS = 10_000
/** What was typed into the complaint form and not sent is kept for a week. */
export const DRAFT_KEPT_MS = 7 * 24 * 60 * 60 * 1000
/** Where the complaint form gets another captcha. */
export const CAPTCHA_PATH = '/service/complain/captcha'
/** A limiter answers in time or counts as broken. */
export const LIMITER_DEADLINE_MS = 500
/** `Retry-After` when a limit is reached: the limiters count by the minute. */
export const LIMITED_RETRY_AFTER_S = 60

/** How long a toast stays. */
export const TOAST_MS = 3000
/** Repeats of a toast are counted up to here. */
export const TOAST_COUNT_LIMIT = 99
/** The DOM event that shows a toast; its detail is a `ToastRequest`. */
export const TOAST_EVENT = 'shanmen:toast'

/** The version of AMap's JS API; the loader's own default is the old 1.4.15. */
export const AMAP_VERSION = '2.0'
/** AMap's script, first map or answer has failed if it takes longer. The loader itself has no time limit. */
export const AMAP_WAIT_MS = 10_000
/** One answer of AMap's through the worker, its body included. */
export const AMAP_PROXY_MS = 5000
/** The most that such an answer may weigh: ten times a walk over the whole mountain. */
export const AMAP_PROXY_BYTES = 1024 * 1024
