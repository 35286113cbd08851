import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { isOver, periodAtLength, periodInShort } from './event-words.ts'

const intl = createIntl({
  locale: 'zh-CN',
  timeZone: 'Asia/Shanghai',
  messages: { 'event.days': '{from}至{to}' },
})

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

  it('gives the days of a longer one', () => {
    expect(periodInShort(intl, lanterns)).toBe('2月18日至2月20日')
  })

  it('uses the days in China, whatever the offset', () => {
    const inUtc = { startAt: '2026-11-30T23:00:00Z', endAt: '2026-12-01T07:30:00Z' }
    expect(periodInShort(intl, inUtc)).toBe('07:00–15:30')
  })
})

describe('isOver', () => {
  it('is true from the end on, not from the start', () => {
    expect(isOver(walk, new Date('2026-12-01T12:00:00+08:00'))).toBe(false)
    expect(isOver(walk, new Date('2026-12-01T15:31:00+08:00'))).toBe(true)
  })
})
