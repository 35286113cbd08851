import { describe, expect, it } from 'vitest'
import { intlOf } from '../../render/intl.ts'
import { periodAtLength, periodInShort } from './event-words.ts'

const intl = intlOf('zh')

const walk = { startAt: '2026-12-01T07:00:00+08:00', endAt: '2026-12-01T15:30:00+08:00' }
const lanterns = { startAt: '2027-02-18T17:30:00+08:00', endAt: '2027-02-20T21:00:00+08:00' }

describe('periodAtLength', () => {
  it('names the day once for an activity of one day', () => {
    expect(periodAtLength(intl, walk)).toBe('2026年12月1日星期二 07:00–15:30')
  })

  it('names both days for a longer one', () => {
    expect(periodAtLength(intl, lanterns)).toMatch(/2月18日星期四 17:30.+2月20日星期六 21:00/)
  })
})

describe('periodInShort', () => {
  it('gives the hours of an activity of one day', () => {
    expect(periodInShort(intl, walk)).toBe('07:00–15:30')
  })

  it.each([
    ['zh', '2027-02-20T21:00:00+08:00', '2月18日—20日'],
    ['en', '2027-02-20T21:00:00+08:00', '18–20 Feb'],
    ['zh', '2027-03-02T21:00:00+08:00', '2月18日—3月2日'],
    ['en', '2027-03-02T21:00:00+08:00', '18\u00a0Feb\u00a0– 2\u00a0Mar'],
    ['zh', '2028-02-17T21:00:00+08:00', '2月18日—2月17日'],
  ] as const)('gives in %s the days of a longer one until %s', (language, endAt, days) => {
    expect(periodInShort(intlOf(language), { ...lanterns, endAt })).toBe(days)
  })

  it('uses the days in China, whatever the offset', () => {
    const inUtc = { startAt: '2026-11-30T23:00:00Z', endAt: '2026-12-01T07:30:00Z' }
    expect(periodInShort(intl, inUtc)).toBe('07:00–15:30')
  })
})
