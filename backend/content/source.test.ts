import { describe, expect, it } from 'vitest'
import { keepUnits } from './source.ts'

/** Returns the text with `~` for each non-breaking space. */
const withKeptUnits = (text: string) => keepUnits(text).replaceAll('\u00a0', '~')

describe('keepUnits', () => {
  it.each([
    ['净含量 250 g，约 3 道', '净含量 250~g，约 3~道'],
    ['2026 年 3 月 1 日起', '2026~年 3~月 1~日起'],
    ['每日限 18000 人，1.5 公里，20 分钟', '每日限 18000~人，1.5~公里，20~分钟'],
    ['1 小时 30 分。', '1~小时 30~分。'],
    ['**38 米**，7 ℃', '**38~米**，7~℃'],
    ['600 m down, 1.2 km, 6 km/h', '600~m down, 1.2~km, 6~km/h'],
    ['18,000 people on 4 steps', '18,000~people on 4~steps'],
    ['From 18 November to 7 Dec: 5 °C', 'From 18~November to 7~Dec: 5~°C'],
    ['from ¥36, ab 20 €, ₩20 | ¥80 |', 'from~¥36, ab 20~€, ₩20 | ¥80 |'],
  ])('joins a number and its unit with a space that does not break: %s', (text, expected) => {
    expect(withKeptUnits(text)).toBe(expected)
  })

  it.each([
    '2 boats and 3 more',
    '5 mornings, 3 low-floor buses, 4 m-wide',
    '10:00 望海亭，08:20 太阳',
    '2026-03-01T09:00:00+08:00',
    '单程 ¥80，二月 ¥20 一天，うどん ¥36',
    '| 一 | 58 | 山门 |',
    '/service/qa?category=tickets',
  ])('does not change other spaces: %s', (text) => {
    expect(keepUnits(text)).toBe(text)
  })

  it('keeps a range of times or numbers on one line', () => {
    expect(keepUnits('09:00–16:00，6–17 岁，7–11 December')).toBe(
      '09:00–\u206016:00，6–\u206017\u00a0岁，7–\u206011\u00a0December',
    )
    expect(keepUnits('杭州—浅澜，Weekdays – 08:30')).toBe('杭州—浅澜，Weekdays – 08:30')
  })

  it('keeps a telephone number in a sentence on one line, but does not change a number field', () => {
    expect(withKeptUnits('请拨 0600-555 0168，或 110')).toBe('请拨 0600-555~0168，或 110')
    expect(keepUnits('0600-555 0161')).toBe('0600-555 0161')
  })
})
