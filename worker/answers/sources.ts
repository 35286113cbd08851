import type { EndpointName } from '../../contract/endpoints.ts'
import { type Copy, freshMs } from './copy.ts'

/** What a page was made from: the calls it read, how long all of it is fresh, and how old its oldest old copy is. */
export class Sources {
  readonly #calls = new Map<EndpointName, number>()
  readonly #decisions: Promise<void>[] = []
  #freshUntil = Infinity
  #oldestAt: number | undefined

  /** Notes an answer or a copy that was handed out; an old one is one whose refresh failed. */
  use(name: EndpointName, { storedAt, isMissing }: Copy, isOld: boolean): void {
    this.#calls.set(name, Math.min(storedAt, this.#calls.get(name) ?? Infinity))
    this.#freshUntil = Math.min(this.#freshUntil, storedAt + freshMs(name, isMissing))
    if (isOld) this.#oldestAt = Math.min(this.#oldestAt ?? Infinity, storedAt)
  }

  /** Notes a read that may still end with an old copy. */
  addPending(decision: Promise<void>): void {
    this.#decisions.push(decision)
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
   * When the oldest of the old copies was fetched; nothing where none is old. Waits only for reads that may still end with an
   * old copy: reads without any copy can't, and do not delay the beginning of a page.
   */
  async oldestAt(): Promise<number | undefined> {
    await Promise.all(this.#decisions)
    return this.#oldestAt
  }
}
