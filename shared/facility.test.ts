import { describe, expect, it } from 'vitest'
import type { Alert } from '../contract/alert.ts'
import type { Facility } from '../contract/conditions.ts'
import type { Schedule } from '../contract/opening-hours.ts'
import {
  dayOffOf,
  facilityAt,
  facilityTimeline,
  type FacilityWithClosures,
  withClosures,
} from './facility.ts'

const ZONE = 'Asia/Shanghai'
const at = (time: string) => Date.parse(`${time}+08:00`)

const HOURS = {
  seasons: [
    { from: '03-01', to: '11-30', opens: '07:00', closes: '17:00' },
    { from: '12-01', to: '02-29', opens: '07:30', closes: '16:30' },
  ],
  exceptions: [{ from: '2026-12-07', to: '2026-12-11', closed: true as const, reason: '检修' }],
}

const reported = (state: 'running' | 'limited' | 'closed', until: string): Facility['report'] => ({
  state,
  updatedAt: '2026-11-25T10:20:00+08:00',
  validUntil: `${until}+08:00`,
  note: '大风',
})

const CLOSED_LATER: Facility['report'] = {
  state: 'closed',
  updatedAt: '2026-11-25T10:20:00+08:00',
  from: '2026-11-25T15:00:00+08:00',
  validUntil: '2026-11-26T09:00:00+08:00',
}

const stateAt = (time: string, report?: Facility['report']) =>
  facilityAt({ hours: undefined, closures: [], area: undefined, report }, at(time), ZONE).state

describe('a facility', () => {
  it('has a state until each last departure, with the directions that have left', () => {
    const departures = [
      { direction: 'out', last: '16:30' },
      { direction: 'back', last: '00:30' },
    ]
    const seasons = [{ opens: '08:00', closes: '01:00', departures }]
    const boat = { hours: { seasons, exceptions: [] }, closures: [], area: undefined }
    const of = (time: string) => facilityAt(boat, at(time), ZONE)
    expect(of('2026-11-25T16:29').opening?.departed).toEqual([])
    expect(of('2026-11-25T16:29').expiresAt).toBe(at('2026-11-25T16:30'))
    expect(of('2026-11-25T16:30').opening?.departed).toEqual(['out'])
    expect(of('2026-11-25T23:59').opening?.departed).toEqual(['out'])
  })

  it.each([
    ['within its hours, without a report', '2026-11-25T12:00', undefined, 'planned'],
    ['before its hours', '2026-11-25T06:59', undefined, 'outside'],
    [
      'after its hours, despite a report',
      '2026-11-25T17:00',
      reported('running', '2026-11-26T09:00'),
      'outside',
    ],
    ['during its overhaul', '2026-12-08T12:00', undefined, 'outside'],
    [
      'during its overhaul, despite a report',
      '2026-12-08T12:00',
      reported('running', '2026-12-31T00:00'),
      'outside',
    ],
    ['reported running', '2026-11-25T12:00', reported('running', '2026-11-25T12:20'), 'running'],
    [
      'reported running too long ago',
      '2026-11-25T12:20',
      reported('running', '2026-11-25T12:20'),
      'unknown',
    ],
    ['that runs in part', '2026-11-25T12:00', reported('limited', '2026-11-25T17:00'), 'limited'],
    ['closed by the wind', '2026-11-25T12:00', reported('closed', '2026-11-26T09:00'), 'closed'],
    [
      'closed by the wind, in the night',
      '2026-11-25T22:00',
      reported('closed', '2026-11-26T09:00'),
      'closed',
    ],
    [
      'closed by the wind until some time ago',
      '2026-11-26T09:00',
      reported('closed', '2026-11-26T09:00'),
      'unknown',
    ],
    ['to be closed later, before that time', '2026-11-25T12:00', CLOSED_LATER, 'planned'],
    ['to be closed later, at that time', '2026-11-25T15:00', CLOSED_LATER, 'closed'],
    [
      'with a report that begins later',
      '2026-11-25T10:19',
      reported('closed', '2026-11-26T09:00'),
      'planned',
    ],
  ] as const)('%s (%s) has the right state', (_, time, report, state) => {
    expect(
      facilityAt({ hours: HOURS, closures: [], area: undefined, report }, at(time), ZONE).state,
    ).toBe(state)
  })

  it('has no rides on a day if a later closure covers all of them', () => {
    const facility = { hours: HOURS, closures: [], area: undefined }
    const off = (from: string, until: string, day: string) =>
      dayOffOf(
        {
          ...facility,
          report: { ...CLOSED_LATER, from: `${from}+08:00`, validUntil: `${until}+08:00` },
        },
        day,
        { now: at('2026-11-25T12:00'), zone: ZONE },
      )
    expect(off('2026-11-27T06:00', '2026-11-27T17:00', '2026-11-27')).toEqual({ reason: undefined })
    expect(off('2026-11-27T08:00', '2026-11-27T17:00', '2026-11-27')).toBeUndefined()
    expect(off('2026-11-27T06:00', '2026-11-27T16:00', '2026-11-27')).toBeUndefined()
    expect(off('2026-11-27T06:00', '2026-11-27T17:00', '2026-11-26')).toBeUndefined()
  })

  it('without hours has the state of a valid report, and is otherwise unknown', () => {
    expect(stateAt('2026-11-25T12:00')).toBe('unknown')
    expect(stateAt('2026-11-25T12:00', reported('running', '2026-11-25T13:00'))).toBe('running')
    expect(stateAt('2026-11-25T13:00', reported('running', '2026-11-25T13:00'))).toBe('unknown')
  })

  it('never runs without a valid report, at any step of two days', () => {
    const facility: FacilityWithClosures = {
      id: 'a',
      name: 'A',
      telephone: undefined,
      url: undefined,
      hours: HOURS,
      closures: [],
      area: undefined,
      report: reported('running', '2026-11-25T12:20'),
    }
    const steps = facilityTimeline(facility, at('2026-11-25T10:00'), ZONE)
    expect(
      steps.map(({ at: from, state }) => [
        new Date(from + 8 * 3_600_000).toISOString().slice(8, 16),
        state.state,
      ]),
    ).toEqual([
      ['25T07:00', 'planned'],
      ['25T10:20', 'running'],
      ['25T12:20', 'unknown'],
      ['25T17:00', 'outside'],
      ['26T00:00', 'outside'],
      ['26T07:00', 'unknown'],
      ['26T17:00', 'outside'],
    ])
  })
})

