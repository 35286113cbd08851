/** `TESTS=full` runs all cases. Otherwise, long suites run a sample that depends on the seed. */
export const isFull = process.env['TESTS'] === 'full'

/** `TESTS_SEED=7 npm test` runs a different sample. */
export const seed = Number(process.env['TESTS_SEED'] ?? 20261121)

/** Returns all items in a full run, otherwise `size` of them in the same order. */
export function sample<Item>(items: readonly Item[], size: number): Item[] {
  if (isFull || items.length <= size) return [...items]
  const random = randomNumbers(seed)
  return items
    .map((item, index) => ({ item, index, lot: random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, size)
    .toSorted((a, b) => a.index - b.index)
    .map(({ item }) => item)
}

/** Returns how often a property test runs, in a sample and in a full run. */
export function runs(sampled: number, full: number): { numRuns: number; seed: number } {
  return { numRuns: isFull ? full : sampled, seed }
}

/** Returns a generator of numbers from 0 to 1 (mulberry32), the same for the same `start`. */
export function randomNumbers(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
