import { UNOFFERED_LANGUAGES } from '../../../locales/languages.ts'
import { wordsIn } from '../../support/words-in.ts'

const HOST = 'evil.test'

/** Addresses on another host that some software takes for paths of its own site. */
const TARGETS = [
  ...wordsIn(String.raw`
  //evil.test ///evil.test ////evil.test /\evil.test \\evil.test \/evil.test /\/evil.test
  //\evil.test /%2fevil.test /%2F%2Fevil.test /%5cevil.test /%5C%5Cevil.test %2f%2fevil.test
  /%252f%252fevil.test /%09/evil.test /%0a/evil.test /%0d/evil.test /%00/evil.test
  /%20/evil.test /%e2%80%8b/evil.test /%e3%80%82evil.test /%ef%bc%8fevil.test /．evil.test
  //evil.test。 https://evil.test https:evil.test https:/evil.test http:///evil.test
  HTTPS://evil.test hTtPs:%2f%2fevil.test ftp://evil.test //evil.test:443 //user@evil.test
  //www.shore.example@evil.test //www.shore.example%40evil.test //www.shore.example.evil.test
  //evil.test#www.shore.example //evil.test?www.shore.example //evil.test\@www.shore.example
  //[::ffff:7f00:1]@evil.test //evil.test/mall/hotel //evil.test/mall/ //evil.test/..
  //evil.test/%2e%2e /.//evil.test /..//evil.test /./\evil.test //en//evil.test
  javascript:location='https://evil.test' javascript://evil.test/%0aalert(1)
  %0d%0aLocation:https://evil.test ;//evil.test ?//evil.test @evil.test .evil.test :@evil.test
  /;@evil.test
`),
  `/ /${HOST}`,
  `data:text/html,<meta http-equiv=refresh content="0;https://${HOST}">`,
  `\u2215\u2215${HOST}`,
]

/** Beginnings of paths: pages, languages, old spellings, redirect rules, payloads, files. */
const STEMS = [
  ...wordsIn(`
  /en /mall /MALL/ /en/mall/hotel /information /en/information /old /shop /gone /assets
  /builds/meta
`),
  ...UNOFFERED_LANGUAGES.map((tag) => `/${tag}`),
  '',
]
const ENDS = ['', '/', '/..', '/_payload.json', '/mall/hotel/']

/** Query keys in which sites pass the address for a redirect. */
const KEYS = wordsIn(`
  url next redirect redirect_uri return returnTo continue dest goto target r to lang locale path
`)

/** Headers that a careless site trusts to contain its own host or the requested path. */
const HEADERS = wordsIn(`
  X-Forwarded-Host X-Forwarded-Server X-Host X-HTTP-Host-Override X-Original-URL X-Rewrite-URL
  X-Original-Host X-Forwarded-Prefix X-Forwarded-Proto X-Forwarded-Scheme X-Forwarded-Port
  Forwarded Referer Origin Via X-Proxy-Url Base-Url CF-Connecting-IP True-Client-IP
  Accept-Language
`)

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
    wordsIn(`
  / /Mall /information/guide /old/hotel /nothing /sitemap.xml /robots.txt /mall/hotel/101
`).map((path) => ({
      path,
      headers: { [name]: value },
    })),
  ),
)

const inHost = [HOST, `${HOST}:443`, `www.shore.example.${HOST}`, `xn--shore-9d4f.${HOST}`].flatMap(
  (host) =>
    wordsIn(`
  / /?a=1 /Mall /mall/ /information/guide /old/hotel /nothing /sitemap.xml /robots.txt
  /mall/hotel/101 /service/complain
`).flatMap((path) => [
      { path, headers: { Host: host } },
      { path, headers: { Host: host, 'Accept-Language': 'en' } },
    ]),
)

const inCookie = TARGETS.filter((target) => !/[^\u0021-\u007E]/.test(target)).flatMap((target) =>
  ['i18n_redirected', 'webLang'].flatMap((name) =>
    ['/', '/?a=1', '/en'].map((path) => ({ path, headers: { Cookie: `${name}=${target}` } })),
  ),
)

/** Requests with another host. A careless site would redirect there, or show a link to it. */
export const LURES: readonly Lure[] = [...inPath, ...inQuery, ...inHeader, ...inHost, ...inCookie]

function withSlash(path: string): string {
  return path.startsWith('/') ? path : `/${path}`
}
