import { describe, expect, it } from 'vitest'
import type { Alert } from '../../../contract/alert.ts'
import type { Facility, Today } from '../../../contract/conditions.ts'
import type { Schedule } from '../../../contract/opening-hours.ts'
import type { StrategyListed } from '../../../contract/strategy.ts'
import { intlOf } from '../../render/intl.ts'
import { dayPlansFor, nextChoiceAt, type PlanFacts, type PlanRow, plansTitle } from './day-plans.ts'

const SHANGHAI = 'Asia/Shanghai'
const AREA: Schedule = {
  seasons: [
    { from: '03-01', to: '11-30', opens: '06:30', closes: '17:30', lastEntry: '16:00' },
    { from: '12-01', to: '02-29', opens: '07:00', closes: '17:00', lastEntry: '15:30' },
  ],
  exceptions: [{ from: '2026-12-10', closed: true, reason: '台风' }],
}
const CAR: Facility = {
  id: 'car',
  name: '索道',
  hours: {
    seasons: [{ opens: '07:00', closes: '17:00', lastEntry: '16:00', lastDown: '16:30' }],
    exceptions: [],
  },
}

function strategy(id: string, hours: number, more: Partial<StrategyListed> = {}): StrategyListed {
  return {
    id,
    title: id,
    summary: '',
    inLanguage: 'zh',
    tags: [],
    publishedAt: '2026-03-02T09:00:00+08:00',
    durationMinutes: hours * 60,
    difficulty: 'easy',
    trails: [],
    plan: { rides: [], rain: false },
    ...more,
  }
}

const PLANS = [
  strategy('stroll', 2),
  strategy('indoors', 2, { plan: { rides: [], rain: true } }),
  strategy('village', 4, { trails: ['lane'] }),
  strategy('museum', 4, { plan: { rides: [], rain: true } }),
  strategy('summit', 8, { plan: { rides: ['car'], rain: false } }),
  strategy('temple', 7),
  strategy('no plan', 2, { plan: undefined }),
  strategy('two days', 8, { nights: 1 }),
]
const NOTHING: Today = { facilities: [CAR], forecasts: [], carParks: [], notes: [] }

interface Given {
  today?: Partial<Today>
  alerts?: Alert[]
  strategies?: StrategyListed[]
  area?: Schedule | undefined
  zone?: string
}

function factsAt(time: string, { today = {}, ...more }: Given = {}): PlanFacts {
  return {
    strategies: PLANS,
    alerts: [],
    area: AREA,
    zone: SHANGHAI,
    now: Date.parse(time.length > 16 ? time : `${time}+08:00`),
    ...more,
    today: { ...NOTHING, ...today },
  }
}

/** A row as text: the offered plan, then the first choice with the reason why it is not offered. */
const wordsOf = ({ offered, missed }: PlanRow) =>
  `${offered?.plan.id ?? 'none'}${missed ? `, ${missed.plan.id}: ${missed.why.of}` : ''}`
function planned(time: string, given?: Given) {
  const plans = dayPlansFor(factsAt(time, given))
  return plans && [plans.day.slice(5), ...plans.rows.map(wordsOf)].join(' | ')
}

const valid = (from: string, until: string) => ({
  updatedAt: `2026-11-25T${from}:00+08:00`,
  validUntil: `2026-11-25T${until}:00+08:00`,
})
const hour = (time: string, sky: 'rain' | 'clear') =>
  ({ at: `2026-11-25T${time}:00+08:00`, sky }) as const

const reported = (from: string, until: string): Partial<Today> => ({
  facilities: [{ ...CAR, report: { state: 'closed', note: '大风', ...valid(from, until) } }],
})
const closure = (of: 'facilities' | 'trails', id: string): Alert => ({
  id: '1',
  title: '停运',
  url: '/infomation/announcement/1',
  severity: 'closure',
  from: '2026-11-25',
  affects: { facilities: [], trails: [], pages: [], [of]: [id] },
})

