import { describe, expect, it } from 'vitest'
import { lengthOf } from './guides.ts'

describe('lengthOf', () => {
  it('returns the distance on the ground in whole metres', () => {
    expect(
      lengthOf([
        [118, 30],
        [118, 31],
      ]),
    ).toBe(111_195)
    expect(
      lengthOf([
        [118, 30],
        [119, 30],
      ]),
    ).toBe(96_297)
  })

  it('adds up every segment, there and back', () => {
    expect(
      lengthOf([
        [118, 30],
        [118, 31],
        [118, 30],
      ]),
    ).toBe(222_390)
    expect(lengthOf([[118, 30]])).toBe(0)
  })
})
