// Constants that both the worker and the browser need. Others are in the files that use them.

/** The specified texts for a failed call; `failure-text.ts` has the English ones. */
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
export const CAPTCHA_PATH = '/service/complain/captcha'

/** Headers by which the site's worker asks the reference backend for a preview. */
export const PREVIEW_PATH_HEADER = 'X-Preview-Path'
export const PREVIEW_TOKEN_HEADER = 'X-Preview-Token'

/** Header by which the office tells the site's worker which content it has changed, as purge tags. */
export const CHANGED_TAGS_HEADER = 'X-Changed-Tags'

/** The address of previews for signed-in editors; the path of the page follows. */
export const STAFF_PREVIEW = '/office/preview'
/** The address of previews by a link; its token and the path of the page follow. */
export const LINK_PREVIEW = '/preview'
