import { describe, expect, it } from 'vitest'
import { type StoredReport, readReport, withReport } from './reports.ts'

const NOW = Date.parse('2026-11-25T10:00:00+08:00')
const CONTEXT = {
  facilities: [
    { id: 'boat', names: ['环岛船', 'Island Boat'] },
    { id: 'car', names: ['缆车', 'Cable Car'] },
  ],
  now: NOW,
  zone: 'Asia/Shanghai',
}
const CLOSED = { facility: 'car', state: 'closed' }

const untilOf = (given: object) => {
  const read = readReport(given, CONTEXT)
  return 'error' in read ? read.error : read.until
}

function bodyOf(read: ReturnType<typeof readReport>): { body: Partial<StoredReport> } {
  const [, body = '{}'] = 'error' in read ? [] : (read.statements[0]?.values ?? [])
  return { body: JSON.parse(body) }
}

describe('a report on a facility', () => {
  it('is stored with its time and its end', () => {
    const note = { zh: '大风', en: 'wind' }
    const read = readReport({ ...CLOSED, until: '2026-11-26T09:00', note }, CONTEXT)
    const [about, body = ''] = 'error' in read ? [] : (read.statements[0]?.values ?? [])
    expect([about, JSON.parse(body)]).toEqual([
      'car',
      {
        state: 'closed',
        note: expect.objectContaining(note),
        updatedAt: '2026-11-25T02:00:00.000Z',
        validUntil: '2026-11-26T01:00:00.000Z',
      },
    ])
  })

  it.each([
    [{ until: '2026-11-26T09:00+01:00' }, '2026-11-26T08:00:00.000Z'],
    [{ until: '2026-11-25T24:00' }, '2026-11-25T16:00:00.000Z'],
    [{ until: '2026-11-26' }, '2026-11-26T15:59:59.000Z'],
    [{ until: '2026-11-26 09:00' }, '2026-11-26T01:00:00.000Z'],
    [{}, '2026-11-25T16:00:00.000Z'],
    [{ state: 'running' }, '2026-11-25T04:00:00.000Z'],
    [{ state: 'clear' }, undefined],
    [{ state: 'planned' }, undefined],
  ])('with %j is valid until %s', (given, until) => {
    expect(untilOf({ ...CLOSED, ...given })).toBe(until)
  })

  it.each([
    [{ from: '2026-11-26T08:00' }, '2026-11-26T00:00:00.000Z', '2026-11-26T16:00:00.000Z'],
    [{ from: '2026-11-27' }, '2026-11-26T16:00:00.000Z', '2026-11-27T16:00:00.000Z'],
    [
      { from: '2026-11-26T08:00', state: 'running' },
      '2026-11-26T00:00:00.000Z',
      '2026-11-26T02:00:00.000Z',
    ],
    [{ from: '2026-11-25T08:00' }, undefined, '2026-11-25T16:00:00.000Z'],
  ])('with %j is valid from %s until %s', (given, from, until) => {
    const read = readReport({ ...CLOSED, ...given }, CONTEXT)
    const { body } = bodyOf(read)
    expect(read).toMatchObject({ from, until })
    expect(body).toMatchObject({ updatedAt: '2026-11-25T02:00:00.000Z', validUntil: until })
    expect(body.from).toBe(from)
  })

  it('is rejected if the site lists no facilities, and says where to list them', () => {
    expect(readReport(CLOSED, { ...CONTEXT, facilities: [] })).toEqual({
      error: expect.stringContaining(': the site lists none under today.facilities in'),
    })
  })

  it('may have a waiting time if the facility runs', () => {
    const read = readReport({ ...CLOSED, state: 'running', waitMinutes: 20 }, CONTEXT)
    expect(bodyOf(read).body).toMatchObject({ state: 'running', waitMinutes: 20 })
  })

  it.each(['缆车', 'Cable Car', 'car'])('accepts a facility by its name: %s', (facility) => {
    expect(readReport({ ...CLOSED, facility }, CONTEXT)).toMatchObject({ about: 'car' })
  })

  it.each([
    [{ from: 'soon' }, /^from: must be a time, as 2026-11-26T08:00$/],
    [{ from: '2026-11-27', until: '2026-11-26' }, /^until: is not after from$/],
    [{ from: '2027-11-27' }, /^from: is more than 31 days ahead$/],
    [{ facility: 'tram' }, /^facility: there is no tram, but boat \(环岛船\), car \(缆车\)$/],
    [{ state: 'fine' }, /^state: there is no fine, but running, limited, closed, planned, clear$/],
    [{ until: 'tomorrow' }, /^until: must be a time, as 2026-11-26T09:00$/],
    [{ until: '2026-11-31T09:00' }, /^until: must be a time, as 2026-11-26T09:00$/],
    [{ until: '2026-11-25T10:00' }, /^until: is over$/],
    [{ until: '2027-11-25T10:00' }, /^until: is more than 31 days ahead$/],
    [{ note: { zh: 'x'.repeat(61) } }, /^note\.zh: /],
    [{ note: 'wind' }, /^note: /],
    [{ other: 1 }, /^other: /],
    [{ waitMinutes: 20 }, /^waitMinutes: is for a facility that runs$/],
    [{ state: 'running', waitMinutes: 601 }, /^waitMinutes: /],
  ])('is rejected with an error message for %j', (given, error) => {
    expect(readReport({ ...CLOSED, ...given }, CONTEXT)).toEqual({
      error: expect.stringMatching(error),
    })
  })

  it('is rejected if it is undefined', () => {
    expect(readReport(undefined, CONTEXT)).toHaveProperty('error')
  })

  it('is returned with the note in the language, until a day after its end', () => {
    const report: StoredReport = {
      state: 'closed',
      note: { zh: '大风' },
      updatedAt: '2026-11-25T02:00:00.000Z',
      validUntil: '2026-11-26T01:00:00.000Z',
    }
    const { note: _, ...facts } = report
    const facilityAt = (language: 'zh' | 'en', now: number) =>
      withReport({ id: 'car' }, new Map([['car', report]]), { language, now })
    expect(facilityAt('zh', NOW)).toEqual({ id: 'car', report: { ...facts, note: '大风' } })
    expect(facilityAt('en', NOW)).toEqual({ id: 'car', report: facts })
    const dayAfter = Date.parse('2026-11-27T01:00:00.000Z')
    expect(facilityAt('zh', dayAfter - 1)).toHaveProperty('report')
    expect(facilityAt('zh', dayAfter)).toEqual({ id: 'car' })
  })
})
