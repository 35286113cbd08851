import { BACKEND_CALL_MS, RENDERS_AT_ONCE } from '../../client/shared/constants.ts'
import { UnderWay } from '../backends/under-way.ts'
import { until } from '../backends/waiting.ts'

/** No page takes longer than the slowest of its calls, and a moment to draw it. */
const LOST_MS = BACKEND_CALL_MS + 1000

interface PageInFlight {
  renders: UnderWay
  /** What the last of them to end has failed with. */
  failure?: { error: unknown } | undefined
}

/**
 * The pages being made at this moment: a few readers may have the same page made at once, a crowd waits for theirs and
 * shares their failure, or each of it would ask a broken backend again.
 */
export class RendersInFlight {
  readonly #pages = new Map<string, PageInFlight>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Counts a page as being made until the returned function is called, with what the making failed with, if it did. */
  begin(key: string): (failure?: { error: unknown }) => void {
    const page = this.#pages.get(key) ?? { renders: new UnderWay(LOST_MS, this.#now) }
    this.#pages.set(key, page)
    const end = page.renders.begin()
    return (failure) => {
      end()
      page.failure = failure
      if (page.renders.count === 0 && this.#pages.get(key) === page) this.#pages.delete(key)
    }
  }

  /**
   * Waits while a crowd has the page made, for as long as a call may take, or until `isThere`. Throws what one of those
   * that it waits for fails with.
   */
  async wait(key: string, isThere: () => boolean): Promise<void> {
    const page = this.#pages.get(key)
    if (page === undefined) return
    const { failure: before } = page
    const isOver = () => !isCrowded(page) || page.failure !== before
    await until(() => isOver() || isThere(), BACKEND_CALL_MS)
    if (page.failure && page.failure !== before && !isThere()) throw page.failure.error
  }
}

function isCrowded({ renders }: PageInFlight): boolean {
  return renders.count >= RENDERS_AT_ONCE
}
