import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Notice } from '../../shared/notices.ts'
import { startSite, type TestSite } from '../support/start-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
beforeEach(() => site.clearFaults())
afterAll(() => site.stop())

/** Returns `visit.json` at `time`, in the time zone of the test site. */
async function visitAt(time: string, path = '/visit.json') {
  await site.setStage({ aheadMs: Date.parse(`${time}+08:00`) - Date.now() })
  const answer = await site.get(path)
  return { answer, visit: await answer.json() }
}

it('visit.json shows whether the area is open, and until when this is valid', async () => {
  const { answer, visit } = await visitAt('2031-07-01T12:00')
  expect(visit).toMatchObject({
    name: '浅澜湾',
    timeZone: 'Asia/Shanghai',
    opening: {
      isOpen: true,
      admitsUntil: '2031-07-01T08:00:00.000Z',
      closesAt: '2031-07-01T10:00:00.000Z',
      today: { day: '2031-07-01', opens: '08:00', closes: '18:00', lastEntry: '16:00' },
    },
    facilities: [{ id: 'island-boat', name: '环岛船', state: 'planned' }],
  })
  expect(visit.hours.seasons).toHaveLength(2)
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
})

/** Returns the kinds and texts of the notices at `time`. */
async function noticesAt(time: string, prefix = '') {
  const { visit } = await visitAt(time, `${prefix}/visit.json?only=notices`)
  return {
    ...visit,
    texts: visit.notices.map(({ id, text }: Notice) => `${id}: ${text}`.replaceAll('\u00a0', ' ')),
  }
}

it.each([
  ['the timetable', '2031-07-01T12:00', '', ['facility-island-boat: 环岛船：08:30–17:00 · 按班次']],
  ['nothing at night', '2031-11-30T22:00', '/en', []],
  [
    'a closure that is announced',
    '2032-03-07T12:00',
    '',
    ['alert-1019: 3月8日至3月12日', 'facility-island-boat: 环岛船'],
  ],
  [
    'the closure of a day',
    '2032-03-08T12:00',
    '',
    ['alert-1019: 3月8日至3月12日', 'facility-island-boat: 环岛船：停运'],
  ],
  ['a day on which all is closed', '2033-05-02T12:00', '/en', ['area: 2 May Closed (typhoon)']],
])('visit.json has the expected notices for %s', async (_, time, prefix, expected) => {
  const notices = await noticesAt(time, prefix)
  expect(notices.texts).toEqual(expected.map((words) => expect.stringContaining(words)))
  expect(notices.more.href).toBe(`${prefix}/service/conditions`)
  expect(Object.keys(notices)).toEqual(['notices', 'more', 'texts'])
})

it('visit.json has a notice while today’s tickets are sold out, but not for the end of sales', async () => {
  const token = 'a-token-for-tests-only'
  const reported = await startSite({ vars: { OPS_TOKEN: token } })
  const ticketsAt = async (time: string) => {
    await reported.setStage({ aheadMs: Date.parse(`${time}+08:00`) - Date.now() })
    const { notices } = await (await reported.get('/en/visit.json?only=notices')).json()
    return notices.filter(({ id }: Notice) => id.startsWith('ticket-'))
  }
  expect(await ticketsAt('2033-05-03T15:30')).toEqual([])
  expect(await ticketsAt('2033-06-01T10:00')).toEqual([])
  await fetch(`${reported.site.origin}/ops/today`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ ticket: '403', status: 'SOLD_OUT' }),
  })
  expect(await ticketsAt('2033-06-01T10:01')).toEqual([
    {
      id: 'ticket-403',
      is: 'closed',
      text: expect.stringMatching(/^1\sJun Two-Day Ticket: sold out$/),
    },
  ])
  expect(await ticketsAt('2033-06-02T00:01')).toEqual([])
  await reported.stop()
})

it('visit.json is cacheable only until its next change', async () => {
  const { answer, visit } = await visitAt('2031-07-02T15:59:40')
  expect(visit.validUntil).toBe('2031-07-02T08:00:00.000Z')
  expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=(?:1\d|20)$/)
})

it('visit.json shows on the night before a season when the area opens, also in English', async () => {
  const { visit } = await visitAt('2031-11-30T22:00', '/en/visit.json')
  expect(visit).toMatchObject({
    name: 'Qianlan Bay',
    opening: { isOpen: false, opensAt: '2031-12-01T00:30:00.000Z', tomorrow: { opens: '08:30' } },
    facilities: [{ name: 'Island boat', state: 'outside' }],
  })
})

