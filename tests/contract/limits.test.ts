import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { REFUSED_FIELDS } from '../../contract/answer.ts'
import { captcha, proposal, receipt } from '../../contract/complaint.ts'
import { startBackend } from '../support/start-backend.ts'
import { LISTS } from './calls.ts'

const backend = await startBackend()
afterAll(() => backend.stop())

const PAGE = { languageId: 1, page: 1, pageSize: 10 }
const REFUSED = { code: 400, data: null }

describe.each(LISTS)('$name of $kind', ({ name, more }) => {
  it.each([
    { page: -1 },
    { page: 0 },
    { page: 1.5 },
    { page: 10_001 },
    { page: 1e308 },
    { page: '1' },
    { page: null },
    { pageSize: -1 },
    { pageSize: 0 },
    { pageSize: 101 },
    { category: "a' OR 1=1 --" },
    { category: 'a\u0000' },
    { category: '\ud800' },
    { category: null },
    { languageId: '1' },
    { type: 'constructor', languageId: 99 },
  ])('refuses %j', async (changed) => {
    const { msg, ...answer } = await backend.call(name, { body: { ...PAGE, ...more, ...changed } })
    expect(answer).toEqual(REFUSED)
    expect(msg).not.toBe('')
  })

  it('accepts the highest page number and the largest page', async () => {
    const body = { ...PAGE, ...more, page: 10_000, pageSize: 100 }
    expect(await backend.call(name, { body })).toMatchObject({
      code: 0,
      data: { page: 10_000, pageSize: 100, list: [] },
    })
  })
})

describe('productList', () => {
  const query = { languageId: 2, page: 1, pageSize: 3 }

  it.each([
    { page: -1 },
    { page: 0 },
    { page: '1e3' },
    { page: 10_000 },
    { pageSize: 0 },
    { pageSize: -3 },
    { type: "' OR 1" },
    { type: '' },
  ])('refuses %j with a message in the requested language', async (changed) => {
    expect(await backend.call('productList', { query: { ...query, ...changed } })).toEqual({
      ...REFUSED,
      msg: 'The request is not valid',
    })
  })
})

/** Requests that the site never sends, and the `code` that answers them. */
const odd: [what: string, path: string, init: RequestInit, code: number][] = [
  ['an id given twice: the first counts', '/api/mall?id=101&id=x&languageId=1', {}, 0],
  ['a language given twice: the first counts', '/api/menu/1?languageId=9', {}, 0],
  [
    'names of properties of every object',
    '/api/mall?__proto__=1&toString=1&id=101&languageId=1',
    {},
    0,
  ],
  ['an id as an array', '/api/mall?id[]=101&languageId=1', {}, 400],
  ['an id that ends with NUL', '/api/mall?id=101%00&languageId=1', {}, 400],
  ['an id that ends with a line break', '/api/mall?id=101%0A&languageId=1', {}, 400],
  ['an id in wide digits', '/api/mall?id=%EF%BC%91&languageId=1', {}, 400],
  ['the greatest id', '/api/mall?id=9999999999&languageId=1', {}, 404],
  ['an id of a hundred digits', `/api/mall?id=${'9'.repeat(100)}&languageId=1`, {}, 400],
  ['a query that does not decode', '/api/mall?id=%E0%A4&languageId=1', {}, 400],
  ['a path that does not decode', '/api/menu/%E0%A4%A', {}, 400],
  ['a body of another type', '/api/point', sent('languageId=1&page=1&pageSize=1'), 400],
  ['no body', '/api/point', { method: 'POST' }, 400],
  ['brackets without end', '/api/point', sent('['.repeat(60_000)), 400],
  ['a body that is not UTF-8', '/api/point', sent(new Uint8Array([0x7b, 0xff, 0x7d])), 400],
  [
    'a body that sets a prototype',
    '/api/point',
    sent(`{"__proto__":${JSON.stringify(PAGE)}}`),
    400,
  ],
]

