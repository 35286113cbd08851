import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { dayIn } from '../../shared/zoned-time.ts'
import { readHtml, type Node, type ReadPage } from '../support/read-html.ts'
import { structured } from '../support/read-structured.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

/** Returns the first element with a class. Throws if there is none. */
const first = (page: ReadPage, className: string, below?: Node) => {
  const [element] = page.ofClass(className, below)
  if (element === undefined) throw new Error(`Nothing is ${className}`)
  return element
}

/** Returns the texts of the elements with a class, on the page or inside `below`. */
const textsOf = (page: ReadPage, className: string, below?: Node) =>
  page.ofClass(className, below).map((element) => page.words(element))

const hrefs = (page: ReadPage, below?: Node) =>
  page.all('a', below).map((link) => page.attribute(link, 'href') ?? '')

/** Returns paths of items whose ids are consecutive numbers. */
const numbered = (path: string, from: number, length: number) =>
  Array.from({ length }, (_, index) => `${path}${from + index}`)

/** Returns the rows of the page's only table, as lists of cells. */
const rows = (page: ReadPage) =>
  page
    .all('tr')
    .map((row) => [...page.all('th', row), ...page.all('td', row)].map((cell) => page.words(cell)))

/** Returns the facts in the page's first list of facts, by name. */
const facts = (page: ReadPage) => {
  const list = first(page, 'facts')
  const names = page.all('dt', list).map((name) => page.words(name))
  const values = page.all('dd', list).map((value) => page.words(value))
  return Object.fromEntries(names.map((name, index) => [name, values[index]]))
}

it.each([
  ['/', /^开放时间 \d+月\d+日 (?:08:00–18:00|08:30–17:00)$/],
  ['/en/mall/hotel', /^Opening hours \d+ \w+ (?:08:00–18:00|08:30–17:00)$/],
])('%s ends with the opening hours and the legal filings', async (path, hours) => {
  const page = await site.getPage(path)
  const footer = page.one('footer')
  const filings = first(page, 'site-footer-filings', footer)
  expect(page.all('p', footer).map((line) => page.words(line))).toContainEqual(
    expect.stringMatching(hours),
  )
  expect(
    page
      .all('a', filings)
      .map((link) => [page.words(link), page.attribute(link, 'href')])
      .filter(([, href]) => href?.startsWith('https:')),
  ).toEqual([
    ['甲ICP备00000000号', 'https://beian.miit.gov.cn/'],
    ['甲公网安备 00000000000000号', 'https://beian.mps.gov.cn/'],
  ])
})

it('the home page begins with the newest announcements that have not ended, in order', async () => {
  const page = await site.getPage('/')
  const latest = first(page, 'latest')
  // The first three of these announcements that have not ended on this day.
  const day = dayIn('Asia/Shanghai', Date.now())
  const shown = [
    { id: 1024, date: '2026年11月20日', lastDay: '2026-12-31' },
    { id: 1023, date: '2026年11月18日', lastDay: '2036-12-31' },
    { id: 1022, date: '2026年11月15日', lastDay: '2026-12-26' },
    { id: 1021, date: '2026年11月12日', lastDay: '2026-12-23' },
    { id: 1020, date: '2026年11月9日', lastDay: '2026-12-20' },
  ]
    .filter(({ lastDay }) => day <= lastDay)
    .slice(0, 3)
  expect(hrefs(page, latest)).toEqual([
    ...shown.map(({ id }) => `/infomation/announcement/${id}`),
    '/infomation/announcement',
  ])
  expect(textsOf(page, 'overline', latest)).toEqual(shown.map(({ date }) => date))
})

describe('a hotel', () => {
  it('shows check-in and check-out times, its own number once, and the price of each room', async () => {
    const page = await site.getPage('/mall/hotel/103')
    expect(facts(page)).toMatchObject({ 入住: '15:00 起，11:30 前退房', 电话: '0600-555 0123' })
    expect(textsOf(page, 'booking-telephone')).toEqual([])
    expect(textsOf(page, 'room-price')).toEqual(['¥560／晚', '¥620／晚', '¥880／晚'])
  })

  it('is the last of its breadcrumbs, marked as the current page', async () => {
    const page = await site.getPage('/mall/hotel/103')
    const way = first(page, 'breadcrumbs')
    const marks = page
      .all('li', way)
      .map((crumb) => [page.words(crumb), page.attribute(crumb, 'ariaCurrent')])
    expect(marks).toEqual([
      ['住宿', undefined],
      ['渔村', undefined],
      ['东堤民宿', 'page'],
    ])
  })
})

