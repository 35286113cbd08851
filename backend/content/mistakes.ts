/** Collects the mistakes of several tasks, so that one run reports all of them. */
export class Mistakes {
  readonly #errors: unknown[] = []

  /** Returns the result of a task; undefined if it fails. Then its mistake is collected. */
  async from<Result>(task: () => Result | Promise<Result>): Promise<Result | undefined> {
    try {
      return await task()
    } catch (error) {
      this.#errors.push(error)
      return undefined
    }
  }

  /** Throws an error with one line for each different mistake. `select` can remove lines. */
  throwIfAny(select?: (lines: readonly string[]) => string[]): void {
    if (this.#errors.length > 0) throw this.error(select)
  }

  /** Returns an error with all mistakes; or, if the code itself has failed, that error. */
  error(select = (lines: readonly string[]) => [...lines]): unknown {
    return this.#fault() ?? new Error(select(this.#lines()).join('\n'), { cause: this.#errors[0] })
  }

  /** Returns all mistakes, one per line. Throws if one of them is an error in the code itself. */
  lines(): string[] {
    const fault = this.#fault()
    if (fault !== undefined) throw fault
    return this.#lines()
  }

  #fault(): unknown {
    return this.#errors.find((error) => !isMistake(error))
  }

  #lines(): string[] {
    const all = this.#errors.flatMap((error) => (isMistake(error) ? error.message.split('\n') : []))
    return [...new Set(all)]
  }
}

/** Returns whether an error is for the author of a file, as every plain `Error` is. */
function isMistake(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error
}
