import { NOT_FOUND } from '../../contract/answer.ts'
import {
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import { timeZone } from '../../shared/site.ts'
import { dayEndIn } from '../../shared/zoned-time.ts'
import { withinTime } from '../lib/in-flight.ts'
import { BACKEND_CALL_MS, PATIENCE_MS } from '../limits.ts'
import {
  type Answer,
  parseAnswer,
  type ParseOptions,
  BackendError,
  type Call,
  type CallInput,
  callOf,
  isById,
  isWrite,
} from './call.ts'
import {
  type AnswerCache,
  deepFreeze,
  type Entry,
  freshUntil,
  type Kv,
  staleUntil,
} from './cache.ts'
import { Client, type ClientOptions } from './client.ts'
import type { Clean } from './rich-text.ts'

/** The responses that a page uses: their calls, their freshness, and the age of the oldest. */
export class Sources {
  readonly #calls = new Map<EndpointName, number>()
  readonly #undecided: Promise<unknown>[] = []
  #pending = 0
  #freshUntil = Infinity
  #oldestAt: number | undefined

  /** Records a response. `isOld`: its refresh has failed, or its stale time is over. */
  use(name: EndpointName, answer: Entry, isOld: boolean): void {
    const { storedAt } = answer
    this.#calls.set(name, Math.min(storedAt, this.#calls.get(name) ?? Infinity))
    this.#freshUntil = Math.min(this.#freshUntil, freshUntil(name, answer))
    if (isOld) this.#oldestAt = Math.min(this.#oldestAt ?? Infinity, storedAt)
  }

  /** Records work that may use an old response. Returns the same promise. */
  undecided<Result>(work: Promise<Result>): Promise<Result> {
    this.#undecided.push(work)
    this.#pending += 1
    const decided = () => {
      this.#pending -= 1
    }
    work.then(decided, decided)
    return work
  }

  /** The calls, each with the time of its oldest response. */
  get calls(): readonly (readonly [EndpointName, storedAt: number])[] {
    return [...this.#calls]
  }

  /** Time at which the first of the responses so far stops being fresh. */
  get freshUntil(): number {
    return this.#freshUntil
  }

  /**
   * Returns the fetch time of the oldest old response; undefined if none is old. Waits only for
   * reads that may still use an old response. So it never waits for a read without a cache entry.
   */
  async oldestAt(): Promise<number | undefined> {
    await Promise.allSettled(this.#undecided)
    return this.#oldestAt
  }

  /** Like `oldestAt`. Returns no promise if no read can still use an old response. */
  oldestLater(): number | undefined | Promise<number | undefined> {
    return this.#pending === 0 ? this.#oldestAt : this.oldestAt()
  }
}

/** The data of a response for pages. */
export type AnswerData<Name extends EndpointName> = Clean<EndpointData<Name>>

/**
 * Calls the backend by name. Throws a `BackendError` if there is neither a response nor a cached
 * one.
 */
export type Backend = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
) => Promise<AnswerData<Name>>

export interface UpstreamOptions extends ClientOptions, ParseOptions {
  cache: AnswerCache
  kv: Omit<Kv, 'parse'>
  /** Keeps the worker alive for background work. */
  waitUntil: (work: Promise<unknown>) => void
  now: () => number
  /** Whether no visitor waits, so that a new response is preferred. */
  isRefresh: boolean
  /** Called for every failed call, even if a cached response replaces it. */
  onFailure: (error: BackendError) => void
}

/** The backend for one request. Calls of one tick may be one batch. */
export class Upstream {
  readonly sources = new Sources()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row of the call has the types of its input and of its data, which its schemas check
  readonly backend = this.#read.bind(this) as Backend
  readonly #options: UpstreamOptions
  readonly #client: Client
  readonly #kv: Kv
  readonly #startedAt: number

  constructor(options: UpstreamOptions) {
    this.#options = options
    this.#client = new Client(options)
    this.#kv = { ...options.kv, parse: (call, text) => parseAnswer(call, text, options) }
    this.#startedAt = options.now()
  }

  /**
   * Returns the data of a call, depending on its cache entry:
   * - fresh: the entry, immediately
   * - stale: the entry, immediately, and a refresh begins
   * - old: the new response if it comes within a second, else the entry
   * - none in memory or KV, and for a write: the new response
   *
   * Throws a `BackendError` whose stack shows the caller.
   */
  async #read(name: EndpointName, input: CallInput): Promise<unknown> {
    const { cache, takesBatches } = this.#options
    const call = callOf(name, input)
    if (isWrite(call)) return (await this.#call(call)).data
    const known = this.#atOnce(call, cache.get(call))
    if (known !== undefined) return this.#dataOf(call, known)
    // Begins before the first `await`, so that the call joins the batch of this tick.
    const begun = takesBatches || !call.isShared ? this.#fetch(call) : undefined
    // If `begun` fails, it is not started again here.
    const inTime = (limitMs: number) => this.#inTime(call, begun ?? this.#fetch(call), limitMs)
    const decided = async () => {
      const stored = call.isShared ? await this.#lookUp(call) : cache.get(call)
      const atOnce = this.#atOnce(call, stored)
      return atOnce ?? (stored && this.#newerOr(call, stored, inTime(PATIENCE_MS)))
    }
    try {
      // Without a cache entry, no old response can be used. So the wait for the new response is not
      // recorded as undecided.
      const cached = await this.sources.undecided(decided())
      return this.#dataOf(call, cached ?? this.#used(call, await inTime(BACKEND_CALL_MS)))
    } catch (error) {
      throw error instanceof BackendError ? error.forReader() : error
    }
  }

  /** Returns the new response if it comes within the wait, else the cached one. */
  async #newerOr(call: Call, stored: Entry, newer: Promise<Entry>): Promise<Entry> {
    try {
      return this.#used(call, await newer)
    } catch (error) {
      const last = this.#options.cache.get(call) ?? stored
      // If the newest entry is a "not found", an older response must not replace it.
      if (!(error instanceof BackendError) || last.isMissing) throw error
      return this.#used(call, last)
    }
  }

  /** Returns the entry if it may be served immediately, and starts the refresh of a stale one. */
  #atOnce(call: Call, entry: Entry | undefined): Entry | undefined {
    if (entry === undefined) return undefined
    if (this.#isFresh(call, entry)) return this.#used(call, entry)
    // If the last refresh failed, waits for a new response. Serving the old one would keep the age
    // notice for seconds after the fault is over.
    if (this.#options.isRefresh || entry.isMissing || entry.hasFailed) return undefined
    if (this.#options.now() >= staleUntil(call.name, entry.storedAt)) return undefined
    this.#options.waitUntil(this.#refresh(call))
    return this.#used(call, entry)
  }

  /** Fetches a newer response, unless another isolate has done so. Never throws. */
  async #refresh(call: Call): Promise<void> {
    const stored = call.isShared ? await this.#lookUp(call) : undefined
    if (stored && this.#isFresh(call, stored)) return
    await this.#fetch(call).catch(() => undefined)
  }

  /**
   * Returns the newest entry. Other requests may wait for it, so it continues after this request.
   */
  #lookUp(call: Call): Promise<Entry | undefined> {
    const lookup = this.#options.cache.lookUp(call, this.#kv)
    this.#options.waitUntil(lookup)
    return lookup
  }

  /**
   * Waits for an entry. Throws if it takes longer than what is left of `limitMs`, which all calls
   * of the request share.
   */
  async #inTime({ name }: Call, work: Promise<Entry>, limitMs: number): Promise<Entry> {
    const { isRefresh, now } = this.#options
    const leftMs = isRefresh ? BACKEND_CALL_MS : limitMs - (now() - this.#startedAt)
    const entry = await withinTime(leftMs, work)
    if (entry === undefined) throw new BackendError('unreachable', `${name}: not in time`)
    return entry
  }

  /** Fetches one new response for all requests that need it. */
  #fetch(call: Call): Promise<Entry> {
    const { cache, now, onFailure, waitUntil } = this.#options
    const work = cache.inFlight.join(call.key, async () => {
      const storedAt = now()
      try {
        const { text, data, lost } = await this.#call(call)
        const entry = { text, data: deepFreeze(data), lost, storedAt, isMissing: false }
        cache.put(call, entry)
        if (call.isShared) waitUntil(cache.store(call, entry, this.#kv))
        return entry
      } catch (error) {
        if (!(error instanceof BackendError)) throw error
        if (error.isNotFound) {
          const msg = error.msg ?? ''
          const entry = { storedAt, text: msg, data: msg, isMissing: true }
          cache.put(call, entry)
          return entry
        }
        const last = cache.last(call)
        if (last) last.hasFailed = true
        onFailure(error)
        throw error
      }
    })
    waitUntil(work.catch(() => undefined))
    return work
  }

  /** Makes the call. If the text is the same as last time, reuses its parsed data. */
  #call(call: Call): Promise<Answer> {
    const { cache, guard, warn } = this.#options
    return guard.run(
      call.name,
      async () => {
        const text = await this.#client.text(call)
        const last = cache.last(call)
        const isSame = last?.text === text && !last.isMissing
        const answer = isSame ? last : await parseAnswer(call, text, this.#options)
        if (answer.lost !== undefined) {
          guard.noteDroppedParts(call.name, answer.lost)
          warn(answer.lost)
        }
        return answer
      },
      isById(call),
    )
  }

  /** Records that the page uses an entry. */
  #used(call: Call, entry: Entry): Entry {
    const isOutlived = this.#options.now() >= staleUntil(call.name, entry.storedAt)
    const isOld = !this.#isFresh(call, entry) && (entry.hasFailed === true || isOutlived)
    this.sources.use(call.name, entry, isOld)
    return entry
  }

  /**
   * Returns an entry's data. On a later day, without the data that was valid for one day. Throws
   * “not found”.
   */
  #dataOf(call: Call, { data, isMissing, storedAt }: Entry): unknown {
    if (isMissing)
      throw new BackendError('refused', `${call.key}: not found`, {
        code: NOT_FOUND,
        msg: String(data),
        isNotFound: true,
      })
    const { expiresAtMidnight, onLaterDays }: Endpoint = endpoints[call.name]
    const isOver = expiresAtMidnight && this.#options.now() >= dayEndIn(timeZone, storedAt)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was checked with the schema of the same row
    return isOver && onLaterDays ? onLaterDays(data as never) : data
  }

  #isFresh({ name }: Call, entry: Entry): boolean {
    return this.#options.now() < freshUntil(name, entry)
  }
}
