import type { EndpointName } from '../../contract/endpoints.ts'
import { Breaker } from './breaker.ts'
import { CallsInFlight } from './calls-in-flight.ts'
import { BackendError } from './errors.ts'
import { RetryBudget } from './retry-budget.ts'

/** What this isolate knows of one call. */
interface CallRecord {
  breaker: Breaker
  succeeded: number
  failed: number
  lastFailure?: { kind: BackendError['kind']; at: number }
}

/** Keeps this isolate from asking the backend too much: a breaker per call, a limit of calls at once, a retry budget. */
export class Guards {
  readonly inFlight: CallsInFlight
  readonly retries = new RetryBudget()
  readonly records = new Map<EndpointName, CallRecord>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
    this.inFlight = new CallsInFlight(now)
  }

  /** Makes a call if that is allowed; otherwise throws at once. `isOfOne`: it asks for one thing, by its id. */
  async guard<Answer>(
    name: EndpointName,
    call: () => Promise<Answer>,
    isOfOne = false,
  ): Promise<Answer> {
    const record = this.record(name)
    if (!record.breaker.admit()) {
      throw new BackendError('unreachable', `${name}: not tried, it failed too often`)
    }
    const end = await this.inFlight.begin(name)
    if (end === undefined) throw new BackendError('unreachable', `${name}: too many calls at once`)
    this.retries.earn()
    try {
      const answer = await call()
      this.#succeed(record)
      return answer
    } catch (error) {
      this.#judge(record, error, isOfOne)
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

  /** Forgets what is known of a call, or of all calls: the next one is made whatever happened before. */
  reset(name?: EndpointName): void {
    if (name === undefined) this.records.clear()
    else this.records.delete(name)
  }

  #succeed(record: CallRecord): void {
    record.succeeded += 1
    record.breaker.succeed()
  }

  /**
   * A refusal shows that the backend is up, and so does an answer that breaks the contract: maybe one thing's data is
   * wrong. HTTP 500 for one id does not count either: whoever asks for ids that the backend can't bear must not open the
   * breaker for all others.
   */
  #judge(record: CallRecord, error: unknown, isOfOne: boolean): void {
    if (!(error instanceof BackendError) || error.isNotFound) return this.#succeed(record)
    record.failed += 1
    record.lastFailure = { kind: error.kind, at: this.#now() }
    const isDown = error.kind === 'unreachable' && !(isOfOne && error.status === 500)
    if (isDown) record.breaker.fail()
    else record.breaker.succeed()
  }
}
