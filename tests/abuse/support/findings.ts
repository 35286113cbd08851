import type { Ask } from './ask.ts'

/** Everything that `check` finds in the items; checks at most `atOnce` of them at a time. */
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

/** The first ten findings and how many more there are, for a readable message. */
export function inShort(found: readonly string[]): string[] {
  const first = found.slice(0, 10)
  return found.length > 10 ? [...first, `and ${found.length - 10} more`] : first
}

/** How long this machine now takes at most for one of `paths` when nothing is wrong; suites add it to time limits. */
export async function lagOf(ask: Ask, paths: readonly string[]): Promise<number> {
  const durations: number[] = []
  // The first request also waits for the worker to start.
  await ask({ path: '/robots.txt' })
  await findings(paths, 4, async (path) => {
    durations.push((await ask({ path })).durationMs)
    return []
  })
  return Math.max(...durations)
}
