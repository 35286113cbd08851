import { describe, expect, it } from 'vitest'
import type { Slot, TicketInstructions } from '../../../contract/ticket.ts'
import {
  drawn,
  type Given,
  NOW,
  PAIR,
  resultAt,
  ticket,
  VISITORS,
} from '../../../tests/support/tickets-at.tsx'
import { nextStockAt, stockOn } from './days-off.tsx'

describe('a total', () => {
  it('replaces the price above the form', async () => {
    const [asked, answered] = [await drawn(NOW, ''), await drawn(NOW, 'adult=2')]
    const lines = [asked, answered].map(({ page }) => page.ofClass('ticket-first').length)
    expect(lines).toEqual([1, 0])
  })

  it('lists who pays for each line', async () => {
    const zh = await resultAt(NOW, 'adult=2&child=1&student=1&ride=car')
    expect(zh).toContain('成人票 2 × ¥100 2 位成人')
    expect(zh).toContain('优惠票 2 × ¥50 1 位儿童和1 位学生')
    expect(zh).toContain('索道往返 3 × ¥50 2 位成人和1 位学生')
    expect(zh).toContain('索道往返 1 × ¥25 1 位儿童')
    expect(await resultAt(NOW, 'adult=1&child=2', { language: 'en' })).toMatch(
      /1 adult.*2 children/,
    )
  })

  it('says before the first button that one order is not enough', async () => {
    const orders = { most: 6, together: false, withAdult: [] }
    const zh = await resultAt(NOW, 'adult=2&child=1', { orders })
    expect(zh).toMatch(/要分 2 单：不同的票不能同单.*购买/)
    expect(zh.match(/要分 2 单/g)).toHaveLength(1)
  })

  it.each([
    ['adult=2&child=1', { most: 6, together: true, withAdult: [] }, '一单买齐'],
    ['adult=2&child=1', { most: 2, together: true, withAdult: [] }, '要分 2 单：每单至多 2 张'],
    ['adult=2&child=1', { most: 6, together: false, withAdult: [] }, '要分 2 单：不同的票不能同单'],
    ['adult=2', { most: 6, together: false, withAdult: [] }, '一单买齐'],
    ['adult=1', { forOthers: true, withAdult: [] }, '一个人可以替同行的人买'],
    ['adult=1&child=1', { withAdult: ['child'] }, '儿童要和成人同单'],
  ] as const)('of %s with the order rules %j says %s', async (query, orders, words) => {
    const given = { orders: { ...orders, withAdult: [...orders.withAdult] } }
    expect(await resultAt(NOW, query, given)).toContain(words)
  })

  it('lists the required documents, and omits unknown facts', async () => {
    const words = await resultAt(NOW, 'adult=1&child=1&student=1')
    expect(words).toContain('带订票时用的那一件。成人：身份证或护照学生：学生证')
    expect(words).not.toMatch(/儿童：|下单|退票|余票|末班/)
  })

  it('lists kinds of visitors with the same documents together', async () => {
    const visitors: Given['visitors'] = [
      { id: 'adult', free: false, documents: ['passport'] },
      { id: 'child', free: false, documents: ['passport'] },
    ]
    const words = await resultAt(NOW, 'adult=1&child=1', { visitors })
    expect(words).toContain('带订票时用的那一件。成人和儿童：护照')
  })

  it.each([
    ['2026-11-30', '索道 上行末班 16:30，下行末班 17:00'],
    ['2026-12-01', '索道 末班 16:00'],
    ['2027-02-28', '索道 末班 16:00'],
    ['2027-03-01', '索道 上行末班 16:30，下行末班 17:00'],
  ])('on %s has the last rides of that day', async (day, words) => {
    expect(await resultAt(NOW, `adult=1&ride=car&day=${day}`)).toContain(`末班${words}`)
  })

  it('has refund deadlines as dates, even across the end of February', async () => {
    const list = [
      ticket('成人', ['adult'], {
        refunds: [
          { daysBefore: 1, percent: 100 },
          { daysBefore: 0, until: '16:00', percent: 80 },
        ],
      }),
    ]
    const on = (time: string, day: string, language: 'zh' | 'en') =>
      resultAt(time, `adult=1&day=${day}`, { list, language })
    expect(await on('2028-02-20T10:00', '2028-03-01', 'zh')).toContain(
      '2月29日 24:00 前退全款3月1日 16:00 前退 80%之后不退',
    )
    expect(await on('2027-02-20T10:00', '2027-03-01', 'en')).toContain(
      'In full until midnight on 28 Feb80% until 16:00 on 1 MarNothing later',
    )
    const onTheDay = await on('2028-03-01T00:00', '2028-03-01', 'zh')
    expect(onTheDay).toContain('3月1日 16:00 前退 80%之后不退')
    expect(onTheDay).not.toContain('2月29日')
    const early = [ticket('成人', ['adult'], { refunds: [{ daysBefore: 1, percent: 100 }] })]
    expect(await resultAt('2028-03-01T00:00', 'adult=1&day=2028-03-01', { list: early })).toContain(
      '现在购买不退',
    )
    const ends = (time: string) => nextStockAt(list, at(time), '2028-03-01')
    expect(ends('2028-02-20T10:00')).toBe(at('2028-03-01T00:00'))
    expect(ends('2028-03-01T00:00')).toBe(at('2028-03-01T16:00'))
  })
})

