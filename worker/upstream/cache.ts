import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { type AnsweredList, categoriesOf, hasPage } from '../../contract/listing.ts'
import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import { InFlight, withinTime } from '../lib/in-flight.ts'
import { LruCache } from '../lib/lru-cache.ts'
import {
  CLOCK_SKEW_MS,
  CONTENT_FRESH_MS,
  CONTENT_MAX_AGE_MS,
  CONTENT_STALE_MS,
  MEMORY_BYTES,
  MENU_MAX_AGE_MS,
  STORE_DEADLINE_MS,
} from '../limits.ts'
import { type Answer, BackendError, type Call, valuesOf } from './call.ts'
import { type Namespace, Purges, StoreFailures } from './stores.ts'

/** Fresh time of a "not found". It is short, because the item may be published at any moment. */
export const NOT_FOUND_FRESH_MS = 10_000
/** Age from which a menu is refreshed while it is served. */
const MENU_FRESH_MS = 300_000
/** Minimum interval of KV writes: KV allows one write a second per key, and charges for each. */
export const KV_WRITE_PAUSE_MS = 60_000
/** Interval at which an unchanged response is written to KV again, so that it does not expire. */
export const KV_RENEWAL_MS = 60 * 60 * 1000

/** A cached response. Many requests share it, so its data never changes. */
export interface Entry extends Answer {
  readonly storedAt: number
  /** Whether it is a "not found". `text` and `data` are then the backend's `msg`. */
  readonly isMissing: boolean
  /** Whether the last attempt to replace it failed. */
  hasFailed?: boolean
}

/**
 * A response is fresh until `freshMs`. Until `staleMs` it is served while a refresh runs. Until
 * `retentionMs` it is served only if no newer response is available.
 */
const CONTENT = {
  freshMs: CONTENT_FRESH_MS,
  staleMs: CONTENT_STALE_MS,
  retentionMs: CONTENT_MAX_AGE_MS,
}
const MENU = { freshMs: MENU_FRESH_MS, staleMs: MENU_MAX_AGE_MS, retentionMs: MENU_MAX_AGE_MS }
const lifetimeOf = (name: EndpointName) => (name === 'menu' ? MENU : CONTENT)

export function freshUntil(
  name: EndpointName,
  { storedAt, isMissing }: Pick<Entry, 'storedAt' | 'isMissing'>,
): number {
  const freshMs = isMissing ? NOT_FOUND_FRESH_MS : lifetimeOf(name).freshMs
  return Math.min(storedAt + freshMs, staleUntil(name, storedAt))
}

/** Returns the time until which a response may be served during a refresh. */
export function staleUntil(name: EndpointName, storedAt: number): number {
  const { expiresAtMidnight }: Endpoint = endpoints[name]
  const end = storedAt + lifetimeOf(name).staleMs
  return expiresAtMidnight ? Math.min(end, dayEndIn(timeZone, storedAt)) : end
}

/** Returns whether a response is usable: not too old, and not from the future. */
function isAlive(name: EndpointName, storedAt: number): boolean {
  const ageMs = Date.now() - storedAt
  return ageMs >= -CLOCK_SKEW_MS && ageMs <= lifetimeOf(name).retentionMs
}

/** Memory per character of the text: two bytes each for text and data, the rest for objects. */
const BYTES_A_CHARACTER = 10

export interface Kv {
  namespace: Namespace
  /** Prefix of the keys in KV. It separates the responses of different backends. */
  prefix: string
  /** Parses a text like `parseAnswer`. */
  parse: (call: Call, text: string) => Promise<Answer>
}

/** The last good responses of one isolate: in memory, and in KV for calls that many pages share. */
export class AnswerCache {
  readonly failures = new StoreFailures()
  readonly purges = new Purges(this.failures)
  readonly inFlight = new InFlight<Entry>()
  readonly #lookups = new InFlight<Entry | undefined>()
  readonly #content = new LruCache<Entry>(MEMORY_BYTES)
  /** Responses to calls that anybody can invent. They never evict other responses. */
  readonly #madeUp = new LruCache<Entry>(MEMORY_BYTES / 16)
  /** By key: the KV entry last read or written, and the time of the last try to write. */
  readonly #inKv = new Map<string, { held?: Entry; triedAt: number }>()

  /** Returns the entry in memory; undefined if it was purged or is too old. */
  get(call: Call): Entry | undefined {
    return this.#usable(call, this.last(call))
  }

  /**
   * Returns the entry even if it is too old: its data can be reused if a new response has the same
   * text.
   */
  last({ key }: Call): Entry | undefined {
    return this.#content.get(key) ?? this.#madeUp.get(key)
  }

