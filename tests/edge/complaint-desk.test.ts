import { afterAll, expect, it } from 'vitest'
import { complaintsOf } from '../support/complaints.ts'
import { officeOfSite } from '../support/office.ts'
import { startSite } from '../support/start-site.ts'
import { until } from '../support/until.ts'
import { startWebhookStandIn } from '../support/webhook-stand-in.ts'

const SECRET = 'SECthe-secret-of-the-robot'
const DAY_MS = 24 * 60 * 60 * 1000

const chat = await startWebhookStandIn('dingtalk', SECRET)
const site = await startSite({
  vars: { COMPLAINT_WEBHOOK: chat.webhook, COMPLAINT_WEBHOOK_SECRET: SECRET },
})
afterAll(async () => {
  await site.stop()
  chat.stop()
})
const database = await site.miniflare.getD1Database('DB', 'shanmen')
const office = await officeOfSite(site)
const complaints = complaintsOf(site)

const countUnsent = async () =>
  (await database.prepare('SELECT * FROM complaint_messages').all()).results.length

/** Returns the complaint's number in the last message to the chat. */
function lastNumber(): string {
  const [, number = ''] = /complaints\/(\d{8}-\d{4})/.exec(chat.received.at(-1)?.body ?? '') ?? []
  return number
}

it('a complaint is sent to the chat at once, and is in the office until it is closed', async () => {
  const form = await complaints.fields({
    category: 'safety',
    name: '贝壳女士',
    email: 'shell@mail.example',
  })
  expect((await complaints.post(form)).status).toBe(303)
  await until(async () => chat.received.length === 1)
  await until(async () => (await countUnsent()) === 0)
  expect(chat.received[0]?.body).toContain('【安全】')
  expect(chat.received[0]?.body).not.toMatch(/贝壳|13800550101|shell@|索道/)
  const number = lastNumber()
  const path = `/office/complaints/${number}`

  const browser = await office.signIn('周宁', 'complaints')
  expect(await browser.text('/office/complaints')).toContain('贝壳女士')
  const send = (version: string, step: string, others: Record<string, string> = {}) =>
    browser.post(path, { version, step, ...others })
  const answer = { answer: '已加设护栏，并致谢。', channel: 'phone', note: '工程部已验收。' }
  expect((await send('1', 'take')).status).toBe(303)
  expect((await send('2', 'answer', answer)).status).toBe(303)
  expect((await send('2', 'close', answer)).status).toBe(409)
  expect((await send('3', 'close', answer)).status).toBe(303)
  expect(await browser.text('/office/complaints?state=closed')).toContain('贝壳女士')
  expect(await browser.text(path)).toMatch(/状态：处理中.*状态：已答复.*状态：已办结/)
  const exported = await browser.post('/office/complaints/export', {
    what: 'list',
    state: 'closed',
  })
  expect(exported.headers.get('Content-Type')).toBe('text/csv; charset=utf-8')
  expect(exported.headers.get('Cache-Control')).toBe('no-store')
  expect(await exported.text()).toContain('已加设护栏')
  for (const address of [path, '/office/complaints?q=13800550101']) {
    const { headers } = await browser.send(address)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Cache-Status')).toBeNull()
  }
  const logged = site.logs.join('\n')
  for (const secret of ['贝壳', '0055', 'shell@', '护栏', ...browser.cookies.values(), SECRET])
    expect.soft(logged).not.toContain(secret)
})

it('a message that the chat rejects is sent later by the scheduled job', async () => {
  const refusal = { errcode: 130101, errmsg: 'send too fast' }
  chat.failWith(refusal, refusal, refusal)
  const before = chat.received.length
  expect((await complaints.post(await complaints.fields())).status).toBe(303)
  await until(async () => site.logs.some((line) => line.includes('errcode 130101')))
  expect(chat.received).toHaveLength(before + 3)
  await site.runScheduled()
  expect(chat.received).toHaveLength(before + 3)
  await site.advanceClock(20 * 60_000)
  await site.runScheduled()
  expect(chat.received).toHaveLength(before + 4)
  expect(await countUnsent()).toBe(0)
})

const names = async () => {
  const { results } = await database.prepare('SELECT name, state, category FROM proposals').all()
  return results
}

it('the scheduled job removes personal data after the configured time', async () => {
  expect((await complaints.post(await complaints.fields({ name: '到期先生' }))).status).toBe(303)
  await until(async () => (await countUnsent()) === 0)
  const number = lastNumber()
  await site.runScheduled()
  expect(JSON.stringify(await names())).toContain('到期先生')
  await site.advanceClock(366 * DAY_MS)
  await site.runScheduled()
  for (const row of await names()) expect(row).toMatchObject({ name: '' })
  await site.advanceClock(-366 * DAY_MS)
  const browser = await office.signIn('次日', 'complaints')
  const text = await browser.text(`/office/complaints/${number}`)
  expect(text).toContain('按保存期限删除了个人信息')
})
