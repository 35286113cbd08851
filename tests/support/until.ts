/** Waits until `condition` holds. There is no timeout except the test's own. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Waits for a new minute unless `neededMs` are left in this one. Limits are per minute. */
export async function untilMinuteHasRoom(neededMs: number): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000)
  if (leftMs < neededMs) await new Promise((resolve) => setTimeout(resolve, leftMs + 100))
}
