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

const FIRST_PAUSE_MS = 4
const MAX_PAUSE_MS = 50

/** Polls until `condition` holds or `limitMs` is over, less and less often, since many may poll at once. */
export async function until(condition: () => boolean, limitMs: number): Promise<void> {
  let leftMs = limitMs
  let pauseMs = FIRST_PAUSE_MS
  while (!condition() && leftMs > 0) {
    const nextMs = Math.min(pauseMs, leftMs)
    await sleep(nextMs)
    leftMs -= nextMs
    pauseMs = Math.min(MAX_PAUSE_MS, pauseMs * 1.5)
  }
}
