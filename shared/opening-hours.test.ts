import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check } from '../contract/check.ts'
import { schedule, type Schedule } from '../contract/opening-hours.ts'
import {
  entriesOn,
  hoursOn,
  isBreak,
  nextChangeOf,
  nextEntryDay,
  openingAt,
  openingTimeline,
} from './opening-hours.ts'
import { addDays, dayIn, instantOf } from './zoned-time.ts'

const ZONES = ['Asia/Shanghai', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'UTC']
const MINUTE = 60_000
const DAY = 1440 * MINUTE

/**
 * A schedule with summer and winter hours, and three exceptions: a night with lanterns, a storm,
 * and a morning of repairs.
 */
const AREA = read({
  seasons: [
    { from: '03-01', to: '11-30', opens: '06:30', closes: '17:30', lastEntry: '16:00' },
    { from: '12-01', to: '02-29', opens: '07:00', closes: '17:00', lastEntry: '15:30' },
  ],
  exceptions: [
    { from: '2026-02-17', opens: '18:00', closes: '02:00', reason: '灯会' },
    { from: '2026-08-08', to: '2026-08-09', closed: true, reason: '台风', url: '/a/1' },
    { from: '2026-12-24', opens: '12:00', closes: '17:00' },
  ],
})

function read(given: unknown): Schedule {
  const result = check(schedule, given)
  if (!result.success) throw new Error(result.issues[0].message)
  return result.output
}

const at = (time: string) => Date.parse(`${time}+08:00`)
const stateAt = (time: string, of = AREA) => openingAt(of, at(time), 'Asia/Shanghai')

describe('the opening hours of the area', () => {
  it.each([
    ['before it opens', '2026-11-25T06:29:59', undefined, '2026-11-25T06:30'],
    ['from the moment it opens', '2026-11-25T06:30', '2026-11-25T17:30', undefined],
    ['until it closes', '2026-11-25T17:29:59', '2026-11-25T17:30', undefined],
    ['once it has closed', '2026-11-25T17:30', undefined, '2026-11-26T06:30'],
    ['on the evening before a season', '2026-11-30T20:00', undefined, '2026-12-01T07:00'],
    ['on the first morning of a season', '2026-12-01T06:45', undefined, '2026-12-01T07:00'],
    ['at the end of a year', '2026-12-31T23:59', undefined, '2027-01-01T07:00'],
    ['on 29 February', '2028-02-29T16:59', '2028-02-29T17:00', undefined],
    ['on the evening of 29 February', '2028-02-29T17:00', undefined, '2028-03-01T06:30'],
    ['on 28 February of another year', '2027-02-28T18:00', undefined, '2027-03-01T06:30'],
    ['past midnight', '2026-02-18T01:59', '2026-02-18T02:00', undefined],
    ['once a night has ended', '2026-02-18T02:00', undefined, '2026-02-18T07:00'],
    ['on the eve of two closed days', '2026-08-07T18:00', undefined, '2026-08-10T06:30'],
    ['on a closed day', '2026-08-08T12:00', undefined, '2026-08-10T06:30'],
    ['on a day with other hours', '2026-12-24T11:00', undefined, '2026-12-24T12:00'],
  ])('%s (%s): open until %s, or opens at %s', (_, time, until, opensAt) => {
    const state = stateAt(time)
    expect(state.open?.until?.at).toBe(until && at(until))
    expect(state.opensNext?.at).toBe(opensAt && at(opensAt))
  })

  it('include the last entry of the day, if there is one', () => {
    expect(stateAt('2026-11-30T12:00').open?.lastEntry?.at).toBe(at('2026-11-30T16:00'))
    expect(stateAt('2026-12-01T12:00').open?.lastEntry?.at).toBe(at('2026-12-01T15:30'))
    expect(stateAt('2026-12-24T12:00').open?.lastEntry).toBeUndefined()
  })

  it('include those of today and tomorrow, and an exception with its reason', () => {
    const { today, tomorrow } = stateAt('2026-08-07T23:59')
    expect(today).toMatchObject({ day: '2026-08-07', hours: { closes: '17:30' } })
    expect(tomorrow).toMatchObject({
      day: '2026-08-08',
      exception: { reason: '台风', url: '/a/1' },
    })
    expect(tomorrow.hours).toBeUndefined()
  })

  it('have a next day with different hours, if there is one', () => {
    expect(nextChangeOf(AREA, '2026-11-25')).toMatchObject({
      day: '2026-12-01',
      hours: { opens: '07:00' },
    })
    expect(nextChangeOf(AREA, '2026-08-07')?.day).toBe('2026-08-08')
    expect(nextChangeOf(AREA, '2026-08-08')?.day).toBe('2026-08-10')
    const always = read({ seasons: [{ opens: '08:00', closes: '18:00' }] })
    expect(nextChangeOf(always, '2026-11-25')).toBeUndefined()
  })
})

