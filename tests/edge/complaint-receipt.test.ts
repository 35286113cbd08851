import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { complaintsOf, readForm, WANTS_JSON } from '../support/complaints.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
const complaints = complaintsOf(site)
afterAll(() => site.stop())

const PATHS = ['/service/complain', '/en/service/complain']

/** Returns name and value of the cookie with the receipts. */
function cookieOf(response: Response): string {
  const [given = ''] = response.headers.getSetCookie().filter((each) => /receipts=/.test(each))
  return given.split(';')[0] ?? ''
}

/** Sends a complaint. Returns the number on its receipt and the new cookie. */
async function sendOne(headers: Record<string, string> = {}) {
  const response = await complaints.post(await complaints.fields(), { headers })
  const address = response.headers.get('Location') ?? ''
  return { response, address, number: address.split('=')[1] ?? '', cookie: cookieOf(response) }
}

/** A site in another isolate, which does not know the complaints of the first one. */
const otherIsolate = await startSite()
afterAll(() => otherIsolate.stop())

async function shown(path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await readForm(await otherIsolate.get(path, headers))).main
}

it.each(PATHS)('a receipt that the site has not issued is not shown at %s', async (path) => {
  for (const number of ['CALL-13800138000-FOR-REFUND', 'QL20261126-0001', 'AAAAAA']) {
    for (const cookie of [
      '',
      'receipts=',
      'receipts=QL20261126-0002',
      `receipts=${number}0`,
      `xreceipts=${number}`,
      `__Host-receipts=${number}`,
    ]) {
      const response = await site.get(`${path}?receipt=${number}`, cookie ? { Cookie: cookie } : {})
      expect(response.status).toBe(200)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      const text = await response.text()
      const { main, page } = await readForm(new Response(text))
      expect(main).not.toContain(number)
      expect(main).not.toMatch(/已经收到|We have it/)
      expect(main).toContain('0600-555 0168')
      expect(page.title()).not.toMatch(/已收到|未提交/)
      expect(page.meta('robots')).toBe('noindex')
    }
  }
})

describe('a receipt that the site has issued', () => {
  it('is shown for a day after a reload, in the other language and from a bookmark', async () => {
    const { response, number, cookie } = await sendOne()
    const [set = ''] = response.headers.getSetCookie().filter((each) => /receipts=/.test(each))
    expect(set).toBe(`receipts=${number}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`)
    for (const path of PATHS)
      expect(
        await shown(`${path}?receipt=${number}`, { Cookie: `webLang=zh; ${cookie}` }),
      ).toContain(number)
  })

  it('is shown along with earlier receipts', async () => {
    const first = await sendOne()
    const second = await sendOne({ Cookie: first.cookie })
    for (const { address, number } of [first, second])
      expect(await shown(address, { Cookie: second.cookie })).toContain(number)
    expect(second.cookie.split('=')[1]?.split('.')).toHaveLength(2)
  })

  it('is shown without cookies only by the isolate that created it', async () => {
    const { address, number } = await sendOne()
    expect((await readForm(await site.get(address))).main).toContain(number)
    expect(await shown(address)).not.toContain(number)
  })

  it('is set as a cookie in a JSON response too, and the cookie holds up to five receipts', async () => {
    let cookie = ''
    for (let count = 1; count <= 6; count += 1) {
      const headers = { ...WANTS_JSON, ...(cookie && { Cookie: cookie }) }
      cookie = cookieOf(await complaints.post(await complaints.fields(), { headers }))
      expect(cookie.split('.')).toHaveLength(Math.min(count, 5))
    }
    const body = await complaints.fields()
    const [once, again] = [await complaints.post(body), await complaints.post(body)]
    expect(cookieOf(again)).toBe(cookieOf(once))
  })

  it('is stored over HTTPS in a cookie that other hosts cannot set', async () => {
    const response = await site.byHttps('/service/complain', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...complaints.newVisitor() },
      body: String(new URLSearchParams(await complaints.fields())),
    })
    const [set = ''] = response.headers.getSetCookie().filter((each) => /receipts=/.test(each))
    expect(set).toMatch(
      /^__Host-receipts=QL\d{8}-\d{4}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const number = set.split(/[=;]/)[1] ?? ''
    const see = async (name: string) => {
      const headers = { Cookie: `${name}=${number}` }
      const page = await otherIsolate.byHttps(`/service/complain?receipt=${number}`, { headers })
      return page.text()
    }
    expect(await see('__Host-receipts')).toContain(`<strong>${number}`)
    expect(await see('receipts')).not.toContain(`<strong>${number}`)
  })
})

