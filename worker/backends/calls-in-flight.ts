import { BACKEND_CALL_MS, CALLS_IN_FLIGHT, PLACE_WAIT_MS } from '../../client/shared/constants.ts'
import { UnderWay } from './under-way.ts'
import { sleep } from './within-time.ts'

/** How long after its limit a call still counts as under way. */
const GRACE_MS = 500
const LOOK_MS = 10

/** The calls that this isolate has under way, as many as may be (a bulkhead). */
export class CallsInFlight {
  readonly #calls: UnderWay

  constructor(now: () => number) {
    this.#calls = new UnderWay(BACKEND_CALL_MS + GRACE_MS, now)
  }

  get count(): number {
    return this.#calls.count
  }

  /** Takes a place, waiting a moment for one, and returns the function that gives it back; nothing where none came free. */
  async begin(): Promise<(() => void) | undefined> {
    for (let waitedMs = 0; this.count >= CALLS_IN_FLIGHT; waitedMs += LOOK_MS) {
      if (waitedMs >= PLACE_WAIT_MS) return undefined
      await sleep(LOOK_MS)
    }
    return this.#calls.begin()
  }
}
