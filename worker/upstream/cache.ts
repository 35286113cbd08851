import { type Endpoint, type EndpointName, endpoints } from '../../contract/endpoints.ts'
import { type AnsweredList, categoriesOf, hasPage } from '../../contract/listing.ts'
import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import { InFlight, withinTime } from '../lib/in-flight.ts'
import { LruCache } from '../lib/lru-cache.ts'
import {
  CLOCK_SKEW_MS,
  CONTENT_FRESH_MS,
  CONTENT_KEPT_MS,
  CONTENT_STALE_MS,
  MEMORY_BYTES,
  MENU_KEPT_MS,
  STORE_DEADLINE_MS,
} from '../limits.ts'
import { type Answer, BackendError, type Call, valuesOf } from './call.ts'
import { type Namespace, Purges, StoreFailures } from './stores.ts'

/** How long a "not found" is fresh: the item may be published at any moment. */
export const NOT_FOUND_FRESH_MS = 10_000
/** A menu older than this is refreshed while it is served. */
const MENU_FRESH_MS = 300_000
/** KV takes one write a second and key, and charges for each. */
export const KV_WRITE_PAUSE_MS = 60_000
/** An unchanged answer in KV is written again after this time, so that it does not expire. */
export const KV_RENEWAL_MS = 60 * 60 * 1000

/** A cached answer. Many requests share it, so its data never changes. */
export interface Entry extends Answer {
  readonly storedAt: number
  /** A "not found": `text` and `data` are the `msg` of the backend. */
  readonly isMissing: boolean
  /** The last attempt to replace it has failed. */
  hasFailed?: boolean
}

/**
 * Up to `freshMs` an answer is as good as a new one; up to `staleMs` it is served while it is
 * refreshed; up to `keptMs` it is served if there is nothing newer.
 */
const CONTENT = { freshMs: CONTENT_FRESH_MS, staleMs: CONTENT_STALE_MS, keptMs: CONTENT_KEPT_MS }
const MENU = { freshMs: MENU_FRESH_MS, staleMs: MENU_KEPT_MS, keptMs: MENU_KEPT_MS }
const lifetimeOf = (name: EndpointName) => (name === 'menu' ? MENU : CONTENT)

export function freshUntil(
  name: EndpointName,
  { storedAt, isMissing }: Pick<Entry, 'storedAt' | 'isMissing'>,
): number {
  const freshMs = isMissing ? NOT_FOUND_FRESH_MS : lifetimeOf(name).freshMs
  return Math.min(storedAt + freshMs, staleUntil(name, storedAt))
}

/** An answer about a day is not stale but old once the day is over. */
export function staleUntil(name: EndpointName, storedAt: number): number {
  const { isOfToday }: Endpoint = endpoints[name]
  const end = storedAt + lifetimeOf(name).staleMs
  return isOfToday ? Math.min(end, dayEndIn(timeZone, storedAt)) : end
}

/** An answer from the future was written by a clock that was ahead. */
function isAlive(name: EndpointName, storedAt: number, now: number): boolean {
  const ageMs = now - storedAt
  return ageMs >= -CLOCK_SKEW_MS && ageMs <= lifetimeOf(name).keptMs
}

/** Memory per character of the text: two bytes each for text and data, and the objects around. */
const BYTES_A_CHARACTER = 10

/** Where the answers of one deployment are in KV. */
export interface Kv {
  namespace: Namespace
  /** Begins each key: no backend gets the answers of another. */
  prefix: string
  /** Parses a text as `parseAnswer` does. */
  parse: (call: Call, text: string) => Promise<Answer>
}

