import { assert, integer, property } from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../../../shared/zoned-time.ts'
import { dueDay, lastDayDueBy } from './due.ts'

it.each([
  // A Thursday.
  ['2026-11-26', 1, '2026-11-27'],
  ['2026-11-26', 3, '2026-12-01'],
  ['2026-11-26', 7, '2026-12-07'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-29', 1, '2026-11-30'],
])('a complaint of %s with %i working days is due on %s', (day, days, due) => {
  expect(dueDay(day, days)).toBe(due)
})

it('`lastDayDueBy` is the inverse of `dueDay`', () => {
  const day = integer({ min: 0, max: 2000 }).map((count) => addDays('2025-01-01', count))
  assert(
    property(day, integer({ min: 1, max: 90 }), (by, days) => {
      const last = lastDayDueBy(by, days)
      expect(dueDay(last, days) <= by).toBe(true)
      expect(dueDay(addDays(last, 1), days) > by).toBe(true)
    }),
  )
})
