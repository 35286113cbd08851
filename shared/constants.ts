// Constants that both the worker and the browser need. Other constants are in the files that use
// them.

/** The cookie with the language of the last page. Other front ends of the provider read it. */
export const LANGUAGE_COOKIE = 'webLang'
/** The cookie with the language to which `/` redirects. The specification defines its name. */
export const REDIRECT_COOKIE = 'i18n_redirected'
/** 365 days, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60
/** The cookie of 长者模式, the mode with large text. Its value begins with `1` while the mode is on. */
export const ELDER_COOKIE = 'elder'
/** 365 days, in seconds. */
export const ELDER_COOKIE_MAX_AGE_S = 365 * 24 * 60 * 60
/** The address to which the form for large text is posted. The form works without script. */
export const ELDER_PATH = '/elder'
/** The field of that form: `1` turns large text on, `0` off, the name of a setting changes it. */
export const ELDER_FIELD = 'elder'
/** The stylesheet of large text, for readers without script. Empty without the cookie. */
export const ELDER_STYLES_PATH = '/elder.css'
export const CAPTCHA_PATH = '/service/complain/captcha'

/** Headers with which the site's worker requests a preview from the reference backend. */
export const PREVIEW_PATH_HEADER = 'X-Preview-Path'
export const PREVIEW_TOKEN_HEADER = 'X-Preview-Token'

/** Header of the office's responses. It names the changed content as purge tags. */
export const CHANGED_TAGS_HEADER = 'X-Changed-Tags'

/** Path of previews for signed-in editors. The path of the page follows it. */
export const STAFF_PREVIEW = '/office/preview'
/** Path of previews by link. The token of the link and the path of the page follow it. */
export const LINK_PREVIEW = '/preview'

/** The sections of the home page, in their default order. */
export const HOME_SECTIONS = ['announcements', 'recommendations', 'activities', 'guide'] as const
export type HomeSectionName = (typeof HOME_SECTIONS)[number]