/** The last good answers of one isolate: in memory, and in KV for calls that many pages share. */
export class AnswerCache {
  readonly failures: StoreFailures
  readonly purges: Purges
  /** New answers on their way. */
  readonly inFlight: InFlight<Entry>
  readonly #lookups: InFlight<Entry | undefined>
  readonly #content = new LruCache<Entry>(MEMORY_BYTES)
  /** Answers that anybody can make up, such as for unknown ids. They never replace the rest. */
  readonly #madeUp = new LruCache<Entry>(MEMORY_BYTES / 16)
  /** By key: what KV holds as far as this isolate knows, and when it last tried to write. */
  readonly #inKv = new Map<string, { held?: Entry; triedAt: number }>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
    this.failures = new StoreFailures(now)
    this.purges = new Purges(now, this.failures)
    this.inFlight = new InFlight({ now })
    this.#lookups = new InFlight({ now })
  }

  /** The entry in memory, unless it was purged or is too old. */
  get(call: Call): Entry | undefined {
    return this.#usable(call, this.last(call))
  }

  /** The entry in memory of whatever age: the same text gives the same data. */
  last({ key }: Call): Entry | undefined {
    return this.#content.get(key) ?? this.#madeUp.get(key)
  }

  /** Keeps a new answer, unless its call was purged meanwhile. */
  put(call: Call, entry: Entry): void {
    if (this.#usable(call, entry) === undefined) return
    // In one place only: what is found again is no longer missing, and what is gone stays so.
    const isMadeUp = mayBeMadeUp(call, entry)
    const [to, from] = isMadeUp ? [this.#madeUp, this.#content] : [this.#content, this.#madeUp]
    from.delete(call.key)
    to.set(call.key, entry, BYTES_A_CHARACTER * entry.text.length)
  }

  /**
   * The newest entry after a look into KV, which is put into memory. Never throws: a KV that fails,
   * or is slow, counts as empty.
   */
  async lookUp(call: Call, kv: Kv): Promise<Entry | undefined> {
    const lookup = this.#lookups.join(call.key, () => this.#readKv(call, kv))
    const found = await withinTime(STORE_DEADLINE_MS, lookup)
    if (found && found.storedAt > (this.get(call)?.storedAt ?? -Infinity)) this.put(call, found)
    return this.get(call)
  }

  /** Writes an answer to KV, once a minute at most, if KV has another, an old or a purged one. */
  async store(call: Call, entry: Entry, kv: Kv): Promise<void> {
    const key = kv.prefix + call.key
    const isDue = () => {
      const held = this.#inKv.get(key)?.held
      if (held === undefined || this.purges.isPurged(call.name, held.storedAt)) return true
      return !isSame(held, entry) || this.#sinceMs(held.storedAt) >= KV_RENEWAL_MS
    }
    if (!isDue() || this.#sinceMs(this.#triedAt(key)) < KV_WRITE_PAUSE_MS) return
    // Another isolate may have written it meanwhile.
    await this.#readKv(call, kv)
    if (!isDue()) return
    this.#inKv.set(key, { ...this.#inKv.get(key), triedAt: this.#now() })
    const isWritten = await this.failures.attemptWrite('KV', () =>
      kv.namespace.put(key, writeEntry(entry), { expirationTtl: MENU_KEPT_MS / 1000 }),
    )
    if (isWritten) this.#inKv.set(key, { held: entry, triedAt: this.#triedAt(key) })
  }

  /** The entries of what the backend has, with their keys, and the weight of all. */
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
      // An answer that was purged elsewhere must not come back through a new isolate.
      this.purges.isKnown ? undefined : this.purges.check(kv.namespace),
    ])
    if (text === undefined || text === null) return undefined
    const entry = await this.#readEntry(call, text, kv)
    if (entry === 'garbage') this.failures.note('KV', 'garbage', `under ${key}`)
    const held = entry === 'garbage' ? undefined : entry
    // What is too old, or no answer, may be written again.
    this.#inKv.set(key, { triedAt: this.#triedAt(key), ...(held && { held }) })
    return held
  }

  /** Parsed like a new answer, since another build may have written it. `undefined`: too old. */
  async #readEntry(call: Call, stored: unknown, kv: Kv): Promise<Entry | 'garbage' | undefined> {
    const read = readStored(stored)
    if (read === undefined) return 'garbage'
    const { storedAt, text } = read
    if (!isAlive(call.name, storedAt, this.#now())) return undefined
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
    if (entry === undefined || !isAlive(name, entry.storedAt, this.#now())) return undefined
    return this.purges.isPurged(name, entry.storedAt) ? undefined : entry
  }

  #triedAt(key: string): number {
    return this.#inKv.get(key)?.triedAt ?? 0
  }

  /** `abs`: the clock may have been ahead then. */
  #sinceMs(at: number): number {
    return Math.abs(this.#now() - at)
  }
}

/** The answers of this isolate. */
export const cache = new AnswerCache()

/** Whether anybody can make up such calls: for an unknown id, or a category or page that a list lacks. */
function mayBeMadeUp(call: Call, { data, isMissing }: Entry): boolean {
  if (isMissing) return true
  const { page = 1, category } = valuesOf(call.input)
  if (Number(page) === 1 && category === undefined) return false
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only calls for lists take these, and their schema made the data
  const list = data as AnsweredList
  const hasCategory = category === undefined || categoriesOf(list).some(({ id }) => id === category)
  return !hasCategory || !hasPage(list, Number(page))
}

/** An entry in KV: its time, and the text as it was sent. */
const STORED = /^(\d{1,15})\n(.*)$/s

/** KV puts it in the place of bytes that are not UTF-8; in an answer it is escaped. */
const REPLACEMENT = '\uFFFD'

export function writeEntry({ storedAt, text }: Entry): string {
  return `${storedAt}\n${text.replaceAll(REPLACEMENT, String.raw`\ufffd`)}`
}

function readStored(stored: unknown): { storedAt: number; text: string } | undefined {
  if (typeof stored !== 'string' || stored.includes(REPLACEMENT)) return undefined
  const [, at, text] = STORED.exec(stored) ?? []
  return text === undefined ? undefined : { storedAt: Number(at), text }
}

/** Whether the data is the same: a text may have a time in it that nobody reads. */
function isSame(one: Entry, other: Entry): boolean {
  return one.text === other.text || JSON.stringify(one.data) === JSON.stringify(other.data)
}

/** Freezes shared data in development and in tests, so that whoever changes it is found. */
export function deepFreeze<Value>(value: Value): Value {
  if (!import.meta.env.DEV || typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
