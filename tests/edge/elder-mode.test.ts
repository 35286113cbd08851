import { afterAll, describe, expect, it } from 'vitest'
import { AGENTS } from '../support/addresses.ts'
import { startSite } from '../support/start-site.ts'

const site = await startSite()
afterAll(() => site.stop())

const FORM = 'application/x-www-form-urlencoded'

function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL('/elder', site.site), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'User-Agent': AGENTS.person, 'Content-Type': FORM, ...headers },
    body,
  })
}

describe('the form that turns large text on and off', () => {
  it('sets the cookie and redirects back to its page', async () => {
    const Referer = `${site.site.origin}/en/mall/hotel?page=2`
    const on = await post('elder=1', { Referer })
    expect(on.status).toBe(303)
    expect(on.headers.get('Location')).toBe('/en/mall/hotel?page=2')
    expect(on.headers.get('Set-Cookie')).toBe('elder=1; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(on.headers.get('Cache-Control')).toBe('no-store')
    const off = await post('elder=0', { Referer })
    expect(off.headers.get('Set-Cookie')).toMatch(/^elder=0; Max-Age=0/)
  })

  it('is accepted only from the site’s own pages, and only as a form', async () => {
    const accepted = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }
    expect((await post('elder=1', accepted)).status).toBe(303)
    const unread: [number, Record<string, string>][] = [
      [403, { Origin: 'https://evil.example' }],
      [403, { Origin: 'null' }],
      [415, { 'Content-Type': 'application/json' }],
    ]
    for (const [status, headers] of unread) {
      const refusal = await post('elder=1', headers)
      expect(refusal.status).toBe(status)
      expect(refusal.headers.get('Cache-Control')).toBe('no-store')
      // A refusal is a page with a link to the home page. Programs get the reason as JSON.
      expect(await refusal.text()).toMatch(new RegExp(`<h1>${status}</h1>`))
      const asJson = await post('elder=1', { ...headers, Accept: 'application/json' })
      expect(await asJson.json()).toMatchObject({ statusCode: status, message: expect.any(String) })
    }
    const read = await site.get('/elder')
    expect([read.status, read.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})

it('a page is the same with and without the cookie', async () => {
  const [plain, large] = await Promise.all(
    [{}, { Cookie: 'elder=1' }].map(async (headers) =>
      (await site.get('/mall/ticket', headers)).text(),
    ),
  )
  expect(large).toBe(plain)
})

it('the stylesheet for pages without script is empty without the cookie', async () => {
  const off = await site.get('/elder.css')
  expect(off.headers.get('Vary')).toContain('Cookie')
  expect(off.headers.get('Cache-Control')).toBe('private, no-cache')
  expect(await off.text()).toBe('')
  const on = await (await site.get('/elder.css', { Cookie: 'a=b; elder=1' })).text()
  expect(on).toMatch(/^@layer elder\{:root\{[^}]*font-size:137\.5%/)
  expect(on).not.toContain('data-elder')
  expect(on).not.toMatch(/:root\{font-size:250%/)
  const largest = await (await site.get('/elder.css', { Cookie: 'elder=1lb' })).text()
  expect(largest).toMatch(/:root\{font-size:250%/)
  expect(largest).toMatch(/:root:not\(\*\)\{font-size:187\.5%/)
  expect(await (await site.get('/elder.css', { Cookie: 'elder=1<!--' })).text()).toBe('')
})
