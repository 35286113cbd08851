import { describe, expect, it } from 'vitest'
import type { Alert } from '../../../contract/alert.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import type { Facility, Today } from '../../../contract/conditions.ts'
import { openingTimeline } from '../../../shared/opening-hours.ts'
import { draw } from '../../../tests/support/draw.tsx'
import { TodayFacts } from './today-facts.tsx'

const HOURS: Schedule = {
  seasons: [
    { from: '03-01', to: '11-30', opens: '06:30', closes: '17:30', lastEntry: '16:00' },
    { from: '12-01', to: '02-29', opens: '07:00', closes: '17:00', lastEntry: '15:30' },
  ],
  exceptions: [{ from: '2026-12-10', closed: true, reason: '大风' }],
}

function drawAt(time: string, known: Partial<Today> = {}, alerts: Alert[] = []) {
  const now = Date.parse(`${time}+08:00`)
  return draw(
    <TodayFacts
      known={{ facilities: [], notes: [], ...known }}
      now={now}

      opening={openingTimeline(HOURS, now, 'Asia/Shanghai')}
      hoursHref="/scenic/intro#hours"
      alerts={alerts}
      area={HOURS}
    />,
  )
}

const minute = (time: string) => Date.parse(`${time}+08:00`) / 60_000

const cellsOf = (page: ReturnType<typeof draw>) => page.all('div').map((cell) => page.words(cell))

const BOAT: Facility = {
  id: 'boat',
  name: '游船',
  telephone: '0600-555 0164',
  url: '/service/traffic',
  hours: {
    seasons: [{ opens: '08:00', closes: '16:30' }],
    exceptions: [{ from: '2026-12-07', to: '2026-12-11', closed: true, reason: '检修' }],
  },
  report: undefined,
}
const report = (state: 'running' | 'closed', validUntil: string) => ({
  state,
  updatedAt: '2026-11-25T10:20:00+08:00',
  validUntil,
  note: state === 'closed' ? '大风' : undefined,
})
const SOON = '2026-11-25T12:20:00+08:00'
const TOMORROW = '2026-11-26T09:00:00+08:00'

/** Returns the text for a cable car whose seasonal hours also have the fields of `more`. */
function carCell(more: object, time = '2026-11-25T12:00'): string | undefined {
  const seasons = [{ opens: '07:00', closes: '17:00', ...more }]
  const car = { id: 'car', name: '索道', hours: { seasons, exceptions: [] } }
  return cellsOf(drawAt(time, { facilities: [car] })).at(-1)
}

