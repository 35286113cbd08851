import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { fitting, fittingById } from './lenient.ts'
import { category } from './listing.ts'

describe('rows of the backend', () => {
  it('are kept if they fit, up to the contract’s limit', () => {
    const sent = [1, 'x', 2, 3, 4]
    expect(v.parse(fitting(v.number(), 3), sent)).toEqual([1, 2, 3])
    expect(
      v.parse(
        fitting(v.number()),
        Array.from({ length: 1000 }, () => 1),
      ),
    ).toHaveLength(100)
  })

  it('break the contract together if none of several fits, while a single one is left out', () => {
    expect(v.is(fitting(v.number()), ['1', '2'])).toBe(false)
    expect(v.parse(fitting(v.number()), ['1'])).toEqual([])
    expect(v.parse(fitting(v.number()), [])).toEqual([])
  })

  it('are kept once where an id identifies them', () => {
    const sent = [
      { id: 'tea', name: 'a' },
      { id: 'lake', name: 'b' },
      { id: 'tea', name: 'c' },
    ]
    expect(v.parse(fittingById(category), sent)).toMatchObject(sent.slice(0, 2))
    expect(v.parse(fittingById(category), sent)).toHaveLength(2)
  })
})
