import type { PageName } from '../../shared/site-names.ts'

/** Header names are spelt as below, so that one value replaces another. */
interface RequestOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
}

/** The requests that a check can make. */
export interface Site {
  origin: string
  /** The pages that it does without. */
  without: readonly PageName[]
  /** As a returning reader on a phone, of Chinese for Chinese pages and of English for English ones. */
  asReader: (path: string, init?: RequestOptions) => Promise<Response>
  /** As a newcomer whose browser prefers English. */
  asNewcomer: (path: string) => Promise<Response>
  /** As Baidu's crawler. */
  asBot: (path: string) => Promise<Response>
}

/** Thrown if a check does not apply to this site. */
export class NotHere extends Error {}

const READER =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'
const ANSWER_MS = 10_000

/** The visitors of one site; redirects are not followed. */
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
      ask(
        path,
        { 'User-Agent': READER, 'Accept-Language': isEnglish(path) ? 'en' : 'zh-CN' },
        init,
      ),
    asNewcomer: (path) => ask(path, { 'User-Agent': READER, 'Accept-Language': 'en-GB,en;q=0.9' }),
    asBot: (path) => ask(path, { 'User-Agent': BOT, 'Accept-Language': 'en' }),
  }
}

/** Whether a path belongs to an English page. */
export function isEnglish(path: string): boolean {
  return /^\/en(?:[/?]|$)/.test(path)
}

/** The value of an attribute in the first tag that `pattern` finds, as it is written in the HTML. */
export function attributeOf(html: string, pattern: RegExp, name: string): string | undefined {
  const [tag = ''] = pattern.exec(html) ?? []
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]
}

/** Fails a check by throwing, with the actual and the expected value. */
export function expectEqual(what: string, seen: unknown, wanted: unknown): void {
  if (seen !== wanted) throw new Error(`${what} is ${show(seen)}, not ${show(wanted)}`)
}

/** Fails a check by throwing where `text` does not match. */
export function expectMatch(what: string, text: string | null | undefined, pattern: RegExp): void {
  if (!pattern.test(text ?? ''))
    throw new Error(`${what} is ${show(text)}, which does not match ${pattern}`)
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
