import { BACKEND_CALL_MS, PATIENCE_MS } from '../limits.ts'
import { NOT_FOUND } from '../../contract/answer.ts'
import {
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import type { Backend } from '../backend/client.ts'
import { type Copy, freshMs } from './copy.ts'
import { type Call, callOf, CopyCache, type CopyCacheOptions } from './copy-cache.ts'
import type { CallInput } from './copy-key.ts'
import { BackendError } from '../backend/errors.ts'
import { lifetimeOf } from './lifetimes.ts'
import type { Joined } from '../lib/single-flight.ts'
import { Sources } from './sources.ts'

interface ReadsOptions extends CopyCacheOptions {
  /** The client that makes the calls. */
  backend: Backend
  /** Nobody waits for this request, so it prefers new data to any old copy. */
  isRefresh: boolean
  /** Called when a call has failed, also where a copy covers it. */
  onFailure: (error: BackendError) => void
}

export interface Reads {
  /** The backend as a page sees it: answers and copies of answers alike. */
  backend: Backend
  sources: Sources
}

/**
 * The backend for one request. A fresh copy is its own answer; a stale one is handed out while it is refreshed; an old
 * one when nothing newer comes in time. Many requests for one thing make one call. What writes is always a call.
 */
export function createReads(options: ReadsOptions): Reads {
  const { backend } = options
  const reader = new Reader(options)
  return {
    sources: reader.sources,
    async backend<Name extends EndpointName>(name: Name, input: EndpointInput<Name>) {
      const endpoint: Endpoint = endpoints[name]
      if (endpoint.write) return backend(name, input)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's row says which of the three there are
      const call = callOf(name, input as CallInput)
      const data = await reader.read(call, () => backend(name, input))
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- copies are checked with the schema the type comes from
      return data as EndpointData<Name>
    },
  }
}

/** Makes the call itself. */
type Fetch = () => Promise<unknown>

class Reader {
  readonly sources = new Sources()
  readonly #options: ReadsOptions
  readonly #copies: CopyCache
  readonly #startedAt: number

  constructor(options: ReadsOptions) {
    this.#options = options
    this.#copies = new CopyCache(options)
    this.#startedAt = options.now()
  }

  /** The answer to a call, from a copy or the backend. Throws a `BackendError` when neither has one. */
  async read(call: Call, fetch: Fetch): Promise<unknown> {
    const inMemory = this.#copies.fromMemory(call)
    if (inMemory && this.#isFresh(call, inMemory)) return this.#handOut(call, inMemory)
    const { promise, resolve: decide } = Promise.withResolvers<void>()
    this.sources.addPending(promise)
    try {
      return this.#handOut(call, await this.#choose(call, fetch, decide))
    } finally {
      decide()
    }
  }

  /** Calls `decide` once it is certain that this read uses no old copy, so that `Sources.oldestAt` need not wait for it. */
  async #choose(call: Call, fetch: Fetch, decide: () => void): Promise<Copy> {
    const renewal = this.#renewOnce(call, fetch)
    if (this.#copies.fromMemory(call) === undefined)
      await renewal.waitForLookup(this.#leftMs(BACKEND_CALL_MS))
    const kept = this.#copies.fromMemory(call)
    if (kept && (this.#isFresh(call, kept) || this.#mayServeStale(call, kept))) return kept
    if (kept !== undefined && !kept.isMissing) return this.#chooseNewer(call, kept, renewal)
    decide()
    return this.#waitFor(call, renewal, BACKEND_CALL_MS)
  }

  /** The new copy when it comes in time, else the kept one. */
  async #chooseNewer(call: Call, kept: Copy, renewal: Joined<Copy>): Promise<Copy> {
    try {
      return await this.#waitFor(call, renewal, PATIENCE_MS)
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      const latest = this.#copies.fromMemory(call) ?? kept
      // A "not found" that came meanwhile, here or in another isolate, is never replaced by an older copy.
      if (latest.isMissing) throw error
      return latest
    }
  }

  /**
   * Whether a stale copy is the answer while it is refreshed for the next reader (stale-while-revalidate). Not after a
   * failure: the copy would be marked as old, and a page made of it be old for seconds after the backend is back.
   */
  #mayServeStale({ name, key }: Call, { storedAt, isMissing }: Copy): boolean {
    if (this.#options.isRefresh || isMissing || this.#hasFailed(key)) return false
    return this.#ageMs(storedAt) < lifetimeOf(name).staleMs
  }

  /** One lookup in the store, and one fetch, for all requests that want the same; both go on when this request has ended. */
  #renewOnce(call: Call, fetch: Fetch): Joined<Copy> {
    const { isolate, waitUntil } = this.#options
    const renewal = isolate.renewals.join(call.key, (lookedUp) =>
      this.#renew(call, fetch, lookedUp),
    )
    if (renewal.work) waitUntil(renewal.work)
    return renewal
  }

  async #renew(call: Call, fetch: Fetch, lookedUp: () => void): Promise<Copy> {
    const { isolate, now, onFailure } = this.#options
    // Another isolate may have fetched it meanwhile.
    await this.#copies.lookUp(call)
    lookedUp()
    const found = this.#copies.fromMemory(call)
    if (found && this.#isFresh(call, found)) return found
    const storedAt = now()
    try {
      const data = await fetch()
      isolate.failed.delete(call.key)
      return this.#copies.keep(call, { storedAt, data, isMissing: false })
    } catch (error) {
      if (error instanceof BackendError && error.isNotFound) {
        return this.#copies.keep(call, { storedAt, data: error.msg ?? '', isMissing: true })
      }
      isolate.failed.set(call.key, true, 0)
      if (error instanceof BackendError) onFailure(error)
      throw error
    }
  }

  /** Throws when nothing comes in the time that this request has left of `limitMs`. */
  async #waitFor({ name }: Call, renewal: Joined<Copy>, limitMs: number): Promise<Copy> {
    const copy = await renewal.wait(this.#leftMs(limitMs))
    if (copy === undefined) throw new BackendError('unreachable', `${name}: not in time`)
    return copy
  }

  /** What this request has left of `limitMs`, which all its calls share. */
  #leftMs(limitMs: number): number {
    return this.#options.isRefresh ? BACKEND_CALL_MS : limitMs - this.#ageMs(this.#startedAt)
  }

  #handOut(call: Call, copy: Copy): unknown {
    const { name, key } = call
    const isOutlived = this.#ageMs(copy.storedAt) >= lifetimeOf(name).staleMs
    this.sources.use(name, copy, !this.#isFresh(call, copy) && (this.#hasFailed(key) || isOutlived))
    if (copy.isMissing) {
      throw new BackendError('refused', `${key}: not found`, {
        code: NOT_FOUND,
        msg: String(copy.data),
        isNotFound: true,
      })
    }
    return copy.data
  }

  /** Whether the last refresh failed. */
  #hasFailed(key: string): boolean {
    return this.#options.isolate.failed.get(key) ?? false
  }

  #isFresh({ name }: Call, { storedAt, isMissing }: Copy): boolean {
    return this.#ageMs(storedAt) < freshMs(name, isMissing)
  }

  #ageMs(since: number): number {
    return this.#options.now() - since
  }
}
