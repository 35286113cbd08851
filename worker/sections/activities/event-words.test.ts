import { describe, expect, it } from 'vitest'
import { intlOf } from '../../render/intl.ts'
import { periodAtLength, periodInShort } from './event-words.ts'

const intl = intlOf('zh')

const walk = { startAt: '2026-12-01T07:00:00+08:00', endAt: '2026-12-01T15:30:00+08:00' }
const lanterns = { startAt: '2027-02-18T17:30:00+08:00', endAt: '2027-02-20T21:00:00+08:00' }

describe('periodAtLength', () => {
  it('contains the day once for an activity of one day', () => {
    expect(periodAtLength(intl, walk)).toBe('2026年12月1日星期二 07:00–15:30')
  })

  it.each([
    // Ends at the end of its day.
    ['2026-12-31T20:00+08:00', '2027-01-01T00:00+08:00', '2026年12月31日星期四 20:00–24:00'],
    [
      '2026-12-30T20:00+08:00',
      '2027-01-01T00:00+08:00',
      '2026年12月30日星期三 20:00–2026年12月31日星期四 24:00',
    ],
    // Whole days, in two notations.
    [
      '2026-12-12T00:00+08:00',
      '2026-12-14T00:00+08:00',
      '2026年12月12日星期六—2026年12月13日星期日',
    ],
    ['2026-12-15T00:00+08:00', '2026-12-15T23:59:59+08:00', '2026年12月15日星期二'],
    // Lasts through a night.
    [
      '2026-12-06T22:00+08:00',
      '2026-12-07T02:00+08:00',
      '2026年12月6日星期日 22:00 – 2026年12月7日星期一 02:00',
    ],
    // Without a usable end: it is missing, or not after the start.
    ['2026-12-06T22:00+08:00', undefined, '2026年12月6日星期日 22:00'],
    ['2026-12-06T22:00+08:00', '2026-12-06T22:00+08:00', '2026年12月6日星期日 22:00'],
    ['2026-12-06T22:00+08:00', '2026-12-05T00:00+08:00', '2026年12月6日星期日 22:00'],
  ])('formats the period from %s to %s', (startAt, endAt, words) => {
    expect(periodAtLength(intl, { startAt, endAt })).toBe(words)
  })

  it('contains both days for a longer activity', () => {
    expect(periodAtLength(intl, lanterns)).toMatch(/2月18日星期四 17:30.+2月20日星期六 21:00/)
  })
})

describe('periodInShort', () => {
  it('returns the hours of an activity of one day', () => {
    expect(periodInShort(intl, walk)).toBe('07:00–15:30')
  })

  it.each([
    ['zh', '2027-02-20T21:00:00+08:00', '2月18日—20日'],
    ['en', '2027-02-20T21:00:00+08:00', '18–20 Feb'],
    ['zh', '2027-03-02T21:00:00+08:00', '2月18日—3月2日'],
    ['en', '2027-03-02T21:00:00+08:00', '18\u00a0Feb\u00a0– 2\u00a0Mar'],
    ['zh', '2028-02-17T21:00:00+08:00', '2月18日—2月17日'],
    ['zh', '2027-02-21T00:00:00+08:00', '2月18日—20日'],
    ['zh', '2027-03-01T00:00:00+08:00', '2月18日—28日'],
    ['en', '2027-03-01T00:00:00+08:00', '18–28 Feb'],
  ] as const)('returns in %s the days of a longer activity until %s', (language, endAt, days) => {
    expect(periodInShort(intlOf(language), { ...lanterns, endAt })).toBe(days)
  })

  it.each([
    ['2026-12-31T20:00+08:00', '2027-01-01T00:00+08:00', '20:00–24:00'],
    ['2026-12-31T20:00+08:00', '2026-12-31T23:59:59+08:00', '20:00–24:00'],
    ['2026-12-12T00:00+08:00', '2026-12-14T00:00+08:00', '12月12日—13日'],
    ['2026-12-06T22:00+08:00', '2026-12-07T02:00+08:00', '22:00–02:00'],
    ['2026-12-06T02:00+08:00', '2026-12-07T00:00+08:00', '02:00–24:00'],
    ['2026-12-15T00:00+08:00', '2026-12-16T00:00+08:00', '全天'],
    ['2026-12-15T00:00+08:00', undefined, '全天'],
    ['2026-12-15T19:00+08:00', undefined, '19:00'],
    ['2026-12-15T19:00+08:00', '2026-12-15T19:00+08:00', '19:00'],
    ['2026-12-15T19:00+08:00', '2026-12-14T00:00+08:00', '19:00'],
  ])('formats the period from %s to %s', (startAt, endAt, words) => {
    expect(periodInShort(intl, { startAt, endAt })).toBe(words)
  })

  it('uses the days in China, regardless of the offset', () => {
    const inUtc = { startAt: '2026-11-30T23:00:00Z', endAt: '2026-12-01T07:30:00Z' }
    expect(periodInShort(intl, inUtc)).toBe('07:00–15:30')
  })
})
