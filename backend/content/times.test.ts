import { describe, expect, it } from 'vitest'
import { withTimes } from './entries.ts'

const read = (written: unknown, key = 'publishedAt', zone = 'Asia/Shanghai') =>
  withTimes({ [key]: written }, zone, 'file: ')[key]

describe('a time that an editor writes', () => {
  it.each([
    ['2026-11-25T09:00:00+08:00', '2026-11-25T09:00:00+08:00'],
    ['2026-11-25', '2026-11-25T00:00:00+08:00'],
    ['2026-11-25T09:00', '2026-11-25T09:00:00+08:00'],
    ['2026-11-25 09:00', '2026-11-25T09:00:00+08:00'],
    ['2026-11-25T09:00:07', '2026-11-25T09:00:07+08:00'],
    ['2026-11-25T09:00:07.25', '2026-11-25T09:00:07+08:00'],
    ['2026-11-25T01:00Z', '2026-11-25T09:00:00+08:00'],
    ['2026-11-25t01:00z', '2026-11-25T09:00:00+08:00'],
    ['2026-11-24T20:30-0430', '2026-11-25T09:00:00+08:00'],
    ['2026-11-25T10:00+09', '2026-11-25T09:00:00+08:00'],
    ['2026-12-31T24:00', '2027-01-01T00:00:00+08:00'],
    ['2024-02-29', '2024-02-29T00:00:00+08:00'],
  ])('may be written as %s', (written, time) => {
    expect(read(written)).toBe(time)
  })

  it.each([
    ['2026-07-01T09:00', '2026-07-01T15:00:00+08:00'],
    ['2026-12-01T09:00', '2026-12-01T16:00:00+08:00'],
    ['2026-12-01', '2026-12-01T07:00:00+08:00'],
    ['2026-12-01T09:00Z', '2026-12-01T17:00:00+08:00'],
  ])('is read in the site’s time zone: %s in Europe/Paris', (written, time) => {
    expect(read(written, 'publishedAt', 'Europe/Paris')).toBe(time)
  })

  it('is the end of the day if the field is an end time', () => {
    for (const key of ['endAt', 'withdrawAt'])
      expect(read('2026-11-25', key)).toBe('2026-11-25T23:59:59+08:00')
    expect(read('2026-11-25T09:00', 'endAt')).toBe('2026-11-25T09:00:00+08:00')
    // In Paris, this day has 25 hours.
    expect(read('2026-10-25', 'endAt', 'Europe/Paris')).toBe('2026-10-26T06:59:59+08:00')
  })

  it.each([
    '',
    'soon',
    '2026-02-30',
    '2026-13-01',
    '2026-11-25T25:00',
    '2026-11-25T09:60',
    '2026-11-25T24:01',
    '2026-11-25T9:00',
    '25.11.2026',
    '2026/11/25',
    '0001-01-01',
    '2026-11-25T09:00+08:00 or so',
    2026,
    20261125,
    true,
    ['2026-11-25'],
  ])('may not be %j', (written) => {
    expect(() => read(written)).toThrow(/^file: publishedAt: .* is no date, nor a date and time/)
  })

  it('may be in a nested field, and other fields do not change', () => {
    const event = { startAt: '2026-11-25', venue: '2026-11-25' }
    expect(withTimes({ event }, 'Asia/Shanghai', 'file: ')).toEqual({
      event: { startAt: '2026-11-25T00:00:00+08:00', venue: '2026-11-25' },
    })
    expect(() => withTimes({ event: { startAt: 'x' } }, 'Asia/Shanghai', 'file: ')).toThrow(
      'file: event.startAt: "x" is no date',
    )
  })
})
