import { describe, expect, it } from 'vitest'
import { intlOf } from './intl.ts'

const DAY = { month: 'long', day: 'numeric' } as const

describe('intlOf', () => {
  it('formats a date in the language and the Chinese time zone, on every call', () => {
    const written = [1, 2].map(() =>
      (['zh', 'en'] as const).map((language) =>
        intlOf(language).formatDate('2026-11-20T20:00:00Z', DAY),
      ),
    )
    expect(written).toEqual([
      ['11月21日', '21 November'],
      ['11月21日', '21 November'],
    ])
  })

  it('does not confuse cached dates and formats', () => {
    const { formatDate, formatDateTimeRange } = intlOf('en')
    const [first, second] = ['2026-11-21T02:00:00Z', '2026-11-22T02:00:00Z']
    expect(formatDate(first, DAY)).not.toBe(formatDate(second, DAY))
    expect(formatDate(first, DAY)).not.toBe(formatDate(first, { year: 'numeric' }))
    expect(formatDateTimeRange(first, second, DAY)).not.toBe(formatDate(first, DAY))
    expect(formatDateTimeRange(first, second, DAY)).toMatch(/^21\s–\s22 November$/)
  })

  it('formats more dates than its cache can hold', () => {
    const days = Array.from(
      { length: 1200 },
      (_, index) => new Date(Date.UTC(2026, 0, 1 + index, 4)),
    )
    const written = days.map((day) => intlOf('zh').formatDate(day, { ...DAY, year: 'numeric' }))
    expect(new Set(written).size).toBe(1200)
    expect(written[0]).toBe('2026年1月1日')
    expect(intlOf('zh').formatDate(days[0], { ...DAY, year: 'numeric' })).toBe('2026年1月1日')
  })
})
