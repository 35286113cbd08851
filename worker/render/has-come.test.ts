import { describe, expect, it } from 'vitest'
import { hasCome } from './has-come.ts'

describe('hasCome', () => {
  it('is true of a promise that has settled', async () => {
    expect(await hasCome(Promise.resolve(undefined))).toBe(true)
  })

  it('is false of one that is pending, without waiting for it', async () => {
    expect(await hasCome(Promise.withResolvers().promise)).toBe(false)
  })

  it('throws what a promise was rejected with', async () => {
    await expect(hasCome(Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  })
})
