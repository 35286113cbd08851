import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AGENTS } from '../support/addresses.ts'
import { complaintsOf, readForm, WANTS_JSON } from '../support/complaints.ts'
import { startSite, type TestSite } from '../support/start-site.ts'
import { untilMinuteHasRoom } from '../support/until.ts'

const site = await startSite()
const complaints = complaintsOf(site)
await Promise.all([site.get('/'), site.get('/en')]) // caches both menus
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

describe('the limits on forms', () => {
  it('allow five per minute from one visitor, and do not affect other visitors', async () => {
    await untilMinuteHasRoom(8000)
    const headers = complaints.newVisitor()
    const body = await complaints.fields()
    const statuses = []
    for (let n = 0; n < 5; n += 1)
      statuses.push((await complaints.post({ name: '周' }, { headers })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 422])
    const limited = await complaints.post(body, { headers })
    expect(limited.status).toBe(429)
    expect(limited.headers.get('Retry-After')).toBe('60')
    expect(limited.headers.get('Cache-Control')).toBe('no-store')
    const form = await readForm(limited)
    expect(form.main).toContain('请过一分钟再提交一次')
    expect(form.value('name')).toBe('周女士')
    expect(form.content()).toBe(body['content'])
    expect(form.value('idempotencyKey')).toBe(body['idempotencyKey'])
    expect(await complaints.countStored(body['idempotencyKey'])).toBe(0)
    const inJson = await complaints.post(body, { headers: { ...headers, ...WANTS_JSON } })
    expect(inJson.status).toBe(429)
    expect(await inJson.json()).toMatchObject({ failure: { kind: 'tooMany' } })
    expect((await complaints.post(body)).status).toBe(303)
  })

  it('allow one visitor sixty captchas per minute on all pages together', async () => {
    await untilMinuteHasRoom(8000)
    const visitor = complaints.newVisitor()
    const paths = [
      '/service/complain/captcha',
      '/service/complain',
      '/en/service/complain',
      '/service/complain/_payload.json',
    ]
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, n) => site.get(paths[n % 4] ?? '', visitor)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    for (const path of paths) {
      const response = await site.get(path, visitor)
      expect(response.status).toBe(429)
      expect(response.headers.get('Retry-After')).toBe('60')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
    expect((await site.get('/service/complain', complaints.newVisitor())).status).toBe(200)
    // A page with a receipt has no captcha.
    const receipt = '?receipt=QL20261121-0042'
    expect((await site.get(`/service/complain${receipt}`, visitor)).status).toBe(200)
    expect((await site.get(`/en/service/complain/_payload.json${receipt}`, visitor)).status).toBe(
      200,
    )
    expect((await site.get(`/service/complain/captcha${receipt}`, visitor)).status).toBe(429)
  })

  it('reject forms from a visitor who has used up the captchas', async () => {
    await untilMinuteHasRoom(8000)
    const headers = complaints.newVisitor()
    await Promise.all(
      Array.from({ length: 60 }, () => site.get('/service/complain/captcha', headers)),
    )
    for (let n = 0; n < 5; n += 1) await complaints.post({}, { headers })
    await site.clearFaults()
    const response = await complaints.post(
      {},
      { headers: { ...headers, 'User-Agent': AGENTS.person } },
    )
    expect(response.status).toBe(429)
    expect(response.headers.get('Retry-After')).toBe('60')
    expect(await response.text()).toContain('href="tel:')
    expect(await site.countCalls()).toEqual({})
  })
})

describe('all visitors together', () => {
  let crowded: TestSite
  let crowd: ReturnType<typeof complaintsOf>
  beforeEach(async () => {
    crowded = await startSite()
    crowd = complaintsOf(crowded)
    await untilMinuteHasRoom(8000)
  })
  afterEach(() => crowded.stop())

  it('get a specific message if too many of them send the form', async () => {
    const body = await crowd.fields({ code: '99' })
    for (let n = 0; n < 30; n += 1)
      await crowd.post(body, { headers: { 'CF-Connecting-IP': `2001:db8:8:${n}::1` } })
    const headers = { 'CF-Connecting-IP': '2001:db8:8:99::1' }
    const refused = await crowd.post(body, { headers })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('60')
    const form = await readForm(refused)
    expect(form.main).toContain('这会儿提交的人太多')
    expect(form.main).not.toContain('太频繁')
    expect(form.content()).toBe(body['content'])
    const inJson = await crowd.post(body, { headers: { ...headers, ...WANTS_JSON } })
    expect(await inJson.json()).toMatchObject({ failure: { kind: 'busy' } })
    expect(
      (await crowd.post({}, { headers: { 'CF-Connecting-IP': '2001:db8:9::1' } })).status,
    ).toBe(422)
  })
})

it('a page of another site can link to the form, but not load captchas', async () => {
  const visitor = complaints.newVisitor()
  const asPart = { ...visitor, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }
  await site.clearFaults()
  for (const path of ['/service/complain/captcha', '/service/complain'])
    for (const from of ['cross-site', 'same-site']) {
      const response = await site.get(path, { ...asPart, 'Sec-Fetch-Site': from })
      expect(response.status).toBe(403)
      // A cached refusal would be the answer to the form's next request for a captcha.
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  expect(await site.countCalls()).toEqual({})
  const linked = { ...asPart, 'Sec-Fetch-Dest': 'document' }
  expect((await site.get('/service/complain', linked)).status).toBe(200)
})

describe('limiters that fail', () => {
  let broken: TestSite
  beforeAll(async () => {
    broken = await startSite()
    await broken.setStage({ stores: { limiter: 'reject' } })
  })
  afterAll(() => broken.stop())

  it('close the form, which keeps all typed text', async () => {
    const closed = complaintsOf(broken)
    const body = await closed.fields()
    const response = await closed.post(body)
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('30')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const form = await readForm(response)
    expect(form.main).toContain('网上受理暂时停了')
    expect(form.value('name')).toBe('周女士')
    expect(form.content()).toBe(body['content'])
    expect(await closed.countStored(body['idempotencyKey'])).toBe(0)
    const inJson = await closed.post(body, { headers: WANTS_JSON })
    expect(inJson.status).toBe(503)
    expect(await inJson.json()).toMatchObject({ failure: { kind: 'closed' } })
  })
})
