import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { today as contract } from '../contract/conditions.ts'
import { withMeasurements } from './handlers/reports.ts'
import { type StoredMeasurement, readMeasurement } from './measurements.ts'

const MEASURED = {
  parking: [
    { id: 'north', name: '北停车场', spaces: 400, note: undefined },
    { id: undefined, name: '南停车场', spaces: 60, note: undefined },
  ],
  capacity: 18_000,
}
const CONTEXT = {
  now: Date.parse('2026-11-25T10:00:00+08:00'),
  zone: 'Asia/Shanghai',
  measured: MEASURED,
  imageHosts: [] as string[],
}
const UPDATED = '2026-11-25T02:00:00.000Z'
const IN_TWO_HOURS = '2026-11-25T04:00:00.000Z'

/**
 * Returns the subject and the saved measurement. The measurement is undefined if it was withdrawn.
 */
function storedOf(given: object, context = CONTEXT): [string, StoredMeasurement | undefined] {
  const outcome = readMeasurement(given, context)
  if (!outcome || 'error' in outcome) throw new Error(outcome?.error ?? 'is no measurement')
  const [, , body] = outcome.statements.at(-1)?.values ?? []
  return [outcome.about, body === undefined ? undefined : JSON.parse(body)]
}

describe('measurements that operators report', () => {
  it.each([
    [{ weather: 'fog', low: -2, wind: 4 }, 'weather', { sky: 'fog', low: -2, wind: 4 }],
    [{ visitors: 8200 }, 'visitors', { present: 8200, capacity: 18_000 }],
    [{ visitors: 0, capacity: 900 }, 'visitors', { present: 0, capacity: 900 }],
    [
      { carPark: 'north', spaces: 120 },
      'car park north',
      { id: 'north', spaces: 120, capacity: 400 },
    ],
    [{ carPark: 'north', spaces: 0 }, 'car park north', { id: 'north', spaces: 0, capacity: 400 }],
  ])('%j is stored for two hours', (given, about, facts) => {
    const stored = { ...facts, updatedAt: UPDATED, validUntil: IN_TWO_HOURS }
    expect(storedOf(given)).toEqual([about, stored])
    const until = '2026-11-25T18:00'
    const validUntil = '2026-11-25T10:00:00.000Z'
    expect(storedOf({ ...given, until })).toEqual([about, { ...stored, validUntil }])
  })

  const HOUR = { at: '2026-11-25T11:00:00+08:00', sky: 'rain', degrees: 4 }
  const WIND = { zh: '大风', en: 'Strong wind' }
  const STILL = { src: '/still.jpg', width: 800, height: 450 }

  it('an hourly forecast is stored until its last hour ends', () => {
    const last = { ...HOUR, at: '2026-11-25T15:00:00+08:00' }
    const [about, stored] = storedOf({ hourly: [HOUR, last], source: { zh: '气象站' } })
    expect(about).toBe('hourly')
    expect(stored).toMatchObject({ hours: [HOUR, last], validUntil: '2026-11-25T08:00:00.000Z' })
  })

  it('an hour without an offset is in the time zone of the area', () => {
    const given = { hourly: [{ ...HOUR, at: '2026-11-25T11:00' }] }
    const [, stored] = storedOf(given, { ...CONTEXT, zone: 'Asia/Tokyo' })
    expect(stored).toMatchObject({ hours: [{ at: '2026-11-25T11:00+09:00' }] })
  })

  it('a warning is stored until the end of the day on which it begins', () => {
    const [about, stored] = storedOf({ warning: WIND, colour: 'red', from: '2026-11-26T08:00' })
    expect(about).toBe('warning 大风')
    expect(stored).toMatchObject({
      what: WIND,
      colour: 'red',
      from: '2026-11-26T00:00:00.000Z',
      validUntil: '2026-11-26T16:00:00.000Z',
    })
  })

  it('a webcam picture is stored for two hours, with its time', () => {
    const [about, stored] = storedOf({ webcam: 'pier', picture: STILL, place: WIND })
    expect(about).toBe('webcam pier')
    expect(stored).toMatchObject({ id: 'pier', updatedAt: UPDATED, validUntil: IN_TWO_HOURS })
  })

  it('a forecast is stored until its day ends', () => {
    const [about, stored] = storedOf({ weather: 'snow', day: '2026-11-27' })
    expect(about).toBe('weather 2026-11-27')
    expect(stored).toMatchObject({ day: '2026-11-27', validUntil: '2026-11-27T16:00:00.000Z' })
  })

  it.each([
    [{ weather: 'none' }, 'weather'],
    [{ weather: 'none', day: '2026-11-27' }, 'weather 2026-11-27'],
    [{ hourly: 'none' }, 'hourly'],
    [{ warning: { zh: '大风', en: 'Strong wind' }, colour: 'none' }, 'warning 大风'],
    [{ webcam: 'pier', picture: 'none' }, 'webcam pier'],
    [{ visitors: 'none' }, 'visitors'],
    [{ carPark: 'north', spaces: 'none' }, 'car park north'],
  ])('%j removes the stored value', (given, about) => {
    expect(storedOf(given)).toEqual([about, undefined])
  })

  it.each([
    [{ weather: 'fine' }, /^weather: must be clear, .* or none$/],
    [{ weather: 'fog', wind: 18 }, /^wind: /],
    [{ weather: 'fog', low: 'cold' }, /^low: /],
    [{ weather: 'fog', day: '2026-11-24' }, /^day: is over$/],
    [{ weather: 'fog', day: '2026-11-31' }, /^day: /],
    [{ weather: 'fog', until: 'noon' }, /^until: must be a time/],
    [{ weather: 'fog', place: '山顶' }, /^place: /],
    [{ hourly: [] }, /^hourly/],
    [{ hourly: [{ at: 'noon', sky: 'rain' }] }, /^hourly/],
    [{ warning: { zh: '大风' }, colour: 'red' }, /^warning\.en: /],
    [{ warning: { zh: '大风', en: 'Wind' }, colour: 'green' }, /^colour: /],
    [{ webcam: 'pier', picture: { src: 'a.jpg', width: 8, height: 4 } }, /^picture/],
    [{ webcam: 'pier', picture: { src: '/a.jpg', width: 8, height: 4 } }, /^place: is needed/],
    [{ visitors: -1 }, /^visitors: /],
    [{ visitors: 8200, until: '2026-11-25T09:00' }, /^until: is over$/],
    [{ visitors: 8200, other: 1 }, /^other: /],
    [{ carPark: 'south', spaces: 1 }, /^carPark: there is no south, but north$/],
    [{ carPark: 'north', spaces: 401 }, /^spaces: are more than the 400 that there are$/],
    [{ carPark: 'north' }, /^spaces: /],
    [{ ownWords: { zh: 'x'.repeat(201) } }, /^ownWords/],
  ])('%j is rejected with an error message', (given, error) => {
    expect(readMeasurement(given, CONTEXT)).toEqual({ error: expect.stringMatching(error) })
  })

  it('visitors are rejected if their maximum number is not set', () => {
    const context = { ...CONTEXT, measured: { ...MEASURED, capacity: undefined } }
    expect(readMeasurement({ visitors: 1 }, context)).toEqual({
      error: expect.stringMatching(/^capacity: /),
    })
  })

  it.each([undefined, null, 'fog', {}, { facility: 'car' }])('%j is not a measurement', (given) => {
    expect(readMeasurement(given, CONTEXT)).toBeUndefined()
  })
})

