import type { Context } from 'hono'
import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { inLanguage } from '../../shared/language.ts'
import { backendOf } from '../upstream/backend.ts'
import { languagesOf, loadFreePages } from '../parts/free-pages.ts'
import { cache } from '../upstream/cache.ts'
import { describeCause, log } from '../log.ts'
import type { AppEnv, Scope } from '../scope.ts'
import { type Language, languageIds, LANGUAGES } from '../../locales/languages.ts'
import { hasPassed } from '../../shared/event-period.ts'
import { BackendError } from '../upstream/call.ts'
import type { ListedKind, ListedRow } from '../sections/define-section.ts'
import { fetchPages, type ListAnswer } from '../sections/fetch-pages.ts'
import { ROUTE_NAMES, type RouteName, routes, sectionOf } from '../sections/index.ts'
import { hasPage } from '../site-pages.ts'

interface Version {
  language: Language
  /** The time of the last significant change, as a W3C datetime. Undefined if unknown. */
  lastModified?: string | undefined
  /** The address of the item's picture. It may be a path on this site. */
  picture?: string | undefined
}

/** A page: its path without a language, and its versions by language. */
export interface Entry {
  path: string
  versions: readonly Version[]
}

/** Maximum number of pages of a list to fetch. They have its newest thousand items. */
const MAX_PAGES = 10

/** Returns the entries of all pages. `areWhole` is false if a call for a list failed. */
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
    ROUTE_NAMES.filter(hasPage).map((route) => entriesOf(scope, route, fetchItems)),
  )
  return { entries: entries.flat(), areWhole }
}

async function entriesOf(
  scope: Scope,
  route: RouteName,
  fetchItems: (kind: ListedKind, language: Language) => Promise<readonly Item[]>,
): Promise<Entry[]> {
  const section = sectionOf(route)
  if (!('kinds' in section) || !routes[route].endsWith('/:id'))
    return [{ path: routes[route], versions: await versionsOf(scope, route) }]
  if (route === 'about/detail')
    return (await loadFreePages()).map((page) => ({
      path: routes[route].replace(':id', page.id),
      versions: languagesOf(page).map((language) => ({
        language,
        lastModified: page.versions[language]?.updatedAt,
      })),
    }))
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
      // A news item and a notice may have the same id. Their common address shows the first one.
      const [item] = byId.get(id) ?? []
      return item === undefined ? [] : [{ ...item, language }]
    }),
  }))
}

function undefinedIfFailed(error: unknown): undefined {
  if (!(error instanceof BackendError)) throw error
}

/** Returns the versions of a page: the languages in which its main content has text, or may have. */
async function versionsOf(scope: Scope, route: RouteName): Promise<Version[]> {
  const section = sectionOf(route)
  const all = LANGUAGES.map((language) => ({ language }))
  if (!('mainCall' in section)) return all
  const { mainCall } = section
  const contents = await Promise.all(
    LANGUAGES.map((language) => {
      const params = { languageId: `${languageIds[language]}` } as const
      return backendOf(scope)(mainCall, { params }).catch(undefinedIfFailed)
    }),
  )
  return all.filter(({ language }, index) => {
    const content = contents[index]
    const parts = content === undefined ? [] : 'list' in content ? content.list : [content]
    return parts.length === 0 || parts.some(({ inLanguage = language }) => inLanguage === language)
  })
}

interface Item extends Omit<Version, 'language'> {
  id: string
}

function itemsWrittenIn(language: Language, answers: readonly ListAnswer[]): Item[] {
  return answers
    .flatMap(({ list }) => list)
    .filter(({ inLanguage }) => inLanguage === language)
    .map((row) => ({ id: row.id, lastModified: lastModified(row), picture: row.cover?.src }))
}

/** Returns the time of the last change. Undefined if it is unknown or in the future. */
function lastModified({ publishedAt, updatedAt = publishedAt }: ListedRow): string | undefined {
  return updatedAt !== undefined && hasPassed(updatedAt, new Date()) ? updatedAt : undefined
}

/** A search engine to which the addresses of changed pages are submitted. */
interface Engine {
  name: 'IndexNow' | 'Baidu'
  limit: number
  /**
   * Submits addresses. Returns how many, counted from the first, were accepted. Throws if none was.
   */
  tell: (addresses: readonly string[]) => Promise<number>
}

const ENGINE_MS = 10_000
/** Maximum number of characters of an engine's error response in the log. */
const MAX_ANSWER = 200

/** The submitted pages: by address, the date of the last submitted change, or an empty text. */
type NotifiedPages = Readonly<Record<string, string>>
const notifiedPages = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

let isRunning = false

