import * as v from 'valibot'
import { expect, it } from 'vitest'
import { today } from './conditions.ts'

const NOTHING = { facilities: [], forecasts: [], carParks: [], notes: [] }
const BOAT = { id: 'boat', name: '游船' }
const REPORT = {
  state: 'running',
  updatedAt: '2026-11-25T10:20:00+08:00',
  validUntil: '2026-11-25T12:20:00+08:00',
}

const reportsOf = (...reports: object[]) =>
  v
    .parse(today, {
      facilities: reports.map((report, id) => ({ ...BOAT, id: `a${id}`, report })),
    })
    .facilities.map(({ report }) => report)

it.each([null, 'x', undefined, 7, {}])('conditions that are %j are none', (given) => {
  expect(v.parse(today, given)).toEqual(NOTHING)
})

it('rows of free text alone are notes', () => {
  const note = { label: '灯塔', value: '6° / 14°' }
  expect(v.parse(today, [note, { label: 'x' }])).toEqual({ ...NOTHING, notes: [note] })
})

it('a report that does not say until when it holds says nothing', () => {
  const { validUntil: _, ...endless } = REPORT
  expect(reportsOf(REPORT, endless, { ...REPORT, state: 'fine' })).toEqual([
    REPORT,
    undefined,
    undefined,
  ])
})

it('a facility whose hours don’t fit is left out: it must not look like one that has none', () => {
  const odd = { ...BOAT, id: 'odd', hours: { seasons: [{ opens: 'dawn' }] } }
  expect(v.parse(today, { facilities: [odd, BOAT] }).facilities).toEqual([BOAT])
})

it('what was measured without saying until when it holds says nothing', () => {
  const times = { updatedAt: REPORT.updatedAt, validUntil: REPORT.validUntil }
  const weather = { sky: 'fog', low: 2, high: 9, ...times }
  const carPark = { id: 'north', name: '北', spaces: 3, ...times }
  const forecast = { day: '2026-11-26', sky: 'snow', ...times }
  const given = { weather, carParks: [carPark], forecasts: [forecast] }
  expect(v.parse(today, given)).toEqual({ ...NOTHING, ...given })
  const { validUntil: _, ...endless } = weather
  const { updatedAt: __, ...ageless } = carPark
  const other = { weather: endless, carParks: [ageless], forecasts: [{ ...forecast, day: 'x' }] }
  expect(v.parse(today, other)).toEqual(NOTHING)
})
