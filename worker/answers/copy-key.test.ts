import { describe, expect, it } from 'vitest'
import { copyKey, isShared } from './copy-key.ts'

describe('the key of a copy', () => {
  it('is the same for the same input in any order', () => {
    const body = { page: 1, type: 'news', category: undefined, languageId: 1 }
    expect(copyKey('messageList', { body })).toBe('messageList:languageId=1&page=1&type=news')
    expect(copyKey('messageList', { body: { type: 'news', languageId: 1, page: 1 } })).toBe(
      copyKey('messageList', { body }),
    )
  })

  it('differs for other input, and no input can imitate the key of another', () => {
    expect(copyKey('goodsDetail', { query: { id: '1&languageId=2' } })).not.toBe(
      copyKey('goodsDetail', { query: { id: '1', languageId: '2' } }),
    )
  })
})

describe('a shared call', () => {
  it('is one whose only input is the language', () => {
    expect(isShared({ params: { languageId: '1' } })).toBe(true)
    expect(isShared({ query: { languageId: '1' } })).toBe(true)
    expect(isShared({ query: { languageId: '1', id: '7' } })).toBe(false)
    expect(isShared({})).toBe(false)
  })
})