it('no shared page shows or sets a receipt', async () => {
  const headers = { Cookie: 'receipts=QL20261126-0001' }
  for (const path of ['/', '/mall?receipt=QL20261126-0001', '/service/complain']) {
    const response = await site.get(path, headers)
    expect(response.headers.getSetCookie().join()).not.toContain('receipts')
    expect(await response.text()).not.toContain('QL20261126-0001')
  }
})

describe('a used key', () => {
  it.each([
    { name: '李先生', content: '另一个人写的另一件事，用的是同一台电脑。' },
    { category: 'lost', orderNumber: '#17', email: 'li@example.com' },
  ])('creates another complaint if the content differs: %j', async (changed) => {
    const body = await complaints.fields()
    const first = await complaints.post(body)
    const spent = await complaints.post({ ...body, ...changed })
    expect(spent.status).toBe(422)
    const form = await readForm(spent)
    expect(form.main).toContain('结果不对')
    expect(form.value('name')).toBe({ ...body, ...changed }.name)
    const { uuid, code } = await complaints.fields()
    const second = await complaints.post({
      ...body,
      ...changed,
      uuid: uuid ?? '',
      code: code ?? '',
    })
    expect(second.status).toBe(303)
    expect(second.headers.get('Location')).not.toBe(first.headers.get('Location'))
    expect(await complaints.countStored(body['idempotencyKey'])).toBe(2)
  })

  it.each([
    { content: '\n索道上站排队约一小时，现场没有告知等候时间。\r\n ' },
    { code: '99', uuid: randomUUID() },
  ])('creates no second complaint if the content is the same: %j', async (same) => {
    const body = await complaints.fields()
    const first = await complaints.post(body)
    const again = await complaints.post({ ...body, ...same }, { path: '/service/complain' })
    expect(again.headers.get('Location')).toBe(first.headers.get('Location'))
    const english = await complaints.post({ ...body, ...same }, { path: '/en/service/complain' })
    expect(english.headers.get('Location')).toBe(`/en${first.headers.get('Location')}`)
    expect(await complaints.countStored(body['idempotencyKey'])).toBe(1)
  })

  it('is replaced together with the captcha if the backend rejects it, and the text stays', async () => {
    const msg = '前一份内容已经收到，受理编号 QL20261126-0007。'
    const fault = { call: 'proposal', fault: 'code', value: 4003, times: 1 } as const
    const body = await complaints.fields()
    await site.setFault({ ...fault, msg })
    const response = await complaints.post(body)
    expect(response.status).toBe(422)
    const form = await readForm(response)
    expect(form.main).toContain(msg)
    expect(form.content()).toBe(body['content'])
    expect(form.value('uuid')).not.toBe(body['uuid'])
    const key = form.value('idempotencyKey') ?? ''
    expect(key).not.toBe(body['idempotencyKey'])
    const { uuid = '', code = '' } = await complaints.fields()
    expect((await complaints.post({ ...body, uuid, code, idempotencyKey: key })).status).toBe(303)
    await site.setFault({ ...fault, msg: '' })
    const unsaid = await complaints.post(await complaints.fields(), { headers: WANTS_JSON })
    expect(await unsaid.json()).toEqual({
      error: true,
      message: expect.stringMatching(/前一份内容已经收到/),
      errors: { form: 'reused' },
    })
  })
})
