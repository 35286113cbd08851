import { describe, expect, it } from 'vitest'
import { ENTRY_BYTES, LeastRecentMap } from './least-recent-map.ts'

/** What an entry with a key of one letter weighs besides its value. */
const BESIDE = ENTRY_BYTES + 2
/** Room for three values of ten. */
const LIMIT = 3 * (BESIDE + 10)

describe('a map of limited weight', () => {
  it('drops the least recently used entry', () => {
    const map = new LeastRecentMap<number>(LIMIT)
    map.set('a', 1, 10)
    map.set('b', 2, 10)
    map.set('c', 3, 10)
    map.get('a')
    map.set('d', 4, 10)
    expect(map.entries()).toEqual([
      ['c', 3],
      ['a', 1],
      ['d', 4],
    ])
    expect(map.bytes).toBe(LIMIT)
  })

  it('drops as many as the new one needs', () => {
    const map = new LeastRecentMap<number>(LIMIT)
    for (const key of ['a', 'b', 'c']) map.set(key, 1, 10)
    map.set('d', 4, LIMIT - BESIDE - 5)
    expect(map.entries()).toEqual([['d', 4]])
    expect(map.bytes).toBe(LIMIT - 5)
  })

  it('weighs a value once, however often it is set', () => {
    const map = new LeastRecentMap<number>(LIMIT)
    for (let i = 0; i < 9; i += 1) map.set('a', i, 10)
    expect([map.get('a'), map.bytes]).toEqual([8, BESIDE + 10])
    map.delete('a')
    map.delete('a')
    expect(map.bytes).toBe(0)
  })

  it('keeps nothing heavier than its limit, and drops the value that it would replace', () => {
    const map = new LeastRecentMap<number>(LIMIT)
    map.set('a', 1, 10)
    map.set('a', 2, LIMIT - BESIDE + 1)
    expect([map.get('a'), map.bytes]).toEqual([undefined, 0])
  })

  it('counts entries and keys too, so that weightless values stay within its limit', () => {
    const map = new LeastRecentMap<true>(64 * 1024)
    for (let id = 0; id < 10_000; id += 1) map.set(`cultureDetail:id=${id}`, true, 0)
    expect(map.entries().length).toBeLessThan((64 * 1024) / ENTRY_BYTES)
    expect(map.bytes).toBeLessThanOrEqual(64 * 1024)
  })
})
