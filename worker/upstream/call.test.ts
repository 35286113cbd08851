import { describe, expect, it } from 'vitest'
import { callOf } from './call.ts'

describe('the key of a call', () => {
  it('does not depend on the order of the input', () => {
    const body = { page: 1, type: 'news', category: undefined, languageId: 1 }
    const { key } = callOf('messageList', { body })
    expect(key).toBe('messageList:languageId=1&page=1&type=news')
    expect(callOf('messageList', { body: { type: 'news', languageId: 1, page: 1 } }).key).toBe(key)
  })

  it('differs for different input, which cannot imitate another key', () => {
    expect(callOf('goodsDetail', { query: { id: '1&languageId=2' } }).key).not.toBe(
      callOf('goodsDetail', { query: { id: '1', languageId: '2' } }).key,
    )
  })
})

describe('a call', () => {
  it('is shared if its only input is the language', () => {
    expect(callOf('menu', { params: { languageId: '1' } }).isShared).toBe(true)
    expect(callOf('hotelCategories', { query: { languageId: '1' } }).isShared).toBe(true)
    expect(callOf('goodsDetail', { query: { languageId: '1', id: '7' } }).isShared).toBe(false)
    expect(callOf('captcha', {}).isShared).toBe(false)
  })

  it('has the language in its input, as text or number, and Chinese by default', () => {
    expect(callOf('menu', { params: { languageId: '2' } }).language).toBe('en')
    expect(callOf('pointList', { body: { languageId: 2 } }).language).toBe('en')
    expect(callOf('menu', { params: { languageId: '1' } }).language).toBe('zh')
    expect(callOf('captcha', {}).language).toBe('zh')
  })
})