it.each([
  ['before it opens', '2026-11-25T05:00', '2026-11-25'],
  ['until the last entry', '2026-11-25T15:59:59', '2026-11-25'],
  ['from the last entry on', '2026-11-25T16:00', '2026-11-26'],
  ['without a last entry until it closes', '2026-12-24T16:59', '2026-12-24'],
  ['before days on which it is closed', '2026-08-07T16:00', '2026-08-10'],
])('`nextEntryDay` returns the next day on which visitors can enter: %s', (_, time, day) => {
  expect(nextEntryDay(AREA, at(time), 'Asia/Shanghai')).toBe(day)
})

it('a schedule without breaks between its days is open without an end', () => {
  const always = read({ seasons: [{ opens: '00:00', closes: '24:00' }] })
  expect(stateAt('2026-11-25T23:59', always).open).toMatchObject({ until: undefined })
  const closing = read({
    ...always,
    exceptions: [{ from: '2026-11-28', closed: true }],
  })
  expect(stateAt('2026-11-25T12:00', closing).open?.until?.at).toBe(at('2026-11-28T00:00'))
})

it('stays open if the hours of a night overlap those of the next day', () => {
  const long = read({
    seasons: [{ opens: '06:00', closes: '07:00' }],
    exceptions: [{ from: '2026-11-24', opens: '20:00', closes: '10:00' }],
  })
  expect(stateAt('2026-11-25T06:30', long).open?.until?.at).toBe(at('2026-11-25T10:00'))
})

it('is closed on weekdays and in months that no season includes', () => {
  const weekends = read({
    seasons: [
      {
        from: '05-01',
        to: '09-30',
        weekdays: ['saturday', 'sunday'],
        opens: '09:00',
        closes: '17:00',
      },
    ],
  })
  // A Friday, and the last Sunday of the season.
  expect(stateAt('2026-06-05T12:00', weekends).opensNext?.at).toBe(at('2026-06-06T09:00'))
  expect(stateAt('2026-09-27T18:00', weekends).opensNext?.at).toBe(at('2027-05-01T09:00'))
})

it('never opens if an exception closes every day for a year', () => {
  const shut = read({
    seasons: [{ opens: '09:00', closes: '17:00' }],
    exceptions: [{ from: '2026-01-01', to: '2029-01-01', closed: true }],
  })
  expect(stateAt('2026-06-05T12:00', shut)).toMatchObject({ open: undefined, opensNext: undefined })
})

it.each([
  // On 28 March, the clocks skip from 02:00 to 03:00. On 31 October, they go back from 03:00 to
  // 02:00.
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ['2027-03-28', '08:00', '2027-03-28T06:00:00.000Z'],
  ['2027-03-27', '08:00', '2027-03-27T07:00:00.000Z'],
])('opens in Berlin on %s at %s local time', (day, opens, expected) => {
  const early = read({ seasons: [{ opens, closes: '17:00' }] })
  const { opensNext } = openingAt(early, Date.parse(`${day}T00:00Z`), 'Europe/Berlin')
  expect(new Date(opensNext?.at ?? 0).toISOString()).toBe(expected)
})

const timeOfDay = fc
  .integer({ min: 0, max: 96 })
  .map(
    (n) => `${String(Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`,
  )
const span = fc.record(
  { opens: timeOfDay.filter((time) => time < '24:00'), closes: timeOfDay, lastEntry: timeOfDay },
  { requiredKeys: ['opens', 'closes'] },
)
const monthDay = fc.constantFrom('01-01', '02-28', '02-29', '03-01', '06-15', '10-25', '12-31')
const someSeason = fc
  .tuple(span, fc.option(fc.tuple(monthDay, monthDay), { nil: undefined }))
  .map(([hours, days]) => ({ ...hours, ...(days && { from: days[0], to: days[1] }) }))
const dates = fc.integer({ min: 0, max: 1500 }).map((count) => addDays('2025-12-30', count))
const someException = fc
  .tuple(dates, fc.integer({ min: 0, max: 4 }), fc.option(span))
  .map(([from, length, hours]) => ({
    from,
    to: addDays(from, length),
    ...(hours ?? { closed: true }),
  }))
const someSchedule = fc
  .record({
    seasons: fc.array(someSeason, { minLength: 1, maxLength: 3 }),
    exceptions: fc.array(someException, { maxLength: 30 }),
  })
  .map(read)
const someZone = fc.constantFrom(...ZONES)
const someInstant = fc
  .integer({ min: 0, max: 4 * 366 * 1440 })
  .map((minutes) => Date.UTC(2026, 0, 1) + minutes * MINUTE)

