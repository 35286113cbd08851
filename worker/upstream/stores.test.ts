import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeClock } from '../../tests/support/fake-clock.ts'
import { callOf, parseAnswer } from './call.ts'
import { STORE_DEADLINE_MS } from '../limits.ts'
import { DEFAULT_READING } from '../../contract/check.ts'
import { AnswerCache, type Kv } from './cache.ts'
import { type Namespace, StoreFailures } from './stores.ts'

const MINUTE_MS = 60_000
const CALL = callOf('hotelCategories', { query: { languageId: '1' } })
const NOW = 1_800_000_000_000

const warn = vi.spyOn(console, 'warn')
const parse: Kv['parse'] = (call, text) =>
  parseAnswer(call, text, { mapping: {}, reading: DEFAULT_READING })
const logged = () => warn.mock.calls.map(([line]): unknown => JSON.parse(String(line)))
beforeEach(() => {
  warn.mockReset()
  fakeClock(NOW)
})
afterEach(() => void vi.useRealTimers())

/** Returns a KV cache in an isolate that has already read the purges (there are none). */
function kvOf(get: Namespace['get'], put: Namespace['put'] = async () => {}) {
  const cache = new AnswerCache()
  const kv = { namespace: { get, put }, prefix: '', parse }
  return {
    failures: cache.failures,
    read: async () => {
      await cache.purges.check({ get: async () => null, put: async () => {} })
      return cache.lookUp(CALL, kv)
    },
    write: () => cache.store(CALL, answer, kv),
  }
}

const down = () => Promise.reject(new Error('down'))
const throwing = () => {
  throw new TypeError('not a function')
}
const hanging = () => new Promise<never>(() => {})
const text = JSON.stringify({ code: 0, data: { list: [] } })
const answer = { storedAt: NOW, text, data: { list: [] }, isMissing: false }

describe('failures of a store', () => {
  it.each([
    ['KV rejects', kvOf(down), { 'KV throws': 1 }],
    ['KV throws', kvOf(throwing), { 'KV throws': 1 }],
    ['KV holds no answer', kvOf(async () => `yesterday\n${text}`), { 'KV garbage': 1 }],
    [
      'KV holds another call’s answer',
      kvOf(async () => `${NOW}\n{"code":0,"data":7}`),
      { 'KV garbage': 1 },
    ],
  ])('are logged if a read fails because %s', async (_what, { failures, read }, counts) => {
    expect(await read()).toBeUndefined()
    expect(failures.counts).toEqual(counts)
    expect(logged()).toMatchObject([{ level: 'warn', failure: 'store' }])
  })

  it.each([['KV', kvOf(hanging), { 'KV is late': 1 }]])(
    'are counted and logged if %s does not respond',
    async (_what, { failures, read }, counts) => {
      vi.useFakeTimers()
      const reading = read()
      await vi.advanceTimersByTimeAsync(STORE_DEADLINE_MS)
      expect(await reading).toBeUndefined()
      expect(failures.counts).toEqual(counts)
      expect(logged()).toHaveLength(1)
    },
  )

  it.each([['KV', kvOf(async () => null, down), { 'KV throws': 1 }]])(
    'are counted and logged if %s rejects a write',
    async (_what, { failures, write }, counts) => {
      await write()
      expect(failures.counts).toEqual(counts)
      expect(logged()).toHaveLength(1)
    },
  )

  it('are logged with the error message, to reveal errors in this code', async () => {
    await kvOf(throwing).read()
    expect(logged()).toMatchObject([
      { store: 'KV', how: 'throws', message: 'TypeError: not a function', count: 1 },
    ])
  })

  it.each([
    ['KV is empty', kvOf(async () => null)],
    ['what KV holds is too old', kvOf(async () => `1\n${text}`)],
  ])('are not counted if %s', async (_what, { failures, read }) => {
    expect(await read()).toBeUndefined()
    expect(failures.counts).toEqual({})
    expect(logged()).toEqual([])
  })

  it('are logged at most once a minute for each store and kind, but always counted', () => {
    const clock = fakeClock(NOW)
    const failures = new StoreFailures()
    const fail = () => {
      failures.note('KV', 'throws', 'down')
      failures.note('KV', 'is late', 'slow')
      failures.note('limiter', 'throws', 'down')
    }
    fail()
    fail()
    clock.now += MINUTE_MS - 1
    fail()
    expect(logged()).toHaveLength(3)
    clock.now += 1
    fail()
    expect(logged()).toHaveLength(6)
    expect(logged().at(-1)).toMatchObject({ store: 'limiter', how: 'throws', count: 4 })
    expect(failures.counts).toEqual({ 'KV throws': 4, 'KV is late': 4, 'limiter throws': 4 })
  })

  it('are logged again after a clock that was ahead is corrected', () => {
    const clock = fakeClock(NOW + 24 * 60 * MINUTE_MS)
    const failures = new StoreFailures()
    failures.note('KV', 'throws', 'down')
    clock.now = NOW
    failures.note('KV', 'throws', 'down')
    expect(logged()).toHaveLength(2)
  })
})
