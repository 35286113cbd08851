/** Waits for what happens after an answer: resolves when `condition` holds; only the test's own time limit ends it. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Waits for the next minute when this one has less than `neededMs` left: limiters count by the minute. */
export async function untilMinuteHasRoom(neededMs: number): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000)
  if (leftMs < neededMs) await new Promise((resolve) => setTimeout(resolve, leftMs + 100))
}
