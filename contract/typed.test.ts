import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asAddress, asCode, asMessage, asName, countCharacters } from './typed.ts'

/** Every kind of invisible character that may be pasted with a text. */
const UNSEEN = [
  0x00, 0x07, 0x7f, 0x9b, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200c,
  0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2061, 0x2064, 0x2066,
  0x2067, 0x2068, 0x2069, 0x206f, 0x2800, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xe0001, 0xe0041, 0xe0100,
].map((code) => [`U+${code.toString(16).toUpperCase()}`, String.fromCodePoint(code)] as const)

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ...UNSEEN.map(([, c]) => c),
      ' ',
      '\n',
      '\r',
      'e',
      '\u0301',
      '茶',
      '👩',
      '：',
    ),
  }),
)

describe.each(UNSEEN)('%s', (_, unseen) => {
  it('alone is read as an empty text', () => {
    for (const read of [asMessage, asName, asCode, asAddress])
      expect(read(unseen.repeat(10))).toBe('')
  })

  it('is removed from a code', () => {
    expect(asCode(`${unseen}13${unseen}8 0013${unseen}`)).toBe('138 0013')
  })
})

describe.each([asMessage, asName, asCode, asAddress])('%o', (read) => {
  it('returns its own results unchanged', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(read(read(text))).toBe(read(text))
      }),
    )
  })

  it('returns only well-formed Unicode', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(read(text).isWellFormed()).toBe(true)
      }),
    )
  })
})

it.each([
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['  a\n\n b\t ', 'a\n\n b'],
  ['e\u0301', 'é'],
  ['ＡＢＣ（茶）', 'ＡＢＣ（茶）'],
  ['\u202Eabc\u202C', 'abc'],
  ['👩\u200D👧 ❤\uFE0F\u200D🔥', '👩\u200D👧 ❤\uFE0F\u200D🔥'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  [`a${'\u0300'.repeat(500)}`, `à${'\u0300'.repeat(8)}`],
])('a message %j is read as %j', (typed, stored) => {
  expect(asMessage(typed)).toBe(stored)
})

it.each([
  [' 周\n 女士 ', '周 女士'],
  ['\u2067周\u202E女士\u2069', '周女士'],
  ['O’Brien‑Smith', 'O’Brien‑Smith'],
  ['\u3000周\u3000女士\u3000', '周 女士'],
])('a name %j is read as %j', (typed, stored) => {
  expect(asName(typed)).toBe(stored)
})

describe('a code', () => {
  it.each([
    ['１３８－００５５', '138-0055'],
    ['2026–07−01', '2026-07-01'],
    ['\tA\r\nB', 'A  B'],
  ])('%j is read as %j', (typed, stored) => {
    expect(asCode(typed)).toBe(stored)
  })

  it.each([
    ['a＠example。com', 'a@example.com'],
    ['a@example．com', 'a@example.com'],
    ['o’brien@example.ie', "o'brien@example.ie"],
  ])('as an e-mail address: %j is read as %j', (typed, stored) => {
    expect(asAddress(typed)).toBe(stored)
  })
})

it.each([
  ['', 0],
  ['茶', 1],
  ['𠮷'.repeat(21), 21],
  ['é', 1],
  ['👨\u200D👩\u200D👧', 1],
  ['🇨🇳🇬🇧', 2],
  ['葛\u{E0100}', 1],
  ['a\nb', 3],
])('characters of %j are counted as users see them: %d', (text, count) => {
  expect(countCharacters(text)).toBe(count)
})
