import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileStore, memoryStore } from './stores.ts'

afterEach(() => vi.useRealTimers())

describe.each([
  ['memory', memoryStore],
  ['a file', () => fileStore(':memory:')],
])('a store in %s', (_place, openStore) => {
  it('returns a value until it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = openStore()
    await store.set('always', 'a')
    await store.set('a minute', 'b', 60)
    expect(await store.get('a minute')).toBe('b')
    vi.setSystemTime(Date.now() + 61_000)
    expect(await store.get('a minute')).toBeNull()
    expect(await store.get('always')).toBe('a')
    expect(await store.get('never')).toBeNull()
  })

  it('counts each key, and restarts after the given time', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const store = openStore()
    expect(await store.count('a', 60)).toBe(1)
    expect(await store.count('a', 60)).toBe(2)
    expect(await store.count('b', 60)).toBe(1)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await store.count('a', 60)).toBe(1)
  })
})