it('a sold-out ticket says so in its own paragraph, separate from the refund', async () => {
  const list = [left(slot({ day: '2026-11-25', status: 'SOLD_OUT' }))]
  const { page } = await drawn(NOW, '', { list })
  const [notes] = page.ofClass('ticket-refund')
  expect(page.all('p', notes).map((each) => page.text(each))).toContain('11月25日售完')
})

const slot = (more: Partial<Slot>): Slot => ({ day: '2026-11-26', status: 'AVAILABLE', ...more })
const left = (...slots: Slot[]) =>
  ticket('成人', ['adult'], {
    availability: {
      slots,
      updatedAt: '2026-11-25T09:50:00+08:00',
      validUntil: '2026-11-25T10:30:00+08:00',
    },
  })

const at = (time: string) => Date.parse(`${time}+08:00`)

const wordsAt = (time: string, ...slots: Slot[]) =>
  resultAt(time, 'adult=1&day=2026-11-26', { list: [left(...slots)] })

describe('the remaining tickets', () => {
  it('are shown by time slot, with the time of the count', async () => {
    const words = await wordsAt(
      NOW,
      slot({ from: '08:00', to: '12:00', status: 'SOLD_OUT' }),
      slot({ from: '12:00', to: '16:00', status: 'LIMITED', vacancies: 12 }),
    )
    expect(words).toContain('余票08:00–12:00 售完 · 12:00–16:00 只剩 12 张 · 09:50 更新')
  })

  it.each([
    [slot({ status: 'FREESALE', vacancies: 9 }), '有票'],
    [slot({ vacancies: 1200 }), '还有 1,200 张'],
    [slot({ status: 'LIMITED' }), '不多了'],
    [slot({ cutoff: '2026-11-25T20:00:00+08:00' }), '有票 （卖到 11月25日 20:00）'],
  ])('of %j are shown as %s', async (of, words) => {
    expect(await wordsAt(NOW, of)).toContain(words)
  })

  it('are not shown after the count has expired, or for other days', async () => {
    expect(await wordsAt('2026-11-25T10:30', slot({ vacancies: 3 }))).not.toContain('余票')
    expect(await wordsAt(NOW, slot({ day: '2026-11-27', vacancies: 3 }))).not.toContain('余票')
  })

  it.each(['SOLD_OUT', 'CLOSED'] as const)('are not part of a total if %s', async (status) => {
    const words = await wordsAt(NOW, slot({ status }))
    expect(words).toContain('11月26日的成人票已售完')
    expect(words).not.toContain('1 位成人 购买')
  })

  it('are sold out at the cutoff, when the page expires too', () => {
    const of = left(slot({ cutoff: '2026-11-25T10:10:00+08:00' }))
    expect(stockOn(of, '2026-11-26', at('2026-11-25T10:09')).isGone).toBe(false)
    expect(stockOn(of, '2026-11-26', at('2026-11-25T10:10')).isGone).toBe(true)
    expect(nextStockAt([of], at('2026-11-25T10:00'))).toBe(at('2026-11-25T10:10'))
    expect(nextStockAt([of], at('2026-11-25T10:10'))).toBe(at('2026-11-25T10:30'))
    expect(nextStockAt([of], at('2026-11-25T10:30'))).toBe(Infinity)
  })

  it('are on sale before the release time if the count says so', async () => {
    const list = [{ ...left(slot({ vacancies: 5 })), release: { daysBefore: 0, at: '20:00' } }]
    const words = await resultAt(NOW, 'adult=1&day=2026-11-26', { list })
    expect(words).toContain('还有 5 张')
    expect(words).toContain('1 位成人 购买')
  })

  it('are on sale from the release time, and cannot be bought before', async () => {
    const list = [ticket('成人', ['adult'], { release: { daysBefore: 7, at: '20:00' } })]
    const on = (time: string, day: string) => resultAt(time, `adult=1&day=${day}`, { list })
    const early = await on('2028-02-22T19:59', '2028-02-29')
    expect(early).toContain('余票2月22日 20:00 开售')
    expect(early).not.toContain('1 位成人 购买')
    const open = await on('2028-02-22T20:00', '2028-02-29')
    expect(open).not.toContain('开售')
    expect(open).toContain('1 位成人 购买')
    expect(nextStockAt(list, at('2028-02-22T19:59'))).toBe(at('2028-02-22T20:00'))
  })
})

