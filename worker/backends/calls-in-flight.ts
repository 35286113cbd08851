import { BACKEND_CALL_MS, CALLS_IN_FLIGHT } from '../../client/shared/constants.ts'

/** How long after its limit a call still counts as under way. */
const GRACE_MS = 500

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

  /** Takes a place and answers how to give it back; nothing where none is free. */
  begin(): (() => void) | undefined {
    if (this.count >= CALLS_IN_FLIGHT) return undefined
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
