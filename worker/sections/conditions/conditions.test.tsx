import { describe, expect, it } from 'vitest'
import type { Alert } from '../../../contract/alert.ts'
import type { Facility, Today } from '../../../contract/conditions.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import { type PageInput, pageAt } from '../../../tests/support/page-at.tsx'
import { SITE_FACTS } from '../../../tests/support/site-facts.ts'
import conditions from './conditions.page.tsx'

const HOURS: Schedule = {
  seasons: [
    {
      name: '夏季（3 月至 11 月）',
      from: '03-01',
      to: '11-30',
      opens: '06:30',
      closes: '17:30',
      lastEntry: '16:00',
    },
    { name: '冬季', from: '12-01', to: '02-29', opens: '07:00', closes: '17:00' },
  ],
  exceptions: [
    {
      from: '2026-11-27',
      opens: '06:30',
      closes: '17:30',
      sessions: [{ name: '夜场', opens: '19:00', closes: '01:00', lastEntry: '22:00' }],
    },
    { from: '2026-12-10', closed: true, reason: '台风' },
  ],
}
const DEPARTURES = [
  { direction: '上行', first: '07:00', last: '16:30' },
  { direction: '下行', last: '17:00' },
]
const CAR: Facility = {
  id: 'car',
  name: '索道',
  telephone: '0600-555 0164',
  hours: {
    seasons: [
      { from: '03-01', to: '11-30', opens: '07:00', closes: '17:00', departures: DEPARTURES },
      { from: '12-01', to: '02-29', opens: '08:00', closes: '16:00' },
    ],
    exceptions: [],
  },
}
const TIMES = { updatedAt: '2026-11-25T10:20:00+08:00', validUntil: '2026-11-25T12:20:00+08:00' }
const reported = (state: 'running' | 'closed', more: object = {}): Facility => ({
  ...CAR,
  report: { state, ...TIMES, ...more },
})
const WIND = { what: '大风', colour: 'orange', text: '勿上山', source: '气象台', ...TIMES } as const

interface Given extends Partial<PageInput> {
  today?: Partial<Today>
  alerts?: Alert[]
}

const NOTHING: Today = { facilities: [], forecasts: [], carParks: [], notes: [] }

/** Renders the page at a time in the site's time zone. */
function drawAt(time: string, { today = {}, alerts = [], answers = {}, ...more }: Given = {}) {
  return pageAt(conditions, {
    time: `${time}+08:00`,
    answers: {
      menu: { site: { ...SITE_FACTS, hours: HOURS }, alerts },
      recommendations: { today: { ...NOTHING, ...today } },
      scenic: { coordinates: [118, 30] },
      guide: { trails: [{ id: 'steps', name: '百步云梯' }] },
      ...answers,
    },
    ...more,
  })
}

const textAt = async (time: string, given?: Given) => (await drawAt(time, given)).text
const answerAt = async (time: string, given?: Given) => {
  const { page } = await drawAt(time, given)
  const sentences = page.all('p', page.ofClass('today-answer')[0])
  return sentences.map(page.words).join(given?.language === 'en' ? ' ' : '')
}

