/** Waits for what happens after an answer: ends when `condition` holds; the test's own time limit is its limit. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}
