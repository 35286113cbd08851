import { describe, expect, it } from 'vitest'
import { ENTRY_BYTES, LruCache } from './lru-cache.ts'

/** Memory of an entry with a key of one letter, excluding its value. */
const BESIDE = ENTRY_BYTES + 2
/** Room for three entries with values of ten bytes. */
const LIMIT = 3 * (BESIDE + 10)

describe('an LRU cache', () => {
  it('drops the least recently used entry', () => {
    const cache = new LruCache<number>(LIMIT)
    cache.set('a', 1, 10)
    cache.set('b', 2, 10)
    cache.set('c', 3, 10)
    cache.get('a')
    cache.set('d', 4, 10)
    expect(cache.entries()).toEqual([
      ['c', 3],
      ['a', 1],
      ['d', 4],
    ])
    expect(cache.bytes).toBe(LIMIT)
  })

  it('drops as many entries as a new one requires', () => {
    const cache = new LruCache<number>(LIMIT)
    for (const key of ['a', 'b', 'c']) cache.set(key, 1, 10)
    cache.set('d', 4, LIMIT - BESIDE - 5)
    expect(cache.entries()).toEqual([['d', 4]])
    expect(cache.bytes).toBe(LIMIT - 5)
  })

  it('counts the size of a value once, even if it is set several times', () => {
    const cache = new LruCache<number>(LIMIT)
    for (let i = 0; i < 9; i += 1) cache.set('a', i, 10)
    expect([cache.get('a'), cache.bytes]).toEqual([8, BESIDE + 10])
    cache.delete('a')
    cache.delete('a')
    expect(cache.bytes).toBe(0)
  })

  it('stores no value above its limit, and drops the value with the same key', () => {
    const cache = new LruCache<number>(LIMIT)
    cache.set('a', 1, 10)
    cache.set('a', 2, LIMIT - BESIDE + 1)
    expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0])
  })

  it('counts the size of entries and keys too, so that empty values stay within the limit', () => {
    const cache = new LruCache<true>(64 * 1024)
    for (let id = 0; id < 10_000; id += 1) cache.set(`cultureDetail:id=${id}`, true, 0)
    expect(cache.entries().length).toBeLessThan((64 * 1024) / ENTRY_BYTES)
    expect(cache.bytes).toBeLessThanOrEqual(64 * 1024)
  })
})
