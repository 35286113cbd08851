import { describe, expect, it } from 'vitest'
import {
  CAR,
  drawn,
  NOW,
  PAIR,
  resultAt,
  ticket,
  yuan,
} from '../../../tests/support/tickets-at.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'

const callAt = (telephone: string) =>
  resultAt(NOW, 'adult=1', {
    list: [ticket('成人', ['adult'], { booking: { telephone, note: '窗口也卖' } })],
    site: { telephoneHours: '07:30–18:30' },
  })

/** Returns the texts of a result with the mark of an included service. */
const marked = async (query: string, included = true) => {
  const services = ['car', 'boat'].map((id) => ({ id, name: id, included }))
  const { page } = await drawn(NOW, query, { list: [ticket('成人', ['adult'], { services })] })
  const [result] = page.ofClass('party-result')
  return page.ofClass('service-included', result).map((each) => page.text(each))
}

describe('the cheapest way', () => {
  const NOTED = ticket('成人', ['adult'], {
    services: [{ id: 'car', name: '索道', included: false, note: '下站另购' }],
  })

  it('has what is known about the sale of a ride that the tickets do not include', async () => {
    const facility = { ...CAR, telephone: '0600-555 0164' }
    const words = await resultAt(NOW, 'adult=1&ride=car', { list: [NOTED], facility })
    expect(words).toContain('索道往返 1 × ¥50 1 位成人 电话 0600-555 0164下站另购')
    expect(words).toContain('下单索道往返不在票里，另外付')
    const included = ticket('成人', ['adult'], {
      services: [{ id: 'car', name: '索道', included: true }],
    })
    expect(await resultAt(NOW, 'adult=1&ride=car', { list: [included], facility })).not.toMatch(
      /电话|下单/,
    )
  })

  it('says which chosen rides its tickets include', async () => {
    expect(await marked('adult=1&ride=car')).toEqual(['car包含'])
    expect(await marked('adult=1&ride=car', false)).toEqual([])
    expect(await marked('adult=1')).toEqual([])
  })

  it('keeps the prices of a ride together, with one note about its sale', async () => {
    const list = [NOTED, ticket('儿童', ['child'], { services: NOTED.services })]
    const words = await resultAt(NOW, 'adult=1&child=1&ride=car', { list })
    expect(words).toContain('索道往返 1 × ¥50 1 位成人 索道往返 1 × ¥25 1 位儿童 下站另购')
    expect(words.split('下站另购')).toHaveLength(2)
  })

  it('has the hours of the hotline and the seller’s note next to the button that calls', async () => {
    expect(await callAt(SITE_FACTS.telephone)).toContain(
      `打电话 ${SITE_FACTS.telephone} 07:30–18:30 窗口也卖`,
    )
    expect(await callAt('0600-555 0161')).toMatch(/打电话 0600-555 0161\s+窗口也卖/)
  })

  it('marks the language of a ticket’s own refund text', async () => {
    const list = [ticket('成人', ['adult'], { refund: '全额退' })]
    const { page } = await drawn(NOW, 'adult=1', { list, language: 'en' })
    const lines = page.ofClass('sum-line').filter((each) => page.text(each) === '全额退')
    expect(lines.map((each) => page.attribute(each, 'lang'))).toEqual(['zh-CN'])
  })
})

it('the other ways name their visitors too', async () => {
  const day = ticket('两日', ['adult'], {
    price: yuan(150),
    services: [{ id: 'car', name: '索道', included: true }],
  })
  expect(await resultAt(NOW, 'adult=2&child=1', { list: [...PAIR, day] })).toContain(
    '两日票 2 × ¥150 2 位成人',
  )
})

it.each([
  ['2026-11-25', false, '11月25日 08:00–18:00 16:00 停止入园'],
  ['2026-12-01', true, '12月1日 08:30–17:00 15:30 停止入园'],
])('a result for %s shows the hours of that day', async (day, isLater, words) => {
  const { page } = await drawn(NOW, `adult=1&day=${day}`)
  const [facts] = page.ofClass('party-facts')
  expect(facts && page.words(facts)).toBe(`1 位成人 ${words}`)
  // Then phones leave out the state of today.
  expect(page.ofClass('party-later')).toHaveLength(isLater ? 1 : 0)
})

it('tickets that are not sold on the day are last, and the recommended one is named', async () => {
  const sale = { admits: [], notSold: [], prices: [], season: { from: '03-01', to: '10-31' } }
  const list = [
    ticket('夏季', ['adult'], { sale }),
    ...PAIR.map((each) => ({ ...each, recommended: true })),
  ]
  const { page } = await drawn(NOW, '', { list })
  const titles = page.ofClass('ticket-name').map((each) => page.text(each))
  expect(titles).toEqual(['成人票', '优惠票', '夏季票'])
  const [line] = page.ofClass('ticket-first')
  expect(line && page.text(line)).toBe('成人票多数人适用¥100')
})

const ride = (id: string, name: string) => ({ id, name, included: true })

describe('names of rides', () => {
  it.each([
    ['索道往返', '多 ¥50，另含索道往返和游船'],
    ['Cable car, return', '多 ¥50，另含Cable car, return · 游船'],
  ])('are a list, with dots if one has a comma: %s', async (name, words) => {
    const more = ticket('两日', ['adult'], {
      price: yuan(150),
      services: [ride('rail', name), ride('ferry', '游船')],
    })
    const list = [ticket('成人', ['adult']), more]
    expect(await resultAt(NOW, 'adult=1', { list })).toContain(words)
  })
})

it('the cheapest way is compared with a dearer one that is left out', async () => {
  const list = [ticket('成人', ['adult']), ticket('套', ['adult'], { price: yuan(150) })]
  const words = await resultAt(NOW, 'adult=1', { list })
  expect(words).toContain('最省，比下一种少 ¥50')
  expect(words).not.toContain('¥150')
})
