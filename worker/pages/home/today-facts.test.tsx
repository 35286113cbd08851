import { describe, expect, it } from 'vitest'
import { draw } from '../../../tests/support/draw.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import { TodayFacts } from './today-facts.tsx'

const facts = [
  { label: '今日开放', value: '08:00–18:00', note: '16:00 停止入园' },
  { label: '云海', value: '可期', note: undefined },
]

describe('the facts of the day', () => {
  // Both sides of a midnight in China.
  it.each([
    ['2026-11-21T15:59:00Z', '2026-11-21', '今日开放 11月21日'],
    ['2026-11-21T16:01:00Z', '2026-11-22', '今日开放 11月22日'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '今日开放 1月1日'],
  ])('show the date in China at %s, once', (now, date, dated) => {
    const page = draw(<TodayFacts facts={facts} site={SITE_FACTS} now={new Date(now)} />)
    expect(page.all('dt').map((label) => page.text(label))).toEqual([dated, '云海'])
    expect(page.attribute(page.one('time'), 'dateTime')).toBe(date)
  })

  it.each([
    ['16:00', '今日开放 11月21日 08:00–18:00 16:00 停止入园'],
    [undefined, '今日开放 11月21日 08:00–18:00'],
  ])(
    'are the opening hours where nothing else is known (last entry: %s)',
    (lastEntry, expected) => {
      const site = { ...SITE_FACTS, openingHours: { ...SITE_FACTS.openingHours, lastEntry } }
      const page = draw(
        <TodayFacts facts={[]} site={site} now={new Date('2026-11-21T04:00:00Z')} />,
      )
      const parts = [...page.all('dt'), ...page.all('dd')].map((part) => page.text(part))
      expect(parts.join(' ')).toBe(expected)
    },
  )
})
