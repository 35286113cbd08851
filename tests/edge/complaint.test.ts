import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import zh from '../../locales/zh.json' with { type: 'json' }
import { REFUSED_FIELDS } from '../../contract/answer.ts'
import { complaintsOf, readForm, WANTS_JSON } from '../support/complaints.ts'
import type { ReadPage } from '../support/read-html.ts'
import { startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'

const FORM_LIMIT = 64 * 1024

const site = await startSite()
const complaints = complaintsOf(site)
await Promise.all([site.get('/'), site.get('/en')]) // caches both menus
afterEach(() => site.clearFaults())
afterAll(() => site.stop())

/** Returns the props of the page's island. */
function islandData(page: ReadPage) {
  const data = page
    .all('script')
    .filter((script) => page.attribute(script, 'type') === 'application/json')
    .map((script) => page.text(script))
  expect(data).toHaveLength(1)
  return JSON.parse(data.join())
}

describe('the page of the form', () => {
  it('can be indexed by search engines', async () => {
    const { page } = await readForm(await site.get('/service/complain'))
    expect(page.meta('robots')).not.toContain('noindex')
  })

  it('has a new key and a new captcha on each request', async () => {
    const [one, other] = await Promise.all(
      ['', ''].map(async () => readForm(await site.get('/service/complain'))),
    )
    expect(one?.value('idempotencyKey')).not.toBe(other?.value('idempotencyKey'))
    expect(one?.value('uuid')).not.toBe(other?.value('uuid'))
  })

  it('contains the island’s props and only the messages that it needs', async () => {
    const { page, value } = await readForm(await site.get('/en/service/complain'))
    expect(page.attribute(page.one('site-island'), 'name')).toBe('complaint-form')
    const { props, locale, messages } = islandData(page)
    expect(props).toMatchObject({ language: 'en', idempotencyKey: value('idempotencyKey') })
    expect(locale).toBe('en-GB')
    expect(
      Object.keys(messages).every((id) => /^(?:complaintForm|failure|hotline)\./.test(id)),
    ).toBe(true)
  })

  it('has the captcha as picture and recording in its markup, but not in the props', async () => {
    const { page, value } = await readForm(await site.get('/en/service/complain'))
    const player = page.one('audio')
    expect(page.attribute(player, 'src')).toMatch(/^data:audio\/wav;base64,/)
    expect(page.attribute(player, 'ariaLabel')).toBe('Recording of the sum')
    const { props } = islandData(page)
    expect(props.captcha).toEqual({ uuid: value('uuid'), img: '' })
    expect(props.captchaAddress).toBe('/service/complain/captcha?languageId=2')
  })

  it('has the hotline instead of a captcha if no captcha is available', async () => {
    await site.setFault({ call: 'captcha', fault: 'status', value: 500 })
    const { main, page } = await readForm(await site.get('/service/complain'))
    expect(main).toContain('暂时不能在网上受理')
    expect(main).toContain('0600-555 0168')
    expect(page.all('textarea')).toHaveLength(1)
  })
})

describe('a correct form', () => {
  it('is redirected with 303 to its receipt, which shows the number and is not cached', async () => {
    const body = await complaints.fields()
    const response = await complaints.post(body)
    const location = response.headers.get('Location') ?? ''
    expect(response.status).toBe(303)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(location).toMatch(/^\/service\/complain\?receipt=QL\d{8}-\d{4}$/)
    expect(await complaints.countStored(body['idempotencyKey'])).toBe(1)
    const receipt = await site.get(location)
    expect(receipt.headers.get('Cache-Control')).toBe('no-store')
    const { main, page } = await readForm(receipt)
    expect(main).toContain(location.split('=')[1])
    expect(page.meta('robots')).toBe('noindex')
  })

  it('gets a JSON response on request', async () => {
    const response = await complaints.post(await complaints.fields(), {
      path: '/en/service/complain',
      headers: WANTS_JSON,
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Vary')).toContain('Accept')
    const answer = await response.json()
    expect(answer).toEqual({
      receiptNumber: expect.stringMatching(/^QL\d{8}-\d{4}$/),
      href: `/en/service/complain?receipt=${answer.receiptNumber}`,
    })
  })
})

describe('a form with errors', () => {
  it('returns 422 with its errors, its values, its key and a new captcha', async () => {
    const body = await complaints.fields({ phone: '138 0055 01', content: '短' })
    const response = await complaints.post(body)
    expect(response.status).toBe(422)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const form = await readForm(response)
    expect(form.main).toContain('有 2 处需要改一下')
    expect(form.main).toContain('现在读到 9 位数字')
    expect(form.main).toContain('现在是 1 个')
    expect(form.main).toContain('算式换了一道新的')
    expect(form.value('name')).toBe('周女士')
    expect(form.value('phone')).toBe('138 0055 01')
    expect(form.content()).toBe('短')
    expect(form.chosen()).toEqual(['facility'])
    expect(form.value('idempotencyKey')).toBe(body['idempotencyKey'])
    expect(form.value('uuid')).not.toBe(body['uuid'])
    expect(form.page.title()).toContain('未提交')
  })

  it('returns its errors as JSON on request, without its values', async () => {
    const body = await complaints.fields({ phone: '1', email: 'x' })
    const response = await complaints.post(body, {
      path: '/en/service/complain',
      headers: WANTS_JSON,
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: true,
      message: expect.stringMatching(/^The telephone number .* The e-mail address /),
      errors: { phone: 'invalid', email: 'invalid' },
    })
  })

  it('reports a wrong captcha answer, and is not stored', async () => {
    const body = await complaints.fields()
    const response = await complaints.post({ ...body, code: String(Number(body['code']) + 1) })
    expect(response.status).toBe(422)
    expect((await readForm(response)).main).toContain('结果不对')
    expect(await complaints.countStored(body['idempotencyKey'])).toBe(0)
  })

  it('shows its values as text, never as markup', async () => {
    const hostile = '</textarea><script>alert(1)</script><!--'
    const response = await complaints.post(
      await complaints.fields({ phone: '1', name: `"><img src=x onerror=1>`, content: hostile }),
    )
    const form = await readForm(response)
    expect(form.content()).toBe(hostile)
    expect(form.value('name')).toBe('"><img src=x onerror=1>')
    expect(form.page.all('img').every((img) => form.page.attribute(img, 'src') !== 'x')).toBe(true)
  })
})

it('a form from another site gets an explanation, without the form, a call or its values', async () => {
  const body = await complaints.fields()
  await site.clearFaults()
  const response = await complaints.post(body, { headers: { Origin: 'https://evil.example' } })
  const { main, page } = await readForm(response)
  expect(main).toContain('不是从本站的投诉建议页发出的')
  expect(main).toContain('0600-555 0168')
  expect(main).not.toContain(body['name'])
  const forms = page.all('form').map((form) => page.attribute(form, 'action'))
  expect(forms).toEqual(['/elder'])
  expect(await site.countCalls()).toEqual({})
})

describe('the body of a form', () => {
  it('is refused with 413 if it is one byte too long', async () => {
    const response = await complaints.post(`content=${'x'.repeat(FORM_LIMIT - 7)}`, {
      path: '/en/service/complain',
    })
    expect(response.status).toBe(413)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect((await readForm(response)).main).toContain('It was too long')
  })

  it.each([
    [403, { Origin: 'https://evil.example' }, 'foreign', /本站/],
    [415, { 'Content-Type': 'text/plain' }, 'wrongType', /不是一张表/],
  ])('is refused with %i in JSON on request', async (status, headers, kind, message) => {
    const response = await complaints.post({}, { headers: { ...WANTS_JSON, ...headers } })
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({
      error: true,
      message: expect.stringMatching(message),
      errors: {},
      failure: { kind },
    })
  })
})

describe('a backend that fails', () => {
  it.each([
    [{ fault: 'status', value: 503 }, 503, zh['failure.network']],
    [{ fault: 'code', value: 500, msg: '正在维护' }, 422, '正在维护'],
    [{ fault: 'code', value: REFUSED_FIELDS, msg: '字段' }, 422, '请逐项看一遍再提交'],
  ] as const)('with %j is reported, and the form keeps its values', async (fault, status, text) => {
    const body = await complaints.fields()
    await site.setFault({ call: 'proposal', ...fault })
    const response = await complaints.post(body)
    expect(response.status).toBe(status)
    expect(response.headers.get('Retry-After')).toBe(status === 503 ? '30' : null)
    const form = await readForm(response)
    expect(form.main).toContain(text)
    expect(form.content()).toBe(body['content'])
    expect(form.value('idempotencyKey')).toBe(body['idempotencyKey'])
  })

  it('causes a log entry without its message about the complaint', async () => {
    site.logs.length = 0
    await site.setFault({ call: 'proposal', fault: 'code', value: 500, msg: '周女士' })
    await complaints.post(await complaints.fields(), { headers: WANTS_JSON })
    await until(async () => site.logs.some((line) => line.includes('"failures":["refused"]')))
    expect(site.logs.join('')).toContain('"call":"proposal"')
    expect(site.logs.join('')).not.toContain('周女士')
  })

  it('causes no second complaint if its response is lost and the form is sent again', async () => {
    const body = await complaints.fields()
    await site.setFault({ call: 'proposal', fault: 'truncated', times: 1 })
    expect((await complaints.post(body)).status).toBe(503)
    expect((await complaints.post(body)).status).toBe(303)
    expect(await complaints.countStored(body['idempotencyKey'])).toBe(1)
  })
})

describe('GET /service/complain/captcha', () => {
  it('returns a captcha for one complaint, with no-store', async () => {
    const response = await site.get('/service/complain/captcha')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const { uuid, img, audio, ...rest } = await response.json()
    expect(rest).toEqual({})
    expect(img).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(audio).toMatch(/^data:audio\/wav;base64,/)
    const code = await complaints.solve(uuid)
    const posted = await complaints.post({ ...(await complaints.fields()), uuid, code })
    expect(posted.status).toBe(303)
  })

  it.each([
    ['?languageId=2', 'GET /api/getCodeMath?languageId=2'],
    ['?languageId=17&uuid=1', 'GET /api/getCodeMath?languageId=1'],
  ])('reports, also in the log, that no captcha is available (%s)', async (query, call) => {
    site.logs.length = 0
    await site.setFault({ call: 'captcha', fault: 'status', value: 500 })
    const response = await site.get(`/service/complain/captcha${query}`)
    expect(response.status).toBe(503)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(response.headers.get('Retry-After')).toBe('30')
    await until(async () => site.logs.some((line) => line.includes('"failures":["unreachable"]')))
    expect(site.logs.join('')).toContain(`"${call}: HTTP 500"`)
  })

  it.each([
    ['1', { fault: 'code', value: 1, msg: '请稍等' }, '请稍等'],
    ['2', { fault: 'code', value: 1, msg: '' }, 'System error'],
    ['1', { fault: 'truncated' }, '网络服务异常，请重新加载或联系客服'],
  ] as const)(
    'returns the reason to the form’s script, in language %s with %j',
    async (id, fault, message) => {
      await site.setFault({ call: 'captcha', ...fault })
      const path = `/service/complain/captcha?languageId=${id}`
      expect(await (await site.get(path)).json()).toEqual({
        error: true,
        url: path,
        statusCode: 503,
        statusMessage: 'Service Unavailable',
        message,
      })
    },
  )

  it('calls only the captcha, whatever the request contains', async () => {
    await site.clearFaults()
    await site.get('/service/complain/captcha?url=https://evil.example&name=proposal')
    expect(await site.countCalls()).toEqual({ captcha: 1 })
    const posted = await complaints.post({}, { path: '/service/complain/captcha' })
    expect(posted.status).toBe(405)
    expect(posted.headers.get('Allow')).toBe('GET, HEAD')
  })
})

it('a form with an invalid key gets a new key, with which it is accepted', async () => {
  const body = await complaints.fields()
  const response = await complaints.post({ ...body, idempotencyKey: 'x' })
  const form = await readForm(response)
  expect(response.status).toBe(422)
  expect(form.main).toContain('缺了防止重复提交的编号')
  const corrected = { ...body, idempotencyKey: form.value('idempotencyKey') ?? randomUUID() }
  expect((await complaints.post(corrected)).status).toBe(303)
})
