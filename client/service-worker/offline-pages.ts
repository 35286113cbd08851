import { openOfflineGuide, withCachedPictures } from './offline-guide.ts'
import { chineseTag, defaultLanguage, hasSearch, seal, words } from 'virtual:site/offline'
import type { Language } from '../../locales/languages.ts'

/** Returns a path's language. A copy, because the service worker can import only types. */
function languageOf(address: string): Language {
  const [segment = ''] = address.slice(1).split(/[/?]/)
  const found = Object.keys(words).find((each) => each.toLowerCase() === segment.toLowerCase())
  return isLanguage(found) ? found : defaultLanguage
}

/** Returns whether a value is a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(words, value)
}

const CACHE = 'pages'
/** Maximum number of saved pages. They take about 3 MB. */
const MAX_PAGES = 60
/** Header of a saved page: the time at which it was saved (Unix ms). */
const CACHED_AT = 'X-Kept-At'
const MAIN = /<main\b[^>]*>/
/** The colour of an announcement's alert. On a saved page, it may be outdated. */
const ALERT_COLOUR = /(?<=<p class="notice alert") style="[^"]*"/g

interface OfflinePage {
  /** Path and query. */
  address: string
  html: string
  headers: Headers
}

/** Saves a page. If the page no longer exists, deletes its previous version. Never throws. */
export async function cachePage(url: string, response: Response): Promise<void> {
  try {
    const pages = await caches.open(CACHE)
    const gone = response.status === 404 ? await find(pages, url) : undefined
    if (gone !== undefined) await pages.delete(gone.address)
    const address = addressIn(patternOf(response, url), url) ?? addressOf(url)
    if (isCacheable(response)) await store(pages, address, response)
  } catch {
    // The storage is full, or the browser has none. The next visit tries again.
  }
}

async function store(pages: Cache, address: string, response: Response): Promise<void> {
  const headers = headersOf(response)
  headers.set(CACHED_AT, String(Date.now()))
  // The keys are in insertion order.
  await pages.put(address, new Response(await response.text(), { headers }))
  const keys = await pages.keys()
  await Promise.all(keys.slice(0, -MAX_PAGES).map((oldest) => pages.delete(oldest)))
}

/** Returns the headers for a saved page, without the encoding: its text is not compressed. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return headers
}

/** Returns the newest saved copy of a page, with a notice of its age; undefined if there is none. */
export async function cachedPage(url: string): Promise<Response | undefined> {
  const [pages, pocket] = await Promise.all([caches.open(CACHE), openOfflineGuide()])
  const [shown, offline] = await Promise.all([find(pages, url), pocket && find(pocket.cache, url)])
  const shownAt = Number(shown?.page.headers.get(CACHED_AT) ?? 0)
  const checkedAt = offline === undefined ? 0 : (pocket?.record.checkedAt ?? 0)
  const newest = checkedAt > shownAt ? offline : shown
  if (newest === undefined) return undefined
  const notice = noticeOf(newest.address, Math.max(checkedAt, shownAt))
  const html = (await newest.page.text())
    .replaceAll(ALERT_COLOUR, '')
    .replace(MAIN, (main) => main + notice)
  return new Response(pocket ? withCachedPictures(html, pocket.record) : html, {
    headers: headersOf(newest.page),
  })
}

/** Returns the saved page whose address equals `url` or is another spelling of it. */
async function find(cache: Cache, url: string) {
  // Keys and pages are both in insertion order.
  const [keys, pages] = await Promise.all([cache.keys(), cache.matchAll()])
  for (const [index, page] of pages.entries()) {
    const key = keys[index]?.url ?? ''
    const address = addressOf(key)
    if (isHtml(page) && addressIn(patternOf(page, key), url) === address) return { address, page }
  }
  return undefined
}

/** Returns all saved pages that the visitor has opened. The one opened last is at the end. */
export async function cachedPages(): Promise<OfflinePage[]> {
  const pages = await caches.open(CACHE)
  const keys = await pages.keys()
  const addresses = keys.map(({ url }) => addressOf(url))
  return pagesAt(pages, addresses)
}

/** Returns the pages of the offline guide, in the order of the list. */
export async function savedPages(): Promise<OfflinePage[]> {
  const pocket = await openOfflineGuide()
  if (pocket === undefined) return []
  const addresses = pocket.record.entries.map(({ address }) => address)
  return pagesAt(pocket.cache, addresses)
}

async function pagesAt(cache: Cache, addresses: readonly string[]): Promise<OfflinePage[]> {
  const all = await Promise.all(
    addresses.map(async (address) => {
      const saved = await cache.match(address, { ignoreVary: true })
      if (saved === undefined || !isHtml(saved)) return []
      return { address, html: await saved.text(), headers: headersOf(saved) }
    }),
  )
  return all.flat()
}

/** Returns whether a page may be saved: complete, from this site, the same for all visitors. */
function isCacheable(response: Response): boolean {
  const { type, status, redirected, headers } = response
  const isForAll = !(headers.get('Cache-Control') ?? 'no-store').includes('no-store')
  return type === 'basic' && status === 200 && !redirected && isHtml(response) && isForAll
}

function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}

function noticeOf(address: string, at: number): string {
  const { formats, cachedAt } = words[languageOf(address)]
  const time = new Intl.DateTimeFormat(formats, { dateStyle: 'medium', timeStyle: 'short' })
  const html = `<time datetime="${new Date(at).toISOString()}">${time.format(at)}</time>`
  return `<p class="notice">${cachedAt.replace('{time}', html)}</p>`
}

