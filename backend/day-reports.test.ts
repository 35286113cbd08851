import { describe, expect, it } from 'vitest'
import { check } from '../contract/check.ts'
import { type Schedule, schedule } from '../contract/opening-hours.ts'
import { type Slot, tickets as kind } from '../contract/ticket.ts'
import { openingAt } from '../shared/opening-hours.ts'
import { readDayReport, withReportedHours, withTicketReports } from './day-reports.ts'
import type { StoredMeasurement } from './measurements.ts'

const ZONE = 'Asia/Shanghai'
const NINE = Date.parse('2026-11-25T09:00:00+08:00')
const HOURS: Schedule = {
  seasons: [
    {
      opens: '08:00',
      closes: '18:00',
      lastEntry: '16:00',
      sessions: [{ name: '夜场', opens: '19:00', closes: '23:00' }],
    },
  ],
  exceptions: [{ from: '2026-11-27', closed: true }],
}
const CONTEXT = {
  now: NINE,
  zone: ZONE,
  tickets: [{ id: '403', names: ['两日票', 'Two days'] }],
  hours: HOURS,
}

function read(given: object, context: Parameters<typeof readDayReport>[1] = CONTEXT) {
  const change = readDayReport(given, context)
  if (change === undefined) throw new Error('is about something else')
  return change
}

/**
 * Returns the saved rows after these reports. Each report is a minute later than the previous one.
 */
function rowsAfter(...reports: object[]): Map<string, StoredMeasurement> {
  const rows = new Map<string, StoredMeasurement>()
  for (const [index, given] of reports.entries()) {
    const change = read(given, { ...CONTEXT, now: NINE + index * 60_000 })
    if ('error' in change) throw new Error(change.error)
    if (change.body === undefined) rows.delete(change.about)
    else rows.set(change.about, JSON.parse(change.body))
  }
  return rows
}

const slot = (from: string, to: string, more: Partial<Slot> = {}): Slot => ({
  day: '2026-11-25',
  status: 'AVAILABLE',
  from,
  to,
  ...more,
})

const endOf = (given: object) => {
  const change = read({ ticket: '403', ...given })
  return 'error' in change ? change.error : change.until
}

const openingAfter = (at: string, ...reports: object[]) => {
  const { hours } = withReportedHours({ hours: HOURS }, rowsAfter(...reports), 'zh')
  if (hours === undefined) throw new Error('has no hours')
  return openingAt(hours, Date.parse(`${at}+08:00`), ZONE)
}

describe('the availability of a ticket', () => {
  const WRITTEN = {
    slots: [slot('08:00', '12:00', { vacancies: 30 }), slot('12:00', '16:00')],
    updatedAt: '2026-11-25T08:50:00+08:00',
    validUntil: '2026-11-25T20:00:00+08:00',
  }

  /** Returns the slots as text, and the end of the count's validity. */
  function left(reports: object[], { at = '09:05', written = WRITTEN } = {}) {
    const now = Date.parse(`2026-11-25T${at}:00+08:00`)
    const ticket = { id: '403', availability: written }
    const [one] = withTicketReports([ticket], rowsAfter(...reports), now)
    const slots = one?.availability.slots.map((each) =>
      [each.from ?? 'day', each.status, each.vacancies, each.cutoff?.slice(11, 16)]
        .filter((part) => part !== undefined)
        .join(' '),
    )
    const checked = check(kind.schemas.listed.entries.availability, one?.availability)
    expect(checked).toMatchObject({ success: true, output: one?.availability })
    return [slots?.join(', '), one?.availability.validUntil]
  }

  it.each([
    [[{ ticket: '403', status: 'SOLD_OUT' }], 'day SOLD_OUT'],
    [[{ ticket: 'Two days', status: 'LIMITED', vacancies: 5 }], 'day LIMITED 5'],
    [[{ ticket: '403', status: 'SOLD_OUT', from: '2026-11-25T10:30' }], 'day AVAILABLE 02:30'],
    [
      [{ ticket: '403', status: 'SOLD_OUT', slot: '08:00-12:00' }],
      '08:00 SOLD_OUT, 12:00 AVAILABLE',
    ],
    [
      [{ ticket: '403', status: 'CLOSED', slot: '08:00-12:00', from: '2026-11-25T10:30' }],
      '08:00 AVAILABLE 30 02:30, 12:00 AVAILABLE',
    ],
    [
      [
        { ticket: '403', status: 'SOLD_OUT' },
        { ticket: '403', status: 'LIMITED', slot: '12:00-16:00' },
      ],
      '12:00 LIMITED',
    ],
    [
      [
        { ticket: '403', status: 'SOLD_OUT' },
        { ticket: '403', status: 'none' },
      ],
      '08:00 AVAILABLE 30, 12:00 AVAILABLE',
    ],
    [
      [{ ticket: '403', status: 'SOLD_OUT', day: '2026-11-26' }],
      '08:00 AVAILABLE 30, 12:00 AVAILABLE, day SOLD_OUT',
    ],
  ])('after %j is %s', (reports, slots) => {
    expect(left(reports)[0]).toBe(slots)
  })

  it('is sold out from the reported start until the reported end', () => {
    const report = {
      ticket: '403',
      status: 'SOLD_OUT',
      from: '2026-11-25T10:30',
      until: '2026-11-25T14:00',
    }
    expect(left([report], { at: '10:29' })[0]).toContain('AVAILABLE')
    expect(left([report], { at: '10:30' })).toEqual(['day SOLD_OUT', '2026-11-25T06:00:00.000Z'])
    const expired = { ...WRITTEN, validUntil: '2026-11-25T08:55:00+08:00' }
    expect(left([report], { at: '10:30', written: expired })[0]).toBe('day SOLD_OUT')
  })

  it('expires at the end of the day, or after two hours if it is a number of tickets', () => {
    expect(endOf({ status: 'SOLD_OUT' })).toBe('2026-11-25T16:00:00.000Z')
    expect(endOf({ status: 'LIMITED', vacancies: 3 })).toBe('2026-11-25T03:00:00.000Z')
  })
})

