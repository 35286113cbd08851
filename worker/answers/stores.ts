import { CONTENT_KEPT_MS, MENU_KEPT_MS, STORE_DEADLINE_MS } from '../limits.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { type Copy, readCopy, writeCopy } from './copy.ts'
import type { Purges } from './purges.ts'
import { withinTime } from '../lib/waiting.ts'

/** KV takes one write a second and key at most, and charges for each. */
export const KV_WRITE_PAUSE_MS = 60_000
/** After how long a copy in KV is written again although its content is the same, so that its time does not fall far behind. */
export const KV_RENEWAL_MS = 60 * 60 * 1000

/** Where copies outlive the isolate. Never throws: a store that fails, or is slow to read, counts as empty. */
export interface CopyStore {
  read: (name: EndpointName, key: string) => Promise<Copy | undefined>
  write: (name: EndpointName, key: string, copy: Copy) => Promise<void>
}

/** A store with `scope` before each key, so that several can share it without seeing each other's copies. */
export function scoped(store: CopyStore, scope: string): CopyStore {
  return {
    read: (name, key) => store.read(name, scope + key),
    write: (name, key, copy) => store.write(name, scope + key, copy),
  }
}

/** The part of a KV namespace that is used. */
export interface Namespace {
  get: (key: string) => Promise<string | null>
  put: (key: string, value: string, options?: { expirationTtl: number }) => Promise<void>
}

/**
 * What this isolate knows of KV, by key: what it holds without the time, when that was written, when a write was last tried.
 * Keys are shared calls in each language, so there are never more than a few dozen.
 */
export type KvContents = Map<string, { at: number; content?: string; triedAt: number }>

interface KvStoreOptions {
  namespace: Namespace
  known: KvContents
  purges: Pick<Purges, 'isPurged'>
  now: () => number
}

/**
 * KV: everywhere, but each write costs. So a key is written at most once a minute, and only when what KV holds says
 * something else, was written an hour ago or is purged.
 */
export function kvStore({ namespace, known, purges, now }: KvStoreOptions): CopyStore {
  const triedAt = (key: string) => known.get(key)?.triedAt ?? 0
  // `abs`: the clock may have been ahead then and set right since.
  const sinceMs = (at: number) => Math.abs(now() - at)
  function hold(key: string, copy: Copy): void {
    known.set(key, { at: copy.storedAt, content: contentOf(copy), triedAt: triedAt(key) })
  }
  async function read(name: EndpointName, key: string): Promise<Copy | undefined> {
    const text = await attempt(() => namespace.get(key))
    const copy = typeof text === 'string' ? await readCopy(name, text, now()) : undefined
    // No call that takes only a language finds that a thing does not exist.
    if (copy === undefined || copy.isMissing) return undefined
    hold(key, copy)
    return copy
  }
  function isDue(name: EndpointName, key: string, content: string): boolean {
    const last = known.get(key)
    if (last?.content !== content) return true
    return sinceMs(last.at) >= KV_RENEWAL_MS || purges.isPurged(name, last.at)
  }
  return {
    read,
    write: async (name, key, copy) => {
      const content = contentOf(copy)
      if (!isDue(name, key, content) || sinceMs(triedAt(key)) < KV_WRITE_PAUSE_MS) return
      // Another isolate may have written it meanwhile.
      await read(name, key)
      if (!isDue(name, key, content)) return
      known.set(key, { at: 0, ...known.get(key), triedAt: now() })
      await ignoring(async () => {
        await namespace.put(key, writeCopy(copy), { expirationTtl: MENU_KEPT_MS / 1000 })
        hold(key, copy)
      })
    },
  }
}

function contentOf({ data }: Copy): string {
  return JSON.stringify(data)
}

/** The part of the Cache API that is used. */
export interface HttpCache {
  match: (address: string) => Promise<Response | undefined>
  put: (address: string, response: Response) => Promise<void>
  delete: (address: string) => Promise<boolean>
}

/** The Cache API: in this data centre only, and free. Keys become addresses below `origin`. */
export function cacheStore(
  cache: Pick<HttpCache, 'match' | 'put'>,
  origin: string,
  now: () => number,
): CopyStore {
  const addressOf = (key: string) => `${origin}/_kept/data/${encodeURIComponent(key)}`
  return {
    read: async (name, key) => {
      const text = await attempt(async () => (await cache.match(addressOf(key)))?.text())
      return typeof text === 'string' ? readCopy(name, text, now()) : undefined
    },
    write: async (_name, key, copy) => {
      const headers = { 'Cache-Control': `max-age=${CONTENT_KEPT_MS / 1000}` }
      await ignoring(() => cache.put(addressOf(key), new Response(writeCopy(copy), { headers })))
    },
  }
}

/** The result of `work` where it comes within a store's time limit; `undefined` where it fails or takes longer. */
export async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await withinTime(STORE_DEADLINE_MS, work())
  } catch {
    return undefined
  }
}

/** Waits for `work` and ignores its failure: after a failed write the store has simply forgotten. */
export async function ignoring(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch {}
}
