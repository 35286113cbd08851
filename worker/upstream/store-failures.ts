import { STORE_DEADLINE_MS } from '../limits.ts'
import { withinTime } from '../lib/in-flight.ts'

type Store = 'KV' | 'limiter'
/** `garbage`: it answered, but nothing that could have been put into it. */
type Failure = 'throws' | 'is late' | 'garbage'

/** The same failure of a store is logged again only after this time: each of a crowd's requests meets it. */
const STORE_LOG_PAUSE_MS = 60_000

/** Failures of the stores that pages do without: counted for operators, and logged once a minute for each store and kind. */
export class StoreFailures {
  readonly #now: () => number
  readonly #seen = new Map<string, { count: number; loggedAt: number }>()

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  /** How often each store has failed in each way, as in `{ 'KV throws': 3 }`. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#seen].map(([name, { count }]) => [name, count]))
  }

  note(store: Store, failure: Failure, message: string): void {
    const name = `${store} ${failure}`
    const { count, loggedAt } = this.#seen.get(name) ?? { count: 0, loggedAt: -Infinity }
    // `abs`: the clock may have been ahead then.
    const isDue = Math.abs(this.#now() - loggedAt) >= STORE_LOG_PAUSE_MS
    this.#seen.set(name, { count: count + 1, loggedAt: isDue ? this.#now() : loggedAt })
    if (!isDue) return
    // oxlint-disable-next-line no-console -- the log
    console.warn(
      JSON.stringify({
        level: 'warn',
        failure: 'store',
        store,
        how: failure,
        count: count + 1,
        message,
      }),
    )
  }

  /**
   * What a store does within its time; `undefined` where it fails or takes longer, which is noted. Only the store's own work
   * belongs into `work`: an error of ours must not pass for a failure of the store.
   */
  async attempt<Result>(
    store: Store,
    work: () => Promise<Result>,
    limitMs = STORE_DEADLINE_MS,
  ): Promise<Result | undefined> {
    try {
      const done = await withinTime(limitMs, (async () => ({ result: await work() }))())
      if (done !== undefined) return done.result
      this.note(store, 'is late', `over ${limitMs} ms`)
    } catch (error) {
      this.note(store, 'throws', String(error))
    }
    return undefined
  }

  /** The same for a write, which nobody waits for; says whether it has succeeded. */
  async attemptWrite(store: Store, write: () => Promise<unknown>): Promise<boolean> {
    const done = await this.attempt(
      store,
      async () => ({ wrote: await write() }),
      WRITE_DEADLINE_MS,
    )
    return done !== undefined
  }
}

/** A store that takes longer to write counts as failed. */
const WRITE_DEADLINE_MS = 5000
