import { BACKEND_CALL_MS } from '../limits.ts'

/** The work of a cancelled request never settles. After this time, it is treated as lost. */
const LOST_MS = BACKEND_CALL_MS + 1000

/**
 * Work in flight, by key. Requests that need the same result await the same promise. Each request
 * has its own time limit (`withinTime`) for two reasons. In workerd, the promise of a cancelled
 * request never settles. And workerd cancels a request that waits without I/O of its own; a timer
 * is such I/O.
 */
export class InFlight<Result> {
  readonly #works = new Map<string, { work: Promise<Result>; at: number }[]>()
  readonly #most: number

  /** `most` is the number of requests that may do the same work at the same time. */
  constructor(most = 1) {
    this.#most = most
  }

  /** Returns the work in flight, or begins it synchronously, so that the next caller finds it. */
  join(key: string, begin: () => Promise<Result>): Promise<Result> {
    const works = this.#of(key)
    const [first] = works
    if (first && works.length >= this.#most)
      return works.length === 1 ? first.work : Promise.race(works.map(({ work }) => work))
    const entry = { work: begin(), at: Date.now() }
    this.#works.set(key, [...works, entry])
    const remove = () => this.#remove(key, entry.work)
    entry.work.then(remove, remove)
    return entry.work
  }

  /** Makes later requests begin new work. Requests that already wait still get their result. */
  clear(): void {
    this.#works.clear()
  }

  #of(key: string) {
    return (this.#works.get(key) ?? []).filter(({ at }) => Date.now() - at < LOST_MS)
  }

  #remove(key: string, work: Promise<Result>): void {
    const others = this.#of(key).filter((each) => each.work !== work)
    if (others.length > 0) this.#works.set(key, others)
    else this.#works.delete(key)
  }
}

/** Promises of which some may still be pending. */
export class Pending {
  readonly all: Promise<unknown>[] = []
  #count = 0

  add<Result>(work: Promise<Result>): Promise<Result> {
    this.all.push(work)
    this.#count += 1
    const end = () => {
      this.#count -= 1
    }
    work.then(end, end)
    return work
  }

  get isEmpty(): boolean {
    return this.#count === 0
  }
}

/** Returns the result of `work`; undefined if it takes longer. `work` itself is not cancelled. */
export async function withinTime<Result>(
  limitMs: number,
  work: Promise<Result>,
): Promise<Result | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), Math.max(0, limitMs))
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

export function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