describe('the facts of the day', () => {
  it.each([
    [
      '2026-11-25T06:00',
      '今日 11月25日尚未开园06:30–17:30',
      '明日 11月26日06:30–17:3016:00 停止入园',
    ],
    [
      '2026-11-25T12:00',
      '今日 11月25日现在开放06:30–17:30\n16:00 停止入园',
      '明日 11月26日06:30–17:3016:00 停止入园',
    ],
    [
      '2026-11-25T16:00',
      '今日 11月25日已停止入园17:30 闭园',
      '明日 11月26日06:30–17:3016:00 停止入园',
    ],
    [
      '2026-11-30T22:00',
      '今日 11月30日今日已闭园明日 07:00 开放',
      '明日 12月1日07:00–17:0015:30 停止入园',
    ],
    [
      '2026-12-09T22:00',
      '今日 12月9日今日已闭园12月11日 07:00 开放',
      '明日 12月10日不开放（大风）',
    ],
    [
      '2026-12-10T12:00',
      '今日 12月10日今日不开放不开放（大风）\n明日 07:00 开放',
      '明日 12月11日07:00–17:0015:30 停止入园',
    ],
    [
      '2026-12-31T23:59',
      '今日 12月31日今日已闭园明日 07:00 开放',
      '明日 1月1日07:00–17:0015:30 停止入园',
    ],
  ])('show at %s whether the area is open, and tomorrow’s hours', (time, today, tomorrow) => {
    expect(cellsOf(drawAt(time))).toEqual([today, tomorrow])
  })

  it('contain the texts for later times, and one for all other times', () => {
    const page = drawAt('2026-11-25T12:00')
    const states = page.all('span')[1] ?? page.one('span')
    expect(JSON.parse(page.attribute(states, 'dataTimes') ?? '')).toEqual([
      [minute('2026-11-25T06:30'), '现在开放'],
      [minute('2026-11-25T16:00'), '已停止入园'],
      [minute('2026-11-25T17:30'), '今日已闭园'],
      [minute('2026-11-26T00:00'), '尚未开园'],
      [minute('2026-11-26T06:30'), '现在开放'],
      [minute('2026-11-26T16:00'), '已停止入园'],
      [minute('2026-11-26T17:30'), '今日已闭园'],
      [minute('2026-11-27T00:00'), null],
    ])
    expect(page.attribute(states, 'dataOtherwise')).toBe('06:30–17:30')
  })

  it('are followed by the facts of the backend', () => {
    const page = drawAt('2026-11-25T12:00', {
      notes: [{ label: '云海', value: '可期', note: undefined }],
    })
    expect(cellsOf(page).slice(2)).toEqual(['云海可期'])
  })

  it('do not have facts of other days of the week', () => {
    const notes = [{ label: '登塔', value: '今日不开', weekdays: ['tuesday' as const] }]
    expect(cellsOf(drawAt('2026-11-24T12:00', { notes })).slice(2)).toEqual(['登塔今日不开'])
    expect(cellsOf(drawAt('2026-11-25T12:00', { notes })).slice(2)).toEqual([])
  })

  it('show the last rides up and down of a cable car', () => {
    expect(carCell({ lastEntry: '16:30', lastDown: '17:00' })).toBe(
      '索道07:00–17:00按班次，暂无报告\n上行末班 16:30，下行末班 17:00',
    )
    expect(carCell({ lastEntry: '16:30' })).toBe('索道07:00–17:00按班次，暂无报告\n末班 16:30')
    expect(carCell({ lastDown: '17:00' })).toBe('索道07:00–17:00按班次，暂无报告\n下行末班 17:00')
    const departures = [
      { direction: '上山', first: '07:00', last: '16:30' },
      { direction: '下山', last: '17:00' },
    ]
    expect(carCell({ lastEntry: '16:30', departures })).toBe(
      '索道07:00–17:00按班次，暂无报告\n上山末班 16:30\n下山末班 17:00',
    )
    expect(carCell({ departures }, '2026-11-25T16:30')).toBe(
      '索道07:00–17:00按班次，暂无报告\n下山末班 17:00\n上山末班 16:30 已过',
    )
    expect(carCell({})).toBe('索道07:00–17:00按班次，暂无报告')
  })

  it('show facilities as closed if the area is closed that day', () => {
    const seasons = [{ opens: '07:00', closes: '17:00' }]
    const car = { id: 'car', name: '索道', hours: { seasons, exceptions: [] } }
    expect(cellsOf(drawAt('2026-12-10T12:00', { facilities: [car] })).at(-1)).toBe(
      '索道停运大风\n明日 07:00 起',
    )
  })

  it('render nothing without data', () => {
    const page = draw(
      <TodayFacts
        known={{ facilities: [], notes: [] }}
        now={0}

        opening={[]}
        hoursHref="/"
        alerts={[]}
        area={undefined}
      />,
    )
    expect(page.all('dl')).toEqual([])
  })

  it.each([
    ['2026-11-25T12:00', undefined, '游船08:00–16:30按班次，暂无报告'],
    ['2026-11-25T17:00', undefined, '游船未在运行明日 08:00 起'],
    ['2026-11-25T07:00', undefined, '游船未在运行今日 08:00 起'],
    ['2026-12-08T12:00', undefined, '游船停运检修\n12月12日 08:00 起'],
    ['2026-11-25T12:00', report('running', SOON), '游船正常运行10:20 更新'],
    ['2026-11-25T12:20', report('running', SOON), '游船未知请拨 0600-555 0164'],
    ['2026-11-25T17:00', report('running', TOMORROW), '游船未在运行明日 08:00 起'],
    [
      '2026-11-25T12:00',
      report('closed', TOMORROW),
      '游船停运大风\n至 11月26日 09:00\n11月25日 10:20 更新',
    ],
  ])('show at %s the state of a facility', (time, reported, expected) => {
    const facilities = [{ ...BOAT, report: reported }]
    expect(cellsOf(drawAt(time, { facilities })).at(-1)).toBe(expected)
  })

  it('show why an announcement closes a facility, and when it runs again', () => {
    const alert: Alert = {
      id: '1',
      title: '游船年度检修',
      url: '/a',
      severity: 'closure',
      from: '2026-11-26',
      to: '2026-11-27',
      affects: { facilities: ['boat'], trails: [], pages: [] },
      reason: '上岸检查',
    }
    const cellAt = (time: string, boat = BOAT) =>
      cellsOf(drawAt(time, { facilities: [boat] }, [alert])).at(-1)
    expect(cellAt('2026-11-25T18:00')).toBe('游船未在运行11月28日 08:00 起')
    expect(cellAt('2026-11-26T12:00')).toBe('游船停运上岸检查\n11月28日 08:00 起')
    expect(cellAt('2026-11-26T12:00', { ...BOAT, hours: undefined })).toBe(
      '游船停运上岸检查\n11月26日至11月27日',
    )
  })
})
