import type { EndpointName } from '../../contract/endpoints.ts'
import type { Call } from '../backend/call.ts'
import { type CachedAnswer, deepFreeze, isAlive } from './cached-answer.ts'
import type { Isolate } from './isolate.ts'
import type { AnswerStore, Namespace } from './stores.ts'

export interface AnswerCacheOptions {
  isolate: Isolate
  /** Where the times of purges are kept. */
  namespace: Namespace
  /** Where answers to shared calls, and to all others, outlive the isolate. */
  stores: { shared: AnswerStore; own: AnswerStore }
  /** Keeps the worker alive for work that nobody waits for. */
  waitUntil: (work: Promise<unknown>) => void
  now: () => number
}

/**
 * The last good answers: in this isolate's memory, and behind it in a store. Those that were purged, are too old or are dated in
 * the future count as missing.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions

  constructor(options: AnswerCacheOptions) {
    this.#options = options
  }

  fromMemory({ name, key }: Call): CachedAnswer | undefined {
    return this.#usable(name, this.#options.isolate.answers.get(key))
  }

  /** Puts the store's answer into memory where it is newer than what is there; returns what is in memory then. */
  async lookUp(call: Call): Promise<CachedAnswer | undefined> {
    const { isolate, namespace } = this.#options
    const [found] = await Promise.all([
      this.#storeOf(call).read(call),
      // An answer that was purged elsewhere must not come back through an isolate that has just started.
      isolate.purges.isKnown ? undefined : isolate.purges.check(namespace),
    ])
    const usable = this.#usable(call.name, found)
    const inMemory = this.fromMemory(call)
    if (usable === undefined || usable.storedAt <= (inMemory?.storedAt ?? -Infinity))
      return inMemory
    this.#remember(call, usable)
    return usable
  }

  /** Keeps an answer, in the store as it was sent; not one to a call that was purged while it was in flight. */
  keep(call: Call, answer: CachedAnswer, sent: unknown): CachedAnswer {
    const frozen: CachedAnswer = { ...answer, data: deepFreeze(answer.data) }
    if (this.#usable(call.name, frozen) === undefined) return frozen
    this.#remember(call, frozen)
    this.#options.waitUntil(this.#storeOf(call).write(call, frozen, sent))
    return frozen
  }

  #storeOf({ isShared }: Call): AnswerStore {
    const { shared, own } = this.#options.stores
    return isShared ? shared : own
  }

  #remember({ key }: Call, answer: CachedAnswer): void {
    // Two bytes a character, and about as much again for what holds them.
    const bytes = 4 * JSON.stringify(answer.data).length
    this.#options.isolate.answers.set(key, answer, bytes)
  }

  #usable(name: EndpointName, answer: CachedAnswer | undefined): CachedAnswer | undefined {
    const { isolate, now } = this.#options
    if (answer === undefined || !isAlive(name, answer.storedAt, now())) return undefined
    return isolate.purges.isPurged(name, answer.storedAt) ? undefined : answer
  }
}
