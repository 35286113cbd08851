import type { Answer } from './client.ts'
import { quantile } from './load.ts'
import type { Visit } from './visits.ts'

/** Counts and times the answers in a test under load. */
export class Tally {
  readonly #begin = performance.now()
  readonly #statuses = new Map<string, number>()
  readonly #seen = new Set<string>()
  /** Failed requests for pages that had been answered before. */
  readonly #relapses: { second: number; kind: string; path: string; status: number }[] = []
  readonly #durations = new Map<number, number[]>()
  readonly #refusals: number[] = []
  #withoutRetryAfter = 0
  #turnedAway = 0

  /** Counts a visit whose request was not sent, because all connections were in use. */
  turnAway(): void {
    this.#turnedAway += 1
  }

  /** Counts a visit. Without `answer`, it timed out or its connection closed. */
  add({ kind, path }: Visit, answer: Answer | undefined): void {
    const status = answer?.status ?? 0
    const second = Math.floor((performance.now() - this.#begin) / 1000)
    const key = `${kind} ${status}`
    this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1)
    if (status === 200) this.#seen.add(path)
    else if ((status === 0 || status >= 500) && this.#seen.has(path)) {
      this.#relapses.push({ second, kind, path, status })
    }
    if (answer !== undefined) this.#time(answer, second)
  }

  #time({ status, headers, durationMs }: Answer, second: number): void {
    const durations = this.#durations.get(second) ?? []
    durations.push(durationMs)
    this.#durations.set(second, durations)
    if (status !== 503) return
    this.#refusals.push(durationMs)
    if (headers['retry-after'] === undefined) this.#withoutRetryAfter += 1
  }

  summary() {
    const all = [...this.#durations.values()].flat()
    return {
      statuses: Object.fromEntries([...this.#statuses].toSorted(([a], [b]) => a.localeCompare(b))),
      turnedAway: this.#turnedAway,
      relapses: this.#relapses,
      p50Ms: quantile(all, 0.5),
      p99Ms: quantile(all, 0.99),
      refusals: {
        count: this.#refusals.length,
        p99Ms: quantile(this.#refusals, 0.99),
        withoutRetryAfter: this.#withoutRetryAfter,
      },
      seconds: [...this.#durations]
        .toSorted(([a], [b]) => a - b)
        .map(([second, durations]) => ({
          second,
          answers: durations.length,
          p99Ms: quantile(durations, 0.99),
        })),
    }
  }
}

export type Summary = ReturnType<Tally['summary']>
