import type { PageName } from '../../worker/sections/index.ts'
import { DEFAULT_LANGUAGE, languageFormats, LANGUAGES } from '../../locales/languages.ts'
import { inLanguage, languageOf, tagOf } from '../../shared/language.ts'

/** A header replaces a default one only if its name has the same letter case. */
interface RequestOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
}

export interface Site {
  origin: string
  without: readonly PageName[]
  /** Requests a page as a returning visitor with a phone and the cookie of the path's language. */
  asReader: (path: string, init?: RequestOptions) => Promise<Response>
  /** Requests a page as a new visitor whose browser does not prefer the site's default language. */
  asNewcomer: (path: string) => Promise<Response>
  asBot: (path: string) => Promise<Response>
}

/** Thrown if a check does not apply to this site. */
export class NotHere extends Error {}

const READER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'
const ANSWER_MS = 10_000

/** Returns functions that request pages as different visitors. Redirects are not followed. */
export function visitorsOf(origin: string, without: Site['without'] = []): Site {
  const ask = (path: string, headers: Record<string, string>, init: RequestOptions = {}) =>
    fetch(origin + path, {
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      ...init,
      headers: { Accept: 'text/html', ...headers, ...init.headers },
    })
  return {
    origin,
    without,
    asReader: (path, init) =>
      ask(path, { 'User-Agent': READER, 'Accept-Language': tagOf(languageOf(path)) }, init),
    asNewcomer: (path) => ask(path, { 'User-Agent': READER, 'Accept-Language': PREFERRED }),
    asBot: (path) => ask(path, { 'User-Agent': BOT, 'Accept-Language': PREFERRED }),
  }
}

/** A language besides the default one; the default one if the site has no other. */
export const OTHER_LANGUAGE =
  LANGUAGES.find((each) => each !== DEFAULT_LANGUAGE) ?? DEFAULT_LANGUAGE
const PREFERRED = `${languageFormats[OTHER_LANGUAGE]},${tagOf(OTHER_LANGUAGE)};q=0.9`

/** Returns the value of an attribute in the first tag that matches, with its entities. */
export function attributeOf(html: string, pattern: RegExp, name: string): string | undefined {
  const [tag = ''] = pattern.exec(html) ?? []
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]
}

export function expectEqual(what: string, seen: unknown, wanted: unknown): void {
  if (seen !== wanted) throw new Error(`${what} is ${show(seen)}, not ${show(wanted)}`)
}

export function expectMatch(what: string, text: string | null | undefined, pattern: RegExp): void {
  if (!pattern.test(text ?? ''))
    throw new Error(`${what} is ${show(text)}, which does not match ${pattern}`)
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

export async function checkPayload(site: Site): Promise<void> {
  const { id } = await (await site.asReader('/builds/latest.json')).json()
  const path = `${inLanguage(OTHER_LANGUAGE, '/_payload.json')}?${id}`
  const payload = await (await expectFile(site, path, /^application\/json/)).json()
  expectEqual('buildId', payload.buildId, id)
  expectEqual('language', payload.language, OTHER_LANGUAGE)
  expectMatch('content', payload.content, /<h1/)
}

export async function checkBuilds(site: Site): Promise<void> {
  const latest = await site.asReader('/builds/latest.json')
  expectMatch('Cache-Control', latest.headers.get('Cache-Control'), /no-store/)
  const { id, timestamp } = await latest.json()
  expectEqual('the type of timestamp', typeof timestamp, 'number')
  const meta = await site.asReader(`/builds/meta/${id}.json`)
  expectEqual('the status of its description', meta.status, 200)
  expectMatch('Cache-Control of its description', meta.headers.get('Cache-Control'), /immutable/)
  const html = await (await site.asReader(inLanguage(OTHER_LANGUAGE, '/'))).text()
  expectEqual('the page', attributeOf(html, /<meta[^>]*name="build-id"[^>]*>/, 'content'), id)
}

const STYLE_LINK = /<link[^>]*rel="stylesheet"[^>]*>/
const STYLE_TYPE = /^text\/css/
const SCRIPT_TYPE = /^(?:text|application)\/javascript/

async function checkGuideStyles(site: Site): Promise<void> {
  const guide = await (await site.asReader('/infomation/guide')).text()
  const ofScripted = guide.replaceAll(
    /<noscript>.*?<\/noscript>|<link[^>]*media="print"[^>]*>/gs,
    '',
  )
  await expectFile(site, attributeOf(ofScripted, STYLE_LINK, 'href'), STYLE_TYPE)
}

export async function checkAssets(site: Site): Promise<void> {
  const html = await (await site.asReader('/')).text()
  // Documents have inline stylesheets. Only client navigations load these addresses.
  await expectFile(site, attributeOf(html, /<style data-href[^>]*>/, 'data-href'), STYLE_TYPE)
  await expectFile(site, attributeOf(html, STYLE_LINK, 'href'), STYLE_TYPE)
  await expectFile(site, attributeOf(html, /<script[^>]*type="module"[^>]*>/, 'src'), SCRIPT_TYPE)
  if (!site.without.includes('guide')) await checkGuideStyles(site)
  const { headers } = await expectFile(site, '/service-worker.js', SCRIPT_TYPE)
  expectMatch('Cache-Control of the service worker', headers.get('Cache-Control'), /no-cache/)
  const missing = await site.asReader('/assets/missing-0000.js')
  expectEqual('the status of a script that does not exist', missing.status, 404)
}

/** Returns the response for a file. Throws if the file does not exist or has another type. */
export async function expectFile(
  site: Site,
  path: string | undefined,
  type: RegExp,
): Promise<Response> {
  if (path === undefined) throw new Error('the page loads no stylesheet or no script')
  const response = await site.asReader(path)
  expectType(path, response, type)
  return response
}

export function expectType(path: string, { status, headers }: Response, type: RegExp): void {
  expectEqual(`the status of ${path}`, status, 200)
  expectMatch(`Content-Type of ${path}`, headers.get('Content-Type'), type)
}