const SEAL =
  seal === '' ? '' : `<span class="seal" aria-hidden="true" lang="${chineseTag}">${seal}</span>`
const TITLE = /<title>(.*?)<\/title>/s
/** The site's name at the end of a title. */
const SITE_NAME = / · [^·]*$/
/** The element that offers to save the guide. */
const OFFER = /<div\b[^>]* data-pocket="[^>]*><\/div>/
const CONTENT = /(<main\b[^>]*>).*<\/main>/s

/** The visited pages, with the most recent one at the end, and the pages of the offline guide. */
interface SavedPages {
  shown: readonly OfflinePage[]
  offline: readonly OfflinePage[]
}

/** Returns a page with a list of the saved pages, in the frame of the last visited page. */
export function offlinePage(address: string, saved: SavedPages): Response {
  const language = languageOf(address)
  const { formats, direction, title } = words[language]
  const [shown = [], offline = []] = [saved.shown, saved.offline].map((pages) =>
    pages.filter((page) => languageOf(page.address) === language),
  )
  const content = contentOf(address, { shown, offline })
  const lastShown = [...offline, ...shown].findLast(({ html }) =>
    html.includes('data-layout="default"'),
  )
  if (lastShown === undefined) {
    const html = `<!DOCTYPE html><html lang="${formats}"${direction}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>${content}</html>`
    return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html' } })
  }
  const html = lastShown.html
    .replace(TITLE, () => `<title>${title}</title>`)
    .replace(CONTENT, (_, main: string) => `${main}${content}</main>`)
    // Removes the mark of the current menu entry, which belongs to the last visited page.
    .replaceAll(' aria-current="true"', '')
  return new Response(html, { status: 503, headers: lastShown.headers })
}

function contentOf(address: string, { shown, offline }: SavedPages): string {
  const { searchPath, ...say } = words[languageOf(address)]
  const leadsToSearch = hasSearch && address !== searchPath
  const others = shown.filter((page) => offline.every((each) => each.address !== page.address))
  const offer = [...shown, ...offline].map(({ html }) => OFFER.exec(html)?.[0]).find(Boolean)
  return (
    `<div class="statement"><header class="area-opening"><h1>${say.title}</h1>` +
    SEAL +
    `<p class="area-opening-lead">${say.lead}</p></header>` +
    `<p class="more">${link(address, say.again)}</p>` +
    (leadsToSearch ? `<p class="more">${link(searchPath, say.search)}</p>` : '') +
    (offer ?? '') +
    listOf(say.offline, offline) +
    listOf(say.saved, others.toReversed()) +
    `</div>`
  )
}

function listOf(title: string, pages: readonly OfflinePage[]): string {
  if (pages.length === 0) return ''
  const links = pages.map(({ address, html }) => {
    const name = TITLE.exec(html)?.[1]?.replace(SITE_NAME, '') ?? address
    return `<li>${link(address, name)}</li>`
  })
  return `<section><h2>${title}</h2><ul>${links.join('')}</ul></section>`
}

/** Returns a link, with the origin, because a path that begins with `//` leads to another site. */
function link(address: string, html: string): string {
  return `<a href="${location.origin}${address.replaceAll('&', '&amp;')}">${html}</a>`
}

/** Header with an address pattern: `/mall/hotel/:id?page=1&ride=*` (a default value, a list). */
const PATTERN = 'X-Page-Address'
/** Header with only the keys of the query. Pages that were saved by older builds have it. */
const KEYS = 'X-Page-Query'

export function addressOf(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return pathname + search
}

/** Returns the address pattern of a page that was fetched from `url`. */
function patternOf(page: Response, url: string): string {
  const keys = page.headers.get(KEYS)?.split(' ').filter(Boolean) ?? []
  const query = keys.map((key) => `${key}=`).join('&')
  return page.headers.get(PATTERN) ?? `${new URL(url, location.origin).pathname}?${query}`
}

/**
 * Returns the canonical form of `url`; undefined if it does not match the pattern. The path has the
 * letter case of the pattern and no slash at the end. The query has only the keys of the pattern, in
 * its order and without default values.
 */
function addressIn(pattern: string, url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, location.origin)
  const [patternPath = '', patternQuery] = pattern.split('?')
  const path = pathIn(patternPath, pathname)
  if (path === undefined) return undefined
  const query = new URLSearchParams()
  for (const [key, usual] of new URLSearchParams(patternQuery)) {
    const value = usual === '*' ? searchParams.getAll(key).join(' ') : searchParams.get(key)
    if (value && value !== usual) query.set(key, value)
  }
  return path + (query.size === 0 ? '' : `?${query}`)
}

/** The correct spelling of `infomation`. The addresses in the specification are misspelt. */
const ORDINARY_SPELLING = /^(\/[a-z]{2,3}(?:-\w+)*)?\/information(?=\/)/i

function pathIn(pattern: string, pathname: string): string | undefined {
  const names = pattern.split('/')
  const segments = decode(pathname.replace(ORDINARY_SPELLING, '$1/infomation'))
    ?.replace(/(?<!\/)\/+$/, '')
    .split('/')
  if (names.at(-1) === '') names.pop()
  if (segments?.length !== names.length) return undefined
  const path = names.map((name, index) => {
    const segment = segments[index] ?? ''
    if (name === ':id') return encodeURIComponent(segment)
    return segment.toLowerCase() === decode(name)?.toLowerCase() ? name : undefined
  })
  return path.includes(undefined) ? undefined : path.join('/') || '/'
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
