import { wordsIn } from '../tests/support/words-in.ts'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { validRows } from './lenient.ts'
import { DEFAULT_READING, withReading } from './check.ts'
import {
  asShown,
  brief,
  date,
  dateTime,
  dayOrTime,
  id,
  idText,
  label,
  link,
  pictureAddress,
  price,
  priceIn,
  richText,
  telephone,
  text,
  timeOfDay,
  wholeNumber,
} from './values.ts'

describe('an id', () => {
  it.each(['1', '1024', '0', 'pier-repairs', 'A_1', '-', 'x'.repeat(64)])(
    'may be %s',
    (written) => {
      expect(v.parse(id, written)).toBe(written)
    },
  )

  it.each([
    [7, '7'],
    [0, '0'],
    [2 ** 53 - 1, '9007199254740991'],
  ])('may be the number %d, which is read as text, but not in a request', (sent, read) => {
    expect(v.parse(id, sent)).toBe(read)
    expect(v.is(idText, sent)).toBe(false)
  })

  it.each([
    '',
    ' ',
    'a b',
    'a/b',
    '..',
    'a.b',
    'a%20b',
    '码头',
    'a\n',
    'x'.repeat(65),
    -1,
    1.5,
    2 ** 53,
    null,
    {},
    [1],
  ])('may not be %j', (written) => expect(v.is(id, written)).toBe(false))
})

describe('a text', () => {
  it.each([
    ['灯塔\u0000夜航', '灯塔夜航'],
    ['\u202e灯塔', '灯塔'],
    ['a\u2066b\u2069\u200e\u061c', 'ab'],
    ['a\u0007\u001b[0m\u007f', 'a[0m'],
    ['a\u0080\u009fb', 'ab'],
    ['a\ud83db', 'ab'],
    ['\udc00a😀', 'a😀'],
    ['a\ufffe\ufdd0', 'a'],
    ['one\r\ntwo\rthree\u0085four\u2028five\u2029', 'one\ntwo\nthree\nfour\nfive'],
    // A character stays if it is visible or changes how its neighbours look.
    ['👨‍👩‍👧 می‌خواهم a\u00adb\tc', '👨‍👩‍👧 می‌خواهم a\u00adb\tc'],
  ])('%j is shown as %j', (sent, shown) => {
    expect(asShown(sent).trim()).toBe(shown)
    expect(asShown(asShown(sent))).toBe(asShown(sent))
    for (const schema of [text, label, brief]) expect(v.parse(schema, sent).trim()).toBe(shown)
  })

  it('is invalid or empty if it has no visible character', () => {
    for (const sent of ['\u0000', ' \u202e ', '\ud800'])
      for (const schema of [text, label]) expect(v.is(schema, sent)).toBe(false)
    expect(v.parse(brief, '\u202e')).toBe('')
  })

  it('is cut after invisible characters are removed', () => {
    expect(v.parse(brief, `${'\u0000'.repeat(10)}${'x'.repeat(4000)}`)).toBe('x'.repeat(4000))
  })

  it('with invisible characters is invalid as a URL, but cleaned as a telephone number', () => {
    for (const odd of ['\u0000', '\u202e', '\u0085', '\ud800'])
      for (const schema of [link, pictureAddress])
        expect(v.is(schema, `https://a.example/x${odd}y`)).toBe(false)
    expect(v.parse(telephone, '0600\u202d-555 0168')).toBe('0600-555 0168')
  })
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
  ])('at the end of a day, %s, are read as midnight of the next day', (written, read) => {
    expect(v.parse(dateTime, written)).toBe(read)
    expect(v.parse(dateTime, read)).toBe(read)
  })

  it.each([
    ['2026-11-20T09:00:00', '2026-11-20T09:00:00+08:00'],
    ['2026-11-20 09:00', '2026-11-20T09:00+08:00'],
    ['2026-11-20 09:00:00.123', '2026-11-20T09:00:00.123+08:00'],
    ['2026-11-20T09:00:00+0800', '2026-11-20T09:00:00+08:00'],
    ['2026-11-20 09:00:00-05:00', '2026-11-20T09:00:00-05:00'],
    ['2026-11-20 24:00', '2026-11-21T00:00+08:00'],
  ])('in a database format, %s, are read as %s', (written, read) => {
    expect(v.parse(dateTime, written)).toBe(read)
    expect(v.parse(dayOrTime, written)).toBe(read)
  })

  it('without an offset are in the site’s time zone', () => {
    const schema = withReading(validRows(dateTime), {
      ...DEFAULT_READING,
      offsetAt: (day, minutes) => `-0${day === '2026-07-01' && minutes === 540 ? 4 : 5}:00`,
    })
    expect(v.parse(schema, ['2026-07-01 09:00', '2026-12-01 09:00'])).toEqual([
      '2026-07-01T09:00-04:00',
      '2026-12-01T09:00-05:00',
    ])
  })

  it('may be a day without a time if the field allows it', () => {
    expect(v.parse(dayOrTime, '2026-11-20')).toBe('2026-11-20T00:00+08:00')
    for (const none of ['2026-11-31', '0000-00-00', '20261120'])
      expect(v.is(dayOrTime, none)).toBe(false)
  })

  it.each([
    ...wordsIn(`
  0000-00-00T00:00:00+08:00 0000-01-01T00:00:00Z 0001-01-01T00:00:00Z -002026-01-01T00:00:00Z
  -2026-01-01T00:00:00Z +012026-01-01T00:00:00Z 2026-13-01T00:00:00Z 2026-04-31T09:00:00+08:00
  2026-02-29T09:00:00+08:00 2026-02-29T24:00:00+08:00 2026-13-01T24:00:00+08:00
  9999-12-31T24:00:00+08:00 2026-11-20T24:00:01+08:00 2026-11-20T24:30+08:00
  2026-11-20T25:00:00+08:00 2026-11-20T09:60:00+08:00 2026-11-20T23:59:60+08:00
  2026-11-20T09:00:00+15:00 2026-11-20T09:00:00+08:60 2026-11-20T09:00:00-14:00 2026-11-20
  2026-11-20T09:00:00Z<br> 20266-01-05T09:00:00Z 2026-99-99T99:99:99Z
`),
    '2026-04-31 09:00:00',
    '2026-11-20 09:00:00 +0800',
    '2026-11-20  09:00',
    '2026-11-20 9:00',
    '2026-11-20 09:00:00.1234567890',
    '2026-11-20 25:00',
    '2026-11-20T09:00:00Z\n',
    '2026/1/5 9:00',
    '',
  ])('may not be the invalid time %j', (written) => {
    expect(v.is(dateTime, written)).toBe(false)
  })

  it.each(
    wordsIn(`
  0000-00-00 0000-01-01 0001-01-01 2026-00-10 2026-04-31 2026-02-30 2026-02-29 20261120
  20266-07-01 -2026-07-01
`),
  )('may not be the day %j', (written) => {
    expect(v.is(date, written)).toBe(false)
  })
})