it('stored measurements fit the contract in each language', () => {
  const stored = new Map(
    [
      { weather: 'fog', low: -2, place: { zh: '山顶', en: 'summit' }, source: { zh: '气象站' } },
      { weather: 'snow', day: '2026-11-26' },
      { visitors: 8200 },
      { carPark: 'north', spaces: 0 },
      { ownWords: { zh: '山顶有雾凇' } },
      { warning: { zh: '大风', en: 'Strong wind' }, colour: 'red' },
      { hourly: [{ at: '2026-11-25T11:00:00+08:00', sky: 'rain' }] },
      {
        webcam: 'pier',
        picture: { src: '/still.jpg', width: 800, height: 450 },
        place: { zh: '码头', en: 'Pier' },
      },
    ].map((given): [string, StoredMeasurement] => {
      const [about, body] = storedOf(given)
      return [about, body ?? { updatedAt: '', validUntil: '' }]
    }),
  )
  const today = v.parse(contract, {})
  const shownIn = (language: 'zh' | 'en') =>
    v.parse(contract, withMeasurements(today, stored, { parking: MEASURED.parking, language }))
  expect(shownIn('zh')).toMatchObject({
    weather: { sky: 'fog', low: -2, place: '山顶', source: '气象站', updatedAt: UPDATED },
    forecasts: [{ day: '2026-11-26', sky: 'snow' }],
    visitors: { present: 8200, capacity: 18_000 },
    carParks: [{ id: 'north', name: '北停车场', spaces: 0, capacity: 400 }],
  })
  expect(shownIn('en')).toMatchObject({
    warnings: [{ what: 'Strong wind', colour: 'red' }],
    hourly: { hours: [{ sky: 'rain' }] },
    webcams: [{ id: 'pier', place: 'Pier', picture: { src: '/still.jpg' } }],
  })
  expect(shownIn('zh').notes).toEqual([{ label: '今日提示', value: '山顶有雾凇' }])
  expect(shownIn('en').notes).toEqual([])
  expect(shownIn('en').weather).toMatchObject({ place: 'summit', source: undefined })
})

it.each([
  ['/still.jpg', true],
  ['https://cam.shore.example/still.jpg', true],
  ['https://a.cams.example/still.jpg', true],
  ['https://shore.example/still.jpg', false],
  ['https://evilcams.example/still.jpg', false],
])('a webcam picture at %s is accepted: %s', (src, isAccepted) => {
  const given = {
    webcam: 'pier',
    picture: { src, width: 16, height: 9 },
    place: { zh: '码头', en: 'Pier' },
  }
  const imageHosts = ['', 'https://cam.shore.example', 'https://*.cams.example']
  const change = readMeasurement(given, { ...CONTEXT, imageHosts })
  expect(change && 'error' in change).toBe(!isAccepted)
})
