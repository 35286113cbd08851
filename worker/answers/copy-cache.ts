import type { EndpointName } from '../../contract/endpoints.ts'
import { type Copy, deepFreeze } from './copy.ts'
import { type CallInput, copyKey, isShared } from './copy-key.ts'
import type { Isolate } from './isolate.ts'
import { isAlive } from './lifetimes.ts'
import type { CopyStore, Namespace } from './stores.ts'

/** One call with what goes into it, and the key of its copies. */
export interface Call {
  name: EndpointName
  key: string
  isShared: boolean
}

export function callOf(name: EndpointName, input: CallInput): Call {
  return { name, key: copyKey(name, input), isShared: isShared(input) }
}

export interface CopyCacheOptions {
  isolate: Isolate
  /** Where the times of purges are kept. */
  namespace: Namespace
  /** Where copies of shared calls, and of all others, outlive the isolate. */
  stores: { shared: CopyStore; own: CopyStore }
  /** Keeps the worker alive for work that nobody waits for. */
  waitUntil: (work: Promise<unknown>) => void
  now: () => number
}

/**
 * The last good answers: in this isolate's memory, and behind it in a store. Copies that were purged, are too old or
 * are dated in the future count as missing.
 */
export class CopyCache {
  readonly #options: CopyCacheOptions

  constructor(options: CopyCacheOptions) {
    this.#options = options
  }

  fromMemory({ name, key }: Call): Copy | undefined {
    return this.#usable(name, this.#options.isolate.copies.get(key))
  }

  /** Puts the store's copy into memory where it is newer than what is there. */
  async lookUp(call: Call): Promise<void> {
    const { isolate, namespace } = this.#options
    const [copy] = await Promise.all([
      this.#storeOf(call).read(call.name, call.key),
      // A copy that was purged elsewhere must not come back through an isolate that has just started.
      isolate.purges.isKnown ? undefined : isolate.purges.check(namespace),
    ])
    const usable = this.#usable(call.name, copy)
    const inMemory = this.fromMemory(call)
    if (usable && usable.storedAt > (inMemory?.storedAt ?? -Infinity)) this.#remember(call, usable)
  }

  /** Keeps an answer; not one to a call that was purged while it was in flight. */
  keep(call: Call, copy: Copy): Copy {
    const frozen: Copy = { ...copy, data: deepFreeze(copy.data) }
    if (this.#usable(call.name, frozen) === undefined) return frozen
    this.#remember(call, frozen)
    this.#options.waitUntil(this.#storeOf(call).write(call.name, call.key, frozen))
    return frozen
  }

  #storeOf({ isShared: isOfAll }: Call): CopyStore {
    const { shared, own } = this.#options.stores
    return isOfAll ? shared : own
  }

  #remember({ key }: Call, copy: Copy): void {
    // Two bytes a character, and about as much again for what holds them.
    const bytes = 4 * JSON.stringify(copy.data).length
    this.#options.isolate.copies.set(key, copy, bytes)
  }

  #usable(name: EndpointName, copy: Copy | undefined): Copy | undefined {
    const { isolate, now } = this.#options
    if (copy === undefined || !isAlive(name, copy.storedAt, now())) return undefined
    return isolate.purges.isPurged(name, copy.storedAt) ? undefined : copy
  }
}