describe('the day plans by time', () => {
  it.each([
    ['2026-11-25T06:00', '11-25 | stroll | village | summit'],
    ['2026-11-25T08:30', '11-25 | stroll | village | summit'],
    ['2026-11-25T08:31', '11-25 | stroll | village | temple, summit: time'],
    ['2026-11-25T10:31', '11-25 | stroll | village | none, summit: time'],
    ['2026-11-25T13:31', '11-25 | stroll | none, village: time | none, summit: time'],
    ['2026-11-25T15:30', '11-25 | stroll | none, village: time | none, summit: time'],
    ['2026-11-25T15:31', '11-26 | stroll | village | summit'],
    ['2026-11-25T23:59', '11-26 | stroll | village | summit'],
    ['2026-11-26T00:00', '11-26 | stroll | village | summit'],
    // The last day before winter. Winter days are an hour shorter.
    ['2026-11-30T15:31', '12-01 | stroll | village | summit'],
    ['2026-12-01T15:01', '12-02 | stroll | village | summit'],
    ['2026-12-10T09:00', '12-11 | stroll | village | summit'],
    ['2028-02-28T23:00', '02-29 | stroll | village | summit'],
    ['2028-02-29T15:01', '03-01 | stroll | village | summit'],
  ])('at %s are %s', (time, words) => {
    expect(planned(time)).toBe(words)
  })

  it.each([
    ['2026-11-25T17:00', false],
    ['2026-12-10T09:00', true],
  ])('are for the next day at %s, because today is closed: %s', (time, isClosed) => {
    expect(dayPlansFor(factsAt(time))).toMatchObject({ isToday: false, isClosedToday: isClosed })
  })

  it('end with the last ride back, even on days when the clocks change', () => {
    const zone = 'Europe/Berlin'
    const leaveBy = (time: string) =>
      dayPlansFor(factsAt(time, { zone }))?.rows.map(({ offered }) =>
        new Date(offered?.leaveBy ?? 0).toISOString().slice(11, 16),
      )
    expect(leaveBy('2027-03-27T05:00:00+01:00')).toEqual(['14:30', '12:30', '07:30'])
    expect(leaveBy('2027-03-28T05:00:00+02:00')).toEqual(['13:30', '11:30', '06:30'])
    expect(leaveBy('2027-10-31T05:00:00+01:00')).toEqual(['14:30', '12:30', '07:30'])
  })

  it.each([
    ['the last ride back, if the area has no hours as data', undefined, '16:30'],
    ['the last ride back, if it is before the end of the day', AREA, '16:30'],
    [
      'the end of the day, if the ride is later',
      { ...AREA, seasons: [{ opens: '06:30', closes: '16:15' }] },
      '16:15',
    ],
  ])('name the time before which a plan is not possible: %s', (_, area, time) => {
    const rows = dayPlansFor(factsAt('2026-11-25T10:31', { area }))?.rows
    const { why } = rows?.find(({ missed }) => missed?.plan.id === 'summit')?.missed ?? {}
    expect(why).toEqual({ of: 'time', closes: Date.parse(`2026-11-25T${time}+08:00`) })
  })

  it('do not begin after their latest start or outside of their season', () => {
    const early = { rides: [], rain: false, startBy: '09:00' }
    const spring = { rides: [], rain: false, season: { from: '12-01', to: '02-29' } }
    const strategies = [
      strategy('early', 2, { plan: early }),
      strategy('winter', 4, { plan: spring }),
    ]
    expect(planned('2026-11-25T09:00', { strategies })).toBe('11-25 | early')
    expect(planned('2026-11-25T09:01', { strategies })).toBe('11-25 | none, early: start')
    expect(planned('2028-02-29T08:00', { strategies })).toBe('02-29 | early | winter')
  })

  it('have the weekday of a later day in their title', () => {
    expect(plansTitle(intlOf('zh'), '2026-12-01')).toBe('12月1日周二怎么走')
    expect(plansTitle(intlOf('zh'))).toBe('今天怎么走')
  })

  it('do not need opening hours, and are undefined if no day has a plan', () => {
    expect(planned('2026-11-25T12:00', { area: undefined })).toMatch(/^11-25 \| stroll/)
    expect(
      planned('2026-11-25T12:00', { strategies: [strategy('x', 2, { plan: undefined })] }),
    ).toBe(undefined)
  })
})

