import type { EndpointName } from '../../contract/endpoints.ts'
import { type Entry, freshUntil } from './cache.ts'

/** What a page was made from: the calls it read, how long all of it is fresh, and how old its oldest old answer is. */
export class Sources {
  readonly #calls = new Map<EndpointName, number>()
  readonly #undecided: Promise<unknown>[] = []
  #pending = 0
  #freshUntil = Infinity
  #oldestAt: number | undefined

  /** Notes an answer that was handed out; an old one is one whose refresh failed. */
  use(name: EndpointName, answer: Entry, isOld: boolean): void {
    const { storedAt } = answer
    this.#calls.set(name, Math.min(storedAt, this.#calls.get(name) ?? Infinity))
    this.#freshUntil = Math.min(this.#freshUntil, freshUntil(name, answer))
    if (isOld) this.#oldestAt = Math.min(this.#oldestAt ?? Infinity, storedAt)
  }

  /** Notes work that may end with the use of an old answer, and returns it. */
  undecided<Result>(work: Promise<Result>): Promise<Result> {
    this.#undecided.push(work)
    this.#pending += 1
    const decided = () => {
      this.#pending -= 1
    }
    work.then(decided, decided)
    return work
  }

  /** The calls, each with when the oldest of its answers came. */
  get calls(): readonly (readonly [EndpointName, storedAt: number])[] {
    return [...this.#calls]
  }

  /** Until when all that was read so far is fresh. */
  get freshUntil(): number {
    return this.#freshUntil
  }

  /**
   * When the oldest of the old answers was fetched; nothing where none is old. Waits only for reads that may still end with an
   * old one: reads of what no cache holds can't, and do not delay the beginning of a page.
   */
  async oldestAt(): Promise<number | undefined> {
    await Promise.allSettled(this.#undecided)
    return this.#oldestAt
  }

  /** The same, at once where every read has decided. */
  oldestLater(): number | undefined | Promise<number | undefined> {
    return this.#pending === 0 ? this.#oldestAt : this.oldestAt()
  }
}
