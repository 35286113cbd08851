import { BACKEND_CALL_MS, CALLS_IN_FLIGHT, PLACE_WAIT_MS } from '../../client/shared/constants.ts'
import { sleep } from './within-time.ts'

/** How long after its limit a call still counts as under way. */
const GRACE_MS = 500
const LOOK_MS = 10

/** The calls that this isolate has under way, as many as may be. */
export class CallsInFlight {
  readonly #begun = new Set<{ at: number }>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  get count(): number {
    this.#dropLost()
    return this.#begun.size
  }

  /** Takes a place, waiting a moment for one, and answers how to give it back; nothing where none came free. */
  async begin(): Promise<(() => void) | undefined> {
    for (let waitedMs = 0; this.count >= CALLS_IN_FLIGHT; waitedMs += LOOK_MS) {
      if (waitedMs >= PLACE_WAIT_MS) return undefined
      await sleep(LOOK_MS)
    }
    const call = { at: this.#now() }
    this.#begun.add(call)
    return () => this.#begun.delete(call)
  }

  /** A request that was cut off never gives its place back, so places come free by themselves. */
  #dropLost(): void {
    const longAgo = this.#now() - BACKEND_CALL_MS - GRACE_MS
    for (const call of this.#begun) if (call.at < longAgo) this.#begun.delete(call)
  }
}