describe('the answer whether the area is open', () => {
  it.each([
    ['2026-11-25T06:00', '尚未开园，今日 06:30 开放。'],
    ['2026-11-25T11:00', '开放至 17:30，16:00 停止入园。索道计划运行至 17:00。'],
    ['2026-11-25T16:30', '已停止入园，17:30 闭园。索道计划运行至 17:00，上行末班 16:30 已过。'],
    ['2026-11-25T17:10', '已停止入园，17:30 闭园。索道未在运行，明日 07:00 起。'],
    ['2026-11-25T18:00', '今日已闭园，明日 06:30 开放。'],
    ['2026-11-27T18:00', '暂时闭园，今日 19:00 开放。'],
    ['2026-11-27T21:00', '开放至 01:00，22:00 停止入园。索道未在运行，明日 07:00 起。'],
    ['2026-11-28T00:30', '已停止入园，01:00 闭园。索道未在运行，今日 07:00 起。'],
    ['2026-11-28T01:00', '尚未开园，今日 06:30 开放。'],
    ['2026-11-30T18:00', '今日已闭园，明日 07:00 开放。'],
    ['2026-12-10T11:00', '今日不开放（台风），明日 07:00 开放。'],
    ['2028-02-29T11:00', '开放至 17:00。索道计划运行至 16:00。'],
  ])('at %s is %s', async (time, words) => {
    expect(await answerAt(time, { today: { facilities: [CAR] } })).toBe(words)
  })

  it('contains the waiting time, and which facilities are closed and why', async () => {
    const report = { state: 'closed', note: '大风', ...TIMES } as const
    const boat = { ...CAR, id: 'boat', name: '游船', report }
    const today = { facilities: [reported('running', { waitMinutes: 10 }), boat] }
    expect(await answerAt('2026-11-25T11:00', { today })).toBe(
      '开放至 17:30，16:00 停止入园。索道正常运行，排队约 10 分钟。游船停运（大风）。',
    )
    const english = await answerAt('2026-11-25T11:00', { today, language: 'en' })
    expect(english).toBe(
      'Open until 17:30, last entry 16:00. 索道 running, queue of about 10 minutes. 游船 closed (大风).',
    )
  })

  it('contains all its later versions until the end of the next day', async () => {
    const today = { facilities: [reported('running')] }
    const { page } = await drawAt('2026-11-25T11:00', { today })
    const spans = page.all('span', page.ofClass('today-answer')[0])
    const lists = spans.map((each): [number, string][] =>
      JSON.parse(page.attribute(each, 'dataTimes') ?? '[]'),
    )
    const at = (time: string) => {
      const minute = Date.parse(`${time}+08:00`) / 60_000
      const texts = lists.map((list) => list.findLast(([from]) => from <= minute)?.[1] ?? '')
      return texts.join('').replaceAll('\u00a0', ' ')
    }
    expect(at('2026-11-25T12:19')).toBe('开放至 17:30，16:00 停止入园。索道正常运行。')
    expect(at('2026-11-25T12:20')).toBe('开放至 17:30，16:00 停止入园。索道情况不明。')
    expect(at('2026-11-25T16:30')).toMatch(/索道情况不明，上行末班 16:30 已过。$/)
    expect(at('2026-11-26T06:29')).toBe('尚未开园，今日 06:30 开放。')
    expect(at('2026-11-26T23:59')).toBe('今日已闭园，明日 06:30 开放。')
    expect(at('2026-11-27T00:00')).toBe('')
  })
})

