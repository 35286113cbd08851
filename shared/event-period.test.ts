import { describe, expect, it } from 'vitest'
import { eventPeriod, isEventOver } from './event-period.ts'

const SHANGHAI = 'Asia/Shanghai'

/** Returns the first and last day of a period, whether it lasts whole days, and its end. */
function textOf(startAt: string, endAt?: string, zone = SHANGHAI) {
  const { firstDay, lastDay, isWholeDays, ends } = eventPeriod({ startAt, endAt }, zone)
  return [firstDay, lastDay, isWholeDays, ends && new Date(ends).toISOString()]
}

describe('the period of an activity', () => {
  it.each([
    // Ends at the end of its day.
    ['2026-12-31T20:00+08:00', '2027-01-01T00:00+08:00', '2026-12-31', '2026-12-31', false],
    // Two whole days.
    ['2026-12-12T00:00+08:00', '2026-12-14T00:00+08:00', '2026-12-12', '2026-12-13', true],
    // Lasts through a night.
    ['2026-12-06T22:00+08:00', '2026-12-07T02:00+08:00', '2026-12-06', '2026-12-07', false],
    // Ends at 23:59:59, because some databases store the end of a day like this.
    ['2026-12-15T00:00:00+08:00', '2026-12-15T23:59:59+08:00', '2026-12-15', '2026-12-15', true],
    ['2026-12-15T00:00:00+08:00', '2026-12-15T23:59:00+08:00', '2026-12-15', '2026-12-15', true],
    ['2026-12-15T19:00:00+08:00', '2026-12-15T23:59:59+08:00', '2026-12-15', '2026-12-15', false],
    // Given with the offset of another time zone.
    ['2026-12-11T16:00:00Z', '2026-12-12T16:00:00Z', '2026-12-12', '2026-12-12', true],
  ])('has the right days from %s to %s', (startAt, endAt, first, last, isWhole) => {
    expect(textOf(startAt, endAt).slice(0, 3)).toEqual([first, last, isWhole])
  })

  it('has no end if none is given, or if it is not after the start', () => {
    const start = '2026-12-15T20:00:00+08:00'
    for (const end of [undefined, start, '2026-12-15T19:00:00+08:00', '2025-01-01T00:00:00+08:00'])
      expect(textOf(start, end)).toEqual(['2026-12-15', '2026-12-15', false, undefined])
  })

  it('ends with its day if its end is unknown', () => {
    const event = { startAt: '2026-12-15T20:00:00+08:00' }
    expect(isEventOver(event, new Date('2026-12-15T23:59:59+08:00'), SHANGHAI)).toBe(false)
    expect(isEventOver(event, new Date('2026-12-16T00:00:00+08:00'), SHANGHAI)).toBe(true)
  })

  it('is the whole day if it begins at midnight and has no end', () => {
    expect(textOf('2026-12-15T00:00:00+08:00').slice(0, 3)).toEqual([
      '2026-12-15',
      '2026-12-15',
      true,
    ])
  })

  it.each([
    // Days with 23 and with 25 hours.
    ['Europe/Paris', '2026-03-29T00:00:00+01:00', '2026-03-30T00:00:00+02:00', '2026-03-29'],
    ['Europe/Paris', '2026-10-25T00:00:00+02:00', '2026-10-26T00:00:00+01:00', '2026-10-25'],
    // In Cairo this day begins at 01:00.
    ['Africa/Cairo', '2026-04-24T00:00:00+02:00', '2026-04-25T00:00:00+03:00', '2026-04-24'],
    ['America/Santiago', '2026-09-06T00:00:00-04:00', '2026-09-07T00:00:00-03:00', '2026-09-06'],
  ])('may be a whole day on which the clocks change: %s', (zone, startAt, endAt, day) => {
    expect(textOf(startAt, endAt, zone).slice(0, 3)).toEqual([day, day, true])
  })
})
