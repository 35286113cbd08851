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
/** The kinds of failures. `garbage`: the store returned a value that this site never writes. */
type Failure = 'throws' | 'is late' | 'garbage'

/** Minimum pause between log lines about the same failure, which every request has. */
const STORE_LOG_PAUSE_MS = 60_000

/** Counts failures of optional stores. Logs each kind of failure at most once a minute. */
export class StoreFailures {
  readonly #seen = new Map<string, { count: number; loggedAt: number }>()

  /** Number of failures by store and kind: `{ 'KV throws': 3 }`. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#seen].map(([name, { count }]) => [name, count]))
  }

  note(store: Store, failure: Failure, message: string): void {
    const name = `${store} ${failure}`
    const { count, loggedAt } = this.#seen.get(name) ?? { count: 0, loggedAt: -Infinity }
    // Uses `Math.abs`, because the clock may have been ahead at that time.
    const isDue = Math.abs(Date.now() - loggedAt) >= STORE_LOG_PAUSE_MS
    this.#seen.set(name, { count: count + 1, loggedAt: isDue ? Date.now() : loggedAt })
    if (!isDue) return
    const line = { level: 'warn', failure: 'store', store, how: failure, count: count + 1, message }
    // oxlint-disable-next-line no-console -- the log
    console.warn(JSON.stringify(line))
  }

  /**
   * Returns the result of `work`. If it throws or is late, records the failure and returns
   * undefined. `work` must contain only calls of the store: errors of our code would count as
   * errors of the store.
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

  /** Attempts a write in the background. Returns whether it succeeded. */
  async attemptWrite(store: Store, write: () => Promise<unknown>): Promise<boolean> {
    const writing = () => write().then(() => true)
    return (await this.attempt(store, writing, WRITE_DEADLINE_MS)) ?? false
  }
}

const WRITE_DEADLINE_MS = 5000

export interface Namespace {
  get: (key: string, options?: { cacheTtl: number }) => Promise<string | null>
  put: (key: string, value: string, options?: { expirationTtl: number }) => Promise<void>
}

/** Interval at which an isolate reads the purges of other isolates. */
export const PURGE_CHECK_MS = 30_000
/** KV's shortest cache time. Thus a purge reaches all isolates within a minute. */
const KV_AGE = { cacheTtl: 30 }

/** The purge target that means all calls. */
export const EVERYTHING = '*'
export type PurgeTarget = EndpointName | typeof EVERYTHING

const KEY = 'purges'
const times = v.record(v.string(), v.number())

/**
 * The time of the last purge of each call. Responses stored before it are invalid. The times are in
 * KV, because its entries cannot be listed quickly enough to delete them. An isolate reads the
 * times before it first uses a stored response, and then twice a minute.
 */
export class Purges {
  readonly #failures: StoreFailures
  #times: Readonly<Record<string, number>> = {}
  /** The purge times that KV had at the last read. */
  #inKv: Readonly<Record<string, number>> = {}
  #checkedAt = -Infinity
  #isKnown = false

  constructor(failures = new StoreFailures()) {
    this.#failures = failures
  }

  /** Returns whether a response stored at this time has been purged. */
  isPurged(name: EndpointName, storedAt: number): boolean {
    const { [EVERYTHING]: all = -Infinity, [name]: own = -Infinity } = this.#times
    return storedAt <= Math.max(all, own)
  }

  /** Whether the next check is due. Also true if the clock was ahead at the last check. */
  get isDue(): boolean {
    return Math.abs(Date.now() - this.#checkedAt) >= PURGE_CHECK_MS
  }

  /** Whether this isolate has checked at least once. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /**
   * Reads the purges of other isolates from KV. If KV fails, nothing changes. Two isolates that
   * purge at the same time overwrite each other's times. So this isolate writes a purge again if KV
   * lacks it. It does so once per check, because KV allows one write a second per key.
   */
  async check(namespace: Namespace): Promise<void> {
    const isFirst = !this.#isKnown
    this.#checkedAt = Date.now()
    const text = await this.#failures.attempt('KV', () => namespace.get(KEY, KV_AGE))
    if (text !== undefined) this.#mergeFromKv(this.#readTimes(text))
    this.#isKnown = true
    // The first check does not write, because a request waits for it. If `text` is undefined, KV
    // could not be read, and must not be overwritten. `null` means that the key does not exist.
    if (isFirst || text === undefined || !this.#isKvBehind) return
    await this.#failures.attemptWrite('KV', () => this.#write(namespace))
  }

  /** Invalidates responses. Throws if KV fails, because other isolates then do not know it. */
  async purge(targets: readonly PurgeTarget[], namespace: Namespace): Promise<void> {
    const now = Date.now()
    this.#merge(targets.map((target) => [target, now]))
    // Not with `attempt`, which catches errors. If KV cannot be read, this must throw, because
    // writing would overwrite the purges of other isolates.
    this.#mergeFromKv(this.#readTimes(await namespace.get(KEY, KV_AGE)))
    await this.#write(namespace)
  }

  /** Parses the times from KV; empty if the key is empty. */
  #readTimes(text: unknown): Readonly<Record<string, number>> {
    const result = check(v.nullable(v.pipe(v.string(), v.parseJson(), times)), text)
    if (result.success) return result.output ?? {}
    this.#failures.note('KV', 'garbage', `under ${KEY}`)
    return {}
  }

  #write(namespace: Namespace): Promise<void> {
    return namespace.put(KEY, JSON.stringify(this.#times))
  }

  /** Whether this isolate has a purge that KV lacked at the last read, or a later time for it. */
  get #isKvBehind(): boolean {
    return Object.entries(this.#times).some(([name, at]) => at > (this.#inKv[name] ?? -Infinity))
  }

  /**
   * Merges only the entries of KV that changed since the last read. Otherwise a time in the future,
   * which `#merge` replaces by the current time, would purge all its responses at each check.
   */
  #mergeFromKv(inKv: Readonly<Record<string, number>>): void {
    const known = this.#inKv
    this.#inKv = inKv
    this.#merge(Object.entries(inKv).filter(([name, at]) => at !== known[name]))
  }

  /** Adds purge times, none later than now: a later one would also purge new responses. */
  #merge(others: readonly (readonly [string, number])[]): void {
    const now = Date.now()
    const merged = new Map(Object.entries(this.#times))
    for (const [name, at] of others) merged.set(name, Math.max(at, merged.get(name) ?? at))
    this.#times = Object.fromEntries([...merged].map(([name, at]) => [name, Math.min(at, now)]))
  }
}

/** The kinds of content that operators can purge by name. */
export const PURGE_TAGS: readonly PurgeTag[] = [
  ...new Set(Object.values(endpoints).flatMap((row) => ('tag' in row ? [row.tag] : []))),
]

/** Returns the calls whose responses contain content of a kind. */
export function callsOf(tag: PurgeTag): EndpointName[] {
  return ENDPOINT_NAMES.filter((name) => {
    const row = endpoints[name]
    return 'tag' in row && row.tag === tag
  })
}
