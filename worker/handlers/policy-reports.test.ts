import { afterEach, describe, expect, it, vi } from 'vitest'
import { startInProcess } from '../../tests/support/site-in-process.ts'
import { SITE_ORIGIN } from '../../tests/support/start-site.ts'

const site = await startInProcess()
afterEach(() => void vi.restoreAllMocks())

const ADDRESS = `${SITE_ORIGIN}/policy-reports`
const TYPE = 'application/reports+json'
const BODY = {
  documentURL: `${SITE_ORIGIN}/en/mall/hotel/101?token=secret#secret`,
  effectiveDirective: 'require-trusted-types-for',
  blockedURL: 'trusted-types-sink',
  sourceFile: `${SITE_ORIGIN}/assets/entry-x.js`,
  lineNumber: 1,
  columnNumber: 8,
  sample: 'Element innerHTML|<b>secret',
}

/** Sends reports, each time in a different minute. Returns the status and the logged violations. */
async function send(
  body: unknown,
  { type = TYPE, headers = {} }: { type?: string; headers?: Record<string, string> } = {},
) {
  send.minute += 1
  vi.spyOn(Date, 'now').mockReturnValue(send.minute * 60_000)
  const warn = vi.spyOn(console, 'warn').mockReturnValue().mockClear()
  const { status } = await site.fetch(
    new Request(ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
  const logged = warn.mock.calls.map(([line]) => JSON.parse(String(line)))
  return { status, logged, text: JSON.stringify(logged) }
}
send.minute = 30_000_000

const reportOf = (body: object, type = 'csp-violation') => ({ type, age: 1, url: '', body })

describe('a violation report', () => {
  it('is logged with page, directive, function and position', async () => {
    const { status, logged, text } = await send([reportOf(BODY)])
    expect(status).toBe(204)
    expect(logged).toMatchObject([
      {
        level: 'warn',
        failure: 'policy',
        page: 'hotels/detail',
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        sink: 'Element innerHTML',
        at: '/assets/entry-x.js:1:8',
      },
    ])
    expect(text).not.toContain('secret')
  })

  it('contains no path of another site, of a preview or of a sample', async () => {
    const { logged, text } = await send([
      reportOf({
        ...BODY,
        documentURL: `${SITE_ORIGIN}/preview/secret/mall/hotel/101`,
        effectiveDirective: 'img-src',
        blockedURL: 'https://img.example/secret.jpg',
        sourceFile: 'https://evil.test/secret.js',
        sample: 'secret',
      }),
    ])
    expect(logged).toMatchObject([{ page: 'none', blocked: 'https://img.example' }])
    expect(logged[0]).not.toHaveProperty('at')
    expect(text).not.toContain('secret')
  })

  it('is logged once a minute, with at most twenty reports in total', async () => {
    expect((await send([reportOf(BODY), reportOf(BODY)])).logged).toHaveLength(1)
    const many = Array.from({ length: 30 }, (_, lineNumber) => reportOf({ ...BODY, lineNumber }))
    expect((await send(many)).logged).toHaveLength(20)
  })

  it.each([
    ['an extension', [reportOf({ ...BODY, sourceFile: 'chrome-extension://x/y.js' })]],
    ['another kind', [reportOf(BODY, 'deprecation')]],
    ['a directive with a line break', [reportOf({ ...BODY, effectiveDirective: 'a\nb' })]],
    ['no list', reportOf(BODY)],
    ['no JSON', '{'],
    ['nothing', ''],
  ])('is ignored if it is %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 204, logged: [] })
  })

  it('is rejected if it is from another site, of another type, or above 32 KiB', async () => {
    const report = [reportOf(BODY)]
    const statuses = [
      await send(report, { headers: { Origin: 'https://evil.test' } }),
      await send(report, { headers: { 'Sec-Fetch-Site': 'cross-site' } }),
      await send(report, { type: 'text/plain' }),
      await send(`[${' '.repeat(32 * 1024)}]`),
      await send(`[${' '.repeat(32 * 1024 - 2)}]`),
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 415, 413, 204])
  })
})

it('methods other than POST are rejected', async () => {
  const response = await site.get('/policy-reports')
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
})