describe('the day plans by open rides and trails', () => {
  it.each([
    ['reported closed until noon', { today: reported('07:00', '12:00') }, 'temple, summit: ride'],
    ['reported closed from noon', { today: reported('12:00', '13:00') }, 'temple, summit: ride'],
    ['reported closed in the night', { today: reported('05:00', '08:00') }, 'summit'],
    ['announced closed', { alerts: [closure('facilities', 'car')] }, 'temple, summit: ride'],
    ['missing', { today: { facilities: [] } }, 'temple'],
  ])('consider a ride that is %s', (_, given, words) => {
    expect(planned('2026-11-25T08:00', given)?.split(' | ').at(-1)).toBe(words)
  })

  it('exclude a closed trail, but include it on other days', () => {
    const given = { alerts: [closure('trails', 'lane')] }
    expect(planned('2026-11-25T08:00', given)).toMatch(/museum, village: trail/)
    expect(planned('2026-11-25T20:00', given)).toBe('11-26 | stroll | village | summit')
  })
})

describe('the day plans by weather', () => {
  const rain = { sky: 'rain', ...valid('07:00', '11:00') } as const
  const hourly = (...hours: ReturnType<typeof hour>[]) => ({ hours, ...valid('07:00', '18:00') })
  const wet = '11-25 | indoors, stroll: rain | museum, village: rain | none, summit: rain'
  it.each<[string, Partial<Today>, string]>([
    ['it rains', { weather: rain }, wet],
    ['the measurement is old', { weather: { ...rain, ...valid('05:00', '08:00') } }, '| stroll |'],
    [
      'rain is forecast for later',
      { hourly: hourly(hour('08:00', 'clear'), hour('12:00', 'rain')) },
      '11-25 | stroll | village | none, summit: rain',
    ],
    ['rain is forecast for the day', { forecasts: [{ day: '2026-11-25', ...rain }] }, wet],
    [
      'hours are dry on a day with rain',
      { forecasts: [{ day: '2026-11-25', ...rain }], hourly: hourly(hour('08:00', 'clear')) },
      '11-25 | stroll | village | summit',
    ],
    [
      'rain is forecast for tomorrow',
      { forecasts: [{ day: '2026-11-26', ...rain }] },
      '| stroll |',
    ],
    [
      'an orange warning holds',
      { warnings: [{ what: '大风', colour: 'orange', ...valid('07:00', '09:30') }] },
      wet,
    ],
    [
      'a blue warning holds',
      { warnings: [{ what: '大风', colour: 'blue', ...valid('07:00', '09:30') }] },
      '| stroll |',
    ],
  ])('if %s', (_, today, words) => {
    expect(planned('2026-11-25T08:00', { today })).toContain(words)
  })
})

it('nextChoiceAt finds every change of the day plans, at every minute of a day', () => {
  const given: Given = {
    today: {
      facilities: [{ ...CAR, report: { state: 'closed', ...valid('12:10', '13:20') } }],
      hourly: { hours: [hour('14:00', 'rain')], ...valid('00:00', '23:00') },
    },
  }
  const steps = Array.from({ length: 24 * 60 }, (_, minute) => {
    const facts = { ...factsAt('2026-11-25T00:00', given) }
    const now = facts.now + minute * 60_000
    const until = nextChoiceAt({ ...facts, now })
    const next = { ...facts, now: now + 60_000 }
    return { now, until, words: planOf({ ...facts, now }), next: planOf(next) }
  })
  const missed = steps.filter(
    ({ words, next, now, until }) => words !== next && until > now + 60_000,
  )
  expect(missed.map(({ now }) => new Date(now).toISOString())).toEqual([])
  expect(steps.every(({ now, until }) => now < until)).toBe(true)
})

function planOf(facts: PlanFacts) {
  const plans = dayPlansFor(facts)
  return JSON.stringify([plans?.day, plans?.rows.map(wordsOf)])
}
