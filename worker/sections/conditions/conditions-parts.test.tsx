import { describe, expect, it } from 'vitest'
import type { Alert } from '../../../contract/alert.ts'
import type { Today } from '../../../contract/conditions.ts'
import type { Site } from '../../../contract/menu.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { AlertList, HoursAndSun, MeasuredFacts } from './conditions-parts.tsx'

const at = (time: string) => Date.parse(`${time}+08:00`)
const TIMES = {
  updatedAt: '2026-11-25T10:20:00+08:00',
  validUntil: '2026-11-25T12:20:00+08:00',
}
const NOTHING: Today = { facilities: [], forecasts: [], carParks: [], notes: [] }
const TODAY: Today = {
  ...NOTHING,
  weather: { sky: 'fog', low: -2, high: 9, wind: 4, place: '山顶', ...TIMES },
  visitors: { present: 3200, capacity: 9000, ...TIMES },
  carParks: [
    { id: 'north', name: '北停车场', spaces: 0, ...TIMES },
    { id: 'south', name: '南停车场', spaces: 120, capacity: 400, ...TIMES },
  ],
  forecasts: [{ day: '2026-11-26', sky: 'snow', ...TIMES }],
}

const rowsAt = (time: string, today = TODAY) => {
  const page = draw(<MeasuredFacts today={today} now={at(time)} />)
  return page.all('div').map((row) => page.text(row).replaceAll('\u00a0', ' '))
}

describe('what was measured', () => {
  it('is told with its age while it is valid', () => {
    expect(rowsAt('2026-11-25T12:19')).toEqual([
      '天气雾 · -2° – 9° · 风力 4 级 · 山顶 · 10:20 更新',
      '园内客流3,200 人，日最大承载量 9,000 人 · 10:20 更新',
      '北停车场已满 · 10:20 更新',
      '南停车场余 120 个车位，共 400 个 · 10:20 更新',
      '11月26日 天气预报雪 · 10:20 更新',
    ])
  })

  it.each(['2026-11-25T10:19', '2026-11-25T12:20'])('is not told at %s', (time) => {
    expect(rowsAt(time)).toEqual([])
  })

  it('is told with the date of its age where it holds beyond its day, and yesterday’s would pass for today’s', () => {
    const forecast = { day: '2026-11-26', sky: 'snow', ...TIMES } as const
    const rowsUntil = (validUntil: string) =>
      rowsAt('2026-11-25T11:00', { ...NOTHING, forecasts: [{ ...forecast, validUntil }] })
    expect(rowsUntil('2026-11-26T00:00:00+08:00')).toEqual(['11月26日 天气预报雪 · 10:20 更新'])
    expect(rowsUntil('2026-11-26T00:00:01+08:00')).toEqual([
      '11月26日 天气预报雪 · 11月25日 10:20 更新',
    ])
  })

  it('says on a page that is kept that it is out of date', () => {
    const page = draw(<MeasuredFacts today={TODAY} now={at('2026-11-25T12:00')} />)
    const [weather = page.one('span')] = page.all('span')
    expect(page.attribute(weather, 'dataOtherwise')).toBe('已过时效')
    const [, [until, words] = []] = JSON.parse(page.attribute(weather, 'dataTimes') ?? '[]')
    expect([until * 60_000, words]).toEqual([at('2026-11-25T12:20'), null])
  })
})

describe('hours and sun', () => {
  const site: Site = {
    name: '湾',
    operator: '湾',
    telephone: '0600-555 0168',
    address: '湾',
    hours: {
      seasons: [
        { from: '03-01', to: '11-30', opens: '06:30', closes: '17:30' },
        { from: '12-01', to: '02-29', opens: '07:00', closes: '17:00' },
      ],
      exceptions: [],
    },
  }

  it('tell the next hours, and when the sun rises and sets today and tomorrow', () => {
    const days = ['2026-11-30', '2026-12-01']
    const page = draw(<HoursAndSun site={site} days={days} coordinates={[118, 30]} />)
    const values = page.all('dd').map((value) => page.text(value).replaceAll('\u00a0', ' '))
    expect(page.all('dt').map((name) => page.text(name))).toEqual(['日出、日落', '下次调整'])
    expect(values).toEqual([
      expect.stringMatching(/^11月30日 06:4\d–17:0\d12月1日 06:4\d–17:0\d$/),
      '12月1日 07:00–17:00',
    ])
  })

  it('are nothing where neither is known', () => {
    const { hours: _, ...bare } = site
    const page = draw(<HoursAndSun site={bare} days={['2026-11-30']} coordinates={undefined} />)
    expect(page.all('dl')).toEqual([])
  })
})

it('announcements are told of that only inform, and none that are over', () => {
  const alert: Alert = {
    id: '1',
    title: '桥修缮',
    url: '/infomation/announcement/1',
    severity: 'information',
    from: '2026-11-16',
    to: '2026-11-26',
    affects: { facilities: [], trails: [], pages: [] },
  }
  const titlesAt = (time: string) => {
    const page = draw(<AlertList alerts={[alert]} now={at(time)} language="en" />)
    return page.all('a').map((link) => [page.text(link), page.attribute(link, 'href')])
  }
  expect(titlesAt('2026-11-26T12:00')).toEqual([['桥修缮', '/en/infomation/announcement/1']])
  expect(titlesAt('2026-11-27T00:00')).toEqual([])
})
