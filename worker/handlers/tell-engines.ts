import type { Context } from 'hono'
import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { inLanguage } from '../../shared/language.ts'
import { backendOf } from '../upstream/backend.ts'
import { cache } from '../upstream/cache.ts'
import { describeCause, log } from '../log.ts'
import type { AppEnv, Scope } from '../scope.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import { hasPassed } from '../../shared/event-period.ts'
import { BackendError } from '../upstream/call.ts'
import type { ListedKind, ListedRow } from '../sections/define-section.ts'
import { fetchPages, type ListAnswer } from '../sections/fetch-pages.ts'
import { ROUTE_NAMES, type RouteName, routes, sectionOf } from '../sections/index.ts'
import { hasPage } from '../site-pages.ts'

/** A page in a language that it is written in. */
interface Version {
  language: Language
  /** The last significant change, as a W3C datetime (https://www.sitemaps.org/protocol.html); undefined if unknown. */
  lastModified?: string | undefined
  /** The address of its picture, which may be relative to the site. */
  picture?: string | undefined
}

/** A page's Chinese path and all its versions. */
export interface Entry {
  path: string
  versions: readonly Version[]
}

/** So the newest thousand items of a list. */
const MAX_PAGES = 10

/**
 * Returns all pages of the site with their versions. `areWhole` is false if the backend failed to return a list and none is cached:
 * its items are missing.
 */
export async function loadEntries(scope: Scope): Promise<{ entries: Entry[]; areWhole: boolean }> {
  let areWhole = true
  const leaveOut = (error: unknown): readonly Item[] => {
    if (!(error instanceof BackendError)) throw error
    areWhole = false
    return []
  }
  const fetchItems = async (kind: ListedKind, language: Language) =>
    fetchPages(backendOf(scope), kind, { language, maxPages: MAX_PAGES }).then(
      (answers) => itemsWrittenIn(language, answers),
      leaveOut,
    )
  const entries = await Promise.all(
    ROUTE_NAMES.filter(hasPage).map((route) => entriesOf(route, fetchItems)),
  )
  return { entries: entries.flat(), areWhole }
}

async function entriesOf(
  route: RouteName,
  fetchItems: (kind: ListedKind, language: Language) => Promise<readonly Item[]>,
): Promise<Entry[]> {
  const section = sectionOf(route)
  if (!('kinds' in section) || !routes[route].endsWith('/:id'))
    return [{ path: routes[route], versions: LANGUAGES.map((language) => ({ language })) }]
  const byLanguage = await Promise.all(
    LANGUAGES.map(async (language) => {
      const kinds = Object.values<ListedKind>(section.kinds)
      const items = await Promise.all(kinds.map((kind) => fetchItems(kind, language)))
      return { language, byId: Map.groupBy(items.flat(), ({ id }) => id) }
    }),
  )
  const ids = new Set(byLanguage.flatMap(({ byId }) => [...byId.keys()]))
  return [...ids].map((id) => ({
    path: routes[route].replace(':id', encodeURIComponent(id)),
    versions: byLanguage.flatMap(({ language, byId }) => {
      // If two items have one id, as news and notices may, the address shows the first.
      const [item] = byId.get(id) ?? []
      return item === undefined ? [] : [{ ...item, language }]
    }),
  }))
}

interface Item extends Omit<Version, 'language'> {
  id: string
}

/** The items that are written in the language, without those that its readers see in another one. */
function itemsWrittenIn(language: Language, answers: readonly ListAnswer[]): Item[] {
  return answers
    .flatMap(({ list }) => list)
    .filter(({ inLanguage }) => inLanguage === language)
    .map((row) => ({ id: row.id, lastModified: lastModified(row), picture: row.cover?.src }))
}

/** Never a date in the future, which a wrong clock or a text for later may have. */
function lastModified({ publishedAt, updatedAt = publishedAt }: ListedRow): string | undefined {
  return updatedAt !== undefined && hasPassed(updatedAt, new Date()) ? updatedAt : undefined
}

/** A search engine that takes the addresses of what has changed. */
interface Engine {
  name: 'IndexNow' | 'Baidu'
  /** The most addresses that it takes at once. */
  limit: number
  /** Hands them over, and returns how many of them, from the first, it has taken. Throws where it takes none. */
  tell: (addresses: readonly string[]) => Promise<number>
}

const ENGINE_MS = 10_000
/** An engine's answer to a mistake, for the log. */
const MAX_ANSWER = 200

/** By address, the date of change that an engine was told; empty for a page without one. */
type Told = Readonly<Record<string, string>>
const told = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

let isTelling = false

/**
 * Tells the engines whose keys are configured which pages are new or have changed since they were last told: each change once. What an engine
 * does not take is told again the next time, as is all of it where KV can't be written.
 */
