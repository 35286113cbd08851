import { BACKEND_CALL_MS } from '../limits.ts'
import type { EndpointName } from '../../contract/endpoints.ts'
import { InFlightCounter } from '../lib/in-flight-counter.ts'
import { sleep } from '../lib/waiting.ts'

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
export class CallsInFlight {
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
