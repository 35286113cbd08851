import { UNOFFERED_LANGUAGES } from '../../../locales/languages.ts'
import { wordsIn } from '../../support/words-in.ts'

/** A change to a request. It must not affect the page that others get at the same path. */
export interface Intrusion {
  headers?: Record<string, string>
  method?: 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'
  /** Returns the address to request, made from the path of the attacked page. */
  at?: (path: string) => string
}

const MARK = 'q7-z'

/**
 * Request headers that servers read, but that are not in cache keys. They may change host, path,
 * method, visitor or format.
 */
const HEADER_NAMES = wordsIn(`
  X-Forwarded-Host X-Forwarded-Server X-Forwarded-Proto X-Forwarded-Scheme X-Forwarded-Port
  X-Forwarded-For X-Forwarded-Prefix X-Forwarded-Path X-Forwarded-Uri X-Forwarded-Ssl
  X-Forwarded Forwarded X-Host X-Real-IP X-Client-IP X-Cluster-Client-IP True-Client-IP
  CF-Connecting-IP CF-IPCountry CF-Visitor CF-Ray CF-Worker CDN-Loop Fastly-Client-IP
  Fly-Client-IP X-Original-URL X-Original-Host X-Original-Method X-Rewrite-URL X-Override-URL
  X-Proxy-URL X-Http-Destinationurl Destination X-HTTP-Method X-HTTP-Method-Override
  X-Method-Override X-HTTP-Path-Override X-Scheme X-URL-Scheme Front-End-Https Base-Url
  X-Requested-With X-Frontend platform X-Request-Id X-Correlation-Id Traceparent Tracestate
  Baggage X-Amz-Cf-Id Accept-Language Content-Language Accept-Charset Accept-Encoding Accept
  Accept-Datetime Content-Type Content-Encoding X-Build-Id X-Wap-Profile X-UIDH X-Skin X-Theme
  X-Timer X-Debug Pragma Cache-Control Surrogate-Control X-Cache-Key Authorization
  Proxy-Authorization Cookie Origin Referer User-Agent DNT Save-Data Purpose Sec-Purpose Via
  Max-Forwards Sec-Fetch-Site Sec-Fetch-Mode Sec-Fetch-Dest Sec-CH-UA Sec-CH-UA-Mobile
  Sec-CH-Prefers-Color-Scheme Sec-GPC Device-Memory Downlink ECT RTT Viewport-Width Width Range
  If-Range If-Match If-None-Match If-Modified-Since If-Unmodified-Since
  Access-Control-Request-Method Access-Control-Request-Headers Service-Worker Early-Data
  Priority TE Warning From
`)

const VALUES = ['evil.test', `/nothing?${MARK}`, `"><b>${MARK}`]

const named = HEADER_NAMES.flatMap((name) =>
  VALUES.map((value) => ({ headers: { [name]: value } })),
)

/** Header values with a meaning for servers. */
const interpreted: Intrusion[] = [
  { headers: { Accept: 'application/json' } },
  { headers: { Accept: '*/*;q=0' } },
  { headers: { Accept: `text/html;v=${'x'.repeat(4000)}` } },
  { headers: { 'Accept-Encoding': 'gzip' } },
  { headers: { 'Accept-Encoding': 'br;q=1, *;q=0' } },
  { headers: { 'Accept-Language': 'en' } },
  { headers: { 'Accept-Language': 'ja, ko;q=0.9' } },
  { headers: { Cookie: 'webLang=en; i18n_redirected=en' } },
  { headers: { Cookie: 'webLang=ja; i18n_redirected=../x' } },
  { headers: { Cookie: 'elder=1; large=1; theme=dark; session=1' } },
  { headers: { Cookie: Array.from({ length: 200 }, (_, n) => `c${n}=${MARK}`).join('; ') } },
  { headers: { 'User-Agent': 'Baiduspider/2.0' } },
  { headers: { 'User-Agent': '' } },
  { headers: { 'User-Agent': `Mozilla/5.0 ${'x'.repeat(8000)}` } },
  { headers: { Range: 'bytes=0-9' } },
  { headers: { Range: 'bytes=0-0,-1' } },
  { headers: { 'If-None-Match': '*' } },
  { headers: { 'If-Match': '"none"' } },
  { headers: { 'If-Modified-Since': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
  { headers: { 'Cache-Control': 'no-store' } },
  { headers: { 'Cache-Control': 'only-if-cached' } },
  { headers: { Authorization: 'Bearer secret' } },
  { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'script' } },
  { headers: { 'X-HTTP-Method-Override': 'DELETE' } },
  { headers: { 'X-Original-URL': '/nothing' } },
  { headers: { Host: 'evil.test' } },
  { headers: { Host: 'evil.test:8080', 'X-Forwarded-Host': 'evil.test' } },
]

const METHODS = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH'] as const
const methods = METHODS.map((method) => ({ method }))

const QUERIES = [
  ...wordsIn(`
  ? ?${MARK} ?utm_source=${MARK} ?fbclid=${MARK}&gclid=1 ?page=2 ?page=1&page=2 ?category=tea
  ?_payload.json ?/_payload.json ?shell ?lang=en ?locale=en ?languageId=2 ?id=999
  ?callback=alert ?__proto__[x]=1 ?constructor=1 ?%00 ?;page=2 ?x%0d%0aY:1 ?_method=DELETE
  ?format=json ?debug=1 ?preview=1 ?nocache=1 ?receipt=AA-1234
`),
  `?${'x=1&'.repeat(400)}`,
]
const ENDINGS = wordsIn(`
  /x.css .css ;x.css %2fx.css %00.css %23.css %3f.css %0a.css /..%2f /. // / /_payload.json
  /_payload.json?shell /_payload.json/ /_payload.json/.. /%5fpayload.json /_payload.json%3f
  /index.html .json /amp /robots.txt /sitemap.xml
`)

const addresses = [
  ...[...QUERIES, ...ENDINGS].map((end) => ({ at: (path: string) => path + end })),
  { at: (path: string) => path.toUpperCase() },
  { at: (path: string) => `/${path}` },
  // These addresses get an error page. With an offered language, they would get another page.
  ...UNOFFERED_LANGUAGES.map((tag) => ({
    at: (path: string) => path.replace(/^\/(?:en\/)?/, `/${tag}/`),
  })),
  { at: (path: string) => path.replace(/^\/en(?=\/)/, '//en') },
  { at: (path: string) => path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`) },
]

/** Requests that must not change the page of anybody else. */
export const INTRUSIONS: readonly Intrusion[] = [...named, ...interpreted, ...methods, ...addresses]
