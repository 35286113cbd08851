import { describe, expect, it } from 'vitest'
import { LeastRecentMap } from './least-recent-map.ts'

describe('a map of limited weight', () => {
  it('lets go what was not asked for longest', () => {
    const map = new LeastRecentMap<number>(30)
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
    expect(map.bytes).toBe(30)
  })

  it('lets go as many as the new one needs', () => {
    const map = new LeastRecentMap<number>(30)
    for (const key of ['a', 'b', 'c']) map.set(key, 1, 10)
    map.set('d', 4, 25)
    expect(map.entries()).toEqual([['d', 4]])
    expect(map.bytes).toBe(25)
  })

  it('weighs a value once, however often it is set', () => {
    const map = new LeastRecentMap<number>(30)
    for (let i = 0; i < 9; i += 1) map.set('a', i, 10)
    expect([map.get('a'), map.bytes]).toEqual([8, 10])
    map.delete('a')
    map.delete('a')
    expect(map.bytes).toBe(0)
  })

  it('keeps nothing that is heavier than its limit, nor what it would replace', () => {
    const map = new LeastRecentMap<number>(30)
    map.set('a', 1, 10)
    map.set('a', 2, 31)
    expect([map.get('a'), map.bytes]).toEqual([undefined, 0])
  })
})
