import { BACKEND_CALL_MS } from '../../client/shared/constants.ts'
import { until, withinTime } from './waiting.ts'

/** Work under way that several requests may wait for; plain data, so that they can share it. */
interface Flight<Result> {
  startedAt: number
  hasLooked: boolean
  end?: { result: Result } | { error: unknown }
}

export interface Ticket<Result> {
  /** The work, for the one who began it: it must be kept alive beyond the request. */
  work?: Promise<void>
  /** Returns when the work has looked at what was kept, or after `limitMs`. */
  look: (limitMs: number) => Promise<void>
  /** The result once it is there, nothing when that takes longer than `limitMs`. Throws what the work threw. */
  wait: (limitMs: number) => Promise<Result | undefined>
}

/** Work for `Flights`; it calls `looked` when it has looked at what was kept, where it does so first. */
type Work<Result> = (looked: () => void) => Promise<Result>

/** A flight whose leader was cut off never ends; after so long the next request starts another. */
const LOST_MS = BACKEND_CALL_MS + 1000

/**
 * Does once what many requests want at the same time (single flight). In workerd a promise of one request must not be awaited in
 * another, so the others look for the result themselves, each by its own clock.
 */
export class Flights<Result> {
  readonly #flights = new Map<string, Flight<Result>>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Joins the work for `key`, or begins it. */
  board(key: string, begin: Work<Result>): Ticket<Result> {
    const known = this.#flights.get(key)
    if (known !== undefined && this.#now() - known.startedAt < LOST_MS) return follow(known)
    const flight: Flight<Result> = { startedAt: this.#now(), hasLooked: false }
    this.#flights.set(key, flight)
    const { promise: looking, resolve } = Promise.withResolvers<void>()
    const work = this.#fly(key, flight, () =>
      begin(() => {
        flight.hasLooked = true
        resolve()
      }),
    )
    return {
      work,
      look: async (limitMs) => withinTime(limitMs, Promise.race([looking, work])),
      wait: async (limitMs) => {
        await withinTime(limitMs, work)
        return landed(flight)
      },
    }
  }

  /** From now on requests begin new work; tickets that were given out stay good. */
  clear(): void {
    this.#flights.clear()
  }

  async #fly(key: string, flight: Flight<Result>, begin: () => Promise<Result>): Promise<void> {
    try {
      flight.end = { result: await begin() }
    } catch (error) {
      flight.end = { error }
    }
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
  }
}

function follow<Result>(flight: Flight<Result>): Ticket<Result> {
  return {
    look: (limitMs) => until(() => flight.hasLooked || flight.end !== undefined, limitMs),
    wait: async (limitMs) => {
      await until(() => flight.end !== undefined, limitMs)
      return landed(flight)
    },
  }
}

function landed<Result>({ end }: Flight<Result>): Result | undefined {
  if (end === undefined) return undefined
  if ('error' in end) throw end.error
  return end.result
}
