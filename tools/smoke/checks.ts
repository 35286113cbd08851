import { DEFAULT_LANGUAGE, LANGUAGES, UNOFFERED_LANGUAGES } from '../../locales/languages.ts'
import { inLanguage, languageOf, withoutLanguage } from '../../shared/language.ts'
import { type PageName, ROUTE_NAMES, routes, sectionOf } from '../../worker/sections/index.ts'
import {
  checkAssets,
  checkBuilds,
  checkPayload,
  attributeOf,
  expectEqual,
  expectMatch,
  NotHere,
  OTHER_LANGUAGE,
  type Site,
  visitorsOf,
} from './client.ts'
import { FOUND_CHECKS, checkHead, checkPage, checkPictures } from './found.ts'

interface Outcome {
  name: string
  result: 'ok' | 'FAILED' | 'skipped'
  reason?: string
}

/** Throws if the check fails. May return a remark, which is printed. */
type Check = (site: Site) => Promise<string | void>

/** A page of each kind. Each is requested in every language. */
const PAGES: [path: string, name?: PageName][] = [
  ['/'],
  ['/mall/hotel', 'hotels'],
  ['/mall/ticket', 'tickets'],
  ['/infomation/announcement', 'announcements'],
  ['/service/complain', 'complaint'],
]

const CHECKS: Record<string, Check> = {
  ...ofPages('page', checkPage),
  ...ofPages('head', checkHead),
  'a detail of the sitemap, in every language': checkDetails,
  'a new visitor is redirected to their language, a bot is not': checkNewcomer,
  'language cookies': checkCookies,
  'policy headers': checkPolicy,
  pictures: async (site) => {
    await checkPictures(site, '/')
    if (!site.without.includes('hotels')) await checkPictures(site, '/mall/hotel')
  },
  payload: checkPayload,
  builds: checkBuilds,
  'scripts and stylesheets': checkAssets,
  'robots.txt': checkRobots,
  'sitemap.xml': checkSitemap,
  ...FOUND_CHECKS,
  'a missing page is 404 for people, bots and programs': checkMissing,
  'other spellings redirect to the canonical address': checkRedirects,
  HEAD: checkHeadRequest,
  'only GET on pages without a form': checkMethods,
  'pages are sent compressed': checkCompression,
  'pages arrive as they were sent': checkUnchanged,
  'http leads to https': checkEncryption,
}

function ofPages(
  what: string,
  check: (site: Site, path: string) => Promise<void>,
): Record<string, Check> {
  const checks = PAGES.flatMap(([path, name]) =>
    LANGUAGES.map((language): [string, Check] => {
      const address = inLanguage(language, path)
      const checkOf: Check = (site) => {
        if (name && site.without.includes(name))
          throw new NotHere('the site does not have the page')
        return check(site, address)
      }
      return [`${what} ${address}`, checkOf]
    }),
  )
  return Object.fromEntries(checks)
}

export async function runChecks(origin: string, without?: Site['without']): Promise<Outcome[]> {
  const site = visitorsOf(origin, without)
  const outcomes: Outcome[] = []
  for (const [name, check] of Object.entries(CHECKS)) {
    // Checks run one after the other, so that they stay below the rate limits.
    outcomes.push(await outcomeOf(name, () => check(site)))
  }
  return outcomes
}

