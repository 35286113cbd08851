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

it.each([null, 'x', undefined, 7, {}])('conditions are empty for %j', (given) => {
  expect(v.parse(today, given)).toEqual(NOTHING)
})

it('reads a list of rows as notes', () => {
  const note = { label: '灯塔', value: '6° / 14°' }
  expect(v.parse(today, [note, { label: 'x' }])).toEqual({ ...NOTHING, notes: [note] })
})

it('ignores a report without an end or with an unknown state', () => {
  const { validUntil: _, ...endless } = REPORT
  expect(reportsOf(REPORT, endless, { ...REPORT, state: 'fine' })).toEqual([
    REPORT,
    undefined,
    undefined,
  ])
})

it('omits a facility with invalid hours instead of showing it without hours', () => {
  const odd = { ...BOAT, id: 'odd', hours: { seasons: [{ opens: 'dawn' }] } }
  expect(v.parse(today, { facilities: [odd, BOAT] }).facilities).toEqual([BOAT])
})

it('ignores a measurement without a time or an end', () => {
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

const TIMES = { updatedAt: REPORT.updatedAt, validUntil: REPORT.validUntil }
const WARNING = { what: '大风', colour: 'red', text: '勿上山', source: '气象台', ...TIMES }

it('ignores a warning without an end, or with an unknown colour', () => {
  const { validUntil: _, ...endless } = WARNING
  const given = [WARNING, endless, { ...WARNING, colour: 'green' }, { ...WARNING, from: 'soon' }]
  expect(v.parse(today, { warnings: given }).warnings).toEqual([WARNING])
})

it('omits invalid hours of a forecast, and the whole forecast if it has no end', () => {
  const hour = { at: '2026-11-25T11:00:00+08:00', sky: 'rain', degrees: 4, wind: 3 }
  const hours = [hour, { ...hour, sky: 'frogs' }, { ...hour, degrees: 900 }]
  const { degrees: _, ...bare } = hour
  expect(v.parse(today, { hourly: { hours, ...TIMES } }).hourly).toEqual({
    hours: [hour, bare],
    ...TIMES,
  })
  expect(v.parse(today, { hourly: { hours } }).hourly).toBeUndefined()
})

it('ignores a webcam picture without its time or its size', () => {
  const picture = { src: '/still.jpg', width: 800, height: 450 }
  const webcam = { id: 'pier', place: '码头', picture, ...TIMES }
  const { updatedAt: _, ...ageless } = webcam
  const small = { ...webcam, id: 'b', picture: { src: '/still.jpg' } }
  const { webcams } = v.parse(today, { webcams: [webcam, { ...ageless, id: 'a' }, small] })
  expect(webcams).toMatchObject([webcam])
})

it('omits invalid departures, and facilities with invalid sessions', () => {
  const span = { opens: '07:00', closes: '17:00' }
  const up = { direction: '上行', first: '07:00', last: '16:30' }
  const hours = (more: object) => ({ seasons: [{ ...span, ...more }] })
  const departures = [up, { direction: '下行' }, { ...up, direction: '下行', first: 'dawn' }]
  const facilities = [
    { ...BOAT, hours: hours({ departures }) },
    { ...BOAT, id: 'odd', hours: hours({ sessions: [{ opens: '19:00' }] }) },
  ]
  const [boat, ...others] = v.parse(today, { facilities }).facilities
  expect(boat?.hours?.seasons[0]?.departures).toEqual([up, { direction: '下行', last: '16:30' }])
  expect(others).toEqual([])
})
