import { BACKEND_CALL_MS, RENDERS_AT_ONCE } from '../../client/shared/constants.ts'
import { UnderWay } from '../backends/under-way.ts'
import { until } from '../backends/waiting.ts'

/** No page takes longer than the slowest of its calls, and a moment to draw it. */
const LOST_MS = BACKEND_CALL_MS + 1000

/** The pages being made at this moment: a few readers may have the same page made at once, a crowd waits for theirs. */
export class RendersInFlight {
  readonly #pages = new Map<string, UnderWay>()
  readonly #now: () => number

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** Counts a page as being made until the returned function is called. */
  begin(key: string): () => void {
    const renders = this.#pages.get(key) ?? new UnderWay(LOST_MS, this.#now)
    this.#pages.set(key, renders)
    const end = renders.begin()
    return () => {
      end()
      if (renders.count === 0 && this.#pages.get(key) === renders) this.#pages.delete(key)
    }
  }

  /** Waits while a crowd has the page made, for as long as a call may take, or until `isThere`. */
  async wait(key: string, isThere: () => boolean): Promise<void> {
    if (this.#isCrowded(key)) await until(() => !this.#isCrowded(key) || isThere(), BACKEND_CALL_MS)
  }

  #isCrowded(key: string): boolean {
    return (this.#pages.get(key)?.count ?? 0) >= RENDERS_AT_ONCE
  }
}
