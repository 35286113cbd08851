import { NOT_FOUND } from '../../contract/answer.ts'
import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import {
  type Endpoint,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import { type Call, type CallInput, callOf } from '../backend/call.ts'
import type { AnswerData, Backend, Client } from '../backend/client.ts'
import { BackendError } from '../backend/errors.ts'
import type { Joined } from '../lib/single-flight.ts'
import { BACKEND_CALL_MS, PATIENCE_MS, STORE_DEADLINE_MS } from '../limits.ts'
import { AnswerCache, type AnswerCacheOptions } from './answer-cache.ts'
import { type CachedAnswer, freshUntil, staleUntil } from './cached-answer.ts'
import { Sources } from './sources.ts'

/** How long the backend may take before an old copy is looked for: about as long as a reader does not notice. */
const QUICK_MS = 100

interface ReadsOptions extends AnswerCacheOptions {
  /** Makes the calls. */
  client: Client
  /** Calls that are made at the same moment are one request. */
  takesBatches: boolean
  /** Nobody waits for this request, so it prefers new data to any cached answer. */
  isRefresh: boolean
  /** Called when a call has failed, also where a cached answer covers it. */
  onFailure: (error: BackendError) => void
}

export interface Reads {
  /** The backend as a page sees it: new and cached answers alike. */
  backend: Backend
  sources: Sources
}

/**
 * The backend for one request. A fresh answer in memory is as good as a new one; a stale one is handed out while it is refreshed; an
 * old one when nothing newer comes in time. What memory lacks, KV is asked for first where it may have it. Many requests for one thing
 * make one call. What writes is always a call.
 */
export function createReads(options: ReadsOptions): Reads {
  const reader = new Reader(options)
  return {
    sources: reader.sources,
    async backend<Name extends EndpointName>(name: Name, input: EndpointInput<Name>) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table's row says which of the three there are, all of texts
      const call = callOf(name, input as CallInput)
      const { write }: Endpoint = endpoints[name]
      const data = write ? (await options.client(call)).data : await reader.read(call)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was checked with the schema that the type comes from
      return data as AnswerData<Name>
    },
  }
}

class Reader {
  readonly sources = new Sources()
  readonly #options: ReadsOptions
  readonly #cache: AnswerCache
  readonly #startedAt: number

  constructor(options: ReadsOptions) {
    this.#options = options
    this.#cache = new AnswerCache(options)
    this.#startedAt = options.now()
  }