describe('a facility affected by a closure', () => {
  const affects = { facilities: ['car'], trails: [], pages: [] }
  const alert: Alert = {
    id: '1',
    title: '检修',
    url: '/a',
    severity: 'closure',
    from: '2026-11-26',
    to: '2026-11-27',
    affects,
  }
  const car = { id: 'car', name: 'A', hours: { ...HOURS, exceptions: [] } }
  const closedAt = (time: string, alerts: Alert[], facility: Facility = car) =>
    facilityAt(withClosures(facility, { alerts, area: undefined }), at(time), ZONE)

  it.each([
    ['2026-11-25T12:00', 'planned', undefined],
    ['2026-11-25T18:00', 'outside', '2026-11-28'],
    ['2026-11-26T12:00', 'outside', '2026-11-28'],
    ['2026-11-27T23:59', 'outside', '2026-11-28'],
    ['2026-11-28T12:00', 'planned', undefined],
  ])('at %s is %s, and opens next after the closure', (time, state, opensOn) => {
    const facility = closedAt(time, [alert])
    expect([facility.state, facility.opening?.opensNext?.day]).toEqual([state, opensOn])
  })

  it('does not run on days of the closure, whatever is reported, even without hours', () => {
    const report = reported('running', '2026-11-30T00:00')
    expect(closedAt('2026-11-26T12:00', [alert], { ...car, report }).state).toBe('outside')
    const bare = { id: 'car', name: 'A', report }
    expect(closedAt('2026-11-26T12:00', [alert], bare)).toMatchObject({
      state: 'closed',
      expiresAt: at('2026-11-27T00:00'),
    })
    expect(closedAt('2026-11-28T12:00', [alert], bare).state).toBe('running')
  })

  it('does not run on a day when the area is closed, unless it is independent', () => {
    const area: Schedule = {
      seasons: [{ opens: '06:30', closes: '17:30', weekdays: ['thursday', 'friday', 'sunday'] }],
      exceptions: [{ from: '2026-11-26', closed: true, reason: '台风' }],
    }
    const stateOn = (day: string, facility: Facility) =>
      facilityAt(withClosures(facility, { alerts: [], area }), at(`${day}T12:00`), ZONE)
    // The date of an exception, then a weekday with rides and a weekday without.
    const days = ['2026-11-26', '2026-11-27', '2026-11-28']
    expect(days.map((day) => stateOn(day, car).state)).toEqual(['outside', 'planned', 'outside'])
    const [typhoon] = days.map((day) => stateOn(day, car))
    expect(typhoon?.opening?.today.exception?.reason).toBe('台风')
    expect(typhoon?.opening?.opensNext?.day).toBe('2026-11-27')
    // A facility that has no hours but a valid report.
    const report = reported('running', '2026-11-30T00:00')
    const bare = { id: 'car', name: 'A', report }
    expect(days.map((day) => stateOn(day, bare).state)).toEqual(['closed', 'running', 'closed'])
    const bus = { ...car, independent: true }
    expect(days.map((day) => stateOn(day, bus).state)).toEqual(['planned', 'planned', 'planned'])
  })

  it('closes early together with the area, unless it has hours of its own for that day', () => {
    const area: Schedule = {
      seasons: [{ opens: '06:30', closes: '17:30' }],
      exceptions: [{ from: '2026-11-26', opens: '06:30', closes: '14:00', reason: '大风' }],
    }
    const hours = {
      seasons: [
        {
          opens: '07:00',
          closes: '17:00',
          lastEntry: '16:30',
          lastDown: '17:00',
          sessions: [{ opens: '19:00', closes: '21:00' }],
          departures: [{ direction: '上行', last: '16:30' }],
        },
      ],
      exceptions: [],
    }
    const of = (facility: Facility, time = '12:00', day = '2026-11-26') =>
      facilityAt(withClosures(facility, { alerts: [], area }), at(`${day}T${time}`), ZONE)
    const long = { ...car, hours }
    expect(of(long)).toMatchObject({ state: 'planned', expiresAt: at('2026-11-26T14:00') })
    expect(of(long).opening?.today).toEqual({
      day: '2026-11-26',
      exception: area.exceptions[0],
      hours: {
        opens: '07:00',
        closes: '14:00',
        lastEntry: '14:00',
        lastDown: '14:00',
        departures: [{ direction: '上行', last: '14:00' }],
      },
    })
    const report = reported('running', '2026-11-26T17:00')
    expect(of({ ...long, report }, '13:59').state).toBe('running')
    expect(of({ ...long, report }, '14:00').state).toBe('outside')
    const evening = { seasons: [{ opens: '19:00', closes: '01:00' }], exceptions: [] }
    expect(of({ ...car, hours: evening }, '20:00').opening?.today.hours).toBe(undefined)
    const own = [{ from: '2026-11-26', opens: '07:00', closes: '15:00' }]
    const others = [
      of({ ...long, independent: true }, '16:00'),
      of({ ...long, hours: { ...hours, exceptions: own } }, '14:30'),
      of(long, '16:00', '2026-11-27'),
    ]
    expect(others.map(({ state }) => state)).toEqual(['planned', 'planned', 'planned'])
  })

  it('opens late together with the area, unless it has hours of its own for that day', () => {
    const late = { opens: '10:00', reason: '结冰' }
    const area: Schedule = {
      seasons: [{ opens: '07:00', closes: '17:30' }],
      exceptions: [
        { from: '2026-11-26', closes: '17:30', ...late },
        { from: '2026-11-28', closes: '14:00', ...late },
      ],
    }
    const hours = {
      seasons: [
        {
          opens: '06:00',
          closes: '17:00',
          lastEntry: '16:30',
          departures: [
            { direction: '上行', first: '06:00', last: '16:30' },
            { direction: '日出班', first: '06:00', last: '06:20' },
            { direction: '下行', last: '17:00' },
          ],
        },
      ],
      exceptions: [],
    }
    const of = (facility: Facility, time = '12:00', day = '2026-11-26') =>
      facilityAt(withClosures(facility, { alerts: [], area }), at(`${day}T${time}`), ZONE)
    const long = { ...car, hours }
    expect(of(long).opening?.today).toEqual({
      day: '2026-11-26',
      exception: area.exceptions[0],
      hours: {
        opens: '10:00',
        closes: '17:00',
        lastEntry: '16:30',
        departures: [
          { direction: '上行', first: '10:00', last: '16:30' },
          { direction: '下行', last: '17:00' },
        ],
      },
    })
    expect(of(long, '12:00', '2026-11-28').opening?.today.hours).toMatchObject({
      opens: '10:00',
      closes: '14:00',
    })
    const report = reported('running', '2026-11-26T17:00')
    expect(of({ ...long, report }, '09:59')).toMatchObject({
      state: 'outside',
      expiresAt: at('2026-11-26T10:00'),
    })
    expect(of({ ...long, report }, '10:00').state).toBe('running')
    const early = { opens: '05:00', closes: '08:00', lastDown: '08:00' }
    const hoursOf = (season: Schedule['seasons'][number]) =>
      of({ ...car, hours: { seasons: [season], exceptions: [] } }).opening?.today.hours
    expect(hoursOf(early)).toBe(undefined)
    // Not closed yet, but too late to enter.
    expect(hoursOf({ ...early, closes: '11:00', lastEntry: '10:00' })).toBe(undefined)
    const evening = { name: '夜航', opens: '19:00', closes: '01:00', lastEntry: '00:30' }
    expect(hoursOf({ ...early, sessions: [evening] })).toEqual(evening)
    const own = [{ from: '2026-11-26', opens: '08:00', closes: '17:00' }]
    const others = [
      of({ ...long, independent: true }, '07:00'),
      of({ ...long, hours: { ...hours, exceptions: own } }, '08:30'),
      of(long, '06:00', '2026-11-27'),
    ]
    expect(others.map(({ state }) => state)).toEqual(['planned', 'planned', 'planned'])
  })

  it.each([
    ['one that only warns', { ...alert, severity: 'warning' as const }],
    ['one that closes another', { ...alert, affects: { ...affects, facilities: ['boat'] } }],
  ])('is not closed by %s', (_, other) => {
    expect(closedAt('2026-11-26T12:00', [other]).state).toBe('planned')
  })
})
