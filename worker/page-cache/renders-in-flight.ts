import { BACKEND_CALL_MS } from '../limits.ts'
import { InFlightCounter } from '../lib/in-flight-counter.ts'
import { until } from '../lib/waiting.ts'

/** How many readers may have the same page made at the same time; the next ones wait for it. */
export const RENDERS_AT_ONCE = 4

/** No page takes longer than the slowest of its calls, and a moment to draw it. */
const LOST_MS = BACKEND_CALL_MS + 1000

interface PageInFlight {
  renders: InFlightCounter
  /** Why the last render that ended has failed, if it has. */
  failure?: { error: unknown } | undefined
}

/**
 * The pages that are being made. A few requests may make the same page at the same time; all others wait for their result and
 * share their failure, or each would ask a broken backend again.
 */
export class RendersInFlight {
  readonly #pages = new Map<string, PageInFlight>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Counts a render of a page until the returned function is called, with its failure if it has failed. */
  begin(key: string): (failure?: { error: unknown }) => void {
    const page = this.#pages.get(key) ?? { renders: new InFlightCounter(LOST_MS, this.#now) }
    this.#pages.set(key, page)
    const end = page.renders.begin()
    return (failure) => {
      end()
      page.failure = failure
      if (page.renders.count === 0 && this.#pages.get(key) === page) this.#pages.delete(key)
    }
  }

  /**
   * Waits while the most requests allowed are making the page, until `isThere`, or as long as a call may take. Throws the
   * failure of one of them. Nothing is to be waited for where fewer are: whoever begins at once then is counted before the next.
   */
  wait(key: string, isThere: () => boolean): Promise<void> | undefined {
    const page = this.#pages.get(key)
    return page && isCrowded(page) ? waitFor(page, isThere) : undefined
  }
}

async function waitFor(page: PageInFlight, isThere: () => boolean): Promise<void> {
  const { failure: before } = page
  const isOver = () => !isCrowded(page) || page.failure !== before
  await until(() => isOver() || isThere(), BACKEND_CALL_MS)
  if (page.failure && page.failure !== before && !isThere()) throw page.failure.error
}

function isCrowded({ renders }: PageInFlight): boolean {
  return renders.count >= RENDERS_AT_ONCE
}
