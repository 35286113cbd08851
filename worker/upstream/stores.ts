import { STORE_DEADLINE_MS } from '../limits.ts'
import { withinTime } from '../lib/in-flight.ts'
import * as v from 'valibot'
import {
  ENDPOINT_NAMES,
  type EndpointName,
  endpoints,
  type PurgeTag,
} from '../../contract/endpoints.ts'
import { check } from '../../contract/check.ts'

type Store = 'KV' | 'limiter'
/** `garbage`: it returned something that this site never writes. */
type Failure = 'throws' | 'is late' | 'garbage'

/** Every request meets the same failure, so it is logged once in this time. */
const STORE_LOG_PAUSE_MS = 60_000

/** Failures of the stores that pages do without: counted for operators, and logged once a minute for each store and kind. */
export class StoreFailures {
  readonly #now: () => number
  readonly #seen = new Map<string, { count: number; loggedAt: number }>()

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** How often each store has failed in each way, as in `{ 'KV throws': 3 }`. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#seen].map(([name, { count }]) => [name, count]))
  }

  note(store: Store, failure: Failure, message: string): void {
    const name = `${store} ${failure}`
    const { count, loggedAt } = this.#seen.get(name) ?? { count: 0, loggedAt: -Infinity }
    // `abs`: the clock may have been ahead then.
    const isDue = Math.abs(this.#now() - loggedAt) >= STORE_LOG_PAUSE_MS
    this.#seen.set(name, { count: count + 1, loggedAt: isDue ? this.#now() : loggedAt })
    if (!isDue) return
    // oxlint-disable-next-line no-console -- the log
    console.warn(
      JSON.stringify({
        level: 'warn',
        failure: 'store',
        store,
        how: failure,
        count: count + 1,
        message,
      }),
    )
  }

  /**
   * The result of `work`; `undefined` if it throws or takes too long, which is noted. `work` must contain
   * only calls of the store, or an error of ours would count as the store's.
   */
  async attempt<Result>(
    store: Store,
    work: () => Promise<Result>,
    limitMs = STORE_DEADLINE_MS,
  ): Promise<Result | undefined> {
    try {
      const done = await withinTime(limitMs, (async () => ({ result: await work() }))())
      if (done !== undefined) return done.result
      this.note(store, 'is late', `over ${limitMs} ms`)
    } catch (error) {
      this.note(store, 'throws', String(error))
    }
    return undefined
  }

  /** The same for a write in the background. Returns whether it has succeeded. */
  async attemptWrite(store: Store, write: () => Promise<unknown>): Promise<boolean> {
    const done = await this.attempt(
      store,
      async () => ({ wrote: await write() }),
      WRITE_DEADLINE_MS,
    )
    return done !== undefined
  }
}

/** A store that takes longer to write counts as failed. */
const WRITE_DEADLINE_MS = 5000

/** The part of a KV namespace that is used. */
export interface Namespace {
  get: (key: string, options?: { cacheTtl: number }) => Promise<string | null>
  put: (key: string, value: string, options?: { expirationTtl: number }) => Promise<void>
}

/** How often an isolate checks whether answers were purged. */
export const PURGE_CHECK_MS = 30_000
/** The minimum of KV. With the time between two checks, a purge is in effect everywhere within a minute. */
const KV_AGE = { cacheTtl: 30 }

/** The name under which all calls are purged at once. */
export const EVERYTHING = '*'
export type PurgeTarget = EndpointName | typeof EVERYTHING

const KEY = 'purges'
const times = v.record(v.string(), v.number())

/**
 * For each call the time of its last purge: answers stored until then are void. The times are kept in KV, since the stores
 * can't be listed, so that answers can't be found and deleted. An isolate reads them before it first uses one from a
 * store, and then twice a minute.
 */
export class Purges {
  readonly #now: () => number
  readonly #failures: StoreFailures
  #times: Readonly<Record<string, number>> = {}
  /** The value in KV at the last read. */
  #inKv: Readonly<Record<string, number>> = {}
  #checkedAt = -Infinity
  #isKnown = false

