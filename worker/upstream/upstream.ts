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
import { Pending, withinTime } from '../lib/in-flight.ts'
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

/** Records a page's responses: their calls, freshness, and the age of the oldest. */
export class Sources {
  readonly #calls = new Map<EndpointName, number>()
  readonly #undecided = new Pending()
  #freshUntil = Infinity
  #oldestAt: number | undefined

  /** Records a response. `isOld`: its refresh failed, or its stale time has ended. */
  use(name: EndpointName, answer: Entry, isOld: boolean): void {
    const { storedAt } = answer
    this.#calls.set(name, Math.min(storedAt, this.#calls.get(name) ?? Infinity))
    this.#freshUntil = Math.min(this.#freshUntil, freshUntil(name, answer))
    if (isOld) this.#oldestAt = Math.min(this.#oldestAt ?? Infinity, storedAt)
  }

  /** Records a promise whose result may be an old response. Returns the same promise. */
  undecided<Result>(work: Promise<Result>): Promise<Result> {
    return this.#undecided.add(work)
  }

  get calls(): readonly (readonly [EndpointName, storedAt: number])[] {
    return [...this.#calls]
  }

  get freshUntil(): number {
    return this.#freshUntil
  }

  /**
   * Returns the fetch time of the oldest old response; undefined if none is old. Waits only for
   * reads that may still use an old response. So it never waits for a read that has no cache entry.
   */
  async oldestAt(): Promise<number | undefined> {
    await Promise.allSettled(this.#undecided.all)
    return this.#oldestAt
  }

  /** Like `oldestAt`, but returns the value itself if there is no read to wait for. */
  oldestLater(): number | undefined | Promise<number | undefined> {
    return this.#undecided.isEmpty ? this.#oldestAt : this.oldestAt()
  }
}

export type AnswerData<Name extends EndpointName> = Clean<EndpointData<Name>>

/** Calls the backend. Throws a `BackendError` if the call fails and nothing is cached. */
export type Backend = <Name extends EndpointName>(
  name: Name,
  input: EndpointInput<Name>,
) => Promise<AnswerData<Name>>

export interface UpstreamOptions extends ClientOptions, ParseOptions {
  cache: AnswerCache
  kv: Omit<Kv, 'parse'>
  waitUntil: (work: Promise<unknown>) => void
  /** Whether no visitor waits, so that a new response is preferred. */
  isRefresh: boolean
  /** Called for every failed call, even if a cached response replaces it. */
  onFailure: (error: BackendError) => void
}

/** The backend for one request. Its calls in one tick of the event loop can be one batch. */
export class Upstream {
  readonly sources = new Sources()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the row of the call has the types of its input and of its data, which its schemas check
  readonly backend = this.#read.bind(this) as Backend
  readonly #options: UpstreamOptions
  readonly #client: Client
  readonly #kv: Kv
  readonly #startedAt = Date.now()

  constructor(options: UpstreamOptions) {
    this.#options = options
    this.#client = new Client(options)
    this.#kv = { ...options.kv, parse: (call, text) => parseAnswer(call, text, options) }
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
    const { cache, guard, takesBatches } = this.#options
    const call = callOf(name, input)
    if (isWrite(call)) {
      const send = async () => this.#answerIn(call, await this.#client.text(call))
      return (await guard.run(name, send)).data
    }
    const cached = this.#atOnce(call, cache.get(call))
    if (cached !== undefined) return this.#dataOf(call, cached)
    // Begins the fetch before the first `await`, so that the call joins the batch of this tick.
    const begun = takesBatches || !call.isShared ? this.#fetch(call) : undefined
    // Uses the fetch that has begun, even if it failed. So a call is never sent twice.
    const inTime = (limitMs: number) => this.#inTime(call, begun ?? this.#fetch(call), limitMs)
    const decided = async () => {
      const stored = call.isShared ? await this.#lookUp(call) : cache.get(call)
      const atOnce = this.#atOnce(call, stored)
      return atOnce ?? (stored && this.#newerOr(call, stored, inTime(PATIENCE_MS)))
    }
    try {
      // Without a cache entry, no old response is used. So the wait for the new response is not
      // recorded.
      const cached = await this.sources.undecided(decided())
      return this.#dataOf(call, cached ?? this.#used(call, await inTime(BACKEND_CALL_MS)))
    } catch (error) {
      throw error instanceof BackendError ? error.forReader() : error
    }
  }

  /** Returns the new response if it arrives in time, else the cached one. */
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
    // After a failed refresh, waits for a new response. If the old one were served, its age notice
    // would stay for seconds after the end of the fault.
    if (this.#options.isRefresh || entry.isMissing || entry.hasFailed) return undefined
    if (Date.now() >= staleUntil(call.name, entry.storedAt)) return undefined
    this.#options.waitUntil(this.#refresh(call))
    return this.#used(call, entry)
  }

  /** Fetches a newer response, unless another isolate has already stored one. Never throws. */
  async #refresh(call: Call): Promise<void> {
    const stored = call.isShared ? await this.#lookUp(call) : undefined
    if (stored && this.#isFresh(call, stored)) return
    await this.#fetch(call).catch(() => undefined)
  }

  /** Returns the newest entry. The lookup outlives this request, as others may wait for it. */
  #lookUp(call: Call): Promise<Entry | undefined> {
    const lookup = this.#options.cache.lookUp(call, this.#kv)
    this.#options.waitUntil(lookup)
    return lookup
  }

  /** Throws if the work takes longer than the rest of `limitMs`, which all calls share. */
  async #inTime({ name }: Call, work: Promise<Entry>, limitMs: number): Promise<Entry> {
    const { isRefresh } = this.#options
    const leftMs = isRefresh ? BACKEND_CALL_MS : limitMs - (Date.now() - this.#startedAt)
    const entry = await withinTime(leftMs, work)
    if (entry === undefined) throw new BackendError('unreachable', `${name}: not in time`)
    return entry
  }

  /** Fetches one new response for all requests that need it. */
  #fetch(call: Call): Promise<Entry> {
    const { cache, guard, onFailure, waitUntil } = this.#options
    const work = cache.inFlight.join(call.key, async () => {
      const storedAt = Date.now()
      try {
        const send = async () => this.#answerIn(call, await this.#client.text(call))
        const { text, data, lost } = await guard.run(call.name, send, isById(call))
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

  /** Parses a response. Reuses the parsed data of the last one if the text is the same. */
  async #answerIn(call: Call, text: string): Promise<Answer> {
    const { cache, guard, warn } = this.#options
    const last = cache.last(call)
    const isSame = last?.text === text && !last.isMissing
    const answer = isSame ? last : await parseAnswer(call, text, this.#options)
    if (answer.lost !== undefined) {
      guard.noteDroppedParts(call.name, answer.lost)
      warn(answer.lost)
    }
    return answer
  }

  #used(call: Call, entry: Entry): Entry {
    const isOutlived = Date.now() >= staleUntil(call.name, entry.storedAt)
    const isOld = !this.#isFresh(call, entry) && (entry.hasFailed === true || isOutlived)
    this.sources.use(call.name, entry, isOld)
    return entry
  }

  /** Returns the data, without what was valid on an earlier day. Throws if it is a “not found”. */
  #dataOf(call: Call, { data, isMissing, storedAt }: Entry): unknown {
    if (isMissing)
      throw new BackendError('refused', `${call.key}: not found`, {
        code: NOT_FOUND,
        msg: String(data),
        isNotFound: true,
      })
    const { expiresAtMidnight, onLaterDays }: Endpoint = endpoints[call.name]
    const isOver = expiresAtMidnight && Date.now() >= dayEndIn(timeZone, storedAt)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was checked with the schema of the same row
    return isOver && onLaterDays ? onLaterDays(data as never) : data
  }

  #isFresh({ name }: Call, entry: Entry): boolean {
    return Date.now() < freshUntil(name, entry)
  }
}
