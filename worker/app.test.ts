import { expect, it, vi } from 'vitest'
import { SITE_VARS } from '../tests/support/start-site.ts'
import { app } from './app.ts'
import { CAPTCHA_PATH } from '../shared/constants.ts'
import { captcha } from './handlers/captcha.ts'
import { pageCache } from './page-cache/store.ts'

vi.mock(import('./handlers/captcha.ts'), () => ({ captcha: vi.fn<typeof captcha>() }))

const lines = { error: vi.spyOn(console, 'error'), log: vi.spyOn(console, 'log') }

/** Returns the response to a request for `path`, and the lines that it logged. */
async function ask(path: string) {
  for (const each of Object.values(lines)) each.mockClear().mockReturnValue()
  const { status, headers } = await app.request(path, {}, SITE_VARS)
  const [errors, requests] = [lines.error, lines.log].map(({ mock }) =>
    mock.calls.map(([line]): unknown => JSON.parse(line)),
  )
  return { status, headers: Object.fromEntries(headers), errors, requests }
}

/** Returns the error response and the log lines that a failure with this cause must have. */
function failure(cause: string) {
  const requestId = expect.stringMatching(/^[\w-]+$/)
  return {
    status: 500,
    headers: {
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': requestId,
    },
    errors: [{ requestId, status: 500, cause: expect.stringContaining(cause) }],
    requests: [{ level: 'error', requestId, status: 500 }],
  }
}

it.each([
  ['an error', new TypeError('no list'), 'TypeError: no list'],
  ['a text', 'no list', 'no list'],
  ['nothing', undefined, '[object Undefined]'],
  ['null', null, '[object Null]'],
  ['an object', { list: [] }, '[object Object]'],
  ['an object without a text', Object.create(null), '[object Object]'],
  ['a response', new Response('no list'), '[object Response]'],
])('returns the error page and logs the cause if a handler throws %s', async (_, thrown, cause) => {
  vi.mocked(captcha).mockThrow(thrown)
  expect(await ask(CAPTCHA_PATH)).toMatchObject(failure(cause))
  vi.mocked(captcha).mockReset().mockRejectedValue(thrown)
  expect(await ask(CAPTCHA_PATH)).toMatchObject(failure(cause))
})

it('returns the error page if reading a cached page throws', async () => {
  vi.spyOn(pageCache, 'fromMemory').mockThrow(new RangeError('the memory is gone'))
  expect(await ask('/en/mall/ticket')).toMatchObject(failure('RangeError: the memory is gone'))
})
