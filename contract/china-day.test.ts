import { describe, expect, it } from 'vitest'
import { chinaDay } from './china-day.ts'

describe('chinaDay', () => {
  it('changes at midnight in China, not at midnight UTC', () => {
    expect(chinaDay(Date.parse('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
    expect(chinaDay(Date.parse('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
    expect(chinaDay(Date.parse('2026-12-31T20:00:00Z'))).toBe('2027-01-01')
  })
})
