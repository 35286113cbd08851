import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOffice } from '../../../tests/support/office-in-process.ts'
import { complaintsTo } from '../../../tests/support/sent-complaints.ts'
import { startWebhookStandIn } from '../../../tests/support/webhook-stand-in.ts'

const office = await openOffice()
const send = complaintsTo(office)
const DAY_MS = 24 * 60 * 60 * 1000

/** Runs the scheduled job as if this time had passed. */
async function runLater(durationMs: number): Promise<void> {
  vi.setSystemTime(Date.now() + durationMs)
  const answer = await office.fetch(new Request('http://backend/scheduled', { method: 'POST' }))
  expect(answer.status).toBe(204)
}

const unsent = () => office.sqlite.prepare('SELECT * FROM complaint_messages').all()

const warnings = vi.spyOn(console, 'warn').mockReturnValue()
beforeEach(() => {
  // Only the clock is fake, so retries wait in real time. A Thursday, because deadlines depend on
  // the weekday.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-26T10:00+08:00') })
  office.sqlite.exec('DELETE FROM complaint_messages')
})
afterEach(() => {
  vi.useRealTimers()
  warnings.mockClear()
})
afterAll(() => warnings.mockRestore())

describe.each(['wecom', 'dingtalk', 'feishu', 'json'] as const)('a message to %s', (kind) => {
  it('has number, kind, due date and link, but no personal data, and a valid signature', async () => {
    const service = await startWebhookStandIn(kind, kind === 'wecom' ? '' : 'SECabc')
    Object.assign(office.env, {
      COMPLAINT_WEBHOOK: service.webhook,
      COMPLAINT_WEBHOOK_SECRET: 'SECabc',
    })
    const number = await send({ category: 'lost', email: 'zhou@mail.example', orderNumber: 'A17' })
    await office.untilIdle()
    service.stop()
    expect(service.received).toHaveLength(1)
    const [{ body, url } = { body: '', url: undefined }] = service.received
    for (const words of [
      `QL${number}`,
      '失物',
      '2026-12-01',
      `https://www.shore.example/office/complaints/${number}`,
    ])
      expect.soft(body).toContain(words)
    for (const words of ['周女士', '13800550101', 'mail.example', 'A17', '索道'])
      expect.soft(body).not.toContain(words)
    expect(url?.searchParams.get('access_token')).toBe('secret-token')
    expect(unsent()).toEqual([])
    expect(warnings).not.toHaveBeenCalled()
  })

  it('is retried if the service rejects it, and the log does not show the webhook’s URL', async () => {
    const service = await startWebhookStandIn(kind)
    Object.assign(office.env, { COMPLAINT_WEBHOOK: service.webhook, COMPLAINT_WEBHOOK_SECRET: '' })
    const refusals = {
      wecom: { errcode: 93000, errmsg: 'invalid webhook url' },
      dingtalk: { errcode: 310000, errmsg: 'keywords not in content' },
      feishu: { code: 19024, msg: 'Key Words Not Found' },
      json: 500,
    }
    service.failWith(refusals[kind])
    await send()
    await office.untilIdle()
    expect(service.received).toHaveLength(2)
    expect(unsent()).toEqual([])
    Object.assign(office.env, { COMPLAINT_WEBHOOK: '' })
    await send()
    Object.assign(office.env, { COMPLAINT_WEBHOOK: service.webhook })
    service.failWith(refusals[kind])
    await runLater(0)
    const [message] = unsent()
    expect(message).toMatchObject({ attempts: 1 })
    expect(message?.['error']).toMatch(/errcode 93000|errcode 310000|code 19024|HTTP 500/)
    expect(JSON.stringify(warnings.mock.calls)).not.toMatch(/127\.0\.0\.1|secret-token/)
    await runLater(5 * 60_000)
    expect(service.received).toHaveLength(3)
    await runLater(10 * 60_000)
    expect(service.received).toHaveLength(4)
    expect(unsent()).toEqual([])
    service.stop()
  })
})

it.each(['dingtalk', 'feishu', 'json'] as const)(
  'a message to %s with a wrong signature counts as not sent, and the office shows this',
  async (kind) => {
    const service = await startWebhookStandIn(kind, 'right')
    Object.assign(office.env, {
      COMPLAINT_WEBHOOK: service.webhook,
      COMPLAINT_WEBHOOK_SECRET: 'wrong',
    })
    Object.assign(office.env, { COMPLAINT_WEBHOOK: '' })
    await send()
    Object.assign(office.env, { COMPLAINT_WEBHOOK: service.webhook })
    await runLater(0)
    service.stop()
    expect(unsent()).toHaveLength(1)
    const browser = await office.signIn(`签名 ${kind}`, 'complaints')
    expect(await browser.text('/office/complaints')).toMatch(
      /1 条新投诉的消息没有发出（(?:errcode 310000: sign not match|code 19021: sign match fail|HTTP 401)）/,
    )
  },
)

it.each([
  [{ COMPLAINT_WEBHOOK_SECRET: 'SECabc\n' }, 'COMPLAINT_WEBHOOK_SECRET is invalid'],
  [{ COMPLAINT_WEBHOOK: 'dingtalk' }, 'COMPLAINT_WEBHOOK is invalid'],
])('sends nothing if %j is set, and logs the reason', async (wrong, sentence) => {
  const service = await startWebhookStandIn('dingtalk', 'SECabc')
  const right = { COMPLAINT_WEBHOOK: service.webhook, COMPLAINT_WEBHOOK_SECRET: 'SECabc' }
  Object.assign(office.env, right, wrong)
  await send()
  await office.untilIdle()
  expect(service.received).toEqual([])
  expect(JSON.stringify(warnings.mock.calls)).toContain(sentence)
  Object.assign(office.env, right)
  await runLater(0)
  service.stop()
  expect(service.received).toHaveLength(1)
  expect(unsent()).toEqual([])
})

it('a message counts as not sent if the service answers with a page or a redirect', async () => {
  const service = await startWebhookStandIn('wecom')
  Object.assign(office.env, { COMPLAINT_WEBHOOK: service.webhook })
  service.failWith([], { ok: true }, 302)
  await send()
  await office.untilIdle()
  service.stop()
  expect(unsent()).toMatchObject([{ error: 'HTTP 302' }])
})

it('an unreachable service delays no complaint, and the office shows it after three days', async () => {
  const service = await startWebhookStandIn('json')
  service.stop()
  Object.assign(office.env, { COMPLAINT_WEBHOOK: service.webhook })
  const number = await send()
  expect(number).toMatch(/^\d{8}-\d{4}$/)
  await office.untilIdle()
  for (const days of [0.1, 1, 1, 1]) await runLater(days * DAY_MS)
  const [{ attempts } = {}] = unsent()
  await runLater(DAY_MS)
  expect(unsent()).toMatchObject([{ attempts, error: 'no connection' }])
  const browser = await office.signIn('三天', 'complaints')
  expect(await browser.text('/office/complaints')).toContain('其中 1 条已超过三天，不再重试')
  await runLater(30 * DAY_MS)
  expect(unsent()).toEqual([])
})

it('two runs at once send a message only once', async () => {
  const service = await startWebhookStandIn('json')
  Object.assign(office.env, { COMPLAINT_WEBHOOK: '' })
  await send()
  Object.assign(office.env, { COMPLAINT_WEBHOOK: service.webhook })
  await Promise.all([runLater(0), runLater(0), runLater(0)])
  service.stop()
  expect(service.received).toHaveLength(1)
})
