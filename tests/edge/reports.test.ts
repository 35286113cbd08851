import { afterAll, expect, it } from 'vitest'
import { startSite } from '../support/start-site.ts'

const OPS_TOKEN = 'a-token-for-tests-only'

const site = await startSite({ vars: { OPS_TOKEN } })
const closed = await startSite()
afterAll(() => Promise.all([site.stop(), closed.stop()]))

const CLOSED = { facility: 'island-boat', state: 'closed', note: { zh: '大风', en: 'wind' } }

function report(body: unknown, token = OPS_TOKEN, at = `${site.site.origin}/ops/today`) {
  return fetch(at, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const boatOn = async (path: string) => {
  const page = await site.getPage(path)
  return page.text(page.all('dl')[0] ?? page.one('main'))
}

it('a report is seen on the next page, though the one before was in the cache', async () => {
  await site.untilKept('/')
  await site.untilKept('/en')
  const answer = await report(CLOSED)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { reported: 'island-boat', isEverywhere: true },
  ])
  expect(await boatOn('/')).toContain('停运大风')
  expect(await boatOn('/en')).toContain('wind')
  expect((await report({ ...CLOSED, state: 'clear' })).status).toBe(200)
  expect(await boatOn('/')).not.toContain('大风')
})

it.each([
  ['{', 400],
  [{ ...CLOSED, facility: 'tram' }, 400],
  [{ ...CLOSED, until: '2020-01-01T00:00' }, 400],
  [{ ...CLOSED, note: { zh: 'x'.repeat(5000) } }, 413],
])('%j is refused with a sentence', async (body, status) => {
  const answer = await report(body)
  expect(answer.status).toBe(status)
  expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[\w ]+: /) })
})

it('nobody reports without the token, nor the backend behind the site', async () => {
  expect((await report(CLOSED, 'a-token-for-tests-onl')).status).toBe(401)
  expect((await report(CLOSED, 'no', `${site.backend.origin}/reports`)).status).toBe(401)
  expect((await report(CLOSED, OPS_TOKEN, `${closed.site.origin}/ops/today`)).status).toBe(404)
  expect((await report(CLOSED, '', `${closed.backend.origin}/reports`)).status).toBe(404)
  expect(await boatOn('/')).not.toContain('大风')
})
