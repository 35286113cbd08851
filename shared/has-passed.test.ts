import { describe, expect, it } from 'vitest'
import { hasPassed } from './has-passed.ts'

const END = '2026-12-01T15:30:00+08:00'

describe('an instant', () => {
  it.each([
    ['2026-12-01T15:29:59+08:00', false],
    [END, true],
    ['2026-12-01T07:31:00Z', true],
  ])('seen from %s: has passed is %s', (now, expected) => {
    expect(hasPassed(END, new Date(now))).toBe(expected)
  })
})
