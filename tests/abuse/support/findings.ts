import type { Ask } from './ask.ts'

/** Returns all results of `check` for the items. At most `atOnce` checks run at the same time. */
export async function findings<Item>(
  items: readonly Item[],
  atOnce: number,
  check: (item: Item) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = []
  const waiting = items.values()
  const work = async () => {
    for (const item of waiting) found.push(...(await check(item)))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return found
}

/** Returns the first ten findings and the number of the others, for a short message. */
export function inShort(found: readonly string[]): string[] {
  const first = found.slice(0, 10)
  return found.length > 10 ? [...first, `and ${found.length - 10} more`] : first
}

/**
 * Returns the slowest time for one of `paths` on this machine while nothing is wrong. Suites add it
 * to their time limits.
 */
export async function lagOf(ask: Ask, paths: readonly string[]): Promise<number> {
  const durations: number[] = []
  // The first request would also measure the start of the worker.
  await ask({ path: '/robots.txt' })
  await findings(paths, 4, async (path) => {
    durations.push((await ask({ path })).durationMs)
    return []
  })
  return Math.max(...durations)
}
