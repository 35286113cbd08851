import type { EndpointName } from '../../contract/endpoints.ts'
import { withinTime } from '../lib/in-flight.ts'
import { BACKEND_CALL_MS, PATIENCE_MS } from '../limits.ts'
import { BackendError } from './call.ts'

/** Number of consecutive failures that opens the breaker. So many are not a coincidence. */
const FAILURES_IN_A_ROW = 5
/**
 * The breaker also opens if half of this many recent calls failed: an overloaded backend still
 * answers some.
 */
const WINDOW = 20
/** Open time. It is short, so that pages are complete within seconds after a fault. */
export const BREAKER_OPEN_MS = 5000
/** Random fraction added to the open time, so that not all isolates retry at the same moment. */
const SPREAD = 0.2

type BreakerState = 'closed' | 'open' | 'half-open'

/** Stops calls to a failing backend. After five seconds, it lets one call through as a test. */
export class Breaker {
  #outcomes: boolean[] = []
  #openUntil: number | undefined
  #trial: PromiseWithResolvers<void> | undefined

  get state(): BreakerState {
    if (this.#openUntil === undefined) return 'closed'
    const leftMs = this.#openUntil - Date.now()
    // If the remaining time is longer than a breaker can stay open, the clock was ahead and has
    // been corrected.
    return leftMs > 0 && leftMs <= BREAKER_OPEN_MS * (1 + SPREAD) ? 'open' : 'half-open'
  }

  /** The test call of a half-open breaker; undefined if none is in flight. */
  get trial(): Promise<void> | undefined {
    return this.state === 'open' ? this.#trial?.promise : undefined
  }

  /** Returns whether a call may start. If half-open, only the first one may, as a test. */
  admit(): boolean {
    const { state } = this
    if (state === 'half-open') {
      // If the test call never ends, another one is allowed after this time.
      this.#openUntil = Date.now() + BACKEND_CALL_MS
      this.#trial = Promise.withResolvers()
    }
    return state !== 'open'
  }

  succeed(): void {
    if (this.#openUntil !== undefined) this.#outcomes = []
    this.#openUntil = undefined
    this.#end(true)
  }

  fail(): void {
    this.#end(false)
    const failuresAmong = (latest: number) =>
      this.#outcomes.slice(-latest).filter((isGood) => !isGood).length
    const isFailing =
      failuresAmong(FAILURES_IN_A_ROW) === FAILURES_IN_A_ROW ||
      (this.#outcomes.length === WINDOW && failuresAmong(WINDOW) >= WINDOW / 2)
    if (this.#openUntil !== undefined || isFailing)
      this.#openUntil = Date.now() + BREAKER_OPEN_MS * (1 - SPREAD + Math.random() * 2 * SPREAD)
  }

  #end(isGood: boolean): void {
    this.#outcomes = [...this.#outcomes, isGood].slice(-WINDOW)
    this.#trial?.resolve()
    this.#trial = undefined
  }
}

/** Limits of calls in flight. The second one keeps a slow call from blocking all others. */
export const CALLS_IN_FLIGHT = 32
export const CALLS_OF_ONE_NAME = 16
const SLOT_WAIT_MS = 2000
/** Cancelled requests never release slots. So slots expire after the longest possible call. */
const SLOT_LOST_MS = BACKEND_CALL_MS + 500

class Slots {
  readonly #taken = new Set<{ name: string; at: number }>()
  readonly #waiting: (() => void)[] = []

  get count(): number {
    const longAgo = Date.now() - SLOT_LOST_MS
    for (const each of this.#taken) if (each.at < longAgo) this.#taken.delete(each)
    return this.#taken.size
  }

  /** Takes a slot and returns the function that releases it; undefined if none is free. */
  take(name: string, most = CALLS_OF_ONE_NAME): (() => void) | undefined {
    if (this.count >= CALLS_IN_FLIGHT) return undefined
    if ([...this.#taken].filter((each) => each.name === name).length >= most) return undefined
    const slot = { name, at: Date.now() }
    this.#taken.add(slot)
    return () => {
      this.#taken.delete(slot)
      for (const wake of this.#waiting.splice(0)) wake()
    }
  }

  /** Waits for a free slot. Returns undefined if none becomes free in time. */
  async wait(name: string): Promise<(() => void) | undefined> {
    const end = Date.now() + SLOT_WAIT_MS
    for (;;) {
      const freed = new Promise<true>((resolve) => void this.#waiting.push(() => resolve(true)))
      const isFreed = await withinTime(end - Date.now(), freed)
      // An expired slot wakes no waiting call, so this tries once more at the end.
      const slot = this.take(name)
      if (slot !== undefined || !isFreed) return slot
    }
  }
}

/** Retries may be up to a tenth of all calls, plus a reserve. */
const RETRY_SHARE = 0.1
export const RETRY_RESERVE = 10

interface CallRecord {
  breaker: Breaker
  succeeded: number
  failed: number
  lastFailure?: { kind: BackendError['kind']; message: string; at: number }
  /** A description of the data dropped from the last incomplete response, and the reasons. */
  lastLostParts?: { message: string; at: number }
}

/** Protects the backend by breakers, limits of calls in flight, and a budget for retries. */
export class Guard {
  readonly #calls = new Slots()
  readonly #attempts = new Slots()
  readonly #records = new Map<EndpointName, CallRecord>()
  /** Breakers of batches and of the backend's search, which the site can do without. */
  readonly #breakers = new Map<string, Breaker>()
  #retries = RETRY_RESERVE

  get callsInFlight(): number {
    return this.#calls.count
  }

  get retriesLeft(): number {
    return Math.floor(this.#retries)
  }

  record(name: EndpointName): CallRecord {
    return getOrInsert(this.#records, name, () => ({
      breaker: new Breaker(),
      succeeded: 0,
      failed: 0,
    }))
  }

  /** Runs a call, synchronously if it need not wait. Throws if it is not allowed. */
  async run<Result>(
    name: EndpointName,
    call: () => Promise<Result>,
    isById = false,
  ): Promise<Result> {
    const { state, trial } = this.record(name).breaker
    if (state === 'open' && trial === undefined) throw notTried(name)
    const release = this.#calls.take(name) ?? (await this.#calls.wait(name))
    if (release === undefined)
      throw new BackendError('unreachable', `${name}: too many calls at once`)
    const record = this.record(name)
    // While the breaker tests the backend with one call, other calls wait for its result. Otherwise
    // they would be refused, and the first pages after a fault would lack their data.
    if (record.breaker.trial) await withinTime(PATIENCE_MS, record.breaker.trial)
    if (!record.breaker.admit()) {
      release()
      throw notTried(name)
    }
    this.#retries = Math.min(RETRY_RESERVE, this.#retries + RETRY_SHARE)
    try {
      const result = await call()
      this.#succeed(record)
      return result
    } catch (error) {
      this.#fail(record, error, isById)
      throw error
    } finally {
      release()
    }
  }

  /** Runs a request that has a substitute. Undefined if it is not allowed or fails. */
  async attempt<Result>(
    name: 'batch' | 'search',
    { run, onFailure }: { run: () => Promise<Result>; onFailure: (error: unknown) => void },
    most = Infinity,
  ): Promise<Result | undefined> {
    const breaker = getOrInsert(this.#breakers, name, () => new Breaker())
    const release = this.#attempts.take(name, most)
    if (release === undefined) return undefined
    try {
      if (!breaker.admit()) return undefined
      const result = await run()
      breaker.succeed()
      return result
    } catch (error) {
      breaker.fail()
      onFailure(error)
      return undefined
    } finally {
      release()
    }
  }

  /** Takes a retry from the budget. Returns false if the budget is used up. */
  spendRetry(): boolean {
    if (this.#retries < 1) return false
    this.#retries -= 1
    return true
  }

  noteDroppedParts(name: EndpointName, message: string): void {
    this.record(name).lastLostParts = { message, at: Date.now() }
  }

  /** Resets the breaker and the counts of an endpoint, or of all endpoints. */
  reset(name?: EndpointName): void {
    this.#breakers.clear()
    if (name === undefined) this.#records.clear()
    else this.#records.delete(name)
  }

  #succeed(record: CallRecord): void {
    record.succeeded += 1
    record.breaker.succeed()
  }

  /**
   * Records a failure. Only `unreachable` counts for the breaker, because after other failures a
   * call for another item may work. HTTP 500 in a call by id does not count either. Otherwise a few
   * requests for a broken item would open the breaker for everybody.
   */
  #fail(record: CallRecord, error: unknown, isById: boolean): void {
    if (!(error instanceof BackendError) || error.isNotFound) return this.#succeed(record)
    record.failed += 1
    record.lastFailure = { kind: error.kind, message: error.message, at: Date.now() }
    if (error.kind === 'unreachable' && !(isById && error.status === 500)) record.breaker.fail()
    else record.breaker.succeed()
  }
}

function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const made = make()
  map.set(key, made)
  return made
}

function notTried(name: EndpointName): BackendError {
  return new BackendError('unreachable', `${name}: not tried, it failed too often`)
}
