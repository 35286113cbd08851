const HOST = 'evil.test'

/** Ways to name another host that some software takes for an address of its own site. */
const TARGETS = [
  `//${HOST}`,
  `///${HOST}`,
  `////${HOST}`,
  `/\\${HOST}`,
  `\\\\${HOST}`,
  `\\/${HOST}`,
  `/\\/${HOST}`,
  `//\\${HOST}`,
  `/ /${HOST}`,
  `/%2f${HOST}`,
  `/%2F%2F${HOST}`,
  `/%5c${HOST}`,
  `/%5C%5C${HOST}`,
  `%2f%2f${HOST}`,
  `/%252f%252f${HOST}`,
  `/%09/${HOST}`,
  `/%0a/${HOST}`,
  `/%0d/${HOST}`,
  `/%00/${HOST}`,
  `/%20/${HOST}`,
  `/%e2%80%8b/${HOST}`,
  `/%e3%80%82${HOST}`,
  `/%ef%bc%8f${HOST}`,
  `/．${HOST}`,
  `//${HOST}。`,
  `https://${HOST}`,
  `https:${HOST}`,
  `https:/${HOST}`,
  `http:///${HOST}`,
  `HTTPS://${HOST}`,
  `hTtPs:%2f%2f${HOST}`,
  `ftp://${HOST}`,
  `//${HOST}:443`,
  `//user@${HOST}`,
  `//www.shore.example@${HOST}`,
  `//www.shore.example%40${HOST}`,
  `//www.shore.example.${HOST}`,
  `//${HOST}#www.shore.example`,
  `//${HOST}?www.shore.example`,
  `//${HOST}\\@www.shore.example`,
  `//[::ffff:7f00:1]@${HOST}`,
  `//${HOST}/mall/hotel`,
  `//${HOST}/mall/`,
  `//${HOST}/..`,
  `//${HOST}/%2e%2e`,
  `/.//${HOST}`,
  `/..//${HOST}`,
  `/./\\${HOST}`,
  `//en//${HOST}`,
  `javascript:location='https://${HOST}'`,
  `javascript://${HOST}/%0aalert(1)`,
  `data:text/html,<meta http-equiv=refresh content="0;https://${HOST}">`,
  `%0d%0aLocation:https://${HOST}`,
  `\u2215\u2215${HOST}`,
  `;//${HOST}`,
  `?//${HOST}`,
  `@${HOST}`,
  `.${HOST}`,
  `:@${HOST}`,
  `/;@${HOST}`,
]

/** Paths of the site to which such a target is appended: pages, languages, old spellings, rules, payloads, files. */
const STEMS = [
  '',
  '/en',
  '/ja',
  '/mall',
  '/MALL/',
  '/en/mall/hotel',
  '/information',
  '/en/information',
  '/old',
  '/shop',
  '/gone',
  '/assets',
  '/builds/meta',
]
const ENDS = ['', '/', '/..', '/_payload.json', '/mall/hotel/']

/** Query keys that tell sites where to redirect. */
const KEYS = [
  'url',
  'next',
  'redirect',
  'redirect_uri',
  'return',
  'returnTo',
  'continue',
  'dest',
  'goto',
  'target',
  'r',
  'to',
  'lang',
  'locale',
  'path',
]

/** Headers from which a careless site takes its own host or the requested path. */
const HEADERS = [
  'X-Forwarded-Host',
  'X-Forwarded-Server',
  'X-Host',
  'X-HTTP-Host-Override',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Original-Host',
  'X-Forwarded-Prefix',
  'X-Forwarded-Proto',
  'X-Forwarded-Scheme',
  'X-Forwarded-Port',
  'Forwarded',
  'Referer',
  'Origin',
  'Via',
  'X-Proxy-Url',
  'Base-Url',
  'CF-Connecting-IP',
  'True-Client-IP',
  'Accept-Language',
]

export interface Lure {
  path: string
  headers?: Record<string, string>
}

const inPath = TARGETS.flatMap((target) =>
  STEMS.flatMap((stem) => ENDS.map((end) => ({ path: withSlash(stem + target + end) }))),
)

const inQuery = TARGETS.flatMap((target) =>
  KEYS.flatMap((key) =>
    ['/', '/en', '/Mall', '/mall/', '/information/guide', '/old/hotel', '/nothing'].map((path) => ({
      path: `${path}?${key}=${encodeURIComponent(target)}`,
    })),
  ),
)

const inHeader = HEADERS.flatMap((name) =>
  [HOST, `https://${HOST}`, `//${HOST}/en`, `host=${HOST};proto=http`].flatMap((value) =>
    [
      '/',
      '/Mall',
      '/information/guide',
      '/old/hotel',
      '/nothing',
      '/sitemap.xml',
      '/robots.txt',
      '/mall/hotel/101',
    ].map((path) => ({
      path,
      headers: { [name]: value },
    })),
  ),
)

const inHost = [HOST, `${HOST}:443`, `www.shore.example.${HOST}`, `xn--shore-9d4f.${HOST}`].flatMap(
  (host) =>
    [
      '/',
      '/?a=1',
      '/Mall',
      '/mall/',
      '/information/guide',
      '/old/hotel',
      '/nothing',
      '/sitemap.xml',
      '/robots.txt',
      '/mall/hotel/101',
      '/service/complain',
    ].flatMap((path) => [
      { path, headers: { Host: host } },
      { path, headers: { Host: host, 'Accept-Language': 'en' } },
    ]),
)

const inCookie = TARGETS.filter((target) => !/[^\u0021-\u007E]/.test(target)).flatMap((target) =>
  ['i18n_redirected', 'webLang'].flatMap((name) =>
    ['/', '/?a=1', '/en'].map((path) => ({ path, headers: { Cookie: `${name}=${target}` } })),
  ),
)

/** Requests that would lead to, or name, another host if any part of them were trusted. */
export const LURES: readonly Lure[] = [...inPath, ...inQuery, ...inHeader, ...inHost, ...inCookie]

function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}
