import { BACKEND_CALL_MS, PATIENCE_MS } from '../limits.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { Breaker } from './breaker.ts'
import { BackendError } from './errors.ts'
import { sleep, until } from '../lib/waiting.ts'
import { InFlightCounter } from '../lib/in-flight-counter.ts'

/** What this isolate knows of one call. */
interface CallRecord {
  breaker: Breaker
  succeeded: number
  failed: number
  lastFailure?: { kind: BackendError['kind']; message: string; at: number }
  /** What was left out of an answer that is used, and why. */
  lastLostParts?: { message: string; at: number }
}

/** Keeps this isolate from asking the backend too much: a breaker per call, a limit of calls at once, a retry budget. */
export class Guards {
  readonly inFlight: CallsInFlight
  readonly retries = new RetryBudget()
  /** For requests that make several calls at once. */
  batches: Breaker
  /** For the backend's own search. */
  searches: { breaker: Breaker; inFlight: InFlightCounter }
  readonly records = new Map<EndpointName, CallRecord>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
    this.inFlight = new CallsInFlight(now)
    this.batches = new Breaker(now)
    this.searches = searchGuard(now)
  }

  /** Makes a call where that is allowed, otherwise throws. `isById`: it asks for a single thing, by its id. */
  async guard<Answer>(
    name: EndpointName,
    call: () => Promise<Answer>,
    isById = false,
  ): Promise<Answer> {
    const { breaker } = this.record(name)
    if (breaker.state === 'open' && !breaker.isTrying) throw notTried(name)
    const end = await this.inFlight.begin(name)
    if (end === undefined) throw new BackendError('unreachable', `${name}: too many calls at once`)
    const record = this.record(name)
    // Not refused at once, or the first pages after a fault would lack what the trial is about to bring back.
    if (record.breaker.isTrying) await until(() => !record.breaker.isTrying, PATIENCE_MS)
    // The calls that this one waited for may have opened it.
    if (!record.breaker.admit()) {
      end()
      throw notTried(name)
    }
    this.retries.earn()
    try {
      const answer = await call()
      this.#recordSuccess(record)
      return answer
    } catch (error) {
      this.#recordFailure(record, error, isById)
      throw error
    } finally {
      end()
    }
  }

  record(name: EndpointName): CallRecord {
    const known = this.records.get(name)
    if (known !== undefined) return known
    const record = { breaker: new Breaker(this.#now), succeeded: 0, failed: 0 }
    this.records.set(name, record)
    return record
  }

  /** Notes that an answer is used without some of its parts, and why. */
  noteLostParts(name: EndpointName, message: string): void {
    this.record(name).lastLostParts = { message, at: this.#now() }
  }

  /** Forgets what is known of a call, or of all calls: the next one is made whatever happened before. */
  reset(name?: EndpointName): void {
    this.batches = new Breaker(this.#now)
    this.searches = searchGuard(this.#now)
    if (name === undefined) this.records.clear()
    else this.records.delete(name)
  }

  #recordSuccess(record: CallRecord): void {
    record.succeeded += 1
    record.breaker.succeed()
  }

  /**
   * For the breaker only `unreachable` counts as a failure. A refusal shows that the backend is up, and so does an answer
   * that breaks the contract: maybe the data of one thing is wrong. HTTP 500 for a single id does not count either, or
   * requests for ids that make the backend fail would open the breaker for everybody.
   */
  #recordFailure(record: CallRecord, error: unknown, isById: boolean): void {
    if (!(error instanceof BackendError) || error.isNotFound) return this.#recordSuccess(record)
    record.failed += 1
    record.lastFailure = { kind: error.kind, message: error.message, at: this.#now() }
    const isDown = error.kind === 'unreachable' && !(isById && error.status === 500)
    if (isDown) record.breaker.fail()
    else record.breaker.succeed()
  }
}

function searchGuard(now: () => number): Guards['searches'] {
  return { breaker: new Breaker(now), inFlight: new InFlightCounter(BACKEND_CALL_MS, now) }
}

function notTried(name: EndpointName): BackendError {
  return new BackendError('unreachable', `${name}: not tried, it failed too often`)
}

/** The most calls that one isolate has in flight at once. */
export const CALLS_IN_FLIGHT = 32
/** And how many of one name: a slow call must not starve all others. */
export const CALLS_OF_ONE_NAME = 16
/** How long a call waits for another to end when that many are in flight. */
const SLOT_WAIT_MS = 2000

/** How long after its limit a call still counts as in flight. */
const GRACE_MS = 500
const POLL_MS = 10

/** Limits the calls in flight in this isolate: in all, and per name, so that a slow one can't starve the others (a bulkhead). */
class CallsInFlight {
  readonly #calls = new Map<EndpointName, InFlightCounter>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  get count(): number {
    return [...this.#calls.values()].reduce((sum, { count }) => sum + count, 0)
  }

  /**
   * Takes a slot, waiting for one if need be, and returns the function that releases it; `undefined` where none became
   * free in time.
   */
  async begin(name: EndpointName): Promise<(() => void) | undefined> {
    const calls = this.#callsOf(name)
    for (
      let waitedMs = 0;
      this.count >= CALLS_IN_FLIGHT || calls.count >= CALLS_OF_ONE_NAME;
      waitedMs += POLL_MS
    ) {
      if (waitedMs >= SLOT_WAIT_MS) return undefined
      await sleep(POLL_MS)
    }
    return calls.begin()
  }

  #callsOf(name: EndpointName): InFlightCounter {
    const known = this.#calls.get(name)
    if (known !== undefined) return known
    const calls = new InFlightCounter(BACKEND_CALL_MS + GRACE_MS, this.#now)
    this.#calls.set(name, calls)
    return calls
  }
}

/** Retries may be a tenth of all calls, after a reserve for the first. */
const RETRY_SHARE = 0.1
export const RETRY_RESERVE = 10

/** Retries as a share of calls: a backend in trouble must not get twice the calls because of it. */
class RetryBudget {
  #left = RETRY_RESERVE

  /** To be called with each call: it earns a tenth of a retry. */
  earn(): void {
    this.#left = Math.min(RETRY_RESERVE, this.#left + RETRY_SHARE)
  }

  /** Takes a retry; returns whether there was one. */
  spend(): boolean {
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  get left(): number {
    return this.#left
  }
}