async function outcomeOf(name: string, check: () => ReturnType<Check>): Promise<Outcome> {
  try {
    const seen = await check()
    return { name, result: 'ok', ...(seen && { reason: seen }) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { name, result: error instanceof NotHere ? 'skipped' : 'FAILED', reason }
  }
}

/** Returns whether a path belongs to an item: `/mall/hotel/101`. Paths of lists are shorter. */
function isDetail(path: string): boolean {
  return withoutLanguage(path).split('/').length === '/mall/hotel/101'.split('/').length
}

/** The sections whose items have pages. A site may have none of them. */
const WITH_DETAILS = ROUTE_NAMES.filter((route) => isDetail(routes[route])).map(
  (route) => sectionOf(route).name,
)

async function checkDetails(site: Site): Promise<void> {
  if (WITH_DETAILS.every((name) => site.without.some((each) => each === name)))
    throw new NotHere('the site does not have the pages')
  const paths = (await sitemapOf(site)).filter(isDetail)
  for (const language of LANGUAGES) {
    const path = paths.find((each) => languageOf(each) === language)
    // Other languages may have no translated items.
    if (path === undefined && language !== DEFAULT_LANGUAGE) continue
    if (path === undefined) throw new Error('the sitemap lists no detail page')
    await checkPage(site, path)
    await checkHead(site, path)
  }
}

const inOther = (path: string) => inLanguage(OTHER_LANGUAGE, path)

async function checkNewcomer(site: Site): Promise<void> {
  if (OTHER_LANGUAGE === DEFAULT_LANGUAGE) throw new NotHere('the site has one language')
  const led = await site.asNewcomer('/?from=smoke')
  expectEqual('the status', led.status, 302)
  expectEqual('Location', locationOf(led, site), `${inOther('/')}?from=smoke`)
  expectMatch('Vary', led.headers.get('Vary'), /Accept-Language/i)
  const stays = await site.asBot('/')
  expectEqual('the status for a bot', stays.status, 200)
}

async function checkCookies(site: Site): Promise<void> {
  const cookies = (await site.asReader(inOther('/'))).headers.getSetCookie()
  for (const name of ['webLang', 'i18n_redirected']) {
    const cookie = cookies.find((each) => each.startsWith(`${name}=`))
    expectMatch(name, cookie, new RegExp(`^\\w+=${OTHER_LANGUAGE};.*Path=/`, 'i'))
    expectMatch(name, cookie, /SameSite=(?:Lax|None)/i)
    if (site.origin.startsWith('https:')) expectMatch(name, cookie, /Secure/i)
  }
}

const POLICIES = [
  ['Content-Security-Policy', /default-src 'none'/],
  ['Content-Security-Policy', /frame-ancestors 'none'/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['Strict-Transport-Security', /max-age=\d{7,}/],
  ['Referrer-Policy', /^(?:strict|no|same)-/],
  ['Cross-Origin-Opener-Policy', /^same-origin$/],
  ['Permissions-Policy', /camera=\(\)/],
  ['X-Request-Id', /\S/],
] as const

async function checkPolicy(site: Site): Promise<void> {
  const { headers } = await site.asReader('/')
  for (const [name, pattern] of POLICIES) expectMatch(name, headers.get(name), pattern)
  if (/script-src[^;]*'unsafe-inline'/.test(headers.get('Content-Security-Policy') ?? ''))
    throw new Error('the policy allows inline scripts')
}

async function checkRobots(site: Site): Promise<void> {
  const response = await site.asBot('/robots.txt')
  expectEqual('the status', response.status, 200)
  const text = await response.text()
  expectMatch('robots.txt', text, new RegExp(`^Sitemap: ${site.origin}/sitemap\\.xml$`, 'm'))
  if (/^Disallow: \/$/m.test(text)) throw new Error('robots.txt forbids all pages')
}

/** Minimum number of addresses in each language. Even a site without content has so many. */
const MIN_ADDRESSES = 15

async function checkSitemap(site: Site): Promise<void> {
  const paths = await sitemapOf(site)
  const least = MIN_ADDRESSES - site.without.length
  for (const language of LANGUAGES) {
    const { length } = paths.filter((path) => languageOf(path) === language)
    if (length < least)
      throw new Error(
        `${length} addresses in ${language}, but each language has ${least} pages even without any content`,
      )
  }
}

async function sitemapOf(site: Site): Promise<string[]> {
  const files = (await locationsIn(site, '/sitemap.xml')).filter((path) => !path.includes('-news-'))
  const lists = await Promise.all(files.map((file) => locationsIn(site, file)))
  return lists.flat()
}

async function locationsIn(site: Site, path: string): Promise<string[]> {
  const xml = await (await site.asBot(path)).text()
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    if (address !== site.origin && !address.startsWith(`${site.origin}/`))
      throw new Error(`the sitemap lists ${address}, which is not on this site`)
    return address.slice(site.origin.length) || '/'
  })
}

async function checkMissing(site: Site): Promise<void> {
  const missing = '/nothing/here'
  const forReader = await site.asReader(missing)
  expectEqual('the status for a person', forReader.status, 404)
  expectMatch('the page for a person', await forReader.text(), /<h1>404<\/h1>/)
  const forBot = await site.asBot(missing)
  expectEqual('the status for a bot', forBot.status, 404)
  expectMatch('the type for a bot', forBot.headers.get('Content-Type'), /^text\/plain/)
  const forProgram = await site.asReader(missing, { headers: { Accept: 'application/json' } })
  expectEqual('statusCode for a program', (await forProgram.json()).statusCode, 404)
  for (const tag of UNOFFERED_LANGUAGES) {
    const unoffered = await site.asReader(`/${tag}`)
    expectEqual(`the status of /${tag}`, unoffered.status, 404)
    expectEqual(`lang of /${tag}`, attributeOf(await unoffered.text(), /<html[^>]*>/, 'lang'), tag)
  }
  const gone = await site.asReader('/mall/hotel/987654321')
  expectEqual('the status of a hotel that does not exist', gone.status, 404)
}

