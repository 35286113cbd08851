import { openPocket, withKeptPictures } from './pocket.ts'
import { languageOf, WORDS } from './words.ts'

const CACHE = 'pages'
/** About 3 MB. */
const MAX_PAGES = 60
/** When a page was kept, in milliseconds, on the kept answer. */
const KEPT_AT = 'X-Kept-At'
const MAIN = /<main\b[^>]*>/
/** The colour of an announcement on its days, which nobody knows of a kept page. */
const ALERT_COLOUR = /(?<=<p class="notice") style="[^"]*"/g

export interface KeptPage {
  /** Path and query. */
  address: string
  html: string
  headers: Headers
}

/** Path and query of a URL; of the query only `keys`, in their order, if they are given. */
export function addressOf(url: string, keys?: readonly string[]): string {
  const { pathname, searchParams, search } = new URL(url, location.origin)
  if (keys === undefined) return pathname + search
  const read = new URLSearchParams()
  for (const key of keys) if (searchParams.has(key)) read.set(key, searchParams.get(key) ?? '')
  return pathname + (read.size === 0 ? '' : `?${read}`)
}

/** The keys by which a page is kept, as it says itself: neither those that it applies in place, nor any that it does not read. */
function keysOf(page: Response | undefined): readonly string[] | undefined {
  return page?.headers.get('X-Page-Query')?.split(' ').filter(Boolean)
}

/** The address under which the page at `url` is kept, if it is. */
async function keptAddress(pages: Cache, url: string): Promise<string> {
  const similar = await pages.matchAll(url, { ignoreSearch: true, ignoreVary: true })
  return addressOf(url, keysOf(similar.at(-1)))
}

/** Keeps a page in place of the earlier one at its address; forgets one that no longer exists. If the store fails, it stays as it is. */
export async function keepPage(url: string, response: Response): Promise<void> {
  try {
    const pages = await caches.open(CACHE)
    if (response.status === 404) await pages.delete(await keptAddress(pages, url))
    if (mayBeKept(response)) await store(pages, addressOf(url, keysOf(response)), response)
  } catch {
    // The store is full, or this browser has none here. The next page is tried again.
  }
}

async function store(pages: Cache, address: string, response: Response): Promise<void> {
  const headers = headersOf(response)
  headers.set(KEPT_AT, String(Date.now()))
  // The keys are in the order in which they were added.
  await pages.put(address, new Response(await response.text(), { headers }))
  const keys = await pages.keys()
  await Promise.all(keys.slice(0, -MAX_PAGES).map((oldest) => pages.delete(oldest)))
}

/** The headers of a page whose text is not compressed any more. */
function headersOf(response: Response): Headers {
  const headers = new Headers(response.headers)
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  return headers
}

/** The newest kept page of an address, shown before or kept for the way, with a notice of its time; `undefined` where there is none. */
export async function keptPage(url: string): Promise<Response | undefined> {
  const [pages, pocket] = await Promise.all([caches.open(CACHE), openPocket()])
  const [shown, carried] = await Promise.all([
    pageIn(pages, url),
    pocket && pageIn(pocket.cache, url),
  ])
  const shownAt = Number(shown?.headers.get(KEPT_AT) ?? 0)
  const checkedAt = carried === undefined ? 0 : (pocket?.record.checkedAt ?? 0)
  const kept = checkedAt > shownAt ? carried : shown
  if (kept === undefined) return undefined
  const notice = noticeOf(url, Math.max(checkedAt, shownAt))
  const html = (await kept.text())
    .replaceAll(ALERT_COLOUR, '')
    .replace(MAIN, (main) => main + notice)
  return new Response(pocket ? withKeptPictures(html, pocket.record) : html, {
    headers: headersOf(kept),
  })
}

/** `Vary` does not matter: it was stored by this browser. */
async function pageIn(pages: Cache, url: string): Promise<Response | undefined> {
  return pages.match(await keptAddress(pages, url), { ignoreVary: true })
}

/** All kept pages that were shown, the last one last. */
export async function keptPages(): Promise<KeptPage[]> {
  const pages = await caches.open(CACHE)
  const keys = await pages.keys()
  return pagesAt(
    pages,
    keys.map(({ url }) => addressOf(url)),
  )
}

/** The pages that are kept for the way, in the order of the list. */
export async function carriedPages(): Promise<KeptPage[]> {
  const pocket = await openPocket()
  if (pocket === undefined) return []
  return pagesAt(
    pocket.cache,
    pocket.record.entries.map(({ address }) => address),
  )
}

async function pagesAt(cache: Cache, addresses: readonly string[]): Promise<KeptPage[]> {
  const all = await Promise.all(
    addresses.map(async (address) => {
      const kept = await cache.match(address, { ignoreVary: true })
      if (kept === undefined || !isHtml(kept)) return []
      return { address, html: await kept.text(), headers: headersOf(kept) }
    }),
  )
  return all.flat()
}

/** Only whole pages of this site (`basic`), and none made for one visitor: those are `no-store`. */
function mayBeKept(response: Response): boolean {
  const { type, status, redirected, headers } = response
  const isForAll = !(headers.get('Cache-Control') ?? 'no-store').includes('no-store')
  return type === 'basic' && status === 200 && !redirected && isHtml(response) && isForAll
}

function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}

function noticeOf(url: string, at: number): string {
  const { tag, keptAt } = WORDS[languageOf(addressOf(url))]
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return `<p class="notice">${keptAt(`<time datetime="${new Date(at).toISOString()}">${time}</time>`)}</p>`
}
