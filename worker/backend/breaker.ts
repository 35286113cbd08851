import { BACKEND_CALL_MS } from '../limits.ts'

/** A call that fails this often in a row is not made for a while: too often for chance, and soon enough for a backend that is down. */
const BREAKER_FAILURES_IN_A_ROW = 5
/** So is one that fails half of the time in this many calls, for a backend that is overloaded and still answers some. */
const BREAKER_WINDOW = 20
/** For how long: pages are whole again within seconds after a fault (`DEGRADED_PAGE_FRESH_MS`), and a backend can recover. */
export const BREAKER_OPEN_MS = 5000

/** How long it stays open is spread by a fifth, so that isolates don't all try again at the same moment. */
const SPREAD = 0.2
const MAX_OPEN_MS = BREAKER_OPEN_MS * (1 + SPREAD)

type BreakerState = 'closed' | 'open' | 'half-open'

/**
 * Keeps calls from a backend that can't answer them. It opens after five failures in a row or when half of the last
 * twenty calls failed; some five seconds later one call at a time is let through, and the first success closes it.
 */
export class Breaker {
  readonly #now: () => number
  #outcomes: boolean[] = []
  #openUntil: number | undefined
  /** Whether the trial, the one call of a half-open breaker, is in flight. */
  #isTrying = false

  constructor(now: () => number) {
    this.#now = now
  }

  get state(): BreakerState {
    if (this.#openUntil === undefined) return 'closed'
    const leftMs = this.#openUntil - this.#now()
    // More than it is ever opened for: the clock was ahead then, and was set right since.
    return leftMs > 0 && leftMs <= MAX_OPEN_MS ? 'open' : 'half-open'
  }

  /** Whether the trial in flight will decide if the next call may be made. */
  get isTrying(): boolean {
    return this.#isTrying && this.state === 'open'
  }

  /** Whether a call may be made now. Half open, one call at a time is admitted: the next one when this one must have ended. */
  admit(): boolean {
    const { state } = this
    if (state === 'half-open') {
      this.#openUntil = this.#now() + BACKEND_CALL_MS
      this.#isTrying = true
    }
    return state !== 'open'
  }

  succeed(): void {
    if (this.#openUntil !== undefined) this.#outcomes = []
    this.#openUntil = undefined
    this.#isTrying = false
    this.#record(true)
  }

  fail(): void {
    this.#isTrying = false
    this.#record(false)
    if (this.#openUntil !== undefined || this.#failsTooOften)
      this.#openUntil = this.#now() + BREAKER_OPEN_MS * (1 - SPREAD + Math.random() * 2 * SPREAD)
  }

  get #failsTooOften(): boolean {
    const failuresAmong = (latest: number) =>
      this.#outcomes.slice(-latest).filter((isGood) => !isGood).length
    return (
      failuresAmong(BREAKER_FAILURES_IN_A_ROW) === BREAKER_FAILURES_IN_A_ROW ||
      (this.#outcomes.length === BREAKER_WINDOW &&
        failuresAmong(BREAKER_WINDOW) >= BREAKER_WINDOW / 2)
    )
  }

  #record(isGood: boolean): void {
    this.#outcomes = [...this.#outcomes, isGood].slice(-BREAKER_WINDOW)
  }
}
