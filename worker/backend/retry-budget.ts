/** Retries may be a tenth of all calls, after a reserve for the first. */
const RETRY_SHARE = 0.1
export const RETRY_RESERVE = 10

/** Retries as a share of calls: a backend in trouble must not get twice the calls because of it. */
export class RetryBudget {
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