describe('the opening hours of a day', () => {
  it.each([
    [{ opens: '10:00' }, { opens: '10:00', closes: '18:00', lastEntry: '16:00' }, 1],
    [
      { closes: '15:00', lastEntry: '14:00' },
      { opens: '08:00', closes: '15:00', lastEntry: '14:00' },
      undefined,
    ],
  ])('are those in the report %j', (times, hours, sessions) => {
    const { today, tomorrow } = openingAfter('2026-11-25T09:30', {
      hours: 'open',
      ...times,
      note: { zh: '结冰' },
    })
    expect(today.hours).toMatchObject(hours)
    expect(today.hours?.sessions?.length).toBe(sessions)
    expect(today.exception?.reason).toBe('结冰')
    expect(tomorrow.hours).toEqual(HOURS.seasons[0])
  })

  it('can be reported as closed, and then be reset to the published hours', () => {
    const closed = { hours: 'closed', note: { en: 'storm' } }
    const { open, today } = openingAfter('2026-11-25T09:30', closed)
    expect([open, today.hours, today.exception?.reason]).toEqual([undefined, undefined, undefined])
    const again = openingAfter('2026-11-25T09:30', closed, { hours: 'none' })
    expect(again.open).toBeDefined()
    expect(withReportedHours({ hours: undefined }, rowsAfter(closed), 'zh').hours).toBeUndefined()
    const plain = { openingHours: { opens: '08:00', closes: '18:00' } }
    expect(withReportedHours(plain, rowsAfter(closed), 'en')).toMatchObject({
      hours: { exceptions: [{ from: '2026-11-25', closed: true, reason: 'storm' }] },
    })
  })
})

it('a schedule with the maximum number of exceptions stays valid after a report', () => {
  const exceptions = Array.from({ length: 200 }, () => ({
    from: '2026-12-24',
    closed: true as const,
  }))
  const rows = rowsAfter({ hours: 'closed' })
  const { hours } = withReportedHours({ hours: { ...HOURS, exceptions } }, rows, 'zh')
  expect(check(schedule, hours).success).toBe(true)
  expect(hours?.exceptions[0]?.from).toBe('2026-11-25')
})

it.each([
  [{ ticket: '999', status: 'SOLD_OUT' }, /^ticket: there is no 999, but 403 \(两日票\)$/],
  [{ ticket: '403', status: 'GONE' }, /^status: /],
  [{ ticket: '403', status: 'SOLD_OUT', vacancies: 3 }, /^vacancies: /],
  [{ ticket: '403', status: 'LIMITED', vacancies: 0 }, /^vacancies: /],
  [{ ticket: '403', status: 'LIMITED', from: '2026-11-25T10:30' }, /^from: /],
  [{ ticket: '403', status: 'SOLD_OUT', day: '2026-11-24' }, 'day: is over'],
  [{ ticket: '403', status: 'SOLD_OUT', slot: '8-12' }, /^slot: must be as/],
  [{ ticket: '403', status: 'SOLD_OUT', until: '2026-11-25T08:00' }, 'until: is over'],
  [{ hours: 'open', closes: '15:00' }, /^lastEntry: /],
  [{ hours: 'open', opens: '18:00' }, /^closes: /],
  [{ hours: 'open', opens: '8' }, /^opens: /],
  [{ hours: 'open', opens: '09:00', day: '2026-11-27' }, /^closes: is needed/],
  [{ hours: 'closed', day: '2026-11-24' }, 'day: is over'],
  [{ hours: 'closed', day: '2027-02-01' }, /^until: is more than 31 days/],
])('rejects %j', (given, error) => {
  expect(read(given)).toEqual({ error: expect.stringMatching(error) })
})

it('rejects reported hours if the site has no opening hours, and ignores other reports', () => {
  expect(read({ hours: 'closed' }, { ...CONTEXT, hours: undefined })).toEqual({
    error: expect.stringMatching(/^hours: /),
  })
  for (const given of [undefined, null, 'x', {}, { facility: 'x' }])
    expect(readDayReport(given, CONTEXT)).toBeUndefined()
})