describe('a facility', () => {
  it('shows its last departures, whether they have left, and its own telephone number', async () => {
    const today = { facilities: [CAR] }
    const text = await textAt('2026-11-25T16:29', { today })
    expect(text).toContain('?索道0600-555 0164计划 07:00–17:00')
    expect(text).toContain('上行首班 07:00 · 末班 16:30\n下行末班 17:00')
    expect(await textAt('2026-11-25T16:30', { today })).toMatch(
      /下行末班 17:00\n上行末班 16:30 已过/,
    )
  })

  it('shows the hotline if it has no number, and its evening hours beside its departures', async () => {
    const { telephone: _, ...car } = CAR
    const night = {
      opens: '07:00',
      closes: '17:00',
      departures: DEPARTURES,
      sessions: [{ opens: '19:00', closes: '21:00' }],
    }
    const facilities = [{ ...car, hours: { seasons: [night], exceptions: [] } }]
    const text = await textAt('2026-11-25T20:00', { today: { facilities } })
    expect(text).toContain('索道0600-555 0168计划 07:00–17:00，19:00–21:00')
    expect(text).toContain('末班 16:30')
  })

  it.each([
    ['2026-11-25T10:19', '?索道', '计划 07:00–17:00'],
    ['2026-11-25T10:20', '✕索道', '停运 大风 · 11月25日 10:20–12:20'],
    ['2026-11-25T12:20', '?索道', '未知 没有有效的报告，请打电话问'],
    ['2026-11-25T17:00', '└索道', '未在运行 明日 07:00 起'],
    ['2026-12-10T11:00', '✕索道', '停运 台风 · 明日 08:00 起'],
  ])('at %s shows its state as a sign and in words', async (time, sign, words) => {
    const facilities = [reported('closed', { note: '大风' })]
    const text = await textAt(time, { today: { facilities } })
    expect(text).toContain(sign)
    expect(text).toContain(words)
  })

  it.each([
    ['2026-11-25T11:00', '2026-11-25T12:20', '上行首班 07:00 · 末班 16:30\n下行末班 17:00'],
    ['2026-11-25T11:00', '2026-11-25T17:00', '停运 11月25日 10:20–17:00'],
    [
      '2026-11-25T18:00',
      '2026-11-25T17:00',
      '11月26日 上行首班 07:00 · 末班 16:30\n下行末班 17:00',
    ],
    ['2026-11-30T18:00', '2026-11-25T17:00', '12月1日 08:00–16:00'],
  ])('at %s, closed until %s, ends with %s', async (time, until, rides) => {
    const facilities = [reported('closed', { validUntil: `${until}:00+08:00` })]
    const { page } = await drawAt(time, { today: { facilities } })
    const [row = page.one('li')] = page.all('li').filter((each) => /索道/.test(page.text(each)))
    const text = page.words(row)
    expect(text.slice(-rides.length)).toBe(rides)
  })

  it('shows midnight as the end of the day, not as the next day', async () => {
    const facilities = [reported('closed', { validUntil: '2026-11-26T00:00:00+08:00' })]
    const text = await textAt('2026-11-25T11:00', { today: { facilities } })
    expect(text).toContain('11月25日 10:20–24:00')
  })

  it('has a colour that expires with its report', async () => {
    const { page } = await drawAt('2026-11-25T11:00', {
      today: { facilities: [reported('running')] },
    })
    const [sign = page.one('li')] = page.all('span').filter((each) => page.text(each) === '✓')
    expect(page.attribute(sign, 'dataUntil')).toBe(`${Date.parse(TIMES.validUntil) / 60_000}`)
  })
})

describe('weather', () => {
  it.each([
    ['2026-11-25T10:20', true],
    ['2026-11-25T12:19', true],
    ['2026-11-25T12:20', false],
  ])('at %s shows the warning: %s', async (time, isWarned) => {
    const text = await textAt(time, { today: { warnings: [WIND] } })
    expect(text.includes('大风橙色预警勿上山 · 11月25日 10:20–12:20 · 气象台')).toBe(isWarned)
  })

  it('adds no separator after advice that ends with a full stop', async () => {
    const warnings = [{ ...WIND, text: '勿上山。' }]
    const text = await textAt('2026-11-25T11:00', { today: { warnings } })
    expect(text).toContain('勿上山。11月25日 10:20–12:20 · 气象台')
  })

  it('shows the highest warning first, and includes one that begins later', async () => {
    const rain = {
      ...WIND,
      what: '暴雨',
      colour: 'red',
      from: '2026-11-25T12:00:00+08:00',
    } as const
    const text = await textAt('2026-11-25T11:00', { today: { warnings: [WIND, rain] } })
    expect(text).toMatch(/暴雨红色预警.*11月25日 12:00–12:20.*大风橙色预警/)
  })

  const hourly = {
    hours: ['10', '11', '12', '13'].map((hour) => ({
      at: `2026-11-25T${hour}:00:00+08:00`,
      sky: 'rain' as const,
      degrees: Number(hour),
      wind: 5,
    })),
    ...TIMES,
  }

  it.each([
    ['2026-11-25T10:59', ['10:00', '11:00', '12:00', '13:00']],
    ['2026-11-25T11:00', ['11:00', '12:00', '13:00']],
    ['2026-11-25T12:20', []],
  ])('at %s shows only the hours that have not ended', async (time, hours) => {
    const { page } = await drawAt(time, { today: { hourly } })
    const shown = page.all('li').flatMap((row) => /^(\d\d:00)\n雨/.exec(page.text(row))?.[1] ?? [])
    expect(shown).toEqual(hours)
  })

  it('shows sunrise and sunset, and from midnight those of the next day', async () => {
    const { page, text } = await drawAt('2026-11-25T23:00')
    expect(text).toMatch(/日出 06:4\d · 日落 17:0\d/)
    const [sun = page.one('p')] = page.all('span').filter((each) => /日出/.test(page.text(each)))
    expect(page.attribute(sun, 'dataTimes')).toContain(
      `[${Date.parse('2026-11-26T00:00+08:00') / 60_000},"日出`,
    )
  })

  it('shows a valid webcam picture above the facilities, or else a picture of the site', async () => {
    const picture = { src: '/still.jpg', width: 800, height: 450, alt: '码头' }
    const webcams = [{ id: 'pier', place: '码头', picture, ...TIMES }]
    const during = await drawAt('2026-11-25T11:00', { today: { webcams } })
    expect(during.text).toMatch(/码头 · 11月25日 10:20.*近期变动/)
    const after = await drawAt('2026-11-25T12:20', { today: { webcams } })
    expect(after.text).not.toContain('码头')
    expect(after.page.all('img')).toHaveLength(1)
  })
})

