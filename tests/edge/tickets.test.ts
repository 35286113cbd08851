import { afterAll, describe, expect, it } from 'vitest'
import type { Node, ReadPage } from '../support/read-html.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

/** A text as it is read: without the characters that keep words on one line. */
const textOf = (page: ReadPage, node: Node) =>
  page.text(node).replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

/** The texts of the elements of a class. */
const told = (page: ReadPage, className: string, below?: Node) =>
  page.ofClass(className, below).map((element) => textOf(page, element))

async function main(query: string): Promise<string> {
  const page = await site.getPage(`/mall/ticket?${query}`)
  return textOf(page, page.one('main'))
}

describe('the tickets', () => {
  it('show their prices, the price at the window where it is higher, and what each includes', async () => {
    const page = await site.getPage('/mall/ticket')
    expect(told(page, 'ticket-price')).toEqual(['¥120', '¥245', '¥340', '¥60', '¥398', '¥80'])
    const family = page.all('li').find((each) => page.attribute(each, 'id') === 'ticket-405')
    expect(family && textOf(page, family)).toContain('窗口价¥460')
    expect(told(page, 'tickets-shared')[0]).toContain('每一种都含 入园 · 灯塔与渔村。')
    const included = page.all('div').map((each) => textOf(page, each))
    expect(included.filter((each) => each.startsWith('含 '))).toEqual([
      '含 摆渡车 · 环岛船往返',
      '含 摆渡车 · 环岛船往返 · 内港游船 · 次日再入园',
      '含 摆渡车 · 内港游船',
    ])
    expect(told(page, 'service-not-included', family)).toEqual([
      '环岛船往返不包含上下行各一次',
      '次日再入园不包含',
    ])
  })

  it('show the one telephone number for all of them once', async () => {
    const page = await site.getPage('/mall/ticket')
    const links = page.all('a').filter((each) => page.text(each) === '0600-555 0161')
    expect(links).toHaveLength(1)
  })

  it('say what a party pays, whatever way its rides are written', async () => {
    for (const query of ['&ride=island-boat&ride=shuttle', '&ride=island-boat+shuttle']) {
      const page = await site.getPage(`/mall/ticket?adult=2&child=1${query}`)
      expect(told(page, 'ticket-price').slice(0, 4)).toEqual([
        '¥640 最省，比下一种少 ¥70',
        '¥710 多 ¥70',
        '¥748 多 ¥108，另含内港游船',
        '¥830 多 ¥190',
      ])
    }
    const english = await site.getPage('/en/mall/ticket?adult=1&small=1')
    expect(textOf(english, english.one('main'))).toContain(
      'Free entry, no ticket needed: Small children.',
    )
  })

  it('take along what was asked to a seller who has a pattern for it', async () => {
    const page = await site.getPage('/en/mall/ticket?adult=2&child=1')
    const buttons = page.ofClass('button').map((each) => page.attribute(each, 'href') ?? '')
    const day = new Date(Date.now() + 8 * 60 * 60 * 1000).toISOString().slice(0, 10)
    expect(buttons.filter((each) => each.includes('date='))).toEqual([
      `https://ticket.shore.example/401?date=${day}&count=2&lang=en`,
      `https://ticket.shore.example/404?date=${day}&count=1&lang=en`,
    ])
    expect(textOf(page, page.one('main'))).toContain('ticket.shore.example')
  })

  it.each([
    'adult=10',
    'adult=-1',
    'adult=two',
    'adult=1&child=%00',
    'day=2031-02-30',
    'day=tomorrow',
    'adult=1&ride=zeppelin',
    'adult=1&ride=%3Cscript%3E',
  ])('are not there for what nobody can ask: %s', async (query) => {
    expect((await site.get(`/mall/ticket?${query}`)).status).toBe(404)
  })

  it('say which days can be asked for, and that a party is too large or nobody is let in', async () => {
    expect(await main('adult=1&day=1999-01-01')).toMatch(/请选.*之间的一天/)
    expect(await main('adult=1&day=9999-12-31')).toMatch(/请选.*之间的一天/)
    expect(await main('adult=9&child=9')).toContain('一次最多算 12 位')
    expect(await main('senior=1')).toContain('长者入园不用买票')
  })
})
