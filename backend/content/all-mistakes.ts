/**
 * The results of all tasks, in their order. If some fail, all are run nevertheless, and the error has the message of each,
 * a line each: one run of a command shows everything that is to be mended.
 */
export async function resultsOf<Result>(
  tasks: readonly (() => Result | Promise<Result>)[],
): Promise<Result[]> {
  const outcomes = await Promise.allSettled(tasks.map(async (task) => task()))
  const errors = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  if (errors.length === 0)
    return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const [fault] = errors.filter((error) => !isMistake(error))
  if (fault !== undefined) throw fault
  const messages = new Set(errors.map((error) => (isMistake(error) ? error.message : '')))
  throw new Error([...messages].join('\n'), { cause: errors[0] })
}

/** Whether an error is a sentence for whoever wrote the file, as all plain `Error`s are. */
function isMistake(error: unknown): error is Error {
  return error instanceof Error && error.constructor === Error
}
