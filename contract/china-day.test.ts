import { describe, expect, it } from 'vitest'
import { chinaDay, chinaDayEnd } from './china-day.ts'

describe('chinaDay', () => {
  it('changes at midnight in China, not at midnight UTC', () => {
    expect(chinaDay(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
    expect(chinaDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
    expect(chinaDay(Date.parse('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
  })
})

it.each([
  ['2026-11-20T16:00:00.000Z', '2026-11-21T16:00:00.000Z'],
  ['2026-11-21T15:59:59.999Z', '2026-11-21T16:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2026-12-31T16:00:00.000Z'],
])('the day of %s ends at midnight in China', (now, end) => {
  expect(new Date(chinaDayEnd(Date.parse(now))).toISOString()).toBe(end)
})
