/** Waits for what happens after an answer: ends when `condition` holds; the test's own time limit is its limit. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Waits for a minute to begin when this one has less than `leastMs` left: limiters count by the minute. */
export async function untilMinuteHasRoom(leastMs: number): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000)
  if (leftMs < leastMs) await new Promise((resolve) => setTimeout(resolve, leftMs + 100))
}
