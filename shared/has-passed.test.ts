import { describe, expect, it } from 'vitest'
import { hasPassed } from './event-period.ts'

const END = '2026-12-01T15:30:00+08:00'

describe('an instant', () => {
  it.each([
    ['2026-12-01T15:29:59+08:00', false],
    [END, true],
    ['2026-12-01T07:31:00Z', true],
  ])('at %s has passed: %s', (now, expected) => {
    expect(hasPassed(END, new Date(now))).toBe(expected)
  })

  it('with a delay has passed only after the delay', () => {
    expect(hasPassed(END, new Date('2026-12-01T16:29:59+08:00'), 3_600_000)).toBe(false)
    expect(hasPassed(END, new Date('2026-12-01T16:30:00+08:00'), 3_600_000)).toBe(true)
  })
})