  /** Stores a new response, unless its call was purged meanwhile. */
  put(call: Call, entry: Entry): void {
    if (this.#usable(call, entry) === undefined) return
    // A response is in only one of the two caches. So a found item replaces its "not found", and
    // vice versa.
    const isUnknownId = mayBeUnknownId(call, entry)
    const [to, from] = isUnknownId ? [this.#madeUp, this.#content] : [this.#content, this.#madeUp]
    from.delete(call.key)
    to.set(call.key, entry, BYTES_A_CHARACTER * entry.text.length)
  }

  /** Returns the newest entry of KV and memory. Never throws: a slow KV counts as empty. */
  async lookUp(call: Call, kv: Kv): Promise<Entry | undefined> {
    const lookup = this.#lookups.join(call.key, () => this.#readKv(call, kv))
    const found = await withinTime(STORE_DEADLINE_MS, lookup)
    if (found && found.storedAt > (this.get(call)?.storedAt ?? -Infinity)) this.put(call, found)
    return this.get(call)
  }

  /** Writes a response to KV at most once a minute, if the one in KV differs, is old or purged. */
  async store(call: Call, entry: Entry, kv: Kv): Promise<void> {
    const key = kv.prefix + call.key
    const isDue = () => {
      const held = this.#inKv.get(key)?.held
      if (held === undefined || this.purges.isPurged(call.name, held.storedAt)) return true
      return !isSame(held, entry) || sinceMs(held.storedAt) >= KV_RENEWAL_MS
    }
    if (!isDue() || sinceMs(this.#triedAt(key)) < KV_WRITE_PAUSE_MS) return
    // Reads KV first, because another isolate may have written the entry meanwhile.
    await this.#readKv(call, kv)
    if (!isDue()) return
    this.#inKv.set(key, { ...this.#inKv.get(key), triedAt: Date.now() })
    const isWritten = await this.failures.attemptWrite('KV', () =>
      kv.namespace.put(key, writeEntry(entry), { expirationTtl: MENU_MAX_AGE_MS / 1000 }),
    )
    if (isWritten) this.#inKv.set(key, { held: entry, triedAt: this.#triedAt(key) })
  }

  /** The memory of all entries, and the entries without those of invented calls. */
  get contents(): { bytes: number; entries: [string, Entry][] } {
    return {
      bytes: this.#content.bytes + this.#madeUp.bytes,
      entries: this.#content.entries(),
    }
  }

  async #readKv(call: Call, kv: Kv): Promise<Entry | undefined> {
    const key = kv.prefix + call.key
    const [text] = await Promise.all([
      this.failures.attempt('KV', () => kv.namespace.get(key)),
      // Reads the purges first: a new isolate must not use a response that was purged elsewhere.
      this.purges.isKnown ? undefined : this.purges.check(kv.namespace),
    ])
    if (text === undefined || text === null) return undefined
    const entry = await this.#readEntry(call, text, kv)
    if (entry === 'garbage') this.failures.note('KV', 'garbage', `under ${key}`)
    const held = entry === 'garbage' ? undefined : entry
    // Records nothing for an entry that is too old or invalid, so the next write replaces it.
    this.#inKv.set(key, { triedAt: this.#triedAt(key), ...(held && { held }) })
    return held
  }

  /** Parses an entry, which another build may have written. Undefined if it is too old. */
  async #readEntry(call: Call, stored: unknown, kv: Kv): Promise<Entry | 'garbage' | undefined> {
    const read = readStored(stored)
    if (read === undefined) return 'garbage'
    const { storedAt, text } = read
    if (!isAlive(call.name, storedAt)) return undefined
    const held = this.#inKv.get(kv.prefix + call.key)?.held
    try {
      const { data, lost } = held?.text === text ? held : await kv.parse(call, text)
      return { text, data: deepFreeze(data), lost, storedAt, isMissing: false }
    } catch (error) {
      if (error instanceof BackendError) return 'garbage'
      throw error
    }
  }

  #usable({ name }: Call, entry: Entry | undefined): Entry | undefined {
    if (entry === undefined || !isAlive(name, entry.storedAt)) return undefined
    return this.purges.isPurged(name, entry.storedAt) ? undefined : entry
  }

  #triedAt(key: string): number {
    return this.#inKv.get(key)?.triedAt ?? 0
  }
}

export const cache = new AnswerCache()

/** Returns the time since `at`. Uses `Math.abs`, because the clock may have been ahead at `at`. */
function sinceMs(at: number): number {
  return Math.abs(Date.now() - at)
}

/** Whether the call may be invented: its item, category or list page does not exist. */
function mayBeUnknownId(call: Call, { data, isMissing }: Entry): boolean {
  if (isMissing) return true
  const { id, page = 1, category } = valuesOf(call.input)
  if (id !== undefined && hasOtherId(data, id)) return true
  if (Number(page) === 1 && category === undefined) return false
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only list calls have these parameters, and their schema produced the data
  const list = data as AnsweredList
  const hasCategory = category === undefined || categoriesOf(list).some(({ id }) => id === category)
  return !hasCategory || !hasPage(list, Number(page))
}

function hasOtherId(data: unknown, id: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('id' in data)) return false
  return String(data.id) !== String(id)
}

/** Format of a KV entry: its time, and the text as it was sent. */
const STORED = /^(\d{1,15})\n(.*)$/s

/** KV replaces invalid UTF-8 with this character. `writeEntry` escapes the character in texts. */
const REPLACEMENT = '\uFFFD'

export function writeEntry({ storedAt, text }: Entry): string {
  return `${storedAt}\n${text.replaceAll(REPLACEMENT, String.raw`\ufffd`)}`
}

function readStored(stored: unknown): { storedAt: number; text: string } | undefined {
  if (typeof stored !== 'string' || stored.includes(REPLACEMENT)) return undefined
  const [, at, text] = STORED.exec(stored) ?? []
  return text === undefined ? undefined : { storedAt: Number(at), text }
}

/** Compares the data. Texts may differ, for example in a time that the site does not use. */
function isSame(one: Entry, other: Entry): boolean {
  return one.text === other.text || JSON.stringify(one.data) === JSON.stringify(other.data)
}

/** Freezes shared data in development and tests, so that code that changes it fails. */
export function deepFreeze<Value>(value: Value): Value {
  if (!import.meta.env.DEV || typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
