import { RETRY_RESERVE, RETRY_SHARE } from '../../client/shared/constants.ts'

/** Retries as a share of calls: a backend in trouble must not get twice the calls because of it. */
export class RetryBudget {
  #left = RETRY_RESERVE

  /** A call is made: a tenth of a retry more. */
  earn(): void {
    this.#left = Math.min(RETRY_RESERVE, this.#left + RETRY_SHARE)
  }

  /** Takes one retry, where one is left. */
  spend(): boolean {
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  get left(): number {
    return this.#left
  }
}
