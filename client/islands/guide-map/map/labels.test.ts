import { describe, expect, it } from 'vitest'
import { placeLabels } from './labels.ts'

const candidate = (key: string, x: number, y: number, name = '老灯塔') => ({ key, x, y, name })

describe('placeLabels', () => {
  it('shows names that have room', () => {
    expect(placeLabels([candidate('a', 0, 0), candidate('b', 200, 0)], [])).toEqual(
      new Set(['a', 'b']),
    )
  })

  it('shows the earlier one of two names that would overlap', () => {
    expect(placeLabels([candidate('a', 0, 0), candidate('b', 36, 0)], [])).toEqual(new Set(['a']))
  })

  it('hides a name that would cover a marker’s circle', () => {
    expect(placeLabels([candidate('a', 0, 0), candidate('b', 0, 40, '')], [])).toEqual(new Set())
  })

  it('hides a name that would touch a cluster, which is larger', () => {
    const beside = { ...candidate('b', 0, 56, ''), radius: 20 }
    expect(placeLabels([candidate('a', 0, 0), beside], [])).toEqual(new Set())
    expect(placeLabels([candidate('a', 0, 0), candidate('b', 0, 56, '')], [])).toEqual(
      new Set(['a']),
    )
  })

  it('hides a name that would lie under what is over the map', () => {
    const buttons = { left: 40, top: 0, right: 90, bottom: 200 }
    expect(placeLabels([candidate('a', 0, 50), candidate('b', 30, 150)], [buttons])).toEqual(
      new Set(['a']),
    )
  })

  it('counts Latin letters as half as wide', () => {
    expect(
      placeLabels([candidate('a', 0, 0, 'abcdef'), candidate('b', 54, 0, 'abcdef')], []).size,
    ).toBe(2)
    expect(
      placeLabels([candidate('a', 0, 0, '一二三四五六'), candidate('b', 54, 0, '一二三四五六')], [])
        .size,
    ).toBe(1)
  })
})