describe('the page of an item for sale', () => {
  it.each([
    ['/en/mall/hotel/103', '/en/mall/hotel', [104, 105, 106, 107]],
    ['/mall/shopping/314', '/mall/shopping', [301, 302, 303, 304]],
  ])('%s links to similar items, and to all', async (path, list, ids) => {
    const page = await site.getPage(path)
    const section = first(page, 'list-teaser')
    expect(hrefs(page, section)).toEqual([...ids.map((id) => `${list}/${id}`), list])
  })

  it.each(['/mall/hotel/103', '/mall/restaurant/201'])(
    '%s links to its place on the guide map and in AMap',
    async (path) => {
      const page = await site.getPage(path)
      const [own, amap] = page
        .ofClass('map-link', first(page, 'facts'))
        .map((link) => page.attribute(link, 'href'))
      expect(own).toMatch(/^\/infomation\/guide#at-120\.\d+,29\.\d+$/)
      expect(amap).toMatch(/^https:\/\/uri\.amap\.com\/marker\?position=120\.\d+,29\.\d+&name=/)
    },
  )
})

it('a restaurant marks its signature dish, and shows the price of each dish', async () => {
  const page = await site.getPage('/mall/restaurant/201')
  expect(textsOf(page, 'dish-price')).toEqual(['¥28', '¥38', '¥26', '¥10', '¥12'])
  const marked = page.ofClass('dish').map((dish) => textsOf(page, 'dish-signature', dish))
  expect(marked).toEqual([['招牌菜'], [], [], [], []])
})

it('the mall overview shows all tickets, four of each other kind, and links to all', async () => {
  const page = await site.getPage('/en/mall')
  const shown = page.ofClass('list-teaser').map((section) => hrefs(page, section))
  expect(shown).toEqual([
    [...numbered('/en/mall/ticket#ticket-', 401, 6), '/en/mall/ticket', '/en/mall/ticket#who'],
    [...numbered('/en/mall/hotel/', 101, 4), '/en/mall/hotel'],
    [...numbered('/en/mall/restaurant/', 201, 4), '/en/mall/restaurant'],
    [...numbered('/en/mall/shopping/', 301, 4), '/en/mall/shopping'],
  ])
})

it('a list marks only the urgent announcements', async () => {
  const page = await site.getPage('/infomation/announcement')
  const marked = page
    .ofClass('item')
    .map((item) => [hrefs(page, item).at(0)?.split('/').at(-1), ...textsOf(page, 'urgent', item)])
  expect(marked.filter(([, mark]) => mark !== undefined)).toEqual([
    ['1019', '紧急', '港口', '3月8日至3月12日'],
  ])
  expect(marked).toHaveLength(20)
})

describe('an article', () => {
  it('links to the previous and the next article', async () => {
    const page = await site.getPage('/infomation/announcement/1020')
    const neighbours = first(page, 'article-neighbours')
    expect(
      page
        .all('a', neighbours)
        .map((link) => [page.attribute(link, 'rel'), page.attribute(link, 'href')]),
    ).toEqual([
      ['prev', '/infomation/announcement/1019'],
      ['next', '/infomation/announcement/1021'],
    ])
  })

  it('marks the language of its texts if it differs from the page’s language', async () => {
    const page = await site.getPage('/en/infomation/announcement/1006')
    for (const part of [
      page.one('h1'),
      ...['lead', 'rich-text'].flatMap((each) => page.ofClass(each)),
    ])
      expect(page.attribute(part, 'lang')).toBe('zh-CN')
    const [header] = page.ofClass('article-header')
    expect(header && page.attribute(header, 'lang')).toBeUndefined()
    expect(page.attribute(page.one('html'), 'lang')).toBe('en')
  })
})

describe('an activity', () => {
  it('shows its time, its place with the map, its price, and that it is over', async () => {
    const page = await site.getPage('/infomation/activity/3001')
    expect(facts(page)).toMatchObject({
      时间: '2026年9月25日星期五 18:30–20:30',
      地点: '北礁',
      费用: '¥68',
    })
    expect(hrefs(page)).toContain(
      `https://uri.amap.com/marker?position=120.397,29.96&name=${encodeURIComponent('北礁')}&coordinate=gaode`,
    )
    expect(textsOf(page, 'notice')).toEqual(['这次活动已经结束。'])
    expect(structured(page)['Event']).toMatchObject({
      isAccessibleForFree: false,
      offers: { price: '68.00' },
    })
  })

  it('shows that it is free', async () => {
    const page = await site.getPage('/infomation/activity/3002')
    expect(facts(page)).toMatchObject({ 费用: '免费' })
    expect(structured(page)['Event']).toMatchObject({
      isAccessibleForFree: true,
      offers: { price: '0.00' },
    })
  })
})

describe('visit information', () => {
  it('shows opening, last admission and closing of the area, one row per season', async () => {
    expect(rows(await site.getPage('/scenic/intro'))).toEqual([
      ['季节', '开园', '停止入园', '闭园'],
      ['夏季（3 月 1 日至 11 月 30 日）', '08:00', '16:00', '18:00'],
      ['冬季（12 月 1 日至次年 2 月末）', '08:30', '15:30', '17:00'],
    ])
  })

  it.each([
    ['7001', '途中有台阶'],
    ['7003', '轮椅与婴儿车可达'],
  ])('shows whether the spot %s has steps: %s', async (spot, access) => {
    const page = await site.getPage(`/scenic/intro?spot=${spot}`)
    const place = first(page, 'spot')
    const values = page.all('dd', place).map((value) => page.words(value))
    expect(values).toContain(access)
  })

  it.each([
    ['4001', '适中'],
    ['4003', '轻松'],
    ['4010', '较难'],
  ])('shows the difficulty of the visit guide %s: %s', async (id, difficulty) => {
    expect(facts(await site.getPage(`/service/strategy/${id}`))).toMatchObject({ 难度: difficulty })
  })

  it('shows route, hours, interval and price of transport inside the area', async () => {
    const [columns, islandBoat] = rows(await site.getPage('/service/traffic'))
    expect(columns).toEqual(['交通工具', '路线', '运行时间', '间隔', '票价'])
    expect(islandBoat).toEqual(['环岛船', '北礁—南滩', '08:30–17:00', '每半小时一班', '单程 ¥20'])
  })
})

describe('the points of the guide', () => {
  it('show opening hours, whether there are steps, and the distance', async () => {
    const page = await site.getPage('/infomation/guide')
    const factsOf = (id: string) => {
      const point = page.all('li').find((row) => page.attribute(row, 'id') === id)
      return page
        .ofClass('point-facts', point)
        .flatMap((list) => page.all('li', list))
        .map((fact) => page.words(fact))
    }
    expect(factsOf('point-1')).toEqual([
      '08:00–18:00',
      '途中有台阶',
      '海拔 820 米',
      '距入口直线 2.8 公里',
    ])
    expect(factsOf('point-50')).toEqual(['全天', '无台阶可到', '海拔 401 米'])
  })

  it('are listed in the accessibility statement if they can be reached without steps', async () => {
    const [guide, statement] = [
      await site.getPage('/infomation/guide'),
      await site.getPage('/accessibility'),
    ]
    const stepFree = guide
      .ofClass('point')
      .filter((point) =>
        textsOf(guide, 'point-facts', point).some((text) => text.includes('无台阶可到')),
      )
      .map((point) => `/infomation/guide#${guide.attribute(point, 'id')}`)
    const listed = statement.ofClass('step-free-points').flatMap((list) => hrefs(statement, list))
    expect(listed).toContain('/infomation/guide#point-2')
    expect(listed).not.toContain('/infomation/guide#point-1')
    expect(listed.toSorted()).toEqual(stepFree.toSorted())
  })
})

it('contacts have telephone links, and e-mail links if they have an address', async () => {
  const page = await site.getPage('/infomation/contact')
  const list = first(page, 'contact-list')
  const [rescue, hotline, tickets] = page.all('li', list).map((row) => hrefs(page, row))
  expect(hotline).toEqual(['tel:+866005550168', 'mailto:service@shore.example'])
  expect(rescue).toEqual(['tel:+866005550119'])
  expect(tickets).toEqual(['tel:+866005550161', 'mailto:tickets@shore.example'])
})

it.each(['', '/en'])('a receipt links to other pages in its language, at %s/', async (language) => {
  const page = await site.getPage(`${language}/service/complain?receipt=AB20261122-0001`, {
    Cookie: 'receipts=AB20261122-0001',
  })
  expect(page.text(first(page, 'receipt-number'))).toContain('AB20261122-0001')
  const waysOn = first(page, 'ways-on')
  expect(hrefs(page, waysOn)).toEqual([language || '/', `${language}/service/complain`])
})

/** Returns the links to painted maps on a page. */
const maps = (page: ReadPage) =>
  page.ofClass('place-map').map((link) => page.attribute(link, 'href'))

describe('the location of a place', () => {
  it.each([
    ['/mall/hotel/101', '/infomation/guide#at-120.4025,29.9915'],
    ['/en/mall/restaurant/201', '/en/infomation/guide#at-120.3917,29.9797'],
    ['/scenic/publicity/5010', '/infomation/guide#at-120.3918,29.9793'],
    ['/en/infomation/activity/3001', '/en/infomation/guide#at-120.397,29.96'],
  ])('is marked on the painted map at %s, which links to the guide', async (path, address) => {
    expect(maps(await site.getPage(path))).toEqual([address])
  })

  it('is omitted if the guide fails, and the page shows a warning', async () => {
    const other = await startSite()
    onTestFinished(() => other.stop())
    await other.setFault({ call: 'guide', fault: 'status', value: 500 })
    const response = await other.get('/mall/hotel/101')
    const page = readHtml(await response.text())
    expect(response.status).toBe(200)
    expect(maps(page)).toEqual([])
    expect(page.ofClass('toast')).toHaveLength(1)
  })
})
