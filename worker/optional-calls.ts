import { failureText } from '../shared/failure-text.ts'
import type { Language } from '../locales/languages.ts'
import { BackendError } from './upstream/call.ts'
import { noteFailure } from './log.ts'
import type { LoadContext } from './pages/define-page.ts'
import type { Frame } from './render/frame.ts'
import type { Scope } from './scope.ts'

/** The calls for the optional data of one page, and what the visitor is told of those that failed. */
export class OptionalCalls {
  readonly #calls: Promise<unknown>[] = []
  #inFlight = 0
  readonly #failures = new Set<string>()
  readonly #scope: Scope
  readonly #language: Language

  constructor(scope: Scope, language: Language) {
    this.#scope = scope
    this.#language = language
  }

  /** Watches a call: if it fails with a `BackendError`, its result is `undefined` and the failure is noted. */
  readonly add: LoadContext['optional'] = (call) => {
    this.#inFlight += 1
    const settled = call
      .catch((error: unknown) => {
        if (!(error instanceof BackendError)) throw error
        noteFailure(this.#scope, error)
        this.#failures.add(failureText(this.#language, error))
        return undefined
      })
      .finally(() => {
        this.#inFlight -= 1
      })
    this.#calls.push(settled)
    return settled
  }

  /** Whether a call has failed so far. */
  get haveFailed(): boolean {
    return this.#failures.size > 0
  }

  /** What the visitor is told of the failed calls, each text once; waits until all calls have ended. */
  async failures(): Promise<readonly string[]> {
    await Promise.all(this.#calls)
    return [...this.#failures]
  }

  /** The same, at once if no call is in flight. */
  failuresLater(): Frame['toasts'] {
    return this.#inFlight === 0 ? [...this.#failures] : this.failures()
  }
}