/** Returns whether the area is open, judged only by its hours of the day and a local clock. */
function isOpenByClock(of: Schedule, instant: number, zone: string): boolean {
  const wall = new Date(instant).toLocaleTimeString('en-GB', { timeZone: zone, timeStyle: 'short' })
  const today = hoursOn(of, dayIn(zone, instant)).hours
  const yesterday = hoursOn(of, addDays(dayIn(zone, instant), -1)).hours
  const isOpenSince = today !== undefined && today.opens <= wall
  const isOpenToday = isOpenSince && (wall < today.closes || today.closes <= today.opens)
  const isNight = yesterday !== undefined && yesterday.closes <= yesterday.opens
  return isOpenToday || (isNight && wall < yesterday.closes)
}

/** Returns whether the clocks change on this day, the day before or the day after. */
function isNearChange(instant: number, zone: string): boolean {
  const lengths = [-1, 0, 1].map((count) => {
    const day = addDays(dayIn(zone, instant), count)
    return instantOf(zone, addDays(day, 1), 0) - instantOf(zone, day, 0)
  })
  return lengths.some((length) => length !== DAY)
}

describe('at any instant of four years, in any zone, for any schedule', () => {
  it('is open whenever the local time is within the hours', () => {
    fc.assert(
      fc.property(someSchedule, someInstant, someZone, (of, instant, zone) => {
        fc.pre(!isNearChange(instant, zone))
        expect(openingAt(of, instant, zone).open !== undefined).toBe(
          isOpenByClock(of, instant, zone),
        )
      }),
      { numRuns: 400 },
    )
  })

  it('returns a state that does not change before it expires', () => {
    fc.assert(
      fc.property(someSchedule, someInstant, someZone, (of, instant, zone) => {
        const { expiresAt, ...state } = openingAt(of, instant, zone)
        expect(expiresAt).toBeGreaterThan(instant)
        expect(openingAt(of, expiresAt - 1, zone)).toEqual({ ...state, expiresAt })
      }),
      { numRuns: 300 },
    )
  })

  it('opens and closes at the returned times', () => {
    fc.assert(
      fc.property(someSchedule, someInstant, someZone, (of, instant, zone) => {
        const isOpenAt = (each: number) => openingAt(of, each, zone).open !== undefined
        const { open, opensNext } = openingAt(of, instant, zone)
        const turn = (open?.until ?? opensNext)?.at
        fc.pre(turn !== undefined)
        expect([turn - 1, turn].map(isOpenAt)).toEqual(open ? [true, false] : [false, true])
      }),
      { numRuns: 300 },
    )
  })

  it('returns a timeline that matches the state at every instant until the next day ends', () => {
    const minutes = fc.integer({ min: 0, max: 1440 })
    fc.assert(
      fc.property(
        fc.tuple(someSchedule, someZone),
        someInstant,
        minutes,
        ([of, zone], first, n) => {
          const instant = first + n * MINUTE
          fc.pre(dayIn(zone, instant) <= addDays(dayIn(zone, first), 1))
          // The second timeline begins later, like that of a page that is rendered again.
          for (const steps of [
            openingTimeline(of, first, zone),
            openingTimeline(of, instant, zone),
          ]) {
            expect(steps.findLast(({ at }) => at <= instant)?.state).toEqual(
              openingAt(of, instant, zone),
            )
          }
          expect(openingTimeline(of, instant, zone)[0]?.at).toBeLessThanOrEqual(instant)
        },
      ),
      { numRuns: 60 },
    )
  })
})

it('an equal schedule reuses the cached timeline', () => {
  const [first, second] = [AREA, structuredClone(AREA)]
  const now = Date.parse('2026-11-21T12:00+08:00')
  const steps = openingTimeline(first, now, 'Asia/Shanghai')
  expect(openingTimeline(second, now, 'Asia/Shanghai')).toBe(steps)
  const other = { ...AREA, exceptions: [] }
  expect(openingTimeline(other, now, 'Asia/Shanghai')).not.toBe(steps)
})

describe('invalid hours', () => {
  const good = { opens: '08:00', closes: '18:00' }
  it.each([
    [{ seasons: [] }],
    [{ seasons: [{ ...good, from: '03-01' }] }],
    [{ seasons: [{ ...good, from: '13-01', to: '02-01' }] }],
    [{ seasons: [good, { opens: '8:00', closes: '18:00' }] }],
    [{ seasons: [{ ...good, weekdays: ['caturday'] }] }],
    [{ seasons: [good], exceptions: [{ from: '2026-02-30', closed: true }] }],
    [{ seasons: [good], exceptions: [{ from: '2026-12-24' }] }],
    [{ seasons: [good], exceptions: [{ from: '2026-12-24', to: '2026-12-01', closed: true }] }],
    [{ seasons: [good], exceptions: [{ from: '2026-12-24', closed: true, url: 'http://x' }] }],
  ])('are rejected: %j', (given) => {
    expect(check(schedule, given).success).toBe(false)
  })
})

