import { build, inlineScript } from 'virtual:client-build'
import { isLocal, type Settings } from '../settings.ts'
import errorStyles from '../../client/styles/error.css?sheet'
import { type PageStyles, sourcesOf } from '../render/inline-styles.tsx'
import type { Page } from '../sections/define-page.ts'

type Directives = Readonly<Record<string, readonly string[]>>

/** Vite's development client inlines scripts and styles. */
const { DEV } = import.meta.env

const OF_EVERY_PAGE: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'", DEV ? "'unsafe-inline'" : `'${inlineScript}'`],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // The audio captcha is a data URI.
  'media-src': ['data:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'report-to': ['policy'],
}

/**
 * Trusted Types: only the policies of `client/boot/trusted-types.ts`, `allow-leaflet.ts` and
 * `shared/elder-mode.ts` may turn a text into HTML or into the address of a script. Not in
 * development, because Vite's client has no policy.
 */
const TRUSTED_TYPES: Directives = DEV
  ? {}
  : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['shanmen', 'default', 'elder'] }

export const POLICY_REPORTS_PATH = '/policy-reports'

/** The header `Reporting-Endpoints`: where browsers report violations of a page's policy. */
export const REPORTING_ENDPOINTS = `policy="${POLICY_REPORTS_PATH}"`

const AMAP_HOSTS = ['https://*.amap.com', 'https://*.autonavi.com']

/**
 * Additional sources for AMap's JS API, which also needs inline styles. AMap compiles shaders and
 * plugins at run time and renders in a web worker. It also writes HTML, so its pages have no
 * `TRUSTED_TYPES`.
 */
const AMAP: Directives = {
  'script-src': ["'unsafe-eval'", ...AMAP_HOSTS],
  'img-src': ['blob:', ...AMAP_HOSTS],
  'connect-src': AMAP_HOSTS,
  'worker-src': ['blob:'],
}

/** Policy of an error page, which has no content from the backend. */
const PAGE_POLICY = serialize({
  ...OF_EVERY_PAGE,
  ...withStyles([errorStyles]),
  ...TRUSTED_TYPES,
})

type PolicySettings = Pick<Settings, 'AMAP_KEY' | 'IMAGE_HOSTS' | 'SITE_ORIGIN'>

/**
 * Returns the policy of a page with content. It is the same for every visitor, so any cache may
 * store it. It allows two kinds of inline code, by hash: the script that turns on large text, and
 * the page's styles. A page with AMap's map has a less strict policy, so it is always loaded as a
 * full document.
 */
export function pagePolicy(
  { styles, showsAmap }: Pick<Page, 'styles' | 'showsAmap'>,
  settings: PolicySettings,
): string {
  const page = withPictures({ ...OF_EVERY_PAGE, ...withStyles(styles) }, settings)
  if (!showsAmap || settings.AMAP_KEY === '') return serialize({ ...page, ...TRUSTED_TYPES })
  return serialize({
    ...merge(page, AMAP),
    // No hash is allowed here: with a hash, browsers ignore `'unsafe-inline'`.
    'style-src': ["'self'", "'unsafe-inline'"],
  })
}

/** Returns the policy of a preview: the policy of its page, but without scripts. */
export function previewPolicy({ styles }: Pick<Page, 'styles'>, settings: PolicySettings): string {
  const ofPage = withPictures({ ...OF_EVERY_PAGE, ...withStyles(styles) }, settings)
  return serialize({ ...ofPage, 'script-src': ["'none'"], 'connect-src': ["'none'"] })
}

function withPictures(
  directives: Directives,
  { IMAGE_HOSTS, SITE_ORIGIN }: PolicySettings,
): Directives {
  const hosts = isLocal(SITE_ORIGIN) ? [...IMAGE_HOSTS, 'http:'] : IMAGE_HOSTS
  return merge(directives, { 'img-src': hosts })
}

/** Returns the directives that allow the inline styles of a page or of the error page. */
function withStyles(styles: PageStyles): Directives {
  return { 'style-src': ["'self'", ...(DEV ? ["'unsafe-inline'"] : sourcesOf(styles))] }
}

function merge(directives: Directives, more: Directives): Directives {
  return Object.fromEntries(
    Object.entries(directives).map(([name, sources]) => [
      name,
      [...sources, ...(more[name] ?? [])],
    ]),
  )
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

const POLICY = 'Content-Security-Policy'

/** Keeps browsers from running data as a script, because pages allow scripts from `'self'`. */
const DATA_POLICY = "default-src 'none'; sandbox"

const BUILD_ID = 'X-Build-Id'
const REFERRER_POLICY = 'Referrer-Policy'

const CONSTANT_HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  [REFERRER_POLICY]: 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  [BUILD_ID]: build.id,
})

/** Sets the security headers and the build id. Does not replace the policy of a page. */
export function addSecurityHeaders(headers: Headers): void {
  // A cached page already has these headers.
  if (headers.has(BUILD_ID)) return
  for (const [name, value] of CONSTANT_HEADERS)
    // Office and previews have already set a stricter referrer policy.
    if (name !== REFERRER_POLICY || !headers.has(name)) headers.set(name, value)
  if (headers.has(POLICY)) return
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set(POLICY, isPage ? PAGE_POLICY : DATA_POLICY)
  if (isPage) headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS)
}