/**
 * Submits new and changed pages to the configured search engines. Each change is submitted once. If
 * an engine rejects pages, they are submitted again the next time. If KV cannot be written, all
 * submitted pages are submitted again.
 */
export async function notifySearchEngines(scope: Scope): Promise<void> {
  const engines = enginesOf(scope)
  if (engines.length === 0 || isRunning) return
  isRunning = true
  try {
    const { entries, areWhole } = await loadEntries(scope)
    // With an incomplete list, the missing pages would be treated as new the next time.
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
    isRunning = false
  }
}

async function tell(scope: Scope, engine: Engine, pages: NotifiedPages): Promise<void> {
  const { COPIES } = scope.env
  const key = `told ${engine.name} ${scope.settings.SITE_ORIGIN}`
  const stored = await cache.failures.attempt('KV', () => COPIES.get(key))
  // If KV cannot be read, nothing is submitted: all pages would be treated as new.
  if (stored === undefined) return
  const before = check(notifiedPages, stored)
  const notified: NotifiedPages = before.success ? before.output : {}
  const dateOf = (address: string) => pages[address] ?? ''
  // The newest pages are first, because an engine may not accept all of them.
  const changed = Object.keys(pages)
    .filter((address) => notified[address] !== pages[address])
    .toSorted((one, other) => dateOf(other).localeCompare(dateOf(one)))
    .slice(0, engine.limit)
  if (changed.length === 0) return
  const count = await engine.tell(changed).catch((error: unknown) => {
    log('warn', scope, { engine: engine.name, failure: describeCause(error) })
  })
  if (count === undefined) return
  const taken = changed.slice(0, count)
  const now = { ...notified, ...Object.fromEntries(taken.map((each) => [each, dateOf(each)])) }
  // Omits deleted pages. If one exists again later, it is treated as new.
  const next = Object.fromEntries(Object.entries(now).filter(([address]) => address in pages))
  await cache.failures.attemptWrite('KV', () => COPIES.put(key, JSON.stringify(next)))
  log('warn', scope, { engine: engine.name, notified: taken.length })
}

function enginesOf({ settings: { SITE_ORIGIN, ...secrets } }: Scope): Engine[] {
  return [
    secrets.INDEXNOW_KEY && indexNow(SITE_ORIGIN, secrets.INDEXNOW_KEY),
    secrets.BAIDU_PUSH_TOKEN && baidu(SITE_ORIGIN, secrets.BAIDU_PUSH_TOKEN),
  ].filter((engine) => typeof engine === 'object')
}

/** Returns the engine for Bing, Yandex, Naver and Seznam (https://www.indexnow.org). */
function indexNow(origin: string, key: string): Engine {
  const { host } = new URL(origin)
  return {
    name: 'IndexNow',
    limit: 10_000,
    async tell(urlList) {
      const body = JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList })
      await send('https://api.indexnow.org/indexnow', 'application/json; charset=utf-8', body)
      return urlList.length
    },
  }
}

/** Baidu's response: the number of accepted addresses, and addresses that it never accepts. */
const pushed = v.object({
  success: v.number(),
  not_same_site: v.optional(v.array(v.string()), []),
  not_valid: v.optional(v.array(v.string()), []),
})

/**
 * Returns the engine for Baidu's push (https://ziyuan.baidu.com/linksubmit). Baidu rejects a whole
 * push if it is larger than the rest of the daily quota, which is ten for a new site. So after a
 * rejection, only the first half of the addresses is pushed, and so on.
 */
function baidu(origin: string, token: string): Engine {
  const query = new URLSearchParams({ site: origin, token })
  async function push(addresses: readonly string[]): Promise<number> {
    const address = `http://data.zz.baidu.com/urls?${query.toString()}`
    const answer = await send(address, 'text/plain', addresses.join('\n'))
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

async function send(address: string, type: string, body: string): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
    // With `follow`, a redirect would become a GET without the addresses, and its success would
    // count as a submission.
    redirect: 'manual',
    signal: AbortSignal.timeout(ENGINE_MS),
  })
  const text = await response.text()
  // 202 means that IndexNow has not yet checked the key.
  if (response.status !== 200 && response.status !== 202)
    throw new Error(`HTTP ${response.status}: ${text.slice(0, MAX_ANSWER)}`)
  return text
}

/** Responds with the file by which IndexNow verifies the key; undefined at other addresses. */
export function indexNowKey(c: Context<AppEnv>): Response | undefined {
  const { INDEXNOW_KEY } = c.get('scope').settings
  return INDEXNOW_KEY !== undefined && c.req.path === `/${INDEXNOW_KEY}.txt`
    ? c.text(INDEXNOW_KEY)
    : undefined
}
