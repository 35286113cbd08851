import { describe, expect, it } from 'vitest'
import type { Alert } from '../../../contract/alert.ts'
import type { Facility } from '../../../contract/conditions.ts'
import type { Fare, Ticket } from '../../../contract/ticket.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import { LISTED } from '../../../tests/support/listed.ts'
import { pageAt } from '../../../tests/support/page-at.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import ticketList from './tickets.page.tsx'

const NOW = '2026-11-28T09:00:00+08:00'
const yuan = (amount: number) => ({ amount: amount * 100, currency: 'CNY' as const })

function ticket(
  id: string,
  price: number,
  included: readonly string[] = [],
  when: Partial<NonNullable<Ticket['sale']>> = {},
): Ticket {
  return {
    ...LISTED,
    id,
    title: id,
    price: yuan(price),
    audience: '',
    validity: '',
    refund: '',
    recommended: false,
    services: ['cable', 'boat'].map((service) => ({
      id: service,
      name: service,
      included: included.includes(service),
    })),
    booking: { url: 'https://seller.example/', template: 'https://seller.example/?date={date}' },
    sale: { admits: [{ visitors: ['adult'], from: 1, to: 1 }], prices: [], notSold: [], ...when },
  }
}

function fare(service: string, name: string, price: number, more: Partial<Fare> = {}): Fare {
  return { service, name, price: yuan(price), reduced: [], notSold: [], ...more }
}

const CABLE: Facility = {
  id: 'cable',
  name: '索道',
  hours: {
    seasons: [{ opens: '07:30', closes: '16:30', lastEntry: '16:00' }],
    exceptions: [],
  },
}
const OVERHAUL: Alert = {
  id: '1',
  title: '索道检修',
  url: '/infomation/announcement/1',
  severity: 'closure',
  reason: '年度检修',
  from: '2026-12-07',
  to: '2026-12-11',
  affects: { facilities: ['cable'], trails: [], pages: [] },
}

interface Offered {
  alerts?: readonly Alert[]
  facilities?: readonly Facility[]
  fares?: readonly Fare[]
  tickets?: readonly Ticket[]
  hours?: Schedule
  time?: string
}

async function askFor(query: string, offered: Offered = {}) {
  const { alerts = [OVERHAUL], facilities = [CABLE], time = NOW, hours } = offered
  const { fares = [fare('cable', '索道往返', 140), fare('boat', '游船', 60)] } = offered
  const { tickets = [ticket('day', 100), ticket('with-cable', 200, ['cable'])] } = offered
  const visitors = [{ id: 'adult', free: false }]
  const { page, text } = await pageAt(ticketList, {
    time,
    query,
    answers: {
      menu: { menu: [], site: { ...SITE_FACTS, ...(hours && { hours }) }, alerts },
      ticketList: { list: tickets },
      ticketInstructions: { sections: [], visitors, fares, paying: [] },
      recommendations: {
        today: { facilities, forecasts: [], carParks: [], notes: [] },
        sections: [],
      },
    },
  })
  const words = (className: string) => page.ofClass(className).map((each) => page.words(each))
  return {
    text,
    notices: words('notice'),
    sums: page
      .ofClass('combinations')
      .flatMap((list) => page.ofClass('ticket-price', list))
      .map((each) => page.text(each).split(' ')[0]?.replaceAll('\u2060', '')),
    links: page.all('a').map((link) => page.attribute(link, 'href') ?? ''),
    buttons: page.ofClass('button').map((each) => page.text(each)),
    cards: page.ofClass('ticket').map((card) => page.text(card)),
    facilities: words('opening-now').at(-1),
    table: page.ofClass('fare-table').map((each) => page.text(each)),
  }
}

