import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { date, dateTime, id, link, price, richText, timeOfDay, wholeNumber } from './values.ts'

describe('an id', () => {
  it.each(['1', '1024', '0', 'pier-repairs', 'A_1', '-', 'x'.repeat(64)])(
    'may be %s',
    (written) => {
      expect(v.parse(id, written)).toBe(written)
    },
  )

  it.each(['', ' ', 'a b', 'a/b', '..', 'a.b', 'a%20b', '码头', 'a\n', 'x'.repeat(65), 1])(
    'is not %j',
    (written) => expect(v.is(id, written)).toBe(false),
  )
})

describe('dates of the backend', () => {
  it.each(['2026-11-20T09:00:00+08:00', '2024-02-29T23:59:59.999Z', '2026-01-01T00:00Z'])(
    'may be %s',
    (written) => {
      expect(v.is(dateTime, written)).toBe(true)
    },
  )

  it.each([
    ['2026-11-20T24:00:00+08:00', '2026-11-21T00:00:00+08:00'],
    ['2026-12-31T24:00Z', '2027-01-01T00:00Z'],
    ['2024-02-28T24:00:00.000-05:00', '2024-02-29T00:00:00.000-05:00'],
  ])('that are the end of a day, %s, are the beginning of the next', (written, read) => {
    expect(v.parse(dateTime, written)).toBe(read)
    expect(v.parse(dateTime, read)).toBe(read)
  })

  it.each([
    '0000-00-00T00:00:00+08:00',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00Z',
    '-002026-01-01T00:00:00Z',
    '-2026-01-01T00:00:00Z',
    '+012026-01-01T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-04-31T09:00:00+08:00',
    '2026-02-29T09:00:00+08:00',
    '2026-02-29T24:00:00+08:00',
    '2026-13-01T24:00:00+08:00',
    '9999-12-31T24:00:00+08:00',
    '2026-11-20T24:00:01+08:00',
    '2026-11-20T24:30+08:00',
    '2026-11-20T25:00:00+08:00',
    '2026-11-20T09:60:00+08:00',
    '2026-11-20T23:59:60+08:00',
    '2026-11-20T09:00:00+15:00',
    '2026-11-20T09:00:00+08:60',
    '2026-11-20T09:00:00-14:00',
    '2026-11-20T09:00:00+0800',
    '2026-11-20T09:00:00',
    '2026-11-20 09:00:00',
    '2026-11-20T09:00:00Z<br>',
    '2026-11-20T09:00:00Z\n',
    '2026/1/5 9:00',
    '20266-01-05T09:00:00Z',
    '2026-99-99T99:99:99Z',
    '',
  ])('may not be %j, which no page can show', (written) => {
    expect(v.is(dateTime, written)).toBe(false)
  })

  it.each([
    '0000-00-00',
    '0000-01-01',
    '0001-01-01',
    '2026-00-10',
    '2026-04-31',
    '2026-02-30',
    '2026-02-29',
    '20261120',
    '20266-07-01',
    '-2026-07-01',
  ])('may not be the day %j', (written) => {
    expect(v.is(date, written)).toBe(false)
  })
})

describe('whole numbers of the backend', () => {
  it.each([1, 2, 10_000])('may be %d where they start at 1', (written) => {
    expect(v.is(wholeNumber(1), written)).toBe(true)
  })

  it.each([0, -1, 1.5, 1e308, '1', Number.NaN])('may not be %j there', (written) => {
    expect(v.is(wholeNumber(1), written)).toBe(false)
  })
})

describe('times of day of the backend', () => {
  it.each(['00:00', '09:30', '23:59', '24:00'])('may be %s', (written) => {
    expect(v.is(timeOfDay, written)).toBe(true)
  })

  it.each(['24:01', '25:00', '9:30', '09:60', '09:30:00', ''])('are never %j', (written) => {
    expect(v.is(timeOfDay, written)).toBe(false)
  })
})

describe('links of the backend', () => {
  it.each(['/mall/hotel/101', 'https://shop.example/a?b=1'])('may be %s', (written) => {
    expect(v.is(link, written)).toBe(true)
  })

  it.each([
    'http://shop.example/',
    '//evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    'mall',
    '',
  ])('are never %j', (written) => {
    expect(v.is(link, written)).toBe(false)
  })
})

it.each([
  [0, true],
  [12_800, true],
  [-1, false],
  [128.5, false],
  ['12800', false],
])('a price of %j fen may be: %s', (amount, isOne) => {
  expect(v.is(price, { amount, currency: 'CNY' })).toBe(isOne)
})

it('rich text is 512 KB at most', () => {
  expect(v.is(richText, 'x'.repeat(512 * 1024))).toBe(true)
  expect(v.is(richText, 'x'.repeat(512 * 1024 + 1))).toBe(false)
})
