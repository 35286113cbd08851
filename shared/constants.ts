// Constants that both the worker and the browser need. Other constants are in the files that use
// them.

/** The cookie with the language of the last page. The provider's other front ends read it. */
export const LANGUAGE_COOKIE = 'webLang'
/**
 * The cookie by which `/` redirects returning visitors to their last language. Its name is
 * specified.
 */
export const REDIRECT_COOKIE = 'i18n_redirected'
/** 365 days, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60
/** The cookie of 长者模式, the mode with large text. It begins with `1` while the mode is on. */
export const ELDER_COOKIE = 'elder'
/** 365 days, in seconds. */
export const ELDER_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60
/** The address that receives the form for large text. The form works without script. */
export const ELDER_PATH = '/elder'
/** The field of that form. `1` turns large text on, `0` turns it off. */
export const ELDER_FIELD = 'elder'
/**
 * The stylesheet of large text for readers without script. Empty if the request has no cookie for
 * the mode.
 */
export const ELDER_STYLES_PATH = '/elder.css'
export const CAPTCHA_PATH = '/service/complain/captcha'

/** Headers with which the site's worker requests a preview from the reference backend. */
export const PREVIEW_PATH_HEADER = 'X-Preview-Path'
export const PREVIEW_TOKEN_HEADER = 'X-Preview-Token'

/** Header of the office's responses: the content that it has changed, as purge tags. */
export const CHANGED_TAGS_HEADER = 'X-Changed-Tags'

/** The address of previews for signed-in editors. The path of the page follows. */
export const STAFF_PREVIEW = '/office/preview'
/** The address of previews by link. The token of the link and the path of the page follow. */
export const LINK_PREVIEW = '/preview'
