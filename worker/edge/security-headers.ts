import { build, inlineScript } from '../render/build.ts'
import { isLocal, type Settings } from '../settings.ts'
import errorStyles from '../../client/styles/error.css?sheet'
import { type PageStyles, sourcesOf } from '../render/inline-styles.tsx'
import type { Page } from '../sections/define-page.ts'

type Directives = Readonly<Record<string, readonly string[]>>

/** Vite's development client brings scripts and styles inline. */
const { DEV } = import.meta.env

const OF_EVERY_PAGE: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'", DEV ? "'unsafe-inline'" : `'${inlineScript}'`],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  // The spoken captcha.
  'media-src': ['data:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
}

const AMAP_HOSTS = ['https://*.amap.com', 'https://*.autonavi.com']

/** What AMap's JS API needs besides inline styles: it compiles shaders and plugins at run time and draws in a worker. */
const AMAP: Directives = {
  'script-src': ["'unsafe-eval'", ...AMAP_HOSTS],
  'img-src': ['blob:', ...AMAP_HOSTS],
  'connect-src': AMAP_HOSTS,
  'worker-src': ['blob:'],
}

/** The policy of a page without content from the backend: an error page. */
const PAGE_POLICY = serialize({ ...OF_EVERY_PAGE, ...withStyles([errorStyles]) })

type PolicySettings = Pick<Settings, 'AMAP_KEY' | 'IMAGE_HOSTS' | 'SITE_ORIGIN'>

/**
 * The policy of a page with content, the same for every visitor, so that any cache may store it. Nothing inline is
 * allowed but the script that turns large text on and the page's styles, known by their hashes. Looser on a page that shows
 * AMap's map, which is always a document of its own.
 */
export function pagePolicy(
  { styles, showsAmap }: Pick<Page, 'styles' | 'showsAmap'>,
  { AMAP_KEY, IMAGE_HOSTS, SITE_ORIGIN }: PolicySettings,
): string {
  const pictureHosts = isLocal(SITE_ORIGIN) ? [...IMAGE_HOSTS, 'http:'] : IMAGE_HOSTS
  const page = merge({ ...OF_EVERY_PAGE, ...withStyles(styles) }, { 'img-src': pictureHosts })
  if (!showsAmap || AMAP_KEY === '') return serialize(page)
  return serialize({
    ...merge(page, AMAP),
    // No hash beside it: with one, browsers ignore `'unsafe-inline'`.
    'style-src': ["'self'", "'unsafe-inline'"],
  })
}

/** Allows the inline styles of a page, or of the error view. */
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

/** Since scripts of `'self'` may run, only the client's own files may ever be usable as a script. */
const DATA_POLICY = "default-src 'none'; sandbox"

const BUILD_ID = 'X-Build-Id'

const CONSTANT_HEADERS = Object.entries({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  [BUILD_ID]: build.id,
})

/** Puts the security headers and the build id on an answer; what has a policy of its own, as a page has, keeps it. */
export function addSecurityHeaders(headers: Headers): void {
  // Those of a cached page were put once for all its answers.
  if (headers.has(BUILD_ID)) return
  for (const [name, value] of CONSTANT_HEADERS) headers.set(name, value)
  if (headers.has(POLICY)) return
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  headers.set(POLICY, isPage ? PAGE_POLICY : DATA_POLICY)
}
