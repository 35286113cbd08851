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

  /** Whether it is time to look again. */
  get isDue(): boolean {
    return this.#now() - this.#begunAt >= PURGE_CHECK_MS
  }

  /** Whether this isolate has looked at all. */
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
    const told = parseTimes(text)
    this.#learn(told)
    this.#isKnown = true
    // A request waits for the first check. What could not be read is not overwritten; `null` is a key that holds nothing.
    if (isFirst || text === undefined || !this.#knowsMoreThan(told)) return
    await ignoring(() => this.#write(namespace))
  }

  /** Makes the copies of calls, or of all, count no more: here at once, elsewhere when it is read there. Throws when KV fails. */
  async purge(targets: readonly PurgeTarget[], namespace: Namespace): Promise<void> {
    const now = this.#now()
    this.#learn(Object.fromEntries(targets.map((target) => [target, now])))
    // Not by `attempt`: purges of other isolates that could not be read would be overwritten.
    this.#learn(parseTimes(await namespace.get(KEY)))
    await this.#write(namespace)
  }

  #write(namespace: Namespace): Promise<void> {
    return namespace.put(KEY, JSON.stringify(this.#times))
  }

  /** Whether a purge is known here that is not told of, or only of an earlier one. */
  #knowsMoreThan(told: Readonly<Record<string, number>>): boolean {
    return Object.entries(this.#times).some(([name, at]) => at > (told[name] ?? -Infinity))
  }

  #learn(others: Readonly<Record<string, number>>): void {
    const merged = new Map(Object.entries(this.#times))
    for (const [name, at] of Object.entries(others)) {
      merged.set(name, Math.max(at, merged.get(name) ?? at))
    }
    this.#times = Object.fromEntries(merged)
  }
}

function parseTimes(text: unknown): Readonly<Record<string, number>> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), times), text)
  return result.success ? result.output : {}
}
