import { attributeOf, expectEqual, expectMatch, isEnglish, NotHere, type Site } from './site.ts'

/** A page: status, type, language, one heading, complete, the same heading for a bot. */
export async function checkPage(site: Site, path: string): Promise<void> {
  const response = await site.asReader(path)
  expectEqual('the status', response.status, 200)
  expectMatch('Content-Type', response.headers.get('Content-Type'), /^text\/html; charset=utf-8/i)
  expectMatch('Cache-Control', response.headers.get('Cache-Control'), /\S/)
  const html = await response.text()
  const lang = attributeOf(html, /<html[^>]*>/, 'lang')
  expectEqual('lang', lang, isEnglish(path) ? 'en' : 'zh-CN')
  expectEqual('the number of h1', html.match(/<h1[\s>]/g)?.length, 1)
  expectMatch('the end of the page', html.slice(-20), /<\/html>\s*$/)
  const forBot = await site.asBot(path)
  expectEqual('the status for a bot', forBot.status, 200)
  expectEqual('the heading for a bot', headingOf(await forBot.text()), headingOf(html))
}

/** A page's head: title, description, locale, addresses with the site's own origin; and no local address in the page. */
export async function checkHead(site: Site, path: string): Promise<void> {
  const html = await (await site.asReader(path)).text()
  expectMatch('the title', /<title>([^<]*)<\/title>/.exec(html)?.[1], /\S/)
  const description = attributeOf(html, /<meta[^>]*name="description"[^>]*>/, 'content')
  expectMatch('the description', description, /^.{10,}$/s)
  checkAddresses(site, path, html)
  const locale = attributeOf(html, /<meta[^>]*property="og:locale"[^>]*>/, 'content')
  expectMatch('og:locale', locale, isEnglish(path) ? /^en_/ : /^zh_CN$/)
  if (!/^https?:\/\/(?:localhost|127\.0\.0\.1)\b/.test(site.origin)) expectNothingLocal(html)
}

/** Of how many pictures of a page the files are asked for. */
const PICTURES = 4
const SOURCES = /<(?:source|img)\b[^>]*?\b(?:srcset|src)="([^"]+)"/gi

/** The pictures of a list are there in their sizes, on whatever host, also those that `IMAGE_RESIZE` makes. */
export async function checkPictures(site: Site, path: string): Promise<void> {
  const html = await (await site.asReader(path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const sets = [...main.matchAll(SOURCES)].map(([, set = '']) => set.replaceAll('&amp;', '&'))
  if (sets.length === 0) throw new NotHere('the page shows no picture')
  for (const set of sets.slice(0, PICTURES)) {
    // Its smallest and its largest file.
    const files = set.split(/,\s+/).map((each) => each.trim().split(/\s+/)[0] ?? '')
    for (const file of new Set([files[0], files.at(-1)])) await expectPicture(site, file ?? '')
  }
}

async function expectPicture({ origin }: Site, address: string): Promise<void> {
  const response = await fetch(new URL(address, origin), { signal: AbortSignal.timeout(10_000) })
  await response.body?.cancel()
  expectEqual(`the status of ${address}`, response.status, 200)
  expectMatch(`Content-Type of ${address}`, response.headers.get('Content-Type'), /^image\//)
}

/** Canonical address and default alternate. */
function checkAddresses(site: Site, path: string, html: string): void {
  const canonical = attributeOf(html, /<link[^>]*rel="canonical"[^>]*>/, 'href') ?? ''
  const chinese = isEnglish(path) ? path.slice('/en'.length) || '/' : path
  const english = chinese === '/' ? '/en' : `/en${chinese}`
  // A page may show a text that exists only in the other language; its canonical address is then that language's page.
  const [own, other] = isEnglish(path) ? [english, chinese] : [chinese, english]
  const isBorrowed = canonical === site.origin + other
  if (!isBorrowed) expectEqual('the canonical address', canonical, site.origin + own)
  const fallback = attributeOf(html, /<link[^>]*hrefLang="x-default"[^>]*>/i, 'href')
  const wanted = isBorrowed ? canonical : site.origin + chinese
  expectEqual('the address for all other languages', fallback, wanted)
}

function expectNothingLocal(html: string): void {
  const [local] = /https?:\/\/(?:localhost|127\.0\.0\.1)[^"'\s<]*/.exec(html) ?? []
  if (local !== undefined) throw new Error(`the page contains the local address ${local}`)
}

function headingOf(html: string): string | undefined {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]
}
