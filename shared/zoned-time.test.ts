import { expect, it } from 'vitest'
import {
  addDays,
  dayEndIn,
  dayIn,
  instantOf,
  offsetAt,
  restOfMonth,
  restOfWeekend,
} from './zoned-time.ts'

const HOUR_MS = 60 * 60 * 1000

it.each([
  ['Asia/Shanghai', '2026-11-20T15:59:59Z', '2026-11-20', '2026-11-20T16:00:00.000Z'],
  ['Asia/Shanghai', '2026-12-31T20:00:00Z', '2027-01-01', '2027-01-01T16:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-20T18:30:00Z', '2026-11-21', '2026-11-21T18:30:00.000Z'],
  // A day with 23 hours and a day with 25.
  ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-08', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01', '2026-11-02T05:00:00.000Z'],
  // In Cairo, the clocks skip from midnight to one o'clock. In Havana, they go back from one
  // o'clock to midnight, so midnight occurs twice.
  ['Africa/Cairo', '2026-04-23T12:00:00Z', '2026-04-23', '2026-04-23T22:00:00.000Z'],
  ['America/Havana', '2026-10-31T12:00:00Z', '2026-10-31', '2026-11-01T04:00:00.000Z'],
  ['America/Santiago', '2026-04-05T02:30:00Z', '2026-04-04', '2026-04-05T04:00:00.000Z'],
])('in %s the instant %s is on the day %s, which ends at %s', (zone, at, day, end) => {
  expect(dayIn(zone, Date.parse(at))).toBe(day)
  expect(new Date(dayEndIn(zone, Date.parse(at))).toISOString()).toBe(end)
})

it.each(['Asia/Shanghai', 'UTC', 'Europe/Berlin', 'America/Havana', 'Australia/Lord_Howe'])(
  'each day of %s ends when the next begins',
  (zone) => {
    for (let at = Date.UTC(2026, 0); at < Date.UTC(2027, 0); at += 5 * HOUR_MS) {
      const [day, end] = [dayIn(zone, at), dayEndIn(zone, at)]
      expect(end).toBeGreaterThan(at)
      expect([dayIn(zone, end - 1), dayIn(zone, end)]).toEqual([day, addDays(day, 1)])
    }
  },
)

it.each([
  ['Europe/Berlin', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
  ['Asia/Shanghai', '2026-11-25', 510, '2026-11-25T00:30:00.000Z'],
])(
  'in %s on %s, %d minutes after midnight, it is the instant %s',
  (zone, day, minutes, instant) => {
    expect(new Date(instantOf(zone, day, minutes)).toISOString()).toBe(instant)
  },
)

it.each([
  ['Asia/Shanghai', '2026-11-25', 540, '+08:00'],
  ['Asia/Kolkata', '2026-11-25', 540, '+05:30'],
  ['America/New_York', '2026-07-01', 0, '-04:00'],
  ['America/New_York', '2026-12-01', 1440, '-05:00'],
  ['America/St_Johns', '2026-12-01', 540, '-03:30'],
  ['UTC', '2026-12-01', 540, '+00:00'],
  // In 1900, the offsets of time zones included seconds.
  ['Asia/Shanghai', '1900-01-01', 540, '+08:06'],
])('in %s on %s, %d minutes after midnight, the offset is %s', (zone, day, minutes, offset) => {
  expect(offsetAt(zone, day, minutes)).toBe(offset)
})

it('returns the rest of this weekend and of this month', () => {
  expect(restOfWeekend('2026-11-23')).toEqual(['2026-11-28', '2026-11-29'])
  expect(restOfWeekend('2026-11-28')).toEqual(['2026-11-28', '2026-11-29'])
  expect(restOfWeekend('2026-11-29')).toEqual(['2026-11-29', '2026-11-29'])
  expect(restOfMonth('2026-12-31')).toEqual(['2026-12-31', '2026-12-31'])
  expect(restOfMonth('2028-02-03')).toEqual(['2028-02-03', '2028-02-29'])
})
