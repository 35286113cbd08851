import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { CONTENT_FRESH_MS, CONTENT_STALE_MS } from '../../worker/limits.ts'
import { type Breaking, startBreakable } from '../support/breakable-backend.ts'
import { asGb18030 } from '../support/encodings.ts'
import { untilNight } from '../support/night.ts'
import { startSite } from '../support/start-site.ts'

const backend = await startBreakable()
const OPS_TOKEN = 'token-of-the-operators-0123456789'
const site = await startSite({ vars: { BACKEND_ORIGIN: backend.origin, OPS_TOKEN } })
await site.advanceClock(untilNight())
afterEach(() => backend.breakWith())
afterAll(async () => {
  await site.stop()
  await backend.stop()
})

/** Answers in GB18030, and says so in the header. */
const inGb18030: Breaking = (answer, _, response) => {
  response.setHeader('Content-Type', 'application/json; charset=gbk')
  response.end(asGb18030(JSON.stringify(answer)))
}

const PAGES = ['/', '/mall/ticket', '/infomation/announcement', '/infomation/announcement/1024']

describe('a backend whose answers are no UTF-8', () => {
  it('leaves the pages that were read before as they were, and what is wrong is in log and health', async () => {
    for (const path of PAGES) expect((await site.get(path)).status).toBe(200)
    backend.breakWith(inGb18030)
    await site.advanceClock(CONTENT_STALE_MS + CONTENT_FRESH_MS)
    site.logs.length = 0
    for (const path of PAGES) {
      const response = await site.get(path)
      const html = await response.text()
      expect.soft(response.status, path).toBe(200)
      expect.soft(html, path).not.toContain('\uFFFD')
      expect.soft(html, path).toContain('信息更新于')
    }
    expect(site.logs.filter((line) => line.includes('not UTF-8'))).not.toEqual([])
    const health = await site.get('/ops/health', { Authorization: `Bearer ${OPS_TOKEN}` })
    expect((await health.json()).calls.ticketList.lastFailure).toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('not UTF-8'),
    })
  })

  it('has no page that nobody has read: 503', async () => {
    backend.breakWith(inGb18030)
    const { status, headers } = await site.get('/scenic/publicity')
    expect([status, headers.get('Retry-After')]).toEqual([503, '30'])
  })
})

it('a byte order mark before an answer changes nothing', async () => {
  backend.breakWith((answer) => `\uFEFF${JSON.stringify(answer)}`)
  await site.advanceClock(CONTENT_STALE_MS + CONTENT_FRESH_MS)
  const html = await (await site.get('/mall/ticket')).text()
  expect(html).not.toContain('信息更新于')
})