  /** The data of the answer to a call. Throws a `BackendError` when neither a cache nor the backend has one. */
  async read(call: Call): Promise<unknown> {
    const inMemory = this.#cache.fromMemory(call)
    if (inMemory && this.#isFresh(call, inMemory))
      return this.#dataOf(call, this.#use(call, inMemory))
    if (inMemory && this.#mayServeStale(call, inMemory)) {
      this.#refresh(call)
      return this.#dataOf(call, this.#use(call, inMemory))
    }
    // What takes more than a language is in no store; and in a batch one call more costs next to nothing.
    const isStoreFirst = call.isShared && !this.#options.takesBatches
    const renewal = isStoreFirst ? undefined : this.#renew(call)
    const answer =
      (await this.sources.undecided(this.#readQuickly(call, renewal))) ??
      this.#use(call, await this.#waitFor(call, renewal ?? this.#renew(call), BACKEND_CALL_MS))
    return this.#dataOf(call, answer)
  }

  /**
   * What a backend that is asked already answers at once, else what a copy has to say: nothing where only the backend can
   * answer.
   */
  async #readQuickly(call: Call, asked?: Joined<CachedAnswer>): Promise<CachedAnswer | undefined> {
    // Without a menu no page begins, and an old one will do: it is looked for meanwhile.
    const quick = call.name === 'menu' ? undefined : asked && (await this.#quickly(asked))
    if (quick) return this.#use(call, quick)
    const cached = await this.#lookUp(call)
    if (cached === undefined) return undefined
    if (this.#isFresh(call, cached)) return this.#use(call, cached)
    if (cached.isMissing) return undefined
    const renewal = asked ?? this.#renew(call)
    if (this.#mayServeStale(call, cached)) return this.#use(call, cached)
    return this.#use(call, await this.#newerOr(call, cached, renewal))
  }

  /** The new answer where it comes quickly; nothing where it takes longer, or fails. */
  async #quickly(renewal: Joined<CachedAnswer>): Promise<CachedAnswer | undefined> {
    try {
      return await renewal.wait(this.#options.isRefresh ? BACKEND_CALL_MS : QUICK_MS)
    } catch (error) {
      if (error instanceof BackendError) return undefined
      throw error
    }
  }

  /** The new answer when it comes in time, else the cached one. */
  async #newerOr(
    call: Call,
    cached: CachedAnswer,
    renewal: Joined<CachedAnswer>,
  ): Promise<CachedAnswer> {
    try {
      return await this.#waitFor(call, renewal, PATIENCE_MS)
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      const latest = this.#cache.fromMemory(call) ?? cached
      // A "not found" that came meanwhile, here or in another isolate, is never replaced by an older answer.
      if (latest.isMissing) throw error
      return latest
    }
  }

  /**
   * Whether a stale answer will do while it is refreshed for the next reader (stale-while-revalidate). Not after a failure: it
   * would be marked as old, and a page made of it be old for seconds after the backend is back.
   */
  #mayServeStale({ name, key }: Call, { storedAt, isMissing }: CachedAnswer): boolean {
    if (this.#options.isRefresh || isMissing || this.#hasFailed(key)) return false
    return this.#options.now() < staleUntil(name, storedAt)
  }

  /** The newest cached answer: one lookup in the store for all requests that want the same. */
  async #lookUp(call: Call): Promise<CachedAnswer | undefined> {
    const lookup = this.#keepAlive(
      this.#options.isolate.lookups.join(call.key, () => this.#cache.lookUp(call)),
    )
    return (await lookup.wait(STORE_DEADLINE_MS)) ?? this.#cache.fromMemory(call)
  }

  /** One new answer for all requests that want the same. */
  #renew(call: Call): Joined<CachedAnswer> {
    return this.#keepAlive(this.#options.isolate.renewals.join(call.key, () => this.#fetch(call)))
  }

  /** The same for the next readers, and only where no other isolate has fetched it meanwhile. */
  #refresh(call: Call): void {
    this.#keepAlive(
      this.#options.isolate.renewals.join(call.key, async () => {
        const cached = await this.#cache.lookUp(call)
        return cached && this.#isFresh(call, cached) ? cached : this.#fetch(call)
      }),
    )
  }

  /** Work goes on when the request that began it has ended. */
  #keepAlive<Result>(joined: Joined<Result>): Joined<Result> {
    if (joined.work) this.#options.waitUntil(joined.work)
    return joined
  }

  /** Calls the backend and keeps what it says: the data of the last answer where it says the same again. */
  async #fetch(call: Call): Promise<CachedAnswer> {
    const { client, isolate, now, onFailure } = this.#options
    const storedAt = now()
    try {
      const last = this.#cache.lastOf(call)
      const answer = await client(call, last?.isMissing ? undefined : last)
      isolate.failed.delete(call.key)
      return this.#cache.keep(call, { ...answer, storedAt, isMissing: false })
    } catch (error) {
      if (error instanceof BackendError && error.isNotFound) {
        const msg = error.msg ?? ''
        return this.#cache.keep(call, { storedAt, text: msg, data: msg, isMissing: true })
      }
      // It says of an answer that it is old, so it is of no use without one.
      if (call.isShared || this.#cache.lastOf(call)) isolate.failed.set(call.key, true, 0)
      if (error instanceof BackendError) onFailure(error)
      throw error
    }
  }

  /** Throws when nothing comes in the time that this request has left of `limitMs`, which all its calls share. */
  async #waitFor(
    { name }: Call,
    renewal: Joined<CachedAnswer>,
    limitMs: number,
  ): Promise<CachedAnswer> {
    const { isRefresh } = this.#options
    const answer = await renewal.wait(
      isRefresh ? BACKEND_CALL_MS : limitMs - this.#ageMs(this.#startedAt),
    )
    if (answer === undefined) throw new BackendError('unreachable', `${name}: not in time`)
    return answer
  }

  /** Notes that an answer is handed out. */
  #use(call: Call, answer: CachedAnswer): CachedAnswer {
    const isOutlived = this.#options.now() >= staleUntil(call.name, answer.storedAt)
    const isOld = !this.#isFresh(call, answer) && (this.#hasFailed(call.key) || isOutlived)
    this.sources.use(call.name, answer, isOld)
    return answer
  }

  /** The data of an answer; of one from an earlier day, what still holds. */
  #dataOf(call: Call, answer: CachedAnswer): unknown {
    const { isOfToday, onLaterDays }: Endpoint = endpoints[call.name]
    const data = dataOf(call, answer)
    const isOver = isOfToday && this.#options.now() >= dayEndIn(timeZone, answer.storedAt)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was checked with the schema of the same row
    return isOver && onLaterDays ? onLaterDays(data as never) : data
  }

  /** Whether the last refresh failed. */
  #hasFailed(key: string): boolean {
    return this.#options.isolate.failed.get(key) ?? false
  }

  #isFresh({ name }: Call, answer: CachedAnswer): boolean {
    return this.#options.now() < freshUntil(name, answer)
  }

  #ageMs(since: number): number {
    return this.#options.now() - since
  }
}

function dataOf({ key }: Call, { data, isMissing }: CachedAnswer): unknown {
  if (!isMissing) return data
  throw new BackendError('refused', `${key}: not found`, {
    code: NOT_FOUND,
    msg: String(data),
    isNotFound: true,
  })
}
