/**
 * Waits for effects after an answer: resolves when `condition` holds. Only the test's own timeout
 * limits the wait.
 */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/**
 * Waits for the next minute if this one has less than `neededMs` left, because limiters count by
 * the minute.
 */
export async function untilMinuteHasRoom(neededMs: number): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000)
  if (leftMs < neededMs) await new Promise((resolve) => setTimeout(resolve, leftMs + 100))
}
