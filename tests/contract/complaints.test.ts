import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, describe, expect, it } from 'vitest'
import { REFUSED_CAPTCHA, REFUSED_FIELDS, REUSED_KEY } from '../../contract/answer.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { readComplaint } from '../../shared/complaint/form.ts'
import { startBackend } from '../support/start-backend.ts'

const backend = await startBackend()
afterAll(() => backend.stop())

/** Requests a captcha. Returns its id and its answer, which is in the database. */
async function solveCaptcha() {
  const { data } = await backend.call('captcha')
  const { uuid, img } = v.parse(endpoints.captcha.data, data)
  const [row] = await backend.query<{ answer: number; expires_at: number }>(
    'SELECT answer, expires_at FROM captchas WHERE uuid = ?',
    uuid,
  )
  return { uuid, img, code: String(row?.answer), expiresAt: row?.expires_at ?? 0 }
}

async function complaint(more: object = {}) {
  const { uuid, code } = await solveCaptcha()
  return {
    category: 'service',
    name: '一位游客',
    phone: '138 0000 0000',
    email: '',
    visitDate: '2026-11-20',
    content: '环山巴士在寺前站没有停，等了两班车。',
    languageId: 1,
    idempotencyKey: randomUUID(),
    uuid,
    code,
    ...more,
  }
}

async function submit(body: object) {
  const { code, msg, data } = await backend.call('proposal', { body })
  return {
    code,
    msg,
    receiptNumber: code === 0 ? v.parse(endpoints.proposal.data, data).receiptNumber : undefined,
  }
}

async function countStored(idempotencyKey: string) {
  const [row] = await backend.query<{ n: number }>(
    'SELECT count(*) AS n FROM proposals WHERE idempotency_key = ?',
    idempotencyKey,
  )
  return row?.n
}

describe('GET /api/getCodeMath', () => {
  it('returns a new captcha each time, with `no-store`', async () => {
    const response = await backend.send('captcha')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    const one = await solveCaptcha()
    const other = await solveCaptcha()
    expect(one.uuid).not.toBe(other.uuid)
    expect(one.img).not.toBe(other.img)
    const img = `data:image/png;base64,${'A'.repeat(64 * 1024)}`
    expect(v.is(endpoints.captcha.data, { uuid: one.uuid, img })).toBe(false)
  })

  it('speaks the sum in the requested language, and in Chinese by default', async () => {
    async function totalBytes(query: Record<string, string>): Promise<number> {
      const answers = await Promise.all(
        Array.from({ length: 40 }, () => backend.call('captcha', { query })),
      )
      return answers.reduce(
        (sum, { data }) => sum + (v.parse(endpoints.captcha.data, data).audio?.length ?? 0),
        0,
      )
    }
    // Chinese is spoken more slowly, so its recordings are longer by a third, or nearly that.
    const english = await totalBytes({ languageId: '2' })
    expect(english).toBeGreaterThan(400_000)
    expect(await totalBytes({ languageId: '1' })).toBeGreaterThan(1.12 * english)
    expect(await totalBytes({})).toBeGreaterThan(1.12 * english)
    const { code } = await backend.call('captcha', { query: { languageId: '99' } })
    expect(code).toBe(400)
  })

  it('returns a captcha that is valid for five minutes, and deletes expired ones', async () => {
    const before = Date.now()
    const { uuid, expiresAt } = await solveCaptcha()
    expect(expiresAt - before).toBeGreaterThanOrEqual(300_000)
    expect(expiresAt - Date.now()).toBeLessThanOrEqual(300_000)
    await backend.query('UPDATE captchas SET expires_at = ? WHERE uuid = ?', Date.now() - 1, uuid)
    await backend.call('captcha')
    expect(await backend.query('SELECT * FROM captchas WHERE uuid = ?', uuid)).toEqual([])
  })
})

