/** The result of `work`, or `undefined` when it takes longer than `limitMs`; the work itself goes on. */
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

/** Resolves after `durationMs`. */
export function sleep(durationMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationMs))
}
