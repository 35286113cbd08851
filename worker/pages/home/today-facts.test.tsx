import { describe, expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { TodayFacts } from './today-facts.tsx'

const facts = [
  { label: '今日开放', value: '06:30–17:30', note: '16:00 停止入园' },
  { label: '云海', value: '可期', note: undefined },
]

describe('the facts of the day', () => {
  // Both sides of a midnight in China.
  it.each([
    ['2026-11-21T15:59:00Z', '2026-11-21', '今日开放 11月21日'],
    ['2026-11-21T16:01:00Z', '2026-11-22', '今日开放 11月22日'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '今日开放 1月1日'],
  ])('show the date in China at %s, once', (now, date, dated) => {
    const page = draw(<TodayFacts facts={facts} now={new Date(now)} />)
    expect(page.all('dt').map((label) => page.text(label))).toEqual([dated, '云海'])
    expect(page.attribute(page.one('time'), 'dateTime')).toBe(date)
  })
})