export async function tellEngines(scope: Scope): Promise<void> {
  const engines = enginesOf(scope)
  if (engines.length === 0 || isTelling) return
  isTelling = true
  try {
    const { entries, areWhole } = await loadEntries(scope)
    // Else what is missing would be new the next time.
    if (!areWhole) return
    const { SITE_ORIGIN } = scope.settings
    const pages = Object.fromEntries(
      entries.flatMap(({ path, versions }) =>
        versions.map(({ language, lastModified = '' }) => [
          SITE_ORIGIN + inLanguage(language, path),
          lastModified,
        ]),
      ),
    )
    await Promise.all(engines.map((engine) => tell(scope, engine, pages)))
  } finally {
    isTelling = false
  }
}

async function tell(scope: Scope, engine: Engine, pages: Told): Promise<void> {
  const { COPIES } = scope.env
  const key = `told ${engine.name} ${scope.settings.SITE_ORIGIN}`
  const kept = await cache.failures.attempt('KV', async () => ({
    text: await COPIES.get(key),
  }))
  // Without it everything would be told again.
  if (kept === undefined) return
  const before = check(told, kept.text)
  const known: Told = before.success ? before.output : {}
  const dateOf = (address: string) => pages[address] ?? ''
  // An engine may not take all of it: the newest first.
  const changed = Object.keys(pages)
    .filter((address) => known[address] !== pages[address])
    .toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)))
    .slice(0, engine.limit)
  if (changed.length === 0) return
  let taken: string[]
  try {
    taken = changed.slice(0, await engine.tell(changed))
  } catch (error) {
    log('warn', scope, { engine: engine.name, failure: describeCause(error) })
    return
  }
  const now = { ...known, ...Object.fromEntries(taken.map((each) => [each, dateOf(each)])) }
  // What is gone is told as new if it comes back.
  const next = Object.fromEntries(Object.entries(now).filter(([address]) => address in pages))
  await cache.failures.attemptWrite('KV', () => COPIES.put(key, JSON.stringify(next)))
  log('warn', scope, { engine: engine.name, told: taken.length })
}

function enginesOf({ settings }: Scope): Engine[] {
  const { SITE_ORIGIN, INDEXNOW_KEY, BAIDU_PUSH_TOKEN } = settings
  const { host } = new URL(SITE_ORIGIN)
  return [
    ...(INDEXNOW_KEY === undefined ? [] : [indexNow(host, SITE_ORIGIN, INDEXNOW_KEY)]),
    ...(BAIDU_PUSH_TOKEN === undefined ? [] : [baidu(SITE_ORIGIN, BAIDU_PUSH_TOKEN)]),
  ]
}

/** Bing, Yandex, Naver, Seznam (https://www.indexnow.org/documentation). */
function indexNow(host: string, origin: string, key: string): Engine {
  return {
    name: 'IndexNow',
    limit: 10_000,
    async tell(urlList) {
      await send('https://api.indexnow.org/indexnow', {
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList }),
      })
      return urlList.length
    },
  }
}

/** What Baidu says of a push: how many it took, and which it never will. */
const pushed = v.object({
  success: v.number(),
  not_same_site: v.optional(v.array(v.string()), []),
  not_valid: v.optional(v.array(v.string()), []),
})

/**
 * Baidu's push (https://ziyuan.baidu.com/linksubmit). A push of more than what is left of the day's quota, which is ten for a new site, is
 * refused as a whole: so half of it is tried, and again half.
 */
function baidu(origin: string, token: string): Engine {
  const query = new URLSearchParams({ site: origin, token })
  async function push(addresses: readonly string[]): Promise<number> {
    const answer = await send(`http://data.zz.baidu.com/urls?${query.toString()}`, {
      type: 'text/plain',
      body: addresses.join('\n'),
    })
    const read = check(v.pipe(v.string(), v.parseJson(), pushed), answer)
    if (!read.success) throw new Error(`answered ${answer.slice(0, MAX_ANSWER)}`)
    const { success, not_same_site: foreign, not_valid: invalid } = read.output
    return success + foreign.length + invalid.length
  }
  async function tell(addresses: readonly string[]): Promise<number> {
    try {
      return await push(addresses)
    } catch (error) {
      if (addresses.length === 1 || !/over quota/.test(String(error))) throw error
      return tell(addresses.slice(0, Math.floor(addresses.length / 2)))
    }
  }
  return { name: 'Baidu', limit: 2000, tell }
}

async function send(
  address: string,
  { type, body }: { type: string; body: string },
): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    // Followed, it would be a GET without the addresses, and whatever answers that would count as told.
    redirect: 'manual',
    signal: AbortSignal.timeout(ENGINE_MS),
  })
  const text = await response.text()
  // 202: IndexNow still checks the key.
  if (response.status !== 200 && response.status !== 202)
    throw new Error(`HTTP ${response.status}: ${text.slice(0, MAX_ANSWER)}`)
  return text
}

/** The file by which IndexNow sees that a key is the site's; nothing for any other address. */
export function indexNowKey(c: Context<AppEnv>): Response | undefined {
  const { INDEXNOW_KEY } = c.get('scope').settings
  return INDEXNOW_KEY !== undefined && c.req.path === `/${INDEXNOW_KEY}.txt`
    ? c.text(INDEXNOW_KEY)
    : undefined
}