describe('POST /api/proposal', () => {
  it('returns a valid response, and stores the cleaned complaint', async () => {
    const body = await complaint({ orderNumber: 'A-17', email: 'guest@example.com' })
    const content = body.content.replace('，', '\u0000，\u0007\u001B\u007F')
    const { code, receiptNumber } = await submit({ ...body, content })
    const today = new Date(Date.now() + 8 * 3_600_000)
      .toISOString()
      .slice(0, 10)
      .replaceAll('-', '')
    expect(code).toBe(0)
    expect(receiptNumber).toMatch(new RegExp(`^QL${today}-\\d{4}$`))
    const [row] = await backend.query(
      'SELECT category, name, phone, email, visit_date, order_number, content, language_id FROM proposals WHERE idempotency_key = ?',
      body.idempotencyKey,
    )
    expect(row).toEqual({
      category: 'service',
      name: '一位游客',
      phone: '13800000000',
      email: 'guest@example.com',
      visit_date: '2026-11-20',
      order_number: 'A-17',
      content: body.content,
      language_id: 1,
    })
  })

  it.each([
    ['name', 'name', '\u202E一位\u200B游客'],
    ['name', 'name', '𠮷'.repeat(40)],
    ['phone', 'phone', '0600-5550161-802'],
    ['phone', 'phone', '\u202D+86 (0)600 5550161\u202C'],
    ['email', 'email', 'a＠例子。com'],
    ['visitDate', 'visit_date', '２０２６-11-16'],
    ['orderNumber', 'order_number', 'Ａ－１７'],
    ['content', 'content', '第一行写在这里。\r\n第二行写在\u202E这里。'],
  ])(
    'accepts a %s that the site accepts, and stores the same value',
    async (field, column, typed) => {
      const body = await complaint()
      const read = readComplaint(
        new URLSearchParams({ ...body, languageId: '1', [field]: typed }),
        1,
      )
      if (!('proposal' in read)) throw new Error(JSON.stringify(read.errors))
      expect(await submit({ ...body, [field]: typed })).toMatchObject({ code: 0 })
      const [row] = await backend.query<Record<string, unknown>>(
        `SELECT ${column} FROM proposals WHERE idempotency_key = ?`,
        body.idempotencyKey,
      )
      expect(row?.[column]).toBe(
        Object.entries(read.proposal).find(([name]) => name === field)?.[1],
      )
    },
  )

  it.each([
    ['phone', '123'],
    ['visitDate', '20266-07-01'],
    ['visitDate', '0026-03-07'],
    ['name', '\u3164'],
    ['content', '\u202E'.repeat(10)],
    ['content', '太短'],
    ['category', 'weather'],
    ['code', 'twelve'],
    ['email', 'nobody'],
  ])('rejects an invalid %s without using up the captcha', async (field, value) => {
    const body = await complaint()
    expect(await submit({ ...body, [field]: value })).toMatchObject({
      code: REFUSED_FIELDS,
      msg: '请检查填写的内容',
    })
    expect(await submit({ ...body, [field]: value, languageId: 2 })).toMatchObject({
      msg: expect.stringMatching(/^Please check/),
    })
    expect(await submit(body)).toMatchObject({ code: 0 })
  })

  it('accepts a captcha only once', async () => {
    const first = await complaint()
    const second = { ...first, idempotencyKey: randomUUID() }
    expect(await submit(first)).toMatchObject({ code: 0 })
    expect(await submit(second)).toMatchObject({ code: REFUSED_CAPTCHA })
    expect(await countStored(second.idempotencyKey)).toBe(0)
  })

  it('invalidates a captcha after a wrong sum, with a message in the right language', async () => {
    const body = await complaint()
    const wrong = String((Number(body.code) + 1) % 41)
    expect(await submit({ ...body, code: wrong })).toMatchObject({
      code: REFUSED_CAPTCHA,
      msg: expect.stringMatching(/验证码/),
    })
    expect(await submit({ ...body, languageId: 2 })).toMatchObject({
      code: REFUSED_CAPTCHA,
      msg: expect.stringMatching(/expired/),
    })
    expect(await countStored(body.idempotencyKey)).toBe(0)
  })

  it('rejects an expired captcha', async () => {
    const body = await complaint()
    await backend.query(
      'UPDATE captchas SET expires_at = ? WHERE uuid = ?',
      Date.now() - 1,
      body.uuid,
    )
    expect(await submit(body)).toMatchObject({ code: REFUSED_CAPTCHA })
  })

  it('returns the same receipt for the same key, although the captcha is used up', async () => {
    const body = await complaint()
    const { receiptNumber } = await submit(body)
    expect(await submit(body)).toEqual({ code: 0, msg: '', receiptNumber })
    expect(await submit({ ...body, code: '99', uuid: randomUUID() })).toEqual({
      code: 0,
      msg: '',
      receiptNumber,
    })
    expect(await countStored(body.idempotencyKey)).toBe(1)
  })

  it.each([
    ['name', '另一位游客'],
    ['content', '环山巴士在寺前站没有停，等了两班车。我还丢了一把伞。'],
    ['phone', '13900000000'],
    ['phone', ''],
    ['email', 'guest@example.com'],
    ['visitDate', '2026-11-21'],
    ['orderNumber', 'A-17'],
    ['category', 'safety'],
  ])('rejects a used key with another %s (%j), and returns its receipt', async (field, other) => {
    const body = await complaint({ email: 'first@example.com' })
    const { receiptNumber } = await submit(body)
    for (const languageId of [1, 2]) {
      const { uuid, code } = await solveCaptcha()
      expect(await submit({ ...body, [field]: other, uuid, code, languageId })).toEqual({
        code: REUSED_KEY,
        msg: expect.stringContaining(receiptNumber ?? ''),
        receiptNumber: undefined,
      })
    }
    expect(await submit({ ...body, [field]: other, code: '99' })).toMatchObject({
      code: REUSED_KEY,
    })
    expect(await countStored(body.idempotencyKey)).toBe(1)
    const { uuid, code } = await solveCaptcha()
    const again = { ...body, [field]: other, uuid, code, idempotencyKey: randomUUID() }
    expect(await submit(again)).toMatchObject({ code: 0 })
  })

  it.each([
    ['name', '  一位游客\u200B '],
    ['phone', '+86 (138) 0000-0000'],
    ['email', ' guest＠example.com'],
    ['orderNumber', '订单号：a 17'],
    ['content', '第一行，\r\n \n第二行  在这里。\n'],
  ])('accepts a used key if its %s is only written differently (%j)', async (field, same) => {
    const body = await complaint({
      email: 'guest@example.com',
      orderNumber: 'a17',
      content: '第一行， 第二行 在这里。',
    })
    const { receiptNumber } = await submit(body)
    expect(await submit({ ...body, [field]: same, languageId: 2 })).toMatchObject({
      code: 0,
      receiptNumber,
    })
  })

  it('stores one of two contents that arrive at once with the same key', async () => {
    const body = await complaint()
    const captcha = await solveCaptcha()
    const other = { ...body, uuid: captcha.uuid, code: captcha.code, name: '另一位游客' }
    const codes = (await Promise.all([submit(body), submit(other)])).map(({ code }) => code)
    expect(codes).toContain(0)
    expect(codes).toContain(REUSED_KEY)
    expect(await countStored(body.idempotencyKey)).toBe(1)
  })

  it('stores one complaint when the same key arrives several times at once', async () => {
    const body = await complaint()
    const receipts = await Promise.all(Array.from({ length: 6 }, () => submit(body)))
    expect(new Set(receipts.map(({ code }) => code))).toEqual(new Set([0]))
    expect(new Set(receipts.map(({ receiptNumber }) => receiptNumber)).size).toBe(1)
    expect(await countStored(body.idempotencyKey)).toBe(1)
  })

  it('gives complaints that arrive at once consecutive numbers', async () => {
    const bodies = await Promise.all(Array.from({ length: 12 }, () => complaint()))
    const receipts = await Promise.all(bodies.map(submit))
    const numbers = receipts
      .map(({ receiptNumber = '' }) => Number(receiptNumber.slice(-4)))
      .toSorted((a, b) => a - b)
    const [first = 0] = numbers
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => first + index))
  })

  it('restarts its numbers each day', async () => {
    const { receiptNumber } = await submit(await complaint())
    // Moves complaints of today to an earlier day.
    await backend.query("UPDATE proposals SET day = '20200101' WHERE day > '20200101'")
    await backend.query("UPDATE receipt_numbers SET day = '20200101' WHERE day > '20200101'")
    const next = await submit(await complaint())
    expect(next.receiptNumber).toBe(receiptNumber?.replace(/\d{4}$/, '0001'))
  })

  it.each([
    ['the newest complaint', 'id = (SELECT max(id) FROM proposals)'],
    ['every complaint', 'true'],
  ])('never uses a number again, even if somebody deletes %s', async (_, which) => {
    const before = await submit(await complaint())
    await backend.query(`DELETE FROM proposals WHERE ${which}`)
    const bodies = await Promise.all(Array.from({ length: 4 }, () => complaint()))
    const after = await Promise.all(bodies.map(submit))
    const numbers = after.map(({ receiptNumber }) => Number(receiptNumber?.slice(-4)))
    const last = Number(before.receiptNumber?.slice(-4))
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4].map((n) => last + n))
  })

  it('gives a new number if an older release without the counter has added rows', async () => {
    const { receiptNumber = '' } = await submit(await complaint())
    const next = Number(receiptNumber.slice(-4)) + 1
    await backend.query(
      `INSERT INTO proposals (idempotency_key, day, number, created_at, language_id,
         category, name, phone, visit_date, content)
       VALUES (?, ?, ?, 0, 1, 'other', 'x', '', '2026-11-20', 'x')`,
      randomUUID(),
      receiptNumber.slice(2, 10),
      next,
    )
    const after = await submit(await complaint())
    expect(after.receiptNumber?.slice(-4)).toBe(String(next + 1).padStart(4, '0'))
  })

  it('accepts only one of several complaints that share a captcha', async () => {
    const body = await complaint()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => submit({ ...body, idempotencyKey: randomUUID() })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === REFUSED_CAPTCHA)).toHaveLength(5)
  })
})
