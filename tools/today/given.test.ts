import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { givenOf, TODAY_OPTIONS } from './given.ts'

const given = (line: string, options: Readonly<Record<string, string>> = {}) =>
  givenOf(line.split(' '), { ...TODAY_OPTIONS, ...options })

it.each([
  [
    'cable-car closed',
    { until: '2026-11-26', note: '大风' },
    { facility: 'cable-car', state: 'closed', until: '2026-11-26', note: { zh: '大风' } },
  ],
  [
    '环山索道 closed',
    { from: '2026-11-30T08:00' },
    { facility: '环山索道', state: 'closed', from: '2026-11-30T08:00' },
  ],
  [
    'cable-car running',
    { wait: '20' },
    { facility: 'cable-car', state: 'running', waitMinutes: 20 },
  ],
  ['note', { note: '雾凇' }, { ownWords: { zh: '雾凇' } }],
  ['note', {}, { ownWords: 'none' }],
  ['cable-car clear', {}, { facility: 'cable-car', state: 'clear' }],
  ['cable-car planned', {}, { facility: 'cable-car', state: 'planned' }],
  [
    'weather fog',
    { low: '-2', high: '9.5', wind: '4' },
    { weather: 'fog', low: -2, high: 9.5, wind: 4 },
  ],
  [
    'weather snow',
    { day: '2026-11-27', 'place-en': 'summit' },
    { weather: 'snow', day: '2026-11-27', place: { en: 'summit' } },
  ],
  ['weather none', {}, { weather: 'none' }],
  [
    'warning red',
    { what: '大风', 'what-en': 'wind', note: '勿上山', from: '2026-11-30T08:00' },
    {
      warning: { zh: '大风', en: 'wind' },
      colour: 'red',
      text: { zh: '勿上山' },
      from: '2026-11-30T08:00',
    },
  ],
  [
    'ticket 401 sold-out',
    { from: '2026-11-26T10:30', slot: '08:00-12:00' },
    { ticket: '401', status: 'SOLD_OUT', slot: '08:00-12:00', from: '2026-11-26T10:30' },
  ],
  [
    'ticket 401 limited',
    { left: '5', day: '2026-11-27' },
    { ticket: '401', status: 'LIMITED', vacancies: 5, day: '2026-11-27' },
  ],
  ['ticket 401 none', {}, { ticket: '401', status: 'none' }],
  [
    'hours 10:00-16:00',
    { 'last-entry': '15:00', note: '结冰' },
    { hours: 'open', opens: '10:00', closes: '16:00', lastEntry: '15:00', note: { zh: '结冰' } },
  ],
  ['hours 10:00-', {}, { hours: 'open', opens: '10:00' }],
  ['hours -15:00', {}, { hours: 'open', closes: '15:00' }],
  ['hours closed', { day: '2026-11-27' }, { hours: 'closed', day: '2026-11-27' }],
  [
    'webcam summit /still.jpg',
    { place: '山顶', at: '2026-11-26T10:20' },
    {
      webcam: 'summit',
      picture: { src: '/still.jpg', width: 1600, height: 900 },
      place: { zh: '山顶' },
      at: '2026-11-26T10:20',
    },
  ],
  ['webcam summit none', {}, { webcam: 'summit', picture: 'none' }],
  ['visitors 8200', {}, { visitors: 8200 }],
  ['visitors 8200/18000', {}, { visitors: 8200, capacity: 18_000 }],
  ['visitors none', {}, { visitors: 'none' }],
  ['car-park north 120/400', {}, { carPark: 'north', spaces: 120, capacity: 400 }],
  ['car-park north none', {}, { carPark: 'north', spaces: 'none' }],
])('%s (%j) is read as %j', (line, options, expected) => {
  expect(given(line, options)).toEqual(expected)
})

it('only a report on a facility can start later, and it needs a state', () => {
  expect(() => given('weather fog', { from: '2026-11-30' })).toThrow(
    /^--from is not possible with weather/,
  )
  expect(() => given('cable-car')).toThrow('add the state: running, limited, closed or planned')
})

it('does not convert a value that is not a number', () => {
  expect(given('visitors many')).toEqual({ visitors: 'many' })
  expect(given('weather fog', { low: 'cold' })).toEqual({ weather: 'fog', low: 'cold' })
})

it.each([
  'cable-car closed now',
  'visitors 1 2',
  'car-park north 1 2',
  'weather fog rain',
  'warning red now',
  'ticket 401 sold-out now',
  'hours closed now',
])('refuses the extra word in: %s', (line) => {
  expect(() => given(line)).toThrow(/^What is \w+\?$/)
})

it.each([
  ['tram closed', 'facility: there is no tram, but island-boat'],
  ['ticket 999 sold-out', 'ticket: there is no 999, but 401'],
  ['hours 10:00-15:00', 'lastEntry: must be between opens and closes'],
])('the command refuses %s because of the site’s content', (line, sentence) => {
  const run = () =>
    execFileSync(process.execPath, ['tools/today/today.ts', ...line.split(' ')], {
      env: { ...process.env, SITE_DIR: 'tests/site' },
      stdio: 'pipe',
    })
  expect(run).toThrow(sentence)
})