describe('a ride that is closed by an announcement', () => {
  it('is not in the total, with a notice of the reason and the end, and a link to the next day', async () => {
    for (const day of ['2026-12-07', '2026-12-08', '2026-12-11']) {
      const { notices, sums, links, cards, text } = await askFor(`adult=2&ride=cable&day=${day}`)
      expect(notices).toEqual([expect.stringContaining('索道停运（年度检修）')])
      expect(notices[0]).toContain('12月12日恢复')
      expect(sums).toEqual(['¥200'])
      expect(text).toContain('不坐索道，这一天这样买：')
      expect(links).toContain('/infomation/announcement/1')
      expect(links).toContain('/mall/ticket?adult=2&day=2026-12-12&ride=cable#who')
      // The ticket with the ride is not sold for that day either, so its button is for the next
      // day.
      expect(cards[1]).toMatch(/索道停运.*买12月12日的/)
      expect(links).toContain('https://seller.example/?date=2026-12-12')
    }
  })

  it.each(['2026-12-06', '2026-12-12'])('is sold on %s, outside of that period', async (day) => {
    const { notices, sums } = await askFor(`adult=2&ride=cable&day=${day}`)
    expect([notices, sums]).toEqual([[], ['¥400']])
  })

  it('does not remove other rides from the total', async () => {
    const { sums } = await askFor('adult=1&ride=cable&ride=boat&day=2026-12-08')
    expect(sums).toEqual(['¥160'])
  })

  it('is available again after the last of several announcements', async () => {
    const more = {
      ...OVERHAUL,
      id: '2',
      url: '/a',
      reason: '大风',
      from: '2026-12-12',
      to: '2026-12-13',
    }
    const { notices } = await askFor('adult=1&ride=cable&day=2026-12-08', {
      alerts: [OVERHAUL, more],
    })
    expect(notices[0]).toContain('12月14日恢复')
  })

  it('has no date of return if the announcement is valid indefinitely', async () => {
    const alerts = [{ ...OVERHAUL, to: '9999-12-31' }]
    const { notices, cards } = await askFor('adult=1&ride=cable&day=2027-03-01', { alerts })
    expect(notices[0]).toContain('恢复的日子还没有公布')
    expect(cards[1]).not.toContain('买')
  })

  it('is closed for only one day if the announcement has no last day', async () => {
    const alerts = [{ ...OVERHAUL, to: undefined }]
    expect((await askFor('adult=1&ride=cable&day=2026-12-07', { alerts })).sums).toEqual(['¥100'])
    expect((await askFor('adult=1&ride=cable&day=2026-12-08', { alerts })).notices).toEqual([])
  })

  it('is closed by the announcement even if there is no data for the facility', async () => {
    const { notices } = await askFor('adult=1&ride=cable&day=2026-12-08', { facilities: [] })
    expect(notices[0]).toContain('索道往返停运')
  })

  it('is not closed by a warning, or by an announcement for another facility', async () => {
    const warning = { ...OVERHAUL, severity: 'warning' as const }
    const other = { ...OVERHAUL, affects: { ...OVERHAUL.affects, facilities: ['tower'] } }
    for (const alert of [warning, other])
      expect(
        (await askFor('adult=1&ride=cable&day=2026-12-08', { alerts: [alert] })).notices,
      ).toEqual([])
  })

  it('may have a facility with another id than its service', async () => {
    const boat = { id: 'lake-boat', name: '湖船' }
    const alerts = [{ ...OVERHAUL, affects: { ...OVERHAUL.affects, facilities: ['lake-boat'] } }]
    const fares = [
      fare('cable', '索道往返', 140),
      fare('boat', '游船', 60, { facility: 'lake-boat' }),
    ]
    const { notices, sums, table } = await askFor('adult=1&ride=boat&day=2026-12-08', {
      alerts,
      facilities: [CABLE, boat],
      fares,
    })
    expect(notices[0]).toContain('湖船停运')
    expect(sums).toEqual(['¥100', '¥200'])
    expect(table[0]).toContain('12月8日游船停运')
  })
})

const wind = (validUntil: string): Facility => ({
  ...CABLE,
  report: { state: 'closed', updatedAt: '2026-11-28T08:00:00+08:00', validUntil, note: '大风' },
})

