import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { BACKEND_CALL_MS, RENDERS_AT_ONCE } from '../../worker/limits.ts'
import { PURGE_CHECK_MS, callsOf, PURGE_TAGS } from '../../worker/upstream/stores.ts'
import { ENDPOINT_NAMES, endpoints } from '../../contract/endpoints.ts'
import { startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const OPS_TOKEN = 'a-token-for-tests-only'

const site = await startSite({ vars: { OPS_TOKEN } })
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

const asOperator = { Authorization: `Bearer ${OPS_TOKEN}` }

const purge = (body: unknown, headers: Record<string, string> = asOperator) =>
  fetch(`${site.site.origin}/ops/purge`, { method: 'POST', body: JSON.stringify(body), headers })

/** Caches a page, and resets the counts of calls. */
async function warm(path: string): Promise<void> {
  await site.untilCached(path)
  await site.clearFaults()
}

/** Returns the log line of a route. Waits for it, because it may come after the answer. */
async function lineOf(route: string): Promise<Record<string, unknown> | undefined> {
  const find = () =>
    site.logs
      .map((line): Record<string, unknown> => JSON.parse(line))
      .findLast((line) => line['route'] === route)
  await until(async () => find() !== undefined)
  return find()
}

describe('the operators’ addresses', () => {
  it.each([
    undefined,
    'Bearer ',
    'Bearer a-token-for-tests-onl',
    'Bearer a-token-for-tests-only-',
    `Basic ${btoa(OPS_TOKEN)}`,
    OPS_TOKEN,
  ])('reject the authorization %s', async (authorization) => {
    const headers = authorization === undefined ? {} : { Authorization: authorization }
    for (const response of [
      await purge({ call: '*' }, headers),
      await site.get('/ops/health', headers),
    ]) {
      expect(response.status).toBe(401)
      expect(response.headers.get('WWW-Authenticate')).toBe('Bearer')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
    const described = await site.get('/ops/health', { ...headers, Accept: 'application/json' })
    expect(await described.json()).toMatchObject({ error: true, statusCode: 401 })
  })

  it('do not include the addresses of the reference backend', async () => {
    const headers = { Authorization: `Bearer ${OPS_TOKEN}` }
    for (const path of ['/backends/api/menu/1', '/reports', '/faults'])
      expect.soft((await site.get(path, headers)).status, path).toBe(404)
  })

  it('accept the token with any spelling of its scheme (RFC 9110, 11.1)', async () => {
    for (const scheme of ['Bearer', 'bearer']) {
      const headers = { Authorization: `${scheme} ${OPS_TOKEN}` }
      expect((await site.get('/ops/health', headers)).status).toBe(200)
    }
  })

  it('do not exist if no token is configured', async () => {
    const open = await startSite({ isEmpty: true })
    onTestFinished(() => open.stop())
    expect((await open.get('/ops/health', asOperator)).status).toBe(404)
    expect((await open.get('/ops/health', { Authorization: 'Bearer undefined' })).status).toBe(404)
    const described = await open.get('/ops/health', { Accept: 'application/json' })
    expect(await described.json()).toMatchObject({ statusCode: 404, url: '/ops/health' })
  })

  it('reject other methods', async () => {
    const response = await site.get('/ops/purge', asOperator)
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

describe('a purge', () => {
  it('renews a call and every page that depends on it', async () => {
    await warm('/mall/hotel')
    await warm('/mall/ticket')
    const response = await purge({ call: 'goodsList' })
    expect(await response.json()).toEqual({ purged: 'goodsList', isEverywhere: true })
    await until(async () => site.logs.some((line) => line.includes('"purged":"goodsList"')))
    expect((await site.get('/mall/hotel')).headers.get('Cache-Status')).toMatch(/miss/)
    expect((await site.get('/mall/ticket')).headers.get('Cache-Status')).toMatch(/hit/)
    expect(await site.countCalls()).toEqual({ goodsList: 1 })
  })

  it('of a tag renews all calls of that kind of content', async () => {
    for (const path of ['/mall/shopping', '/mall/shopping/301', '/mall/ticket']) await warm(path)
    const response = await purge({ tag: 'products' })
    expect(await response.json()).toEqual({ purged: 'products', isEverywhere: true })
    for (const path of ['/mall/shopping', '/mall/shopping/301'])
      expect((await site.get(path)).headers.get('Cache-Status')).toMatch(/miss/)
    expect((await site.get('/mall/ticket')).headers.get('Cache-Status')).toMatch(/hit/)
    expect(await site.countCalls()).toMatchObject({ productList: 1, productDetail: 1 })
  })

  it('covers every kind of content, because each read call has one tag', () => {
    const reads = Object.entries(endpoints)
      .filter(([, endpoint]) => !('write' in endpoint))
      .map(([name]) => name)
    expect(PURGE_TAGS.flatMap(callsOf).toSorted()).toEqual(reads.toSorted())
  })

  it('of everything removes all copies, even if the backend is down', async () => {
    await warm('/mall/hotel')
    await purge({ call: '*' })
    await site.setFault({ call: '*', fault: 'status', value: 500 })
    expect((await site.get('/mall/hotel')).status).toBe(503)
    expect((await site.countCalls()).menu).toBe(1)
  })

  it('that is repeated does not make visitors wait', async () => {
    await warm('/mall/hotel')
    // This page needs its categories later, so its beginning is sent without them.
    await site.setFault({ call: 'hotelCategories', fault: 'latency', value: 100 })
    const sendAnew = async () => {
      await purge({ call: 'hotelCategories' })
      const started = performance.now()
      const response = await site.get('/mall/hotel')
      expect(response.headers.get('Cache-Status')).toMatch(/miss/)
      await response.text()
      return performance.now() - started
    }
    for (let sent = 0; sent < RENDERS_AT_ONCE; sent += 1) await sendAnew()
    expect(await sendAnew()).toBeLessThan(BACKEND_CALL_MS / 2)
  })

  it('by another isolate also affects a fresh page', async () => {
    const path = '/mall/shopping/303'
    await site.setStage({ aheadMs: 600_000 })
    // After this request, the isolate knows the purges and need not read them for the next page.
    await warm('/mall/hotel/102')
    const now = Date.now() + 600_000
    await site.setStage({ aheadMs: 615_000 })
    await warm(path)
    await (await site.copies()).put('purges', JSON.stringify({ productDetail: now + 25_000 }))
    await site.setStage({ aheadMs: 602_000 + PURGE_CHECK_MS })
    const state = async () => (await site.get(path)).headers.get('Cache-Status')
    expect(await state()).toMatch(/hit; ttl=\d/)
    await expect.poll(state, { timeout: 10_000 }).toMatch(/miss/)
  })

  it('allows a call at once even if its breaker is open', async () => {
    await site.setFault({ call: 'announcementDetail', fault: 'status', value: 521 })
    for (let id = 1001; id < 1008; id += 1) await site.get(`/infomation/announcement/${id}`)
    await site.clearFaults()
    expect((await site.get('/infomation/announcement/1009')).status).toBe(503)
    await purge({ call: 'announcementDetail' })
    expect((await site.get('/infomation/announcement/1009')).status).toBe(200)
  })

  it('reports if it reached only this isolate', async () => {
    await site.setStage({ stores: { kv: 'throw' } })
    const response = await purge({ call: 'menu' })
    await site.setStage({ stores: {} })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ purged: 'menu', isEverywhere: false })
  })

  it.each([
    {},
    { call: 'nothing' },
    { call: '*', x: 1 },
    'x',
    null,
    { call: '__proto__' },
    { tag: 'x' },
    { tag: 'home', call: '*' },
  ])('of %j is refused', async (body) => {
    expect((await purge(body)).status).toBe(400)
  })
})

it('health reports the age of copies, the failures and the open breakers', async () => {
  await site.setStage({ aheadMs: 10 * 60 * 60 * 1000 })
  await site.get('/mall/ticket')
  await site.setFault({ call: 'announcementDetail', fault: 'status', value: 521 })
  for (let id = 1001; id < 1008; id += 1) await site.get(`/infomation/announcement/${id}`)
  const health = await (await site.get('/ops/health', asOperator)).json()
  const build = await (await site.get('/builds/latest.json')).json()
  expect(health.build).toEqual(build)
  expect(health.calls.ticketList).toMatchObject({ breaker: 'closed', copies: 1 })
  expect(health.calls.ticketList.newestS).toBeLessThan(60)
  expect(health.calls.announcementDetail).toMatchObject({
    breaker: 'open',
    lastFailure: { kind: 'unreachable', agoS: expect.any(Number) },
  })
  expect(Object.keys(health.calls).toSorted()).toEqual(ENDPOINT_NAMES.toSorted())
  expect(health.callsInFlight).toBe(0)
  expect(health.pageCache.pages).toBeGreaterThan(0)
})

it('security.txt has a contact and an expiry date', async () => {
  const response = await site.get('/.well-known/security.txt')
  const text = await response.text()
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? []
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/)
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(text).toMatch(/^Contact: mailto:/m)
  expect(text).toMatch(/^Canonical: https:\/\/www\.shore\.example\/\.well-known\/security\.txt$/m)
  // The expiry time counts from the build, because somebody must confirm the contact again.
  const { timestamp } = await (await site.get('/builds/latest.json')).json()
  expect(Date.parse(expires)).toBeGreaterThan(timestamp)
  expect(Date.parse(expires)).toBeLessThan(timestamp + 366 * 24 * 60 * 60 * 1000)
})

describe('the log', () => {
  it('has one line per request, without data about the visitor', async () => {
    await warm('/service/traffic')
    site.logs.length = 0
    const response = await site.get('/service/traffic?secret=1', {
      Cookie: 'webLang=zh; phone=13800000000',
    })
    const requestId = response.headers.get('X-Request-Id') ?? ''
    await until(async () => site.logs.some((line) => line.includes(requestId)))
    expect(await lineOf('traffic')).toEqual({
      level: 'info',
      requestId,
      route: 'traffic',
      status: 200,
      cache: 'hit',
      ms: expect.any(Number),
      failures: [],
    })
    expect(site.logs.filter((line) => line.includes(requestId))).toHaveLength(1)
  })

  it('distinguishes a payload from its page, even if neither is cached', async () => {
    await site.get('/service/complain/_payload.json')
    expect(await lineOf('complaint payload')).toMatchObject({ status: 200 })
  })

  it('contains the kind of a failure', async () => {
    await site.setFault({ call: 'strategyDetail', fault: 'status', value: 500 })
    await site.get('/service/strategy/4002')
    expect(await lineOf('strategies/detail')).toMatchObject({
      level: 'error',
      status: 503,
      failures: ['unreachable'],
    })
  })

  it('reports a failed call even if an old copy replaces it', async () => {
    await warm('/mall/ticket')
    await site.setStage({ aheadMs: 12 * 60 * 60 * 1000 })
    await site.setFault({ call: 'ticketList', fault: 'status', value: 500 })
    const response = await site.get('/mall/ticket')
    expect(response.status).toBe(200)
    const requestId = response.headers.get('X-Request-Id') ?? ''
    const lines = () => site.logs.filter((line) => line.includes(requestId))
    await until(async () => lines().length === 2)
    expect(lines().map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 'warn', failure: 'unreachable', message: 'GET /api/vote?languageId=1: HTTP 500' },
      { level: 'info', status: 200, failures: ['unreachable'] },
    ])
  })

  it('has no additional lines by Cloudflare with address and headers of a request', async () => {
    const { observability } = JSON.parse(await readFile('dist/shanmen/wrangler.json', 'utf8'))
    expect(observability).toMatchObject({ enabled: true, logs: { invocation_logs: false } })
  })

  it('does not contain an address that has no page', async () => {
    site.logs.length = 0
    await site.get('/nobody@example.com?x=13800000000')
    expect(await lineOf('none')).toMatchObject({ status: 404, cache: 'bypass' })
    expect(site.logs.join('')).not.toMatch(/nobody|13800000000/)
  })
})
