import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { CONTENT_FRESH_MS, DEGRADED_PAGE_FRESH_MS } from '../../worker/limits.ts'
import { runChecks } from '../../tools/smoke/checks.ts'
import { untilNight } from '../support/night.ts'
import { OPS_TOKEN, openDataCentres } from '../support/start-data-centres.ts'
import type { TestSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const HOUR_MS = 60 * 60 * 1000

const centres = openDataCentres(untilNight())
const { cache } = centres
const near = await centres.start()
const far = await centres.start()
afterEach(async () => {
  await Promise.all([near, far].map((site) => site.clearFaults()))
  cache.requests.length = 0
})
afterAll(() => centres.stop())

const statusOf = (response: Response) => response.headers.get('Cache-Status')
const tierOf = (response: Response) =>
  /tier;desc="(\w+)"/.exec(response.headers.get('Server-Timing') ?? '')?.[1]
const isCached = (path: string) => cache.keys.some((key) => key.split(' ')[1] === path)
const fails = (site: TestSite) => site.setFault({ call: '*', fault: 'status', value: 500 })
const purge = (site: TestSite, body: object) =>
  fetch(`${site.site.origin}/ops/purge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${OPS_TOKEN}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

describe('a page rendered in one data centre', () => {
  it.each([
    '/mall/shopping/301',
    '/en/mall/shopping/301/_payload.json?shell',
    '/scenic/information?page=2',
  ])('is the same in another one, without a backend call: %s', async (path) => {
    const made = await near.get(path)
    expect([statusOf(made), tierOf(made)]).toEqual(['Shanmen; fwd=miss; stored', 'MISS'])
    const found = await far.get(path)
    expect(statusOf(found)).toMatch(/^Shanmen; hit; ttl=\d+$/)
    expect(tierOf(found)).toBe('HIT')
    expect(found.headers.get('ETag')).toBe(made.headers.get('ETag'))
    expect(await found.text()).toBe(await made.text())
    expect(await far.countCalls()).toEqual({})
    expect(far.logs.at(-1)).toContain('"tier":"HIT"')
  })

  it('is cached for another one after streaming is complete', async () => {
    const path = '/en/mall/hotel'
    await near.setFault({ call: 'hotelCategories', fault: 'latency', value: 100 })
    const made = await near.get(path)
    expect(tierOf(made)).toBe('BYPASS')
    const text = await made.text()
    await until(async () => isCached(path))
    expect(await (await far.get(path)).text()).toBe(text)
    expect(await far.countCalls()).toEqual({})
  })

  it('is served stale after a minute, and renewed for the next reader', async () => {
    const path = '/scenic/publicity'
    await near.get(path)
    await near.clearFaults()
    await centres.advanceClock(CONTENT_FRESH_MS)
    const stale = await far.get(path)
    expect(statusOf(stale)).toMatch(/detail=refreshing$/)
    expect(tierOf(stale)).toBe('UPDATING')
    await centres.advanceClock(DEGRADED_PAGE_FRESH_MS)
    await until(async () => /ttl=\d+$/.test(statusOf(await far.get(path)) ?? ''))
    const calls = await Promise.all(
      [near, far].map(async (site) => (await site.countCalls()).pointList),
    )
    expect(calls.filter(Boolean)).toHaveLength(1)
  })

  it('is served stale with its time if the backend fails an hour later', async () => {
    const path = '/en/service/strategy/4001'
    const payload = `${path}/_payload.json`
    for (const each of [path, payload]) await near.get(each)
    await centres.advanceClock(HOUR_MS)
    await fails(far)
    const response = await far.get(path)
    expect(response.status).toBe(200)
    expect(tierOf(response)).toBe('STALE')
    expect(statusOf(response)).toMatch(/ttl=-\d+; detail=failed$/)
    expect(await response.text()).toMatch(/<main [^>]*><p class="notice">Information as of/)
    const { content } = await (await far.get(payload)).json()
    expect(content).toMatch(/^<p class="notice">Information as of/)
    expect(far.logs.at(-1)).toMatch(/"failures":\[.*"page"\]/)
    // The shared cache has no copy of this page.
    expect((await far.get('/en/service/strategy/4002')).status).toBe(503)
  })

  it('is removed in every form if its content no longer exists', async () => {
    const path = '/infomation/announcement/1002'
    const forms = [path, `${path}/_payload.json`]
    for (const form of forms) await (await near.get(form)).text()
    await until(async () => forms.every(isCached))
    await centres.advanceClock(CONTENT_FRESH_MS)
    const gone = {
      call: 'announcementDetail',
      fault: 'code',
      value: 404,
      msg: '内容不存在',
    } as const
    for (const site of [near, far]) await site.setFault(gone)
    // The visitor gets the old page while the cache requests the new one.
    expect((await far.get(path)).status).toBe(200)
    await until(async () => !forms.some(isCached))
    expect((await far.get(`${path}/_payload.json`)).status).toBe(404)
  })

  it('is removed everywhere if one of its calls is purged anywhere', async () => {
    const [product, tickets] = ['/mall/shopping/302', '/mall/ticket']
    for (const path of [product, tickets]) await near.get(path)
    expect((await purge(far, { call: 'productDetail' })).status).toBe(200)
    expect([product, tickets].map(isCached)).toEqual([false, true])
    const third = await centres.start()
    expect(tierOf(await third.get(product))).toBe('MISS')
    expect(tierOf(await third.get(tickets))).toBe('HIT')
    await purge(far, { call: '*' })
    expect(cache.keys).toEqual([])
  })

  it('is not served if the cache has missed a purge', async () => {
    const path = '/mall/shopping/303'
    await near.get(path)
    const copies = await far.copies()
    await copies.put('purges', JSON.stringify({ productDetail: Date.now() + cache.aheadMs }))
    const fourth = await centres.start()
    await (
      await fourth.copies()
    ).put('purges', JSON.stringify({ productDetail: Date.now() + cache.aheadMs }))
    expect(statusOf(await fourth.get(path))).toMatch(/miss/)
    expect((await fourth.countCalls()).productDetail).toBe(1)
  })

  it('is not served by another version of the site', async () => {
    const path = '/mall/ticket/_payload.json'
    await near.get(path)
    const next = await centres.start('next')
    expect(tierOf(await next.get(path))).toBe('MISS')
  })
})

it('the smoke test detects the shared cache', async () => {
  const third = await centres.start()
  const outcomes = await runChecks(third.site.origin)
  expect(outcomes.find(({ name }) => name === 'the shared cache')).toMatchObject({
    result: 'ok',
    reason: expect.stringMatching(/: (?:HIT|MISS), not asked, not asked, not asked$/),
  })
})

describe('the shared cache', () => {
  it('never stores personal, incomplete or missing pages', async () => {
    const paths = ['/service/complain', '/search?q=a', '/mall/shopping/999999', '/nowhere']
    cache.purge({ purgeEverything: true })
    for (const path of paths) await near.get(path)
    await near.setFault({ call: 'ticketInstructions', fault: 'status', value: 500 })
    await centres.advanceClock(25 * HOUR_MS)
    expect(await (await near.get('/en/mall/ticket')).text()).not.toContain('Before you buy')
    expect([...paths, '/en/mall/ticket'].filter(isCached)).toEqual([])
  })

  it('receives and stores no visitor data', async () => {
    const headers = {
      Cookie: 'webLang=zh; session=1',
      Authorization: 'Bearer mine',
      'Accept-Language': 'en',
      'X-Forwarded-Host': 'evil.test',
      'If-None-Match': '*',
    }
    await near.get('/en/mall/shopping/303?utm_source=evil', headers)
    expect(cache.requests.length).toBeGreaterThan(0)
    for (const headers of cache.requests)
      expect(
        [...headers.keys()].filter((name) => !/^(x-wanted|x-request-id|mf-.*|host)$/.test(name)),
      ).toEqual([])
    const found = await far.get('/en/mall/shopping/303')
    expect(found.headers.getSetCookie()).toHaveLength(2)
    expect(tierOf(found)).toBe('HIT')
    for (const name of ['Cache-Tag', 'Cloudflare-CDN-Cache-Control', 'X-Page'])
      expect(found.headers.get(name)).toBeNull()
  })
})