it('visit.json has the announced alerts and the facility that they close', async () => {
  const { visit } = await visitAt('2032-03-07T18:00')
  expect(visit).toMatchObject({
    alerts: [{ id: '1019', from: '2032-03-08', to: '2032-03-12', isNow: false }],
    facilities: [{ state: 'outside', opening: { opensAt: '2032-03-13T00:30:00.000Z' } }],
  })
  const during = await visitAt('2032-03-08T12:00')
  expect(during.visit.alerts).toMatchObject([{ id: '1019', isNow: true }])
  expect((await visitAt('2032-03-13T12:00')).visit.alerts).toEqual([])
})

it('visit.json omits facilities that fail to load, and returns 503 without opening hours', async () => {
  await site.setFault({ call: 'recommendations', fault: 'status', value: 503 })
  const { answer, visit } = await visitAt('2031-12-05T12:00')
  expect(visit).toMatchObject({ opening: { isOpen: true } })
  expect(visit).not.toHaveProperty('facilities')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect((await noticesAt('2031-12-05T12:00')).texts).toEqual([])
  const empty = await startSite({ isEmpty: true })
  expect((await empty.get('/visit.json')).status).toBe(503)
  await empty.stop()
})

it('visit.json has the night session and departures, and admits until the last entry', async () => {
  const { visit } = await visitAt('2033-05-01T19:30', '/en/visit.json')
  expect(visit).toMatchObject({
    opening: {
      isOpen: true,
      admitsUntil: '2033-05-01T14:00:00.000Z',
      closesAt: '2033-05-01T15:00:00.000Z',
      today: { sessions: [{ name: 'Night session', opens: '19:00', closes: '23:00' }] },
      tomorrow: { day: '2033-05-02', reason: 'typhoon' },
    },
    facilities: [
      { opening: { today: { departures: [{ direction: 'out' }, { direction: 'back' }] } } },
    ],
  })
})

it('visit.json has warnings, hourly weather and still pictures until they expire', async () => {
  const day = '2033-06-01'
  const token = 'a-token-for-tests-only'
  const reported = await startSite({ vars: { OPS_TOKEN: token } })
  const setTime = (time: string) =>
    reported.setStage({ aheadMs: Date.parse(`${time}+08:00`) - Date.now() })
  await setTime(`${day}T10:00`)
  for (const body of [
    { warning: { zh: '台风', en: 'Typhoon' }, colour: 'red', until: `${day}T12:00` },
    { hourly: [{ at: `${day}T10:00`, sky: 'storm', degrees: 20 }] },
    {
      webcam: 'pier',
      picture: { src: '/still.jpg', width: 800, height: 450 },
      place: { zh: '码头', en: 'Pier' },
    },
  ])
    await fetch(`${reported.site.origin}/ops/today`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const visitNow = async () => (await reported.get('/en/visit.json')).json()
  expect(await visitNow()).toMatchObject({
    warnings: [{ what: 'Typhoon', colour: 'red', validUntil: `${day}T04:00:00.000Z` }],
    hourly: { hours: [{ sky: 'storm' }] },
    webcams: [{ id: 'pier', place: 'Pier' }],
  })
  await setTime(`${day}T12:01`)
  const later = await visitNow()
  expect([later.warnings, later.hourly, later.webcams]).toEqual([[], undefined, []])
  await reported.stop()
})

it('visit.json has the tickets left today and tomorrow, and marks the end of their sale', async () => {
  const { visit } = await visitAt('2033-05-03T14:59')
  expect(visit.tickets).toMatchObject([
    { id: '403', slots: [{ status: 'SOLD_OUT' }, { status: 'LIMITED', vacancies: 40 }] },
  ])
  expect(visit.validUntil).toBe('2033-05-03T07:00:00.000Z')
  const after = await visitAt('2033-05-03T15:00')
  expect(after.visit.tickets[0].slots[1].status).toBe('CLOSED')
  expect((await visitAt('2033-05-01T12:00')).visit.tickets).toBeUndefined()
})

it('visit.json has the home page’s plans for the day, and why a plan is missing', async () => {
  const { visit } = await visitAt('2031-07-01T09:00', '/en/visit.json')
  const home = await site.getPage('/en')
  const block = home.text(home.ofClass('day-plans')[0] ?? home.one('main'))
  expect(visit.plans).toMatchObject({ day: '2031-07-01', isToday: true })
  const { rows } = visit.plans
  expect(rows.map(({ length }: { length: string }) => length)).toEqual(['short', 'half', 'day'])
  for (const { offered } of rows) {
    expect(block).toContain(offered.title)
    expect((await site.get(offered.url)).status).toBe(200)
  }
  const late = (await visitAt('2031-07-01T15:00')).visit.plans.rows.at(-1)
  expect([late.offered, late.missed.because]).toEqual([undefined, 'time'])
  expect(late.missed.text).toMatch(/^要 .*17:00 之前走不完$/)
})