  constructor(now: () => number = () => Date.now(), failures = new StoreFailures(now)) {
    this.#now = now
    this.#failures = failures
  }

  /** Whether an answer to a call that was stored at that time has been purged since. */
  isPurged(name: EndpointName, storedAt: number): boolean {
    const { [EVERYTHING]: all = -Infinity, [name]: own = -Infinity } = this.#times
    return storedAt <= Math.max(all, own)
  }

  /** Whether it is time for the next check; also where the clock was ahead at the last one. */
  get isDue(): boolean {
    return Math.abs(this.#now() - this.#checkedAt) >= PURGE_CHECK_MS
  }

  /** Whether this isolate has checked at least once. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /**
   * Reads the purges of other isolates from KV; where KV fails, nothing changes. Two isolates that purge at the same time
   * overwrite each other's entry, so a purge that is known here and missing in KV is written again: once a check, since
   * KV takes one write a second for a key.
   */
  async check(namespace: Namespace): Promise<void> {
    const isFirst = !this.#isKnown
    this.#checkedAt = this.#now()
    const text = await this.#failures.attempt('KV', () => namespace.get(KEY, KV_AGE))
    if (text !== undefined) this.#mergeFromKv(this.#readTimes(text))
    this.#isKnown = true
    // A request waits for the first check, so that one does not write. `undefined`: KV could not be read, and must not be
    // overwritten; `null`: the key is empty.
    if (isFirst || text === undefined || !this.#isKvBehind) return
    await this.#failures.attemptWrite('KV', () => this.#write(namespace))
  }

  /** Voids the answers to these calls: in this isolate at once, in others at their next check. Throws when KV fails. */
  async purge(targets: readonly PurgeTarget[], namespace: Namespace): Promise<void> {
    const now = this.#now()
    this.#merge(targets.map((target) => [target, now]))
    // Not by `attempt`: where KV can't be read, the purges of other isolates must not be overwritten.
    this.#mergeFromKv(this.#readTimes(await namespace.get(KEY, KV_AGE)))
    await this.#write(namespace)
  }

  /** The times in KV; none if the key is empty. */
  #readTimes(text: unknown): Readonly<Record<string, number>> {
    const result = check(v.nullable(v.pipe(v.string(), v.parseJson(), times)), text)
    if (result.success) return result.output ?? {}
    this.#failures.note('KV', 'garbage', `under ${KEY}`)
    return {}
  }

  #write(namespace: Namespace): Promise<void> {
    return namespace.put(KEY, JSON.stringify(this.#times))
  }

  /** Whether a purge that is known here is missing in KV, as last read, or has an earlier time there. */
  get #isKvBehind(): boolean {
    return Object.entries(this.#times).some(([name, at]) => at > (this.#inKv[name] ?? -Infinity))
  }

  /** Merges each entry of KV once: one that is ahead of the clock would count as a new purge at every check. */
  #mergeFromKv(inKv: Readonly<Record<string, number>>): void {
    const known = this.#inKv
    this.#inKv = inKv
    this.#merge(Object.entries(inKv).filter(([name, at]) => at !== known[name]))
  }

  /** A time in the future, from a clock that was ahead, counts as now, or it would void copies that are stored later. */
  #merge(others: readonly (readonly [string, number])[]): void {
    const now = this.#now()
    const merged = new Map(Object.entries(this.#times))
    for (const [name, at] of others) merged.set(name, Math.max(at, merged.get(name) ?? at))
    this.#times = Object.fromEntries([...merged].map(([name, at]) => [name, Math.min(at, now)]))
  }
}

/** The kinds of content that operators may purge by name. */
export const PURGE_TAGS: readonly PurgeTag[] = [
  ...new Set(Object.values(endpoints).flatMap((row) => ('tag' in row ? [row.tag] : []))),
]

/** The calls that content of a kind comes from. */
export function callsOf(tag: PurgeTag): EndpointName[] {
  return ENDPOINT_NAMES.filter((name) => {
    const row = endpoints[name]
    return 'tag' in row && row.tag === tag
  })
}