async function checkRedirects(site: Site): Promise<void> {
  // The sitemap has only pages that exist. Ids are left out, because their letter case matters.
  const plain = new Set<string>(Object.values(routes))
  const pages = (await sitemapOf(site)).filter((path) => plain.has(withoutLanguage(path)))
  const inDefault = pages.find((path) => languageOf(path) === DEFAULT_LANGUAGE && path !== '/')
  const misspelt = [DEFAULT_LANGUAGE, OTHER_LANGUAGE].flatMap(
    (language) =>
      pages.find((path) => languageOf(path) === language && path.includes('/infomation/')) ?? [],
  )
  const leads = Object.fromEntries([
    ...misspelt.map((path) => [`${path.replace('infomation', 'information')}?a=1`, `${path}?a=1`]),
    ...(inDefault ? [[`${inDefault}/?a=1`, `${inDefault}?a=1`]] : []),
    ...(inDefault ? [[inDefault.toUpperCase(), inDefault]] : []),
    ...(inOther('/') === '/' ? [] : [[`${inOther('/')}/`, inOther('/')]]),
  ])
  for (const [from, to] of Object.entries(leads)) {
    const response = await site.asReader(from)
    expectEqual(`the status of ${from}`, response.status, 301)
    expectEqual(`Location of ${from}`, locationOf(response, site), to)
  }
  for (const hostile of ['//evil.test/mall', '/%5Cevil.test', '/%2f/evil.test']) {
    const location = (await site.asReader(hostile)).headers.get('Location')
    if (location === null) continue
    const { origin } = new URL(location, `${site.origin}/`)
    expectEqual(`the origin that ${hostile} redirects to`, origin, site.origin)
  }
}

async function checkHeadRequest(site: Site): Promise<void> {
  const response = await site.asReader(inOther('/'), { method: 'HEAD' })
  expectEqual('the status', response.status, 200)
  expectMatch('Content-Type', response.headers.get('Content-Type'), /^text\/html/)
  expectEqual('the body', await response.text(), '')
}

async function checkMethods(site: Site): Promise<void> {
  const response = await site.asReader(inOther('/'), { method: 'DELETE' })
  expectEqual('the status', response.status, 405)
  expectMatch('Allow', response.headers.get('Allow'), /GET/)
}

async function checkCompression(site: Site): Promise<void> {
  const { hostname } = new URL(site.origin)
  if (hostname === 'localhost' || hostname === '127.0.0.1')
    throw new NotHere('Cloudflare compresses, workerd does not')
  const response = await site.asReader('/', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expectMatch('Content-Encoding', response.headers.get('Content-Encoding'), /^(?:gzip|br|zstd)$/)
}

/** Changes that Cloudflare may make to pages: it rewrites e-mail addresses and adds scripts. */
const PUT_IN = /\/cdn-cgi\/(?!image\/)[\w/.-]*|static\.cloudflareinsights\.com/

async function checkUnchanged(site: Site): Promise<void> {
  // The page with e-mail addresses, if the site has it.
  const path = site.without.includes('contact') ? '/' : '/infomation/contact'
  const [added] = PUT_IN.exec(await (await site.asReader(path)).text()) ?? []
  if (added !== undefined)
    throw new Error(`${added} in a page: a setting of the zone puts it there`)
}

async function checkEncryption({ origin }: Site): Promise<void> {
  if (!origin.startsWith('https:')) throw new NotHere('the site is not reached by https')
  const form = '/service/complain'
  const response = await visitorsOf(origin.replace('https:', 'http:')).asReader(form)
  expectMatch('the status', String(response.status), /^30[1278]$/)
  expectEqual('Location', response.headers.get('Location'), origin + form)
}

/** Returns the `Location` without the site's own origin. A redirect may have it or not. */
function locationOf({ headers }: Response, { origin }: Site): string | undefined {
  const location = headers.get('Location') ?? undefined
  return location?.startsWith(`${origin}/`) ? location.slice(origin.length) : location
}
