import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Limiter, isWithinLimit } from './rate-limits.ts'

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
