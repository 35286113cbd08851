import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Limiter, isWithinLimit, visitorKey } from './rate-limits.ts'

afterEach(() => void vi.useRealTimers())

describe('isWithinLimit', () => {
  it.each([true, false])(
    'returns %s when the limiter does, asked with nothing but the key',
    async (success) => {
      const limit = vi.fn<Limiter['limit']>(async () => ({ success }))
      expect(await isWithinLimit({ limit }, 'someone')).toBe(success)
      expect(limit).toHaveBeenCalledExactlyOnceWith({ key: 'someone' })
    },
  )

  it('throws when the limiter throws', async () => {
    await expect(
      isWithinLimit({ limit: () => Promise.reject(new Error('broken')) }, 'someone'),
    ).rejects.toThrow('broken')
  })

  it('throws when the limiter’s answer is unusable', async () => {
    await expect(isWithinLimit({ limit: async () => JSON.parse('{}') }, 'someone')).rejects.toThrow(
      'said nothing',
    )
  })

  it('throws when the limiter hangs for half a second', async () => {
    vi.useFakeTimers()
    const ended = vi.fn<(error: unknown) => void>()
    const asked = isWithinLimit({ limit: () => new Promise(() => undefined) }, 'someone').catch(
      ended,
    )
    await vi.advanceTimersByTimeAsync(499)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await asked
    expect(ended).toHaveBeenCalledExactlyOnceWith(new Error('the limiter timed out'))
  })
})

function keyOf(address: string): string | undefined {
  return visitorKey(new Headers({ 'CF-Connecting-IP': address }))
}

describe('visitorKey', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
    ['::', '0:0:0:0'],
  ])('of %s is %s', (address, key) => {
    expect(keyOf(address)).toBe(key)
  })

  it.each(['', ' '])('is undefined where no address is given (case %#)', (address) => {
    expect(keyOf(address)).toBeUndefined()
  })

  it('is undefined without the header, whatever other headers say', () => {
    expect(visitorKey(new Headers({ 'X-Forwarded-For': '203.0.113.7' }))).toBeUndefined()
  })
})