describe('a ride without an announcement', () => {
  it('is not sold outside of the season of its fare and the seasons of its hours', async () => {
    const fares = [fare('boat', '游船', 60, { season: { from: '03-01', to: '11-30' } })]
    const page = await askFor('adult=1&ride=boat&day=2026-12-01', { fares, alerts: [] })
    expect(page.notices[0]).toContain('游船停运')
    expect(page.notices[0]).toContain('3月1日恢复')
    const weekdays: Facility = {
      ...CABLE,
      hours: {
        seasons: [{ opens: '08:00', closes: '17:00', weekdays: ['saturday'] }],
        exceptions: [],
      },
    }
    const onFriday = await askFor('adult=1&ride=cable&day=2026-12-04', {
      facilities: [weekdays],
      alerts: [],
    })
    expect(onFriday.notices[0]).toContain('12月5日恢复')
  })

  it('is sold on a day on which it runs only for some hours', async () => {
    const exceptions = [{ from: '2026-12-08', opens: '12:00', closes: '15:00', reason: '演练' }]
    const half = { ...CABLE, hours: { seasons: CABLE.hours?.seasons ?? [], exceptions } }
    const { sums } = await askFor('adult=1&ride=cable&day=2026-12-08', {
      facilities: [half],
      alerts: [],
    })
    expect(sums).toEqual(['¥200'])
  })

  it('is not sold for today after the last ride, or if it is reported closed until then', async () => {
    const offered = { alerts: [] }
    expect(
      (await askFor('adult=1&ride=cable', { ...offered, time: '2026-11-28T15:59:00+08:00' }))
        .notices,
    ).toEqual([])
    const late = await askFor('adult=1&ride=cable', {
      ...offered,
      time: '2026-11-28T16:00:00+08:00',
    })
    expect(late.notices[0]).toContain('索道今天的末班已过')
    const closed = [wind('2026-11-28T18:00:00+08:00')]
    const today = await askFor('adult=1&ride=cable', { ...offered, facilities: closed })
    expect(today.notices[0]).toContain('索道停运（大风）')
    expect(today.notices[0]).toContain('11月29日恢复')
    const noon = [wind('2026-11-28T12:00:00+08:00')]
    expect((await askFor('adult=1&ride=cable', { ...offered, facilities: noon })).notices).toEqual(
      [],
    )
  })
})

describe('a day on which the whole area is closed', () => {
  const hours: Schedule = {
    seasons: [{ opens: '06:30', closes: '17:30' }],
    exceptions: [{ from: '2026-12-08', to: '2026-12-09', closed: true, reason: '台风' }],
  }

  it('has no total, but links to the next open day', async () => {
    const { notices, sums, links, buttons } = await askFor('adult=1&day=2026-12-09', {
      hours,
      alerts: [],
    })
    expect(notices).toEqual([expect.stringContaining('12月9日不开放（台风）')])
    expect(sums).toEqual([])
    expect(links).toContain('/mall/ticket?adult=1&day=2026-12-10#who')
    expect(buttons.filter((each) => each.startsWith('买'))).toEqual([
      '买12月10日的',
      '买12月10日的',
    ])
    expect(buttons).not.toContain('购买')
  })

  it('is skipped if no day is chosen', async () => {
    const { sums } = await askFor('adult=1', {
      hours,
      alerts: [],
      time: '2026-12-08T09:00:00+08:00',
    })
    expect(sums).toEqual(['¥100', '¥200'])
  })
})

it('the facilities link to their page, and no dot can end a line', async () => {
  const { facilities, links } = await askFor('')
  expect(facilities).toMatch(/^索道：.*末班 16:00$/)
  expect(facilities).not.toContain('·')
  expect(links.filter((link) => link === '/service/conditions')).toHaveLength(1)
})

it.each([
  ['2026-11-28T06:00', '索道：今日 07:30 起'],
  ['2026-11-28T17:00', '索道：明日 07:30 起'],
])('at %s, a facility has the time from which it runs', async (time, words) => {
  expect((await askFor('', { time: `${time}:00+08:00` })).facilities).toBe(words)
})

it('a facility that is closed today by its hours is closed, and has the next day', async () => {
  const reason = '检修'
  const exceptions = [{ from: '2026-11-28', to: '2026-11-28', closed: true as const, reason }]
  const closed = { ...CABLE, hours: { seasons: CABLE.hours?.seasons ?? [], exceptions } }
  const { facilities } = await askFor('', { facilities: [closed] })
  expect(facilities).toMatch(/^索道：停运\s检修\s明日 07:30 起$/)
})

describe('a ticket that is not sold for the day', () => {
  it('has a button for the first day on which it is sold, if there is one', async () => {
    const tickets = [
      ticket('winter', 80, [], { season: { from: '12-01', to: '02-29' } }),
      ticket('gone', 80, [], { notSold: [{ from: '2026-01-01', to: '2030-01-01' }] }),
    ]
    const { cards } = await askFor('', { tickets })
    expect(cards[0]).toMatch(/11月28日不售.*买12月1日的/)
    expect(cards[1]).toContain('11月28日不售')
    expect(cards[1]).not.toMatch(/购买|买1/)
  })
})

it('a result has the refund text of a ticket without refund rules', async () => {
  const tickets = [{ ...ticket('day', 100), refund: '按告示退' }]
  const { text } = await askFor('adult=2&day=2026-12-01', { tickets })
  expect(text).toMatch(/全部细则.*退票\s*按告示退/s)
})
