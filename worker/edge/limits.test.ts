import { describe, expect, it, vi } from 'vitest'
import { LIMITER_DEADLINE_MS } from '../../client/shared/constants.ts'
import { type Limiter, mayGoOn } from './limits.ts'

describe('mayGoOn', () => {
  it.each([true, false])('says %s when the limiter does, by the key alone', async (success) => {
    const limit = vi.fn<Limiter['limit']>(async () => ({ success }))
    expect(await mayGoOn({ limit }, 'someone')).toBe(success)
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: 'someone' })
  })

  it('throws when the limiter throws', async () => {
    await expect(
      mayGoOn({ limit: () => Promise.reject(new Error('broken')) }, 'someone'),
    ).rejects.toThrow('broken')
  })

  it('throws when the limiter says nothing of use', async () => {
    await expect(mayGoOn({ limit: async () => JSON.parse('{}') }, 'someone')).rejects.toThrow(
      'said nothing',
    )
  })

  it('throws when the limiter hangs', async () => {
    vi.useFakeTimers()
    const asked = mayGoOn({ limit: () => new Promise(() => undefined) }, 'someone')
    await Promise.all([
      expect(asked).rejects.toThrow('timed out'),
      vi.advanceTimersByTimeAsync(LIMITER_DEADLINE_MS),
    ])
    vi.useRealTimers()
  })
})