describe('a place that opens several times a day', () => {
  const NIGHTS = read({
    seasons: [
      {
        from: '04-01',
        to: '10-31',
        opens: '08:00',
        closes: '17:30',
        lastEntry: '16:00',
        sessions: [{ name: '夜场', opens: '19:00', closes: '01:00', lastEntry: '22:00' }],
      },
      { from: '11-01', to: '02-29', opens: '08:00', closes: '17:00' },
      {
        from: '03-01',
        to: '03-31',
        opens: '08:00',
        closes: '12:00',
        sessions: [{ opens: '12:00', closes: '20:00' }],
      },
    ],
  })

  it.each([
    ['before the day', '2026-07-01T07:00', undefined, '2026-07-01T08:00'],
    ['by day', '2026-07-01T12:00', '2026-07-01T17:30', undefined],
    ['in the break', '2026-07-01T17:30', undefined, '2026-07-01T19:00'],
    ['in the night session', '2026-07-01T19:00', '2026-07-02T01:00', undefined],
    ['past midnight', '2026-07-02T00:59', '2026-07-02T01:00', undefined],
    ['after the night', '2026-07-02T01:00', undefined, '2026-07-02T08:00'],
    ['on the evening before the season', '2026-03-31T20:00', undefined, '2026-04-01T08:00'],
    ['in the night after its last day', '2026-11-01T00:30', '2026-11-01T01:00', undefined],
    ['on the first evening after it', '2026-11-01T18:00', undefined, '2026-11-02T08:00'],
    ['on the evening of 29 February', '2028-02-29T17:00', undefined, '2028-03-01T08:00'],
    ['across openings without a break', '2028-03-01T09:00', '2028-03-01T20:00', undefined],
  ])('%s (%s): open until %s, or opens at %s', (_, time, until, opensAt) => {
    const state = stateAt(time, NIGHTS)
    expect(state.open?.until?.at).toBe(until && at(until))
    expect(state.opensNext?.at).toBe(opensAt && at(opensAt))
  })

  it('admits visitors until the last entry of each session', () => {
    expect(stateAt('2026-07-01T16:30', NIGHTS).open?.admits).toBe(false)
    expect(stateAt('2026-07-01T21:59', NIGHTS).open?.admits).toBe(true)
    expect(stateAt('2026-07-01T22:00', NIGHTS).open?.admits).toBe(false)
    expect(entriesOn(NIGHTS, '2026-07-01', 'Asia/Shanghai')).toEqual({
      first: at('2026-07-01T08:00'),
      last: at('2026-07-01T22:00'),
    })
  })

  it.each([
    ['2026-07-01T07:00', false],
    ['2026-07-01T18:00', true],
    ['2026-07-01T20:00', false],
    ['2026-07-02T01:30', false],
    ['2026-11-01T18:00', false],
  ])('at %s has a break: %s', (time, hasBreak) => {
    expect(isBreak(stateAt(time, NIGHTS))).toBe(hasBreak)
  })

  it('has a next change of hours when its sessions or departures change', () => {
    expect(nextChangeOf(NIGHTS, '2026-07-01')?.day).toBe('2026-11-01')
    const departures = [{ direction: '上行', last: '16:00' }]
    const winter = { from: '12-01', to: '02-29', opens: '08:00', closes: '17:00' }
    const lifts = read({
      seasons: [
        { ...winter, departures },
        { opens: '08:00', closes: '17:00' },
      ],
    })
    expect(nextChangeOf(lifts, '2026-11-20')?.day).toBe('2026-12-01')
    expect(nextChangeOf(lifts, '2028-02-28')?.day).toBe('2028-03-01')
    expect(nextChangeOf(lifts, '2026-11-20', 10)).toBeUndefined()
  })

  it('closes at its local time when the clocks go forward', () => {
    const nightOnly = read({
      seasons: [
        { opens: '08:00', closes: '18:00', sessions: [{ opens: '22:00', closes: '04:00' }] },
      ],
    })
    // On this day, the clocks in Berlin skip from 2:00 to 3:00.
    const night = openingAt(nightOnly, Date.parse('2027-03-28T00:30+01:00'), 'Europe/Berlin')
    expect(night.open?.until?.at).toBe(Date.parse('2027-03-28T04:00+02:00'))
  })
})
