import { afterAll, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'

const OPS_TOKEN = 'a-token-for-tests-only'

const site = await startSite({ vars: { OPS_TOKEN } })
const closed = await startSite()
afterAll(() => Promise.all([site.stop(), closed.stop()]))

const CLOSED = { facility: 'island-boat', state: 'closed', note: { zh: '大风', en: 'wind' } }

function report(body: unknown, token = OPS_TOKEN, at = `${site.site.origin}/ops/today`) {
  return fetch(at, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const dayFromNow = (days: number) =>
  new Date(Date.now() + (days * 24 + 8) * 60 * 60_000).toISOString().slice(0, '2026-11-30'.length)
/** Eight o'clock tomorrow, on the site's clock. */
const tomorrow = `${dayFromNow(1)}T08:00`
const dayAfter = `${dayFromNow(2)}T09:00`

const boatOn = async (path: string) => {
  const page = await site.getPage(path)
  return page.text(page.all('dl')[0] ?? page.one('main'))
}

const textOn = async (path: string) => {
  const page = await site.getPage(path)
  return page.words(page.one('main'))
}

it('a report is on the next page, even if the page was cached', async () => {
  await site.untilCached('/')
  await site.untilCached('/en')
  const answer = await report(CLOSED)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { reported: 'island-boat', isEverywhere: true },
  ])
  expect(await boatOn('/')).toContain('停运大风')
  expect(await boatOn('/en')).toContain('wind')
  expect((await report({ ...CLOSED, state: 'clear' })).status).toBe(200)
  expect(await boatOn('/')).not.toContain('大风')
})

const boatInVisit = async (): Promise<{
  state: string
  coming?: { state: string }
  report?: object
}> => {
  const answer = await site.get('/visit.json')
  const { facilities } = await answer.json()
  return facilities.find(({ id }: { id: string }) => id === 'island-boat')
}

it('a closure that begins later is announced in advance', async () => {
  const { state: before } = await boatInVisit()
  const answer = await report({ ...CLOSED, facility: '环岛船', from: tomorrow, until: dayAfter })
  expect(await answer.json()).toEqual({ reported: 'island-boat', isEverywhere: true })
  for (const path of ['/', '/service/conditions', '/infomation/guide'])
    expect(await textOn(path)).toMatch(/\d+月\d+日 08:00 起停运[^]{1,3}大风/)
  expect(await textOn('/en')).toMatch(/Closed from \d+ \w+,? 08:00[^]{1,3}wind/)
  expect(await boatInVisit()).toMatchObject({ state: before, coming: { state: 'closed' } })
  await report({ ...CLOSED, state: 'clear' })
})

it('the queue at a running facility is on the pages and in visit.json', async () => {
  await report({ facility: 'island-boat', state: 'running', waitMinutes: 20 })
  // At night, the boat does not run, whatever the report says.
  const { state } = await boatInVisit()
  const isRunning = state === 'running'
  for (const path of ['/', '/service/conditions'])
    expect(/排队约 20 分钟/.test(await textOn(path))).toBe(isRunning)
  expect(/queue of about 20 minutes/.test(await textOn('/en'))).toBe(isRunning)
  expect(await boatInVisit()).toMatchObject({ report: { waitMinutes: 20 } })
  await report({ facility: 'island-boat', state: 'clear' })
})

const visit = async (prefix = '') => (await site.get(`${prefix}/visit.json`)).json()

it('reported opening hours are on every page with hours until they are removed', async () => {
  const pages = ['/', '/en', '/service/conditions', '/scenic/intro', '/mall/ticket']
  for (const path of pages) await site.untilCached(path)
  const note = { zh: '结冰', en: 'ice' }
  const answer = await report({ hours: 'closed', note })
  expect(await answer.json()).toMatchObject({ isEverywhere: true })
  for (const path of pages) expect(await textOn(path)).toMatch(/（结冰）|\(ice\)/)
  expect((await visit('/en')).opening).toMatchObject({ isOpen: false, today: { reason: 'ice' } })
  await report({ hours: 'open', opens: '00:01', closes: '23:59', lastEntry: '23:58' })
  expect((await visit()).opening.today).toMatchObject({ opens: '00:01', lastEntry: '23:58' })
  await report({ hours: 'none' })
  for (const path of pages) expect(await textOn(path)).not.toMatch(/结冰|\(ice\)/)
  expect((await visit()).opening.today.reason).toBeUndefined()
})

it('tickets reported as sold out are marked on the pages and in visit.json', async () => {
  await site.untilCached('/mall/ticket')
  const today = dayFromNow(0)
  // After the last admission, nobody can enter today.
  await report({ hours: 'open', opens: '00:01', closes: '23:59', lastEntry: '23:58' })
  expect((await report({ ticket: '401', status: 'SOLD_OUT' })).status).toBe(200)
  expect((await visit()).tickets).toMatchObject([
    { id: '401', slots: [{ day: today, status: 'SOLD_OUT' }] },
  ])
  expect(await textOn(`/mall/ticket?adult=1&day=${today}`)).toMatch(/已售完/)
  await report({ ticket: '401', status: 'none' })
  await report({ hours: 'none' })
  expect((await visit()).tickets).toBeUndefined()
})

it('a note by the person on duty is on the pages of its language only', async () => {
  await report({ ownWords: { zh: '灯塔有雾凇' } })
  expect(await textOn('/service/conditions')).toContain('今日提示灯塔有雾凇')
  expect(await textOn('/en/service/conditions')).not.toContain('雾凇')
  await report({ ownWords: 'none' })
  expect(await textOn('/service/conditions')).not.toContain('雾凇')
})

it('measured values are on the conditions page in its language until they are removed', async () => {
  for (const [body, reported] of [
    [{ weather: 'fog', low: -2, place: { zh: '灯塔', en: 'lighthouse' } }, 'weather'],
    [{ visitors: 3200 }, 'visitors'],
    [{ carPark: 'north-reef', spaces: 120 }, 'car park north-reef'],
  ] as const)
    expect(await (await report(body)).json()).toEqual({ reported, isEverywhere: true })
  const page = await textOn('/service/conditions')
  // The time has a date if it is on another day, such as yesterday evening.
  expect(page).toMatch(/雾 · -2° · 灯塔 · (?:\d+月\d+日 )?\d\d:\d\d 更新/)
  expect(page).toMatch(/园内客流3,200 人，日最大承载量 8,000 人/)
  expect(page).toMatch(/北礁停车场余 120 个车位，共 860 个/)
  expect(await textOn('/en/service/conditions')).toMatch(
    /North Reef Car Park120 spaces left, 860 in all/,
  )
  for (const body of [
    { weather: 'none' },
    { visitors: 'none' },
    { carPark: 'north-reef', spaces: 'none' },
  ])
    expect((await report(body)).status).toBe(200)
  expect(await textOn('/service/conditions')).not.toMatch(/雾|3,200|停车场/)
})

it.each([
  ['/infomation/guide', true],
  ['/infomation/guide?map=2', false],
  ['/mall/hotel/103', true],
  ['/mall/hotel/101', false],
])(
  'a facility’s report is on the guide and on the hotels that it leads to: %s (%s)',
  async (path, isShown) => {
    await report({ ...CLOSED, note: { zh: '浪大' } })
    expect(/环岛船[：\s]?停运.{1,3}浪大/.test(await textOn(path))).toBe(isShown)
    await report({ ...CLOSED, state: 'clear' })
  },
)

it.each([
  ['{', 400],
  [{ weather: 'fine' }, 400],
  [{ carPark: 'moon', spaces: 1 }, 400],
  [{ ...CLOSED, facility: 'tram' }, 400],
  [{ ...CLOSED, until: '2020-01-01T00:00' }, 400],
  [{ ...CLOSED, note: { zh: 'x'.repeat(5000) } }, 413],
])('%j is refused with an error message', async (body, status) => {
  const answer = await report(body)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[\w ]+: /) })
})

it('nobody can report without the token, or directly to the backend', async () => {
  expect((await report(CLOSED, 'a-token-for-tests-onl')).status).toBe(401)
  expect((await report(CLOSED, 'no', `${site.backend.origin}/reports`)).status).toBe(401)
  expect((await report(CLOSED, OPS_TOKEN, `${closed.site.origin}/ops/today`)).status).toBe(404)
  expect((await report(CLOSED, '', `${closed.backend.origin}/reports`)).status).toBe(404)
  expect(await boatOn('/')).not.toContain('大风')
})