describe('visitors and car parks', () => {
  const today: Partial<Today> = {
    weather: { sky: 'fog', low: -2, high: 9, wind: 4, place: '山顶', ...TIMES },
    visitors: { present: 3200, capacity: 9000, ...TIMES },
    carParks: [
      { id: 'north', name: '北停车场', spaces: 0, ...TIMES },
      { id: 'south', name: '南停车场', spaces: 120, capacity: 400, ...TIMES },
    ],
    forecasts: [{ day: '2026-11-26', sky: 'snow', ...TIMES }],
  }

  it('are shown with their update time while they are valid', async () => {
    const text = await textAt('2026-11-25T12:19', { today })
    expect(text).toContain('雾 · -2° – 9° · 风力 4 级 · 山顶 · 10:20 更新')
    expect(text).toContain('园内客流3,200 人，日最大承载量 9,000 人 · 10:20 更新')
    expect(text).toContain('北停车场已满 · 10:20 更新')
    expect(text).toContain('南停车场余 120 个车位，共 400 个 · 10:20 更新')
    expect(text).toContain('11月26日 天气预报雪 · 10:20 更新')
    expect(text).not.toContain('暂无报告')
  })

  it.each(['2026-11-25T10:19', '2026-11-25T12:20'])('are not shown at %s', async (time) => {
    const text = await textAt(time, { today })
    expect(text).not.toMatch(/更新|已满/)
    expect(text).toContain('天气、客流和停车位暂无报告。可拨游客热线 0600-555 0168。')
  })

  it('have bars that expire with their reports', async () => {
    const { page } = await drawAt('2026-11-25T11:00', { today })
    const bars = page.all('span').filter((each) => page.attribute(each, 'style')?.includes('share'))
    expect(bars.map((bar) => page.attribute(bar, 'dataUntil'))).toEqual(
      Array.from({ length: 2 }, () => `${Date.parse(TIMES.validUntil) / 60_000}`),
    )
  })
})

describe('without reports', () => {
  it('the page says that they cannot be loaded if the backend is down, and shows hours and sun', async () => {
    const text = await textAt('2026-11-25T11:00', { answers: { recommendations: undefined } })
    expect(text).toContain('现场报告暂时取不到。出发前请拨游客热线 0600-555 0168。')
    expect(text).toContain('开放至 17:30')
    expect(text).toContain('日出')
  })
})

