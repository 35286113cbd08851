import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoreFailures } from './upstream/stores.ts'
import { type Limiter, isWithinLimit, networkKey, SharedLimit, visitorKey } from './rate-limits.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('isWithinLimit', () => {
  it.each([true, false])('returns %s if the limiter does, for the given key', async (success) => {
    const limit = vi.fn<Limiter['limit']>(async () => ({ success }))
    expect(await isWithinLimit({ limit }, 'someone')).toBe(success)
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: 'someone' })
  })

  it.each([
    ['throws', 'limiter throws', () => Promise.reject(new Error('broken'))],
    ['returns an invalid result', 'limiter garbage', async () => JSON.parse('{}')],
    ['returns null', 'limiter garbage', async () => JSON.parse('null')],
  ])('throws if the limiter %s, and counts the failure', async (_what, counted, limit) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failures = new StoreFailures()
    await expect(isWithinLimit({ limit }, 'someone', failures)).rejects.toThrow(
      'the limiter failed',
    )
    expect(failures.counts).toEqual({ [counted]: 1 })
  })

  it('throws if the limiter does not respond within half a second', async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failures = new StoreFailures()
    const ended = vi.fn<(error: unknown) => void>()
    const limiter = { limit: () => new Promise<never>(() => undefined) }
    const pageRequest = isWithinLimit(limiter, 'someone', failures).catch(ended)
    await vi.advanceTimersByTimeAsync(499)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await pageRequest
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

  it.each(['', ' ', 'unknown'])('is undefined without a valid address (case %#)', (address) => {
    expect(keyOf(address)).toBeUndefined()
  })

  it('is undefined without the header, regardless of other headers', () => {
    expect(visitorKey(new Headers({ 'X-Forwarded-For': '203.0.113.7' }))).toBeUndefined()
  })
})

const networkOf = (address: string) => networkKey(new Headers({ 'CF-Connecting-IP': address }))

describe('networkKey', () => {
  it('is the same within a /48 network, and different for the next one', () => {
    expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1')
    expect(networkOf('2001:db8:1:ffff::')).toBe('2001:db8:1')
    expect(networkOf('2001:db8:2::')).toBe('2001:db8:2')
  })

  it.each(['203.0.113.7', '::ffff:203.0.113.7', '64:ff9b::cb00:7107', '', 'unknown'])(
    'is undefined for %j',
    (address) => {
      expect(networkOf(address)).toBeUndefined()
    },
  )
})

/** Returns a limiter like Cloudflare's, which counts by the minute. */
function limiterOf(limit: number): Limiter {
  const counts = new Map<number, number>()
  return {
    limit: async () => {
      const minute = Math.floor(Date.now() / 60_000)
      const count = (counts.get(minute) ?? 0) + 1
      counts.set(minute, count)
      return { success: count <= limit }
    },
  }
}

/** Takes a slot for each proof, then settles all slots. Returns how many requests got a slot. */
async function send(shared: SharedLimit, limiter: Limiter, proofs: (string | undefined)[]) {
  const places = await Promise.all(proofs.map(() => shared.take(limiter)))
  for (const [n, place] of places.entries())
    if (place !== undefined) shared.settle(place, proofs[n])
  return places.filter((place) => place !== undefined).length
}

describe('SharedLimit', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 600_000, toFake: ['Date'] }))

  const unproven = Array.from({ length: 4 }, () => undefined)

  it('allows as many genuine requests as the limiter', async () => {
    const [shared, limiter] = [new SharedLimit(), limiterOf(5)]
    expect(await send(shared, limiter, ['a', 'b', 'c'])).toBe(3)
    expect(await send(shared, limiter, ['d', 'e', 'f'])).toBe(2)
    expect(await send(shared, limiter, ['g'])).toBe(0)
  })

  it('is not used up by requests without a proof', async () => {
    const [shared, limiter] = [new SharedLimit(), limiterOf(5)]
    for (let n = 0; n < 20; n += 1) expect(await send(shared, limiter, unproven)).toBe(4)
    expect(await send(shared, limiter, ['a', 'b', 'c', 'd', 'e', 'f'])).toBe(5)
  })

  it('counts a repeated request only once', async () => {
    const [shared, limiter] = [new SharedLimit(), limiterOf(5)]
    for (let n = 0; n < 20; n += 1) expect(await send(shared, limiter, ['same'])).toBe(1)
    expect(await send(shared, limiter, ['a', 'b', 'c', 'd', 'e'])).toBe(4)
  })

  it('does not reuse a slot after its minute', async () => {
    const [shared, limiter] = [new SharedLimit(), limiterOf(5)]
    vi.setSystemTime(659_999)
    await send(shared, limiter, unproven)
    vi.setSystemTime(660_000)
    expect(await send(shared, limiter, ['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe(5)
  })

  it('throws if the limiter fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const broken = { limit: () => Promise.reject(new Error('broken')) }
    await expect(new SharedLimit().take(broken, new StoreFailures())).rejects.toThrow('failed')
  })
})