const SENIORS: TicketInstructions['visitors'] = [
  { id: 'adult', ages: { from: 18 }, free: false },
  { id: 'child', ages: { from: 6, to: 17 }, free: false },
  { id: 'student', note: '凭学生证', free: false },
  { id: 'small', ages: { to: 5 }, heightBelow: 120, free: true },
  { id: 'senior', ages: { from: 65 }, free: true },
]

const numbersAfter = async (query: string) => {
  const { page } = await drawn(NOW, query, { visitors: SENIORS })
  const fields = page.all('input').filter((each) => page.attribute(each, 'id') !== undefined)
  return fields.map((each) => page.attribute(each, 'value') ?? '').join()
}

describe('ages', () => {
  const free = { visitors: SENIORS }

  it.each([
    ['68', '68 岁按长者（65 岁起）算。¥0'],
    ['64', '64 岁按成人（18 岁起）算。如果是学生（凭学生证），请在上面改。¥100'],
    ['5', '5 岁按幼儿（不满 6 岁或1.2 米以下）算。¥0'],
    ['6', '6 岁按儿童（6–17 岁）算。如果是幼儿（不满 6 岁或1.2 米以下），请在上面改。¥50'],
    ['68 64 40', '64和40 岁按成人（18 岁起）算。'],
    ['68, ６８、40', '68 岁按长者（65 岁起）算。40 岁按成人（18 岁起）算。'],
  ])('%s lead to the right visitor kinds', async (ages, words) => {
    const query = `ages=${encodeURIComponent(ages)}`
    expect(await resultAt(NOW, query, free)).toContain(words)
  })

  it.each([
    ['六十八 5', '有一项不是年龄。请填 0 到 120 的整数'],
    ['150', '有一项不是年龄'],
    ['68', '68 岁算哪一种，要看其他条件', VISITORS.filter(({ id }) => id === 'child')],
    ['12', '12 岁算哪一种', [...VISITORS, { id: 'small', ages: { from: 10, to: 20 } } as const]],
  ])(
    'of %s lead to no price, because they are invalid or ambiguous',
    async (ages, words, kinds = SENIORS) => {
      const visitors = kinds.map((each) => ({ free: false, ...each }))
      const query = `adult=2&ages=${encodeURIComponent(ages)}`
      const result = await resultAt(NOW, query, { visitors })
      expect(result).toContain(words)
      expect(result).not.toContain('¥')
    },
  )

  it.each([
    ['adult=2&child=1&ages=8', '2,1,0,0,0,'],
    ['adult=2&child=1&ages=40+8+38', '2,1,0,0,0,'],
    ['adult=2&child=1&ages=68', '1,1,0,0,1,'],
    ['adult=2&child=1&ages=8+68+40', '1,1,0,0,1,'],
    ['adult=1&ages=8+5', '1,1,0,1,0,'],
    ['adult=2&child=1&ages=8&more=adult', '3,1,0,0,0,'],
  ])('describe the counted visitors and add others: %s', async (query, numbers) => {
    expect(await numbersAfter(query)).toBe(numbers)
    expect(await resultAt(NOW, query, free)).not.toContain('没有算')
  })

  it.each([
    ['8', '没有算2 位成人。', 'adult=2&child=1'],
    ['68', '没有算1 位成人。', 'adult=1&senior=1'],
    ['64', '没有算1 位成人。', 'adult=2'],
  ])(
    'of %s leave out the unchanged numbers, with a link that adds them',
    async (ages, words, to) => {
      const { page } = await drawn(NOW, `adult=2&child=0&ages=${ages}`, free)
      const [result] = page.ofClass('party-result')
      expect(result && page.text(result)).toContain(words)
      const link = page.all('a').find((each) => page.text(each) === '一起算')
      expect(link && page.attribute(link, 'href')).toContain(`?${to}&day=2026-11-25#who`)
    },
  )

  it('of all the visitors leave out nobody', async () => {
    expect(await resultAt(NOW, 'adult=2&ages=68+40+5', free)).not.toContain('没有算')
  })

  it('set the numbers in the form, and a button changes these numbers', async () => {
    expect(await numbersAfter('adult=2&ages=68+5+7')).toBe('0,1,0,1,1,')
    expect(await numbersAfter('adult=2&ages=68+5+7&more=adult')).toBe('1,1,0,1,1,')
    expect(await numbersAfter('adult=2&ages=68+x')).toBe('2,0,0,0,0,68 ?')
  })

  it('have no field if no visitor kind has ages', async () => {
    const visitors = VISITORS.map((each) => ({ ...each, ages: undefined }))
    expect((await drawn(NOW, '', { visitors })).page.ofClass('party-ages')).toEqual([])
    expect((await drawn(NOW, '')).page.ofClass('party-ages')).toHaveLength(1)
  })
})