function sent(body: string | Uint8Array<ArrayBuffer>): RequestInit {
  return { method: 'POST', body, headers: { 'Content-Type': 'text/plain' } }
}

const LIMIT_BYTES = 64 * 1024

/** Returns a body that is one byte too long. It is sent in parts, so no header has its length. */
function inParts(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      for (const bytes of [LIMIT_BYTES, 1]) controller.enqueue(new Uint8Array(bytes))
      controller.close()
    },
  })
}

describe('an unusual request', () => {
  it.each(odd)('gets HTTP 200 and is not logged: %s', async (_what, path, init, code) => {
    const logged = backend.logs.length
    const response = await fetch(`${backend.origin}/backends${path}`, init)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ code })
    expect(backend.logs).toHaveLength(logged)
  })

  // A much longer body might be refused with a reset connection.
  it('gets 413 for more than 64 KiB, even without a length header', async () => {
    for (const body of ['x'.repeat(LIMIT_BYTES + 1), inParts()]) {
      const init = { method: 'POST', body, duplex: 'half' } as const
      const response = await fetch(`${backend.origin}/backends/api/point`, init)
      expect(response.status).toBe(413)
      expect(await response.json()).toEqual({ code: 413, msg: '提交的内容过长' })
    }
  })
})

/** A valid complaint, but with an unknown captcha. */
const COMPLAINT = {
  category: 'service',
  name: '一位游客',
  phone: '13800000000',
  visitDate: '2026-11-20',
  content: '环山巴士在寺前站没有停，等了两班车。',
  languageId: 1,
  idempotencyKey: randomUUID(),
  uuid: randomUUID(),
  code: '12',
}

describe('a complaint', () => {
  it.each([
    { name: ['x'] },
    { name: '\u0000\u009B' },
    { phone: 13_800_000_000 },
    { email: 'x@y.example\r\nBcc: z@y.example' },
    { email: null },
    { visitDate: '9999-12-31' },
    { orderNumber: "A'; DROP TABLE proposals" },
    { uuid: "' OR 1=1" },
    { code: 12 },
    { idempotencyKey: 'x' },
    { languageId: 99 },
  ])('is refused with %j, and never stored', async (changed) => {
    const { code } = await backend.call('proposal', { body: { ...COMPLAINT, ...changed } })
    expect(code).toBe(REFUSED_FIELDS)
    expect(await backend.query('SELECT * FROM proposals')).toEqual([])
  })

  it('is never cached, even if it is refused', async () => {
    const response = await backend.send('proposal', { body: COMPLAINT })
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it.each(['name', 'content'] as const)('has only valid characters in its %s', (field) => {
    const typed = ` ${'茶'.repeat(10)}\ud800\u0085\u009B `
    const checked = v.parse(proposal, { ...COMPLAINT, [field]: typed })
    expect(checked[field]).toBe(`${'茶'.repeat(10)}\uFFFD`)
  })
})

describe('the contract', () => {
  it.each([
    'data:text/html;base64,PHNjcmlwdD4=',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/svg+xml;base64,"><script>',
    'data:application/javascript;base64,YQ==',
    'https://evil.test/captcha.png',
    'javascript:alert(1)',
  ])('refuses a captcha that is not a picture: %s', (img) => {
    expect(v.is(captcha, { uuid: randomUUID(), img: 'data:image/png;base64,YQ==' })).toBe(true)
    expect(v.is(captcha, { uuid: randomUUID(), img })).toBe(false)
  })

  it.each(['', 'ql2026', 'QL1', `QL${'1'.repeat(39)}`, 'QL20261121-0042"><script>', '/../x'])(
    'refuses an invalid receipt number: %s',
    (receiptNumber) => {
      expect(v.is(receipt, { receiptNumber: 'QL20261121-0042' })).toBe(true)
      expect(v.is(receipt, { receiptNumber })).toBe(false)
    },
  )
})
