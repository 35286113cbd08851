import { describe, expect, it } from 'vitest'
import { hasSettled } from './await.tsx'

describe('hasSettled', () => {
  it('is true of a promise that has settled', async () => {
    expect(await hasSettled(Promise.resolve(undefined))).toBe(true)
  })

  it('is false of one that is pending, without waiting for it', async () => {
    expect(await hasSettled(Promise.withResolvers().promise)).toBe(false)
  })

  it('throws what a promise was rejected with', async () => {
    await expect(hasSettled(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  })
})