async function changesAt(time: string, given?: Given): Promise<string> {
  return /近期变动(.*)$/.exec(await textAt(time, given))?.[1] ?? ''
}

describe('the upcoming changes', () => {
  it('contain the next season, and other hours of a facility within two weeks', async () => {
    const today = { facilities: [CAR] }
    expect(await changesAt('2026-11-28T11:00', { today })).toBe(
      '12月1日起冬季开放时间 07:00–17:0012月1日起索道 08:00–16:00',
    )
    expect(await changesAt('2026-11-25T11:00')).toBe(
      '11月27日开放时间 06:30–17:30，夜场 19:00–01:00',
    )
    expect(await changesAt('2028-02-29T11:00')).toBe(
      '3月1日起夏季开放时间 06:30–17:30 16:00 停止入园',
    )
    expect(await changesAt('2026-12-09T11:00', { today })).toBe('12月10日不开放（台风）')
  })

  it('contain a late opening of the area once, not for each facility', async () => {
    const late = { from: '2026-11-25', opens: '10:00', closes: '17:30', reason: '结冰' }
    const hours = { ...HOURS, exceptions: [late] }
    const answers = { menu: { site: { ...SITE_FACTS, hours }, alerts: [] } }
    const today = { facilities: [CAR] }
    expect(await changesAt('2026-11-24T11:00', { today, answers })).toBe(
      '11月25日开放时间 10:00–17:30（结冰）',
    )
    const text = await textAt('2026-11-25T09:00', { today, answers })
    expect(text).toContain(
      '└索道0600-555 0164未在运行 结冰 · 今日 10:00 起上行首班 10:00 · 末班 16:30',
    )
  })

  it('contain an early closing of the area once, not for each facility', async () => {
    const early = { from: '2026-11-25', opens: '06:30', closes: '14:00' }
    const hours = { ...HOURS, exceptions: [early] }
    const other = { seasons: HOURS.seasons, exceptions: [{ ...early, from: '2026-11-26' }] }
    const changesOf = (time: string, facilities: Facility[]) =>
      changesAt(time, {
        today: { facilities },
        answers: { menu: { site: { ...SITE_FACTS, hours }, alerts: [] } },
      })
    const boat = { ...CAR, id: 'boat', name: '游船' }
    expect(await changesOf('2026-11-24T11:00', [CAR, boat])).toBe('11月25日开放时间 06:30–14:00')
    expect(await changesOf('2026-11-25T11:00', [CAR, boat])).toBe(
      '11月26日起夏季开放时间 06:30–17:30 16:00 停止入园',
    )
    expect(await changesOf('2026-11-25T11:00', [{ ...boat, hours: other }])).toContain(
      '11月26日游船 06:30–14:00',
    )
  })

  const closing: Alert = {
    id: '1',
    title: '云梯检修',
    url: '/infomation/announcement/1',
    severity: 'closure',
    from: '2026-11-25',
    to: '2026-11-26',
    affects: { facilities: [], trails: ['steps'], pages: [] },
    reason: '检修',
  }

  it('contain the announcements that have not ended', async () => {
    const alerts = [closing]
    expect(await changesAt('2026-11-26T23:59', { alerts })).toContain('11月25日至11月26日云梯检修')
    expect(await changesAt('2026-11-27T00:00', { alerts })).not.toContain('云梯检修')
  })

  it.each([
    ['2026-11-24T23:59', false],
    ['2026-11-25T00:00', true],
    ['2026-11-26T23:59', true],
    ['2026-11-27T00:00', false],
  ])('at %s show the closed trail: %s', async (time, isClosed) => {
    const text = await textAt(time, { alerts: [closing] })
    expect(text.includes('✕百步云梯封闭 · 检修 · 11月25日至11月26日')).toBe(isClosed)
  })

  it('name a closed trail by its announcement if the guide is missing', async () => {
    const given = { alerts: [closing], answers: { guide: undefined } }
    expect(await textAt('2026-11-25T11:00', given)).toContain('✕云梯检修封闭')
  })
})
