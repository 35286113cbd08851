/**
 * Counts what has begun and not ended. A request that is cut off never ends what it has begun, so nothing counts for longer
 * than `lostMs`.
 */
export class InFlightCounter {
  readonly #begun = new Set<{ at: number }>()
  readonly #lostMs: number
  readonly #now: () => number

  constructor(lostMs: number, now: () => number) {
    this.#lostMs = lostMs
    this.#now = now
  }

  get count(): number {
    const longAgo = this.#now() - this.#lostMs
    for (const each of this.#begun) if (each.at < longAgo) this.#begun.delete(each)
    return this.#begun.size
  }

  /** Begins one; the returned function ends it. */
  begin(): () => void {
    const one = { at: this.#now() }
    this.#begun.add(one)
    return () => void this.#begun.delete(one)
  }
}
