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
/** `garbage`: it returned a value that this site never writes. */
type Failure = 'throws' | 'is late' | 'garbage'

/** Smallest interval of log lines for one failure, because every request has the same failure. */
const STORE_LOG_PAUSE_MS = 60_000

/** Failures of optional stores: counted, and logged once a minute each. */
export class StoreFailures {
  readonly #now: () => number
  readonly #seen = new Map<string, { count: number; loggedAt: number }>()

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Number of failures by store and kind: `{ 'KV throws': 3 }`. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#seen].map(([name, { count }]) => [name, count]))
  }

  note(store: Store, failure: Failure, message: string): void {
    const name = `${store} ${failure}`
    const { count, loggedAt } = this.#seen.get(name) ?? { count: 0, loggedAt: -Infinity }
    // `abs`: the clock may have been ahead at that time.
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
   * Returns the result of `work`. If it throws or is late, records that failure. Then returns
   * undefined.
   * `work` must contain only calls of the store: errors of our code would count as errors of the
   * store.
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
    const done = await this.attempt(
      store,
      async () => ({ wrote: await write() }),
      WRITE_DEADLINE_MS,
    )
    return done !== undefined
  }
}

/** Timeout of a write. */
const WRITE_DEADLINE_MS = 5000

/** The part of a KV namespace that is used. */
export interface Namespace {
  get: (key: string, options?: { cacheTtl: number }) => Promise<string | null>
  put: (key: string, value: string, options?: { expirationTtl: number }) => Promise<void>
}

/** Interval at which an isolate checks for purges. */
export const PURGE_CHECK_MS = 30_000
/** KV's minimum. With the check interval, a purge is everywhere within a minute. */
const KV_AGE = { cacheTtl: 30 }

/** The name for all calls. */
export const EVERYTHING = '*'
export type PurgeTarget = EndpointName | typeof EVERYTHING

const KEY = 'purges'
const times = v.record(v.string(), v.number())

/**
 * Time of the last purge by call. A response stored before that time is invalid. The times are in
 * KV, because its entries cannot be listed quickly enough to delete them. An isolate reads the
 * times before it first uses a stored response, and then twice a minute.
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

  /** Returns whether a response stored at this time has been purged. */
  isPurged(name: EndpointName, storedAt: number): boolean {
    const { [EVERYTHING]: all = -Infinity, [name]: own = -Infinity } = this.#times
    return storedAt <= Math.max(all, own)
  }

  /** Whether the next check is due. True as well if the clock was ahead at the last check. */
  get isDue(): boolean {
    return Math.abs(this.#now() - this.#checkedAt) >= PURGE_CHECK_MS
  }

  /** Whether this isolate has checked at least once. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /**
   * Reads the purges of other isolates from KV. If KV fails, nothing changes. Two isolates that
   * purge at the same time overwrite each other's entry. So a purge of this isolate that is missing
   * in KV is written again. That happens once per check, because KV allows one write a second per
   * key.
   */
  async check(namespace: Namespace): Promise<void> {
    const isFirst = !this.#isKnown
    this.#checkedAt = this.#now()
    const text = await this.#failures.attempt('KV', () => namespace.get(KEY, KV_AGE))
    if (text !== undefined) this.#mergeFromKv(this.#readTimes(text))
    this.#isKnown = true
    // A request waits for the first check, so that check does not write. If `text` is undefined, KV
    // could not be read, and must not be overwritten. `null` means an empty key.
    if (isFirst || text === undefined || !this.#isKvBehind) return
    await this.#failures.attemptWrite('KV', () => this.#write(namespace))
  }

  /** Invalidates the responses to these calls. Throws if KV fails to inform other isolates. */
  async purge(targets: readonly PurgeTarget[], namespace: Namespace): Promise<void> {
    const now = this.#now()
    this.#merge(targets.map((target) => [target, now]))
    // Not with `attempt`: if KV cannot be read, this must throw and not overwrite the purges of
    // other isolates.
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

  /** Whether KV, as last read, lacks a purge of this isolate or has an earlier time for it. */
  get #isKvBehind(): boolean {
    return Object.entries(this.#times).some(([name, at]) => at > (this.#inKv[name] ?? -Infinity))
  }

  /**
   * Merges each changed entry of KV once. A time in the future would otherwise count again at each
   * check.
   */
  #mergeFromKv(inKv: Readonly<Record<string, number>>): void {
    const known = this.#inKv
    this.#inKv = inKv
    this.#merge(Object.entries(inKv).filter(([name, at]) => at !== known[name]))
  }

  /**
   * Limits times to the current time: a future time would invalidate responses stored before it is
   * reached.
   */
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

/** Returns the calls that return content of a kind. */
export function callsOf(tag: PurgeTag): EndpointName[] {
  return ENDPOINT_NAMES.filter((name) => {
    const row = endpoints[name]
    return 'tag' in row && row.tag === tag
  })
}
