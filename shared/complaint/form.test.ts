import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readComplaint } from './form.ts'

const FILLED = {
  category: 'facility',
  name: '周女士',
  phone: '138 0055 0101',
  email: '',
  visitDate: '2026-11-16',
  orderNumber: '',
  content: '索道上站排队约一小时，现场没有告知等候时间。',
  code: '12',
  uuid: '0d3b0b5e-6f0e-4f0e-8c66-2a3f7d3f2f10',
  idempotencyKey: '7f0a9c9e-54c3-4b0a-9d5d-0f5b0c9f1a11',
}

/** Returns the result of reading a correct form in which some fields were changed. */
function read(changed: Partial<Record<keyof typeof FILLED | 'website', string>> = {}) {
  return readComplaint(new URLSearchParams({ ...FILLED, ...changed }), 1)
}

function errorsOf(changed: Parameters<typeof read>[0]) {
  const result = read(changed)
  return 'errors' in result ? result.errors : {}
}

/** Returns the date that is `days` days after today. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const posted = (changed: object) => new URLSearchParams({ ...FILLED, ...changed })

describe('readComplaint', () => {
  it('returns a proposal for a valid form, without the spaces in the telephone number', () => {
    const result = read({ email: ' guest@example.com ', orderNumber: 'A-17' })
    expect(result).toMatchObject({
      proposal: {
        ...FILLED,
        phone: '13800550101',
        email: 'guest@example.com',
        orderNumber: 'A-17',
        languageId: 1,
      },
    })
  })

  it('accepts full-width digits', () => {
    const result = read({ phone: '１３８００５５０１０１', code: '１２' })
    expect(result).toMatchObject({ proposal: { phone: '13800550101', code: '12' } })
  })

  it('reports a date in the future, but accepts today in every time zone', () => {
    expect(errorsOf({ visitDate: inDays(3) })).toEqual({ visitDate: 'future' })
    expect(errorsOf({ visitDate: inDays(0) })).toEqual({})
    expect(errorsOf({ visitDate: inDays(1) })).toEqual({})
  })

  it.each([
    [1, 'phone'],
    [2, 'email'],
  ] as const)(
    'in language %i reports a missing %s if there is no telephone and no e-mail address',
    (languageId, field) => {
      const neither = posted({ phone: ' ', email: '\u200B' })
      expect(readComplaint(neither, languageId)).toMatchObject({ errors: { [field]: 'missing' } })
      const written = readComplaint(posted({ phone: '', email: 'a@b.example' }), languageId)
      expect(written).toMatchObject({ proposal: { phone: undefined, email: 'a@b.example' } })
    },
  )

  it('omits optional fields that are empty', () => {
    const result = read({ email: '   ' })
    expect(result).toMatchObject({ proposal: { email: undefined, orderNumber: undefined } })
  })

  it('returns the values as they were typed', () => {
    const result = read({ name: ' 周 ', phone: 'abc', content: '短' })
    expect(result.values).toMatchObject({ name: ' 周 ', phone: 'abc', content: '短' })
  })

  it.each([
    ['category', 'missing', ''],
    ['category', 'invalid', 'weather'],
    ['name', 'missing', '  '],
    ['name', 'tooLong', 'x'.repeat(41)],
    ['phone', 'missing', ''],
    ['phone', 'invalid', '138 0055 01'],
    ['email', 'invalid', 'guest'],
    ['email', 'tooLong', `${'x'.repeat(120)}@example.com`],
    ['visitDate', 'missing', ''],
    ['visitDate', 'invalid', '16/11/2026'],
    ['visitDate', 'invalid', '2026-06-31'],
    ['visitDate', 'invalid', '2026-02-30'],
    ['visitDate', 'invalid', '20266-07-01'],
    ['visitDate', 'invalid', '+275760-09-14'],
    ['visitDate', 'invalid', 'today'],
    ['visitDate', 'invalid', '26-03-07'],
    ['visitDate', 'past', '0026-03-07'],
    ['visitDate', 'past', '1926-03-07'],
    ['visitDate', 'future', '2062-03-07'],
    ['visitDate', 'future', '9999-12-31'],
    ['visitDate', 'missing', '\u200B'],
    ['name', 'missing', '\u200B\u3164'],
    ['name', 'missing', '\u202E\u2066\u00AD'],
    ['name', 'tooLong', '𠮷'.repeat(41)],
    ['content', 'missing', '\u202E'.repeat(10)],
    ['content', 'tooShort', `一二三${'\u202E'.repeat(10)}`],
    ['content', 'tooLong', '👩\u200D👧'.repeat(2001)],
    ['email', 'invalid', "o'brien@example"],
    ['email', 'invalid', 'a@@example.com'],
    ['email', 'invalid', 'a@example.com, b@example.com'],
    ['email', 'invalid', 'a..b@example.com'],
    ['email', 'invalid', 'a@-example.com'],
    ['email', 'invalid', 'a@example.c'],
    ['email', 'invalid', 'a@example.com\r\nBcc: b@example.com'],
    ['orderNumber', 'invalid', '不记得了'],
    ['orderNumber', 'tooShort', '订单号：'],
    ['orderNumber', 'tooShort', 'No.'],
    ['orderNumber', 'invalid', '12345, 12346'],
    ['orderNumber', 'invalid', '12345，3 张'],
    ['orderNumber', 'invalid', '=1+1'],
    ['orderNumber', 'tooLong', 'x'.repeat(41)],
    ['content', 'missing', ''],
    ['content', 'tooShort', '太短了。'],
    ['content', 'tooShort', 'x'.repeat(9)],
    ['content', 'tooLong', 'x'.repeat(2001)],
    ['code', 'missing', ''],
    ['code', 'invalid', 'twelve'],
    ['code', 'invalid', '1234'],
  ] as const)('reports an error for %s: %s', (field, kind, value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: kind })
  })

  it.each([
    ['name', 'x'.repeat(40)],
    ['phone', '0600-555 0168'],
    ['content', 'x'.repeat(10)],
    ['content', 'x'.repeat(2000)],
    ['name', '𠮷'.repeat(40)],
    ['name', '👩\u200D👧'.repeat(40)],
    ['content', '👩\u200D👧'.repeat(2000)],
  ] as const)('reports no error for a valid %s (case %#)', (field, value) => {
    expect(errorsOf({ [field]: value })).toEqual({})
  })

  it.each([
    ['name', '\u202E周\u202C女\u200B士 ', '周女士'],
    ['phone', '0600-5550161-802', '06005550161转802'],
    ['email', 'a＠example.com', 'a@example.com'],
    ['email', 'a@example。com', 'a@example.com'],
    ['email', '\u200Ba@example.com\uFEFF', 'a@example.com'],
    ['email', "o'brien@example.ie", "o'brien@example.ie"],
    ['email', '用户@例子.中国', '用户@例子.中国'],
    ['email', 'jürgen@bücher.example', 'jürgen@bücher.example'],
    ['email', 'a@xn--fsqu00a.xn--fiqs8s', 'a@xn--fsqu00a.xn--fiqs8s'],
    ['email', 'first.last+tag@sub.example.co.uk', 'first.last+tag@sub.example.co.uk'],
    ['visitDate', '２０２６－１１－１６', '2026-11-16'],
    ['visitDate', '\u202A2026–11–16\u202C', '2026-11-16'],
    ['orderNumber', 'ＡＢ－１７', 'AB-17'],
    ['orderNumber', '2026 1121\u200B 0042', '202611210042'],
    ['orderNumber', '#12345', '12345'],
    ['orderNumber', '＃１２３４５', '12345'],
    ['orderNumber', '# 12345', '12345'],
    ['orderNumber', 'No. 12345', '12345'],
    ['orderNumber', '№ 12345', '12345'],
    ['orderNumber', 'no 17', '17'],
    ['orderNumber', 'Order #A-17.', 'A-17'],
    ['orderNumber', 'Your booking reference is: “AB 17”', 'AB17'],
    ['orderNumber', '订单号：12345', '12345'],
    ['orderNumber', '订单编号１２３４５。', '12345'],
    ['orderNumber', '您的訂單號碼為【AB－１７】', 'AB-17'],
    ['orderNumber', '预订单号: 2026 1121 0042', '202611210042'],
    ['orderNumber', 'NO12345', 'NO12345'],
    ['orderNumber', 'ID-17', 'ID-17'],
    ['orderNumber', 'ORDER-2026-17', 'ORDER-2026-17'],
    ['code', '\u200B１２\u2060', '12'],
    ['content', '第一行，写在这里。\r\n\u202E第二行。\u202C', '第一行，写在这里。\n第二行。'],
  ] as const)('reads %s from %j as %j', (field, typed, stored) => {
    expect(read({ [field]: typed })).toMatchObject({ proposal: { [field]: stored } })
  })

  it('returns the same proposal when it reads its own result', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    const part = fc.constantFrom('#', 'No', ' ', '.', '订单', '号', ':', 'i', 'd', '-', '7', '是')
    const typed = fc.record({
      name: word,
      orderNumber: fc.string({ unit: part }),
      content: fc.string({ minLength: 10, unit: 'grapheme' }),
    })
    fc.assert(
      fc.property(typed, (changed) => {
        const first = read(changed)
        if (!('proposal' in first)) return
        const { name, orderNumber = '', content } = first.proposal
        expect(read({ name, orderNumber, content })).toMatchObject({ proposal: first.proposal })
      }),
    )
  })

  it('never throws, for any input', () => {
    const anything = fc.dictionary(
      fc.constantFrom(...Object.keys(FILLED)),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(anything, (changed) => {
        expect(read(changed)).toHaveProperty('values')
      }),
    )
  })

  it('reports all invalid fields at once', () => {
    expect(Object.keys(errorsOf({ name: '', phone: '1', code: '' }))).toEqual([
      'name',
      'phone',
      'code',
    ])
  })

  it('counts a line break as one character', () => {
    const result = read({ content: `${'x\r\n'.repeat(999)}xx` })
    expect(result).toMatchObject({ proposal: { content: `${'x\n'.repeat(999)}xx` } })
  })

  it('reports a missing captcha id, whatever the code is', () => {
    expect(errorsOf({ uuid: '', code: '12' })).toEqual({ code: 'stale' })
    expect(errorsOf({ uuid: '', code: '' })).toEqual({ code: 'stale' })
  })

  it('refuses a form without an idempotency key', () => {
    expect(errorsOf({ idempotencyKey: 'x' })).toEqual({ form: 'invalid' })
  })

  it('refuses a form with a filled honeypot field, and omits that value', () => {
    const result = read({ website: 'https://spam.example' })
    expect(result).toMatchObject({ errors: { form: 'trapped' } })
    expect(result.values).not.toHaveProperty('website')
  })

  it('reports every required field of an empty form', () => {
    const result = readComplaint(new URLSearchParams(), 2)
    expect('errors' in result && result.errors).toEqual({
      category: 'missing',
      name: 'missing',
      email: 'missing',
      visitDate: 'missing',
      content: 'missing',
      code: 'stale',
      form: 'invalid',
    })
  })
})
