import * as v from 'valibot'
import { PURGE_CHECK_MS } from '../../client/shared/constants.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { attempt, ignoring, type Namespace } from './stores.ts'

/** The name under which all calls are purged at once. */
export const EVERYTHING = '*'
export type PurgeTarget = EndpointName | typeof EVERYTHING

const KEY = 'purges'
const times = v.record(v.string(), v.number())

/**
 * For each call the time up to which its copies are void, kept in KV: the stores can't be listed, so copies can't be
 * found and deleted. An isolate looks there before it first uses a store's copy, and then once a minute.
 */
export class Purges {
  readonly #now: () => number
  #times: Readonly<Record<string, number>> = {}
  /** What KV held when it was last read. */
  #told: Readonly<Record<string, number>> = {}
  #begunAt = -Infinity
  #isKnown = false

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Whether an answer to a call that was kept at that time was purged since. */
  isPurged(name: EndpointName, storedAt: number): boolean {
    const { [EVERYTHING]: all = -Infinity, [name]: own = -Infinity } = this.#times
    return storedAt <= Math.max(all, own)
  }

  /** Whether it is time to look again; also where the clock was ahead when this isolate last looked. */
  get isDue(): boolean {
    return Math.abs(this.#now() - this.#begunAt) >= PURGE_CHECK_MS
  }

  /** Whether this isolate has looked into KV at all. */
  get isKnown(): boolean {
    return this.#isKnown
  }

  /**
   * Learns of the purges of other isolates. KV failing, what is known stays. Two isolates that purge at once overwrite each
   * other's times, so what KV lacks of those known here is written again: once a check, for a key takes one write a second.
   */
  async check(namespace: Namespace): Promise<void> {
    const isFirst = !this.#isKnown
    this.#begunAt = this.#now()
    const text = await attempt(() => namespace.get(KEY))
    if (text !== undefined) this.#hear(parseTimes(text))
    this.#isKnown = true
    // A request waits for the first check, so that one does not write. What could not be read is not overwritten; `null`
    // is a key that holds nothing.
    if (isFirst || text === undefined || !this.#knowsMoreThanTold) return
    await ignoring(() => this.#write(namespace))
  }

  /** Voids the copies of calls, or of all: in this isolate at once, in others when they next look into KV. Throws when KV fails. */
  async purge(targets: readonly PurgeTarget[], namespace: Namespace): Promise<void> {
    const now = this.#now()
    this.#learn(targets.map((target) => [target, now]))
    // Not by `attempt`: purges of other isolates that could not be read would be overwritten.
    this.#hear(parseTimes(await namespace.get(KEY)))
    await this.#write(namespace)
  }

  #write(namespace: Namespace): Promise<void> {
    return namespace.put(KEY, JSON.stringify(this.#times))
  }

  /** Whether KV, as last read, lacks a purge that is known here, or has an earlier one. */
  get #knowsMoreThanTold(): boolean {
    return Object.entries(this.#times).some(([name, at]) => at > (this.#told[name] ?? -Infinity))
  }

  /** Learns what KV holds, each entry once: one that is ahead of the clock would count as a new purge at each look. */
  #hear(told: Readonly<Record<string, number>>): void {
    const known = this.#told
    this.#told = told
    this.#learn(Object.entries(told).filter(([name, at]) => at !== known[name]))
  }

  /** A time in the future, written by a clock that was ahead, counts as now: it would void what is kept from now on. */
  #learn(others: readonly (readonly [string, number])[]): void {
    const now = this.#now()
    const merged = new Map(Object.entries(this.#times))
    for (const [name, at] of others) merged.set(name, Math.max(at, merged.get(name) ?? at))
    this.#times = Object.fromEntries([...merged].map(([name, at]) => [name, Math.min(at, now)]))
  }
}

function parseTimes(text: unknown): Readonly<Record<string, number>> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), times), text)
  return result.success ? result.output : {}
}