describe('whole numbers of the backend', () => {
  it.each([1, 2, 10_000])('may be %d if they start at 1', (written) => {
    expect(v.is(wholeNumber(1), written)).toBe(true)
  })

  it.each([0, -1, 1.5, 1e308, '1', Number.NaN])('may not be %j if they start at 1', (written) => {
    expect(v.is(wholeNumber(1), written)).toBe(false)
  })
})

describe('times of day of the backend', () => {
  it.each(['00:00', '09:30', '23:59', '24:00'])('may be %s', (written) => {
    expect(v.is(timeOfDay, written)).toBe(true)
  })

  it.each(['24:01', '25:00', '9:30', '09:60', '09:30:00', ''])('may not be %j', (written) => {
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
  ])('may not be %j', (written) => {
    expect(v.is(link, written)).toBe(false)
  })
})

describe('the URL of a picture', () => {
  const http = 'http://localhost:9000/a.jpg'
  it('is https or a path, or http if the site allows it', () => {
    expect(v.is(pictureAddress, http)).toBe(false)
    const schema = withReading(pictureAddress, { ...DEFAULT_READING, takesHttp: true })
    expect(v.safeParse(schema, http).success).toBe(true)
    expect(v.safeParse(schema, '/a.jpg').success).toBe(true)
    for (const none of [
      'http://',
      'http://a b/',
      'javascript:alert(1)',
      '//evil.test/a.jpg',
      'data:,',
    ])
      expect(v.is(pictureAddress, none)).toBe(false)
    expect(v.is(link, http)).toBe(false)
  })
})

describe('a price', () => {
  it.each([
    [0, 0],
    [12_800, 12_800],
    ['128.00', 12_800],
    ['128.5', 12_850],
    ['0.01', 1],
    ['19.99', 1999],
    ['999999999.99', 99_999_999_999],
  ])('of %j is %d fen, alone or with its currency', (amount, fen) => {
    const read = { amount: fen, currency: 'CNY' }
    for (const sent of [amount, { amount }, { amount, currency: 'CNY' }])
      expect(v.parse(price, sent)).toEqual(read)
  })

  it.each([
    ...wordsIn(`
  12800 128 .5 5. 1.234 -1.00 1e2 1,280.00 ¥1.00 １.00
`),
    -1,
    128.5,
    '',
    Number.NaN,
    null,
    [],
    {},
  ])('may not be %j', (amount) => {
    expect(v.is(price, amount)).toBe(false)
    expect(v.is(price, { amount, currency: 'CNY' })).toBe(false)
  })

  it.each<[string, unknown, number | undefined]>([
    ['CNY', '128.5', 12_850],
    ['EUR', '128.50', 12_850],
    ['EUR', '128.505', undefined],
    ['JPY', '12800', 12_800],
    // The format of a database column with two decimals.
    ['JPY', '12800.00', 12_800],
    ['JPY', '128.5', undefined],
    ['KWD', '1.25', 1250],
    ['KWD', '1.255', 1255],
    ['KWD', '125', undefined],
    ['KWD', { amount: 5, currency: 'CNY' }, undefined],
    ['KWD', { amount: 5, currency: 'KWD' }, 5],
  ])('in %s: %j is read as %j', (currency, sent, amount) => {
    const { success, output } = v.safeParse(priceIn(currency), sent)
    expect(success ? output : undefined).toEqual(amount && { amount, currency })
  })
})

it('rich text has at most 512 KB', () => {
  expect(v.is(richText, 'x'.repeat(512 * 1024))).toBe(true)
  expect(v.is(richText, 'x'.repeat(512 * 1024 + 1))).toBe(false)
})
