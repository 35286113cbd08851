import type { EndpointName } from '../../contract/endpoints.ts'
import { categoriesOf, hasPage, type AnsweredList } from '../../contract/listing.ts'
import { type Call, valuesOf } from '../backend/call.ts'
import { type CachedAnswer, deepFreeze, isAlive } from './cached-answer.ts'
import type { Isolate } from './isolate.ts'
import type { AnswerStore, Namespace } from './stores.ts'

/**
 * What an answer weighs for each character of its text: two bytes for the text, as many for the texts in its data and what holds
 * them, and the rest for what pages draw of it and keep (`render/cached-fragment.tsx`).
 */
const BYTES_A_CHARACTER = 10

export interface AnswerCacheOptions {
  isolate: Isolate
  /** Where the times of purges are kept. */
  namespace: Namespace
  /** Where answers to shared calls outlive the isolate; those to all others outlive it in pages alone. */
  store: AnswerStore
  /** Keeps the worker alive for work that nobody waits for. */
  waitUntil: (work: Promise<unknown>) => void
  now: () => number
}

/**
 * The last good answers: in this isolate's memory, and behind it in KV where many pages need them. Those that were purged, are too old or are dated in
 * the future count as missing.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions

  constructor(options: AnswerCacheOptions) {
    this.#options = options
  }

  fromMemory({ name, key }: Call): CachedAnswer | undefined {
    return this.#usable(name, this.#inMemory(key))
  }

  /** Puts the store's answer into memory, if it has one that is newer than what is there; returns what is in memory then. */
  async lookUp(call: Call): Promise<CachedAnswer | undefined> {
    if (!call.isShared) return this.fromMemory(call)
    const { isolate, namespace, store } = this.#options
    const [found] = await Promise.all([
      store.read(call),
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

  /** The last answer to a call that this isolate remembers, of whatever age: the same text makes the same data again. */
  lastOf({ key }: Call): CachedAnswer | undefined {
    return this.#inMemory(key)
  }

  /** Remembers a new answer, and stores that to a shared call; not one to a call that was purged while it was in flight. */
  keep(call: Call, answer: CachedAnswer): CachedAnswer {
    const kept: CachedAnswer = { ...answer, data: deepFreeze(answer.data) }
    if (this.#usable(call.name, kept) === undefined) return kept
    const { store, waitUntil } = this.#options
    this.#remember(call, kept)
    if (call.isShared && !kept.isMissing) waitUntil(store.write(call, kept))
    return kept
  }

  #inMemory(key: string): CachedAnswer | undefined {
    const { answers, madeUp } = this.#options.isolate
    return answers.get(key) ?? madeUp.get(key)
  }

  /** In one place only: what is found again is no longer missing, and what is gone is not found again. */
  #remember(call: Call, answer: CachedAnswer): void {
    const { answers, madeUp } = this.#options.isolate
    const [own, other] = isMadeUp(call, answer) ? [madeUp, answers] : [answers, madeUp]
    other.delete(call.key)
    own.set(call.key, answer, BYTES_A_CHARACTER * answer.text.length)
  }

  #usable(name: EndpointName, answer: CachedAnswer | undefined): CachedAnswer | undefined {
    const { isolate, now } = this.#options
    if (answer === undefined || !isAlive(name, answer.storedAt, now())) return undefined
    return isolate.purges.isPurged(name, answer.storedAt) ? undefined : answer
  }
}

/** Whether there may be any number of such answers: nothing with that id, or a category or a page that a list does not have. */
function isMadeUp(call: Call, { data, isMissing }: CachedAnswer): boolean {
  if (isMissing) return true
  const { page = 1, category } = valuesOf(call.input)
  if (Number(page) === 1 && category === undefined) return false
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only calls for lists take these, and their schema made the data
  const list = data as AnsweredList
  const hasCategory = category === undefined || categoriesOf(list).some(({ id }) => id === category)
  return !hasCategory || !hasPage(list, Number(page))
}