describe('the form', () => {
  it.each([
    ['adult=2&child=0&more=child', { adult: '2', child: '1' }],
    ['adult=2&child=1&less=adult', { adult: '1', child: '1' }],
    ['adult=12&more=adult', { adult: '12', child: '0' }],
    [`ages=${'30 '.repeat(14)}`, { adult: '12', child: '0' }],
    ['adult=1&child=&less=child', { adult: '1', child: '0' }],
  ])('after %s has the numbers %j', async (query, numbers) => {
    const { page } = await drawn(NOW, query)
    const fields = page.all('input').filter((each) => page.attribute(each, 'type') === 'number')
    const values = Object.fromEntries(
      fields.map((each) => [page.attribute(each, 'name'), page.attribute(each, 'value')]),
    )
    expect(values).toMatchObject(numbers)
  })

  it.each([
    ['', false, '2 位成人和1 位儿童 11月25日 08:00–18:00 16:00 停止入园 索道往返 修改'],
    ['&more=child', true, '2 位成人和2 位儿童 11月25日 08:00–18:00 16:00 停止入园 索道往返 修改'],
  ])('is folded above a result, unless a button was pressed: %s', async (step, isOpen, line) => {
    const { page } = await drawn(NOW, `adult=2&child=1&ride=car${step}`)
    const [folded] = page.ofClass('party-change')
    expect(folded && page.attribute(folded, 'open') !== undefined).toBe(isOpen)
    expect(page.ofClass('party-form', folded)).toHaveLength(1)
    const [summary] = page.all('summary')
    expect(summary && page.words(summary)).toBe(line)
  })

  it('has buttons that lead back to their own position', async () => {
    const { page } = await drawn(NOW, '')
    const more = page.all('button').find((each) => page.attribute(each, 'id') === 'more-child')
    expect(more && page.attribute(more, 'formAction')).toBe('/mall/ticket#more-child')
    expect(more && page.attribute(more, 'ariaLabel')).toBe('多一位儿童')
  })
})

