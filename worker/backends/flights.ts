import { BACKEND_CALL_MS } from '../../client/shared/constants.ts'
import type { Copy } from './copy.ts'
import { sleep, withinTime } from './within-time.ts'

/** A fetch under way for whoever needs its answer. How it ended stands here as plain data. */
interface Flight {
  startedAt: number
  end?: { copy: Copy } | { error: unknown }
}

export interface Ticket {
  /** The work, for the one who began it: it must be kept alive beyond the request. */
  work?: Promise<void>
  /** The copy once it is there, nothing when that takes longer than `limitMs`. Throws what the work threw. */
  wait: (limitMs: number) => Promise<Copy | undefined>
}

/** A flight whose leader was cut off never ends; after so long the next request starts another. */
const LOST_MS = BACKEND_CALL_MS + 1000
const FIRST_LOOK_MS = 4
const LONGEST_PAUSE_MS = 50

/**
 * Makes one fetch of many that are wanted at the same time. In workerd a promise of one request must not be awaited in
 * another, so the others look for the result themselves, each by its own clock.
 */
export class Flights {
  readonly #flights = new Map<string, Flight>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** Joins the fetch for `key`, or begins it. */
  board(key: string, fetch: () => Promise<Copy>): Ticket {
    const known = this.#flights.get(key)
    if (known !== undefined && this.#now() - known.startedAt < LOST_MS) {
      return { wait: (limitMs) => lookFor(known, limitMs) }
    }
    const flight: Flight = { startedAt: this.#now() }
    this.#flights.set(key, flight)
    const work = this.#fly(key, flight, fetch)
    return {
      work,
      wait: async (limitMs) => {
        await withinTime(limitMs, work)
        return landed(flight)
      },
    }
  }

  async #fly(key: string, flight: Flight, fetch: () => Promise<Copy>): Promise<void> {
    try {
      flight.end = { copy: await fetch() }
    } catch (error) {
      flight.end = { error }
    }
    if (this.#flights.get(key) === flight) this.#flights.delete(key)
  }
}

async function lookFor(flight: Flight, limitMs: number): Promise<Copy | undefined> {
  let leftMs = limitMs
  let pauseMs = FIRST_LOOK_MS
  while (flight.end === undefined && leftMs > 0) {
    const nextMs = Math.min(pauseMs, leftMs)
    await sleep(nextMs)
    leftMs -= nextMs
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 1.5)
  }
  return landed(flight)
}

function landed({ end }: Flight): Copy | undefined {
  if (end === undefined) return undefined
  if ('error' in end) throw end.error
  return end.copy
}
