import { BACKEND_CALL_MS, PATIENCE_MS } from '../../client/shared/constants.ts'
import { NOT_FOUND } from '../../contract/answer.ts'
import {
  type Endpoint,
  type EndpointData,
  type EndpointInput,
  type EndpointName,
  endpoints,
} from '../../contract/endpoints.ts'
import type { Backend } from './client.ts'
import { type Copy, freshMs } from './copy.ts'
import { type CabinetOptions, type Call, callOf, CopyCabinet } from './copy-cabinet.ts'
import type { CallInput } from './copy-key.ts'
import { BackendError } from './errors.ts'
import type { Ticket } from './flights.ts'
import { lifetimeOf } from './lifetimes.ts'
import { Sources } from './sources.ts'

export interface ReadsOptions extends CabinetOptions {
  /** The client that makes the calls. */
  backend: Backend
  /** Nobody waits for this request: it would rather have new data than an answer at once. */
  isRefresh: boolean
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

class Reader {
  readonly sources = new Sources()
  readonly #options: ReadsOptions
  readonly #cabinet: CopyCabinet
  readonly #startedAt: number

  constructor(options: ReadsOptions) {
    this.#options = options
    this.#cabinet = new CopyCabinet(options)
    this.#startedAt = options.now()
  }

  /** What a call answers, from wherever it can be had. Throws a `BackendError` when it can't. */
  async read(call: Call, fetch: () => Promise<unknown>): Promise<unknown> {
    const { promise, resolve: decide } = Promise.withResolvers<void>()
    this.sources.await(promise)
    try {
      const inMemory = this.#cabinet.fromMemory(call)
      const copy = inMemory ?? (await this.#cabinet.fromStore(call))
      const kept = copy?.isMissing && !this.#isFresh(call, copy) ? undefined : copy
      if (kept === undefined) decide()
      return this.#handOut(call, await this.#choose(call, kept, fetch, inMemory !== undefined))
    } finally {
      decide()
    }
  }

  async #choose(
    call: Call,
    kept: Copy | undefined,
    fetch: () => Promise<unknown>,
    isFromMemory: boolean,
  ): Promise<Copy> {
    if (kept && this.#isFresh(call, kept)) return kept
    const ticket = this.#refresh(call, fetch, isFromMemory)
    if (kept === undefined) return this.#waitFor(call, ticket, BACKEND_CALL_MS)
    if (this.#isRefreshedMeanwhile(call, kept)) return kept
    try {
      return await this.#waitFor(call, ticket, PATIENCE_MS)
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      const latest = this.#cabinet.fromMemory(call) ?? kept
      // What was found missing meanwhile, here or in another isolate, is never revived by an older copy.
      if (latest.isMissing) throw error
      return latest
    }
  }

  /** Whether a stale copy does for now, since a newer one will be there for the next reader. */
  #isRefreshedMeanwhile({ name }: Call, { storedAt }: Copy): boolean {
    return !this.#options.isRefresh && this.#ageMs(storedAt) < lifetimeOf(name).staleMs
  }

  /** One fetch for all who want the same; it goes on when this request has ended. */
  #refresh(call: Call, fetch: () => Promise<unknown>, isFromMemory: boolean): Ticket {
    const { isolate, waitUntil } = this.#options
    const ticket = isolate.flights.board(call.key, () => this.#renew(call, fetch, isFromMemory))
    if (ticket.work) waitUntil(ticket.work)
    return ticket
  }

  async #renew(call: Call, fetch: () => Promise<unknown>, isFromMemory: boolean): Promise<Copy> {
    const { isolate, now } = this.#options
    // Another isolate may have fetched it meanwhile.
    const other = isFromMemory ? await this.#cabinet.fromStore(call) : undefined
    if (other && this.#isFresh(call, other)) return other
    const storedAt = now()
    try {
      const data = await fetch()
      isolate.failed.delete(call.key)
      return this.#cabinet.keep(call, { storedAt, data, isMissing: false })
    } catch (error) {
      if (error instanceof BackendError && error.isNotFound) {
        return this.#cabinet.keep(call, { storedAt, data: error.msg ?? '', isMissing: true })
      }
      isolate.failed.set(call.key, true, 2 * call.key.length)
      throw error
    }
  }

  /** Throws when nothing comes in the time that this request has left of `limitMs`. */
  async #waitFor({ name }: Call, ticket: Ticket, limitMs: number): Promise<Copy> {
    const leftMs = this.#options.isRefresh
      ? BACKEND_CALL_MS
      : limitMs - this.#ageMs(this.#startedAt)
    const copy = await ticket.wait(leftMs)
    if (copy === undefined) throw new BackendError('unreachable', `${name}: not in time`)
    return copy
  }

  #handOut(call: Call, copy: Copy): unknown {
    const { name, key } = call
    const hasFailed = this.#options.isolate.failed.get(key) ?? false
    const isOutlived = this.#ageMs(copy.storedAt) >= lifetimeOf(name).staleMs
    this.sources.use(name, copy, !this.#isFresh(call, copy) && (hasFailed || isOutlived))
    if (copy.isMissing) {
      throw new BackendError('refused', `${key}: not found`, {
        code: NOT_FOUND,
        msg: String(copy.data),
      })
    }
    return copy.data
  }

  #isFresh({ name }: Call, { storedAt, isMissing }: Copy): boolean {
    return this.#ageMs(storedAt) < freshMs(name, isMissing)
  }

  #ageMs(since: number): number {
    return this.#options.now() - since
  }
}
