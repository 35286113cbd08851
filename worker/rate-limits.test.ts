import { afterEach, describe, expect, it, vi } from 'vitest'
import { StoreFailures } from './answers/store-failures.ts'
import { type Limiter, isWithinLimit, siteKey, visitorKey } from './rate-limits.ts'

vi.mock(import('./render/build.ts'), () => import('../tests/support/made-build.ts'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('isWithinLimit', () => {
  it.each([true, false])(
    'returns %s when the limiter does, asked with nothing but the key',
    async (success) => {
      const limit = vi.fn<Limiter['limit']>(async () => ({ success }))
      expect(await isWithinLimit({ limit }, 'someone')).toBe(success)
      expect(limit).toHaveBeenCalledExactlyOnceWith({ key: 'someone' })
    },
  )

  it.each([
    ['throws', 'limiter throws', () => Promise.reject(new Error('broken'))],
    ['says nothing', 'limiter garbage', async () => JSON.parse('{}')],
    ['answers nothing', 'limiter garbage', async () => JSON.parse('null')],
  ])('throws when the limiter %s, which is counted', async (_what, counted, limit) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failures = new StoreFailures()
    await expect(isWithinLimit({ limit }, 'someone', failures)).rejects.toThrow(
      'the limiter failed',
    )
    expect(failures.counts).toEqual({ [counted]: 1 })
  })

  it('throws when the limiter hangs for half a second', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failures = new StoreFailures()
    const ended = vi.fn<(error: unknown) => void>()
    const limiter = { limit: () => new Promise<never>(() => undefined) }
    const asked = isWithinLimit(limiter, 'someone', failures).catch(ended)
    await vi.advanceTimersByTimeAsync(499)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(ended).toHaveBeenCalledExactlyOnceWith(new Error('the limiter failed'))
    expect(failures.counts).toEqual({ 'limiter is late': 1 })
  })
})

function keyOf(address: string): string | undefined {
  return visitorKey(new Headers({ 'CF-Connecting-IP': address }))
}

describe('visitorKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
  ])('of %s is %s', (address, key) => {
    expect(keyOf(address)).toBe(key)
  })

  it.each(['', ' ', 'unknown'])('is undefined where no address is given (case %#)', (address) => {
    expect(keyOf(address)).toBeUndefined()
  })

  it('is undefined without the header, whatever other headers say', () => {
    expect(visitorKey(new Headers({ 'X-Forwarded-For': '203.0.113.7' }))).toBeUndefined()
  })
})

const siteOf = (address: string) => siteKey(new Headers({ 'CF-Connecting-IP': address }))

describe('siteKey', () => {
  it('is the same for all networks of a /48, and another for the next', () => {
    expect(siteOf('2001:db8:1:2::9')).toBe('2001:db8:1')
    expect(siteOf('2001:db8:1:ffff::')).toBe('2001:db8:1')
    expect(siteOf('2001:db8:2::')).toBe('2001:db8:2')
  })

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '64:ff9b::cb00:7107', '', 'unknown'])(
    'is undefined for %j',
    (address) => {
      expect(siteOf(address)).toBeUndefined()
    },
  )
})
