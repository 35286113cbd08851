import { describe, expect, it } from 'vitest'
import { placeLabels } from './labels.ts'

const wish = (key: string, x: number, y: number, name = '云岫寺') => ({ key, x, y, name })

describe('placeLabels', () => {
  it('shows names that have room', () => {
    expect(placeLabels([wish('a', 0, 0), wish('b', 200, 0)], [])).toEqual(new Set(['a', 'b']))
  })

  it('shows the earlier one of two names that would overlap', () => {
    expect(placeLabels([wish('a', 0, 0), wish('b', 36, 0)], [])).toEqual(new Set(['a']))
  })

  it('hides a name that would cover a marker’s circle', () => {
    expect(placeLabels([wish('a', 0, 0), wish('b', 0, 40, '')], [])).toEqual(new Set())
  })

  it('hides a name that would lie under what is over the map', () => {
    const buttons = { left: 40, top: 0, right: 90, bottom: 200 }
    expect(placeLabels([wish('a', 0, 50), wish('b', 30, 150)], [buttons])).toEqual(new Set(['a']))
  })

  it('counts Latin letters as half as wide', () => {
    expect(placeLabels([wish('a', 0, 0, 'abcdef'), wish('b', 46, 0, 'abcdef')], []).size).toBe(2)
    expect(
      placeLabels([wish('a', 0, 0, '一二三四五六'), wish('b', 46, 0, '一二三四五六')], []).size,
    ).toBe(1)
  })
})
