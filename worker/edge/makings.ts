import { BACKEND_CALL_MS, MAKINGS_AT_ONCE } from '../../client/shared/constants.ts'
import { until } from '../backends/flights.ts'

/** A request that was cut off never says that it is done; after so long it is not counted any more. */
const LOST_MS = BACKEND_CALL_MS + 1000

/** The pages being made at this moment: a few readers may have the same page made at once, a crowd waits for theirs. */
export class Makings {
  readonly #begun = new Map<string, Set<{ at: number }>>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Counts a page as being made until the answer is called. */
  begin(key: string): () => void {
    const begun = this.#begun.get(key) ?? new Set()
    this.#begun.set(key, begun)
    const making = { at: this.#now() }
    begun.add(making)
    return () => {
      begun.delete(making)
      if (begun.size === 0 && this.#begun.get(key) === begun) this.#begun.delete(key)
    }
  }

  /** Waits while a crowd has the page made, for as long as a call may take, or until `isThere`. */
  async wait(key: string, isThere: () => boolean): Promise<void> {
    if (this.#isCrowded(key)) await until(() => !this.#isCrowded(key) || isThere(), BACKEND_CALL_MS)
  }

  #isCrowded(key: string): boolean {
    const longAgo = this.#now() - LOST_MS
    const begun = this.#begun.get(key)
    if (begun === undefined || begun.size < MAKINGS_AT_ONCE) return false
    for (const making of begun) if (making.at < longAgo) begun.delete(making)
    return begun.size >= MAKINGS_AT_ONCE
  }
}