it('the result for visitors without tickets has no facts of tickets', async () => {
  const { page } = await drawn(NOW, 'small=1', { visitors: SENIORS })
  expect(page.ofClass('party-result').map((each) => page.words(each))[0]).toContain('¥0')
  expect(page.ofClass('sum-details')).toHaveLength(0)
})

it('a ticket without an online seller is booked by telephone, and so is its total', async () => {
  const booking = { telephone: '0600-555 0161', note: '窗口也卖。' }
  const list = PAIR.map((each) => ({ ...each, booking }))
  const { page } = await drawn(NOW, 'adult=1&child=1', { list })
  const buttons = page.all('a').filter((each) => page.attribute(each, 'className') === 'button')
  // All tickets have the same number: it is on the button of the sum, and once above the cards.
  expect(buttons.map((each) => page.text(each))).toEqual([
    '打电话 0600-555 0161',
    '打电话',
    '打电话',
  ])
  for (const each of buttons) expect(page.attribute(each, 'href')).toBe('tel:+866005550161')
  expect(page.ofClass('tickets-shared').map((each) => page.words(each))[0]).toContain(
    '购票电话 0600-555 0161。 窗口也卖。',
  )
})

it('a ticket without an online seller has its own button if another ticket is sold online', async () => {
  const list = PAIR.map((each, index) =>
    index === 0 ? { ...each, booking: { telephone: '0600-555 0161' } } : each,
  )
  const { page } = await drawn(NOW, '', { list })
  expect(page.ofClass('combinations-buy')).toHaveLength(0)
  const [cell = ''] = page.ofClass('ticket-buy').map((each) => page.words(each))
  expect(cell).toMatch(/打电话 0600-555 0161$/)
})

/** Returns the text of the first ticket, and all paragraphs. */
async function cardsOf(language: 'zh' | 'en', inLanguage: 'zh' | 'en' = 'zh') {
  const list = [{ ...ticket('成人', ['adult']), inLanguage }]
  const { page } = await drawn(NOW, '', { language, list })
  const [card] = page.ofClass('ticket')
  return (
    (card ? page.text(card) : '') +
    page
      .all('p')
      .map((each) => page.text(each))
      .join('\n')
  )
}

it('an untranslated ticket names its currency and its language', async () => {
  const foreign = await cardsOf('en')
  expect(foreign).toContain('In Chinese')
  expect(foreign).toContain('(CNY)')
  expect(await cardsOf('en', 'en')).not.toContain('In Chinese')
  expect(await cardsOf('zh')).not.toMatch(/中文内容|CNY/)
})

it('a card separates the services that its ticket lacks', async () => {
  const services = ['索道', '游船', '巴士'].map((name) => ({ id: name, name, included: false }))
  const list = [ticket('成人', ['adult'], { services }), ticket('儿童', ['child'])]
  const { page } = await drawn(NOW, '', { list })
  const [without] = page.ofClass('service-without')
  expect(without && page.text(without)).toBe('不含：索道、游船和巴士')
})
