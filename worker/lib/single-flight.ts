import { BACKEND_CALL_MS } from '../limits.ts'
import { until, withinTime } from './waiting.ts'

/** Work in flight that several requests may wait for; plain data, so that they can share it. */
interface SharedWork<Result> {
  startedAt: number
  end?: { result: Result } | { error: unknown }
}

/** That work, for one of the requests that wait for it. */
export interface Joined<Result> {
  /** The work, for the one who began it: it must be kept alive beyond the request. Never rejects. */
  work?: Promise<void>
  /** The result once it is there; nothing if that takes longer than `limitMs`. Throws what the work threw. */
  wait: (limitMs: number) => Promise<Result | undefined>
}

/** Work whose first request was cut off never ends; after this time the next request begins it again. */
const LOST_MS = BACKEND_CALL_MS + 1000

/**
 * Does work once for all requests that want it at the same time (single flight). In workerd a promise of one request
 * must not be awaited in another, so the others poll for the result, each by its own timer.
 */
export class SingleFlight<Result> {
  readonly #inFlight = new Map<string, SharedWork<Result>>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Joins the work for `key`, or begins it. */
  join(key: string, begin: () => Promise<Result>): Joined<Result> {
    const known = this.#inFlight.get(key)
    if (known !== undefined && this.#now() - known.startedAt < LOST_MS) {
      return {
        wait: (limitMs) =>
          resultOf(
            known,
            until(() => known.end !== undefined, limitMs),
          ),
      }
    }
    const shared: SharedWork<Result> = { startedAt: this.#now() }
    this.#inFlight.set(key, shared)
    const work = this.#run(key, shared, begin)
    return { work, wait: (limitMs) => resultOf(shared, withinTime(limitMs, work)) }
  }

  /** From now on requests begin new work; those that have joined still get their result. */
  clear(): void {
    this.#inFlight.clear()
  }

  async #run(key: string, shared: SharedWork<Result>, begin: () => Promise<Result>): Promise<void> {
    try {
      shared.end = { result: await begin() }
    } catch (error) {
      shared.end = { error }
    }
    if (this.#inFlight.get(key) === shared) this.#inFlight.delete(key)
  }
}

/** How the work has ended once the waiting for it is over. */
async function resultOf<Result>(
  shared: SharedWork<Result>,
  waiting: Promise<void>,
): Promise<Result | undefined> {
  await waiting
  if (shared.end === undefined) return undefined
  if ('error' in shared.end) throw shared.end.error
  return shared.end.result
}
