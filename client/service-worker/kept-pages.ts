import { languageOf, WORDS } from './words.ts'

const CACHE = 'pages'
/** About 3 MB. */
const MAX_PAGES = 60
/** When a page was kept, in milliseconds, on the kept answer. */
const KEPT_AT = 'X-Kept-At'
const MAIN = /<main\b[^>]*>/

export interface KeptPage {
  /** Path and query. */
  address: string
  html: string
  headers: Headers
}

/** Path and query of a URL, without some keys of the query. */
export function addressOf(url: string, without: readonly string[] = []): string {
  const address = new URL(url, location.origin)
  for (const key of without) address.searchParams.delete(key)
  return address.pathname + address.search
}

/** The query keys that a page applies in place, as the guide its category: it is kept once for all their values. */
function inPlaceQuery({ headers }: Response): readonly string[] {
  return headers.get('X-In-Place-Query')?.split(' ') ?? []
}

/** Keeps a page in place of the earlier one at its address; forgets one that no longer exists. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const pages = await caches.open(CACHE)
  const address = addressOf(url, inPlaceQuery(response))
  if (response.status === 404) await pages.delete(address)
  if (!mayBeKept(response)) return
  const headers = new Headers(response.headers)
  headers.set(KEPT_AT, String(Date.now()))
  // The text is kept uncompressed.
  headers.delete('Content-Encoding')
  headers.delete('Content-Length')
  // The keys are in the order in which they were added.
  await pages.put(address, new Response(await response.text(), { headers }))
  const keys = await pages.keys()
  await Promise.all(keys.slice(0, -MAX_PAGES).map((oldest) => pages.delete(oldest)))
}

/** The kept page of an address, with a notice of its time; `undefined` where there is none. */
export async function keptPage(address: string): Promise<Response | undefined> {
  const pages = await caches.open(CACHE)
  // `Vary` does not matter: it was stored by this browser.
  const similar = await pages.matchAll(address, { ignoreSearch: true, ignoreVary: true })
  const own = addressOf(address, similar.flatMap(inPlaceQuery))
  const kept = await pages.match(own, { ignoreVary: true })
  if (kept === undefined) return undefined
  const { headers } = kept
  const notice = noticeOf(address, Number(headers.get(KEPT_AT)))
  const html = (await kept.text()).replace(MAIN, (main) => main + notice)
  return new Response(html, { headers })
}

/** All kept pages, the one that was last shown last. */
export async function keptPages(): Promise<KeptPage[]> {
  const pages = await caches.open(CACHE)
  const keys = await pages.keys()
  return Promise.all(
    keys.map(async (request) => {
      const kept = await pages.match(request, { ignoreVary: true })
      return {
        address: addressOf(request.url),
        html: (await kept?.text()) ?? '',
        headers: new Headers(kept?.headers),
      }
    }),
  )
}

/** Only whole pages of this site (`basic`), and none made for one visitor: those are `no-store`. */
function mayBeKept({ type, status, redirected, headers }: Response): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false
  const isForAll = !(headers.get('Cache-Control') ?? 'no-store').includes('no-store')
  return type === 'basic' && status === 200 && !redirected && isPage && isForAll
}

function noticeOf(address: string, at: number): string {
  const { tag, keptAt } = WORDS[languageOf(address)]
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return `<p class="notice">${keptAt(`<time datetime="${new Date(at).toISOString()}">${time}</time>`)}</p>`
}
