import { describe, expect, it } from 'vitest'
import { hasSettled } from './await.tsx'

describe('hasSettled', () => {
  it('is true for a settled promise', async () => {
    expect(await hasSettled(Promise.resolve(undefined))).toBe(true)
  })

  it('is false for a pending promise, without waiting for it', async () => {
    expect(await hasSettled(Promise.withResolvers().promise)).toBe(false)
  })

  it('throws the error of a rejected promise', async () => {
    await expect(hasSettled(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  })
})
