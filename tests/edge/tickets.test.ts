import { afterAll, describe, expect, it } from 'vitest'
import type { Node, ReadPage } from '../support/read-html.ts'
import { startSite } from '../support/start-site.ts'
import { addDays, dayEndIn, dayIn } from '../../shared/zoned-time.ts'

const site = await startSite()
const later = await startSite()
afterAll(() => Promise.all([site.stop(), later.stop()]))

const HOUR_MS = 3_600_000

/** Returns the texts of the elements with a class. */
const textsOf = (page: ReadPage, className: string, below?: Node) =>
  page.ofClass(className, below).map((element) => page.words(element))

async function main(query: string): Promise<string> {
  const page = await site.getPage(`/mall/ticket?${query}`)
  return page.words(page.one('main'))
}

/** Returns the day that is chosen in the form. */
function chosenDay(page: ReadPage): string | undefined {
  const field = page.all('input').find((each) => page.attribute(each, 'type') === 'date')
  return field && page.attribute(field, 'value')
}

describe('the tickets', () => {
  it('show their prices, higher prices at the ticket office, and included services', async () => {
    const page = await site.getPage('/mall/ticket')
    expect(textsOf(page, 'ticket-price')).toEqual(['¥120', '¥245', '¥340', '¥60', '¥398', '¥80'])
    const family = page.all('li').find((each) => page.attribute(each, 'id') === 'ticket-405')
    expect(family && page.words(family)).toContain('窗口价¥460')
    expect(textsOf(page, 'tickets-shared')[0]).toContain('每一种都含入园、灯塔与渔村。')
    const lists = page.ofClass('ticket-services')
    expect(lists.map((list) => textsOf(page, 'service-included', list))).toEqual([
      [],
      ['摆渡车包含', '环岛船往返包含'],
      ['摆渡车包含', '环岛船往返包含', '内港游船包含', '次日再入园包含'],
      [],
      ['摆渡车包含', '内港游船包含'],
      [],
    ])
    const [details] = page.ofClass('ticket-details', family)
    expect(textsOf(page, 'service-not-included', details)).toEqual([
      '环岛船往返不包含上下行各一次',
      '次日再入园不包含',
    ])
  })

  it('show the seller once, and a code for each ticket and for a calculated price', async () => {
    const page = await site.getPage('/mall/ticket')
    expect(textsOf(page, 'tickets-shared')[0]).toContain('都在 ticket.shore.example 购买。')
    expect(page.ofClass('hand-off-code')).toHaveLength(page.ofClass('ticket-details').length)
    const withParty = await site.getPage('/mall/ticket?adult=1')
    expect(withParty.ofClass('hand-off-code').length).toBeGreaterThan(
      withParty.ofClass('ticket-details').length,
    )
  })

  it('show their common telephone number once', async () => {
    const page = await site.getPage('/mall/ticket')
    const links = page.all('a').filter((each) => page.text(each) === '0600-555 0161')
    expect(links).toHaveLength(1)
  })

  it('show the price for a group, in both spellings of the rides', async () => {
    for (const query of ['&ride=island-boat&ride=shuttle', '&ride=island-boat+shuttle']) {
      const page = await site.getPage(`/mall/ticket?adult=2&child=1${query}`)
      expect(textsOf(page, 'ticket-price').slice(0, 2)).toEqual([
        '¥640 最省，比下一种少 ¥108 要分 2 单：不同的票不能同单',
        '¥748 多 ¥108，另含内港游船',
      ])
    }
    const english = await site.getPage('/en/mall/ticket?adult=1&small=1')
    expect(english.words(english.one('main'))).toContain(
      'Free entry, no ticket needed: small children.',
    )
  })

  it('pass the day and the number of tickets to a seller with an address pattern', async () => {
    const page = await site.getPage('/en/mall/ticket?adult=2&child=1')
    const buttons = page.ofClass('button').map((each) => page.attribute(each, 'href') ?? '')
    const day = chosenDay(page)
    expect(buttons.filter((each) => each.includes('date='))).toEqual([
      `https://ticket.shore.example/401?date=${day}&count=2&lang=en`,
      `https://ticket.shore.example/404?date=${day}&count=1&lang=en`,
    ])
    expect(page.words(page.one('main'))).toContain('ticket.shore.example')
  })

  it('start with the next possible day, also from the cache', async () => {
    const today = dayIn('Asia/Shanghai', Date.now())
    const [tomorrow, dayAfter] = [addDays(today, 1), addDays(today, 2)]
    await later.advanceClock(dayEndIn('Asia/Shanghai', Date.now()) + 10 * HOUR_MS - Date.now())
    const address = `/mall/ticket?adult=1&day=${tomorrow}`
    for (const path of ['/mall/ticket', address]) await later.untilCached(path)
    expect(chosenDay(await later.getPage('/mall/ticket'))).toBe(tomorrow)
    expect(textsOf(await later.getPage(address), 'combinations')).toHaveLength(1)

    await later.advanceClock(8 * HOUR_MS)
    expect(chosenDay(await later.getPage('/mall/ticket'))).toBe(dayAfter)
    const refused = await later.getPage(address)
    expect(refused.words(refused.one('main'))).toContain('请选')
    expect(chosenDay(refused)).toBe(dayAfter)
  })

  it.each([
    'adult=13',
    'adult=-1',
    'adult=two',
    'adult=1&child=%00',
    'day=2031-02-30',
    'day=tomorrow',
    'adult=1&ride=zeppelin',
    'adult=1&ride=%3Cscript%3E',
  ])('return 404 for an invalid query: %s', async (query) => {
    expect((await site.get(`/mall/ticket?${query}`)).status).toBe(404)
  })

  it('show the allowed days, the largest group, and who enters free', async () => {
    expect(await main('adult=1&day=1999-01-01')).toMatch(/请选.*之间的一天/)
    expect(await main('adult=1&day=9999-12-31')).toMatch(/请选.*之间的一天/)
    expect(await main('adult=9&child=9')).toContain('一次最多算 12 位')
    expect(await main('senior=1')).toContain('长者入园不用买票')
  })
})

describe('the mall overview', () => {
  it.each(['', '/en'])('links to the ticket calculator (%s)', async (prefix) => {
    const page = await site.getPage(`${prefix}/mall`)
    const address = `${prefix}/mall/ticket#who`
    expect(page.all('a').map((link) => page.attribute(link, 'href'))).toContain(address)
    expect(page.ofClass('party-form')).toEqual([])
  })

  it('lists each ticket with its price, and shows whether the area is open', async () => {
    const page = await site.getPage('/mall')
    const [tickets] = page.ofClass('item-list-text')
    expect(textsOf(page, 'item-figure', tickets)).toEqual([
      '¥120',
      '¥245',
      '¥340',
      '¥60',
      '¥398',
      '¥80',
    ])
    expect(page.ofClass('opening-now')).not.toEqual([])
  })
})
