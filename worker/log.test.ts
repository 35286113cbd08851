import { Hono } from 'hono'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SITE_VARS } from '../tests/support/start-site.ts'
import { BackendError } from './upstream/call.ts'
import { everyAnswer } from './app.ts'
import { logFailure } from './log.ts'
import type { AppEnv } from './scope.ts'

const error = new BackendError('unreachable', 'GET /api/mall?id=7: HTTP 503')
const app = new Hono<AppEnv>().use(everyAnswer).get('/', (c) => {
  const scope = c.get('scope')
  Object.assign(scope.record, { route: 'hotels/detail', cache: 'miss' })
  logFailure(scope, error)
  return c.body(null, 503)
})

/** Collects the log instead of printing it. */
function holdLog() {
  return {
    log: vi.spyOn(console, 'log').mockReturnValue(),
    warn: vi.spyOn(console, 'warn').mockReturnValue(),
  }
}
afterEach(() => void vi.restoreAllMocks())

it('a failed call is logged once, and in the line of each request that waited for it', async () => {
  const { log, warn } = holdLog()
  await Promise.all([app.request('/', {}, SITE_VARS), app.request('/', {}, SITE_VARS)])
  expect(warn).toHaveBeenCalledOnce()
  const lines = log.mock.calls.map(([line]): unknown => JSON.parse(line))
  const line = { level: 'error', route: 'hotels/detail', failures: ['unreachable'] }
  expect(lines).toMatchObject([line, line])
})

describe('the data point of a request', () => {
  it('has its route as index, and its texts and numbers in the documented order', async () => {
    holdLog()
    const writeDataPoint = vi.fn<(point: unknown) => void>()
    await app.request('/', {}, { ...SITE_VARS, METRICS: { writeDataPoint } })
    expect(writeDataPoint).toHaveBeenCalledExactlyOnceWith({
      indexes: ['hotels/detail'],
      blobs: ['hotels/detail', 'miss', '503', 'unreachable'],
      doubles: [expect.any(Number), 503],
    })
  })

  it('does not prevent the response if it can’t be written', async () => {
    const { warn } = holdLog()
    const writeDataPoint = vi.fn<() => void>().mockThrow(new Error('the dataset is down'))
    const { status } = await app.request('/', {}, { ...SITE_VARS, METRICS: { writeDataPoint } })
    expect(status).toBe(503)
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('the dataset is down'))
  })
})
