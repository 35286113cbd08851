import type { Context, Next } from 'hono'
import * as v from 'valibot'
import { check } from '../../contract/check.ts'
import { inLanguage } from '../../shared/language.ts'
import { isolate } from '../backend-for-request.ts'
import { describeCause, log } from '../log.ts'
import type { AppEnv, Scope } from '../scope.ts'
import { loadEntries } from './sitemap/entries.ts'

/** A search engine that takes the addresses of what has changed. */
interface Engine {
  name: 'IndexNow' | 'Baidu'
  /** The most addresses that it takes at once. */
  limit: number
  /** Hands them over. Throws where it does not take them. */
  tell: (addresses: readonly string[]) => Promise<void>
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
  const kept = await isolate.storeFailures.attempt('KV', async () => ({
    text: await COPIES.get(key),
  }))
  // Without it everything would be told again.
  if (kept === undefined) return
  const before = check(told, kept.text)
  const known: Told = before.success ? before.output : {}
  const changed = Object.keys(pages)
    .filter((address) => known[address] !== pages[address])
    .slice(0, engine.limit)
  if (changed.length === 0) return
  try {
    await engine.tell(changed)
  } catch (error) {
    log('warn', scope, { engine: engine.name, failure: describeCause(error) })
    return
  }
  const now = { ...known, ...Object.fromEntries(changed.map((each) => [each, pages[each] ?? ''])) }
  // What is gone is told as new if it comes back.
  const next = Object.fromEntries(Object.entries(now).filter(([address]) => address in pages))
  await isolate.storeFailures.attemptWrite('KV', () => COPIES.put(key, JSON.stringify(next)))
  log('warn', scope, { engine: engine.name, told: changed.length })
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
    },
  }
}

/** Baidu's push (https://ziyuan.baidu.com/linksubmit): it answers how many it took. */
function baidu(origin: string, token: string): Engine {
  return {
    name: 'Baidu',
    limit: 2000,
    async tell(addresses) {
      const query = new URLSearchParams({ site: origin, token })
      const answer = await send(`http://data.zz.baidu.com/urls?${query.toString()}`, {
        type: 'text/plain',
        body: addresses.join('\n'),
      })
      const taken = check(
        v.pipe(v.string(), v.parseJson(), v.object({ success: v.number() })),
        answer,
      )
      if (!taken.success) throw new Error(`answered ${answer.slice(0, MAX_ANSWER)}`)
    },
  }
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

/** The file by which IndexNow sees that a key is the site's; any other address is for those who come after. */
export async function indexNowKey(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const { INDEXNOW_KEY } = c.get('scope').settings
  if (INDEXNOW_KEY !== undefined && c.req.path === `/${INDEXNOW_KEY}.txt`)
    return c.text(INDEXNOW_KEY)
  await next()
  return undefined
}
