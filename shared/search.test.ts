import { describe, expect, it } from 'vitest'
import { search } from './search.ts'

describe('search', () => {
  it('keeps the order of the keys', () => {
    expect(search({ b: '1', a: 2 })).toBe('?b=1&a=2')
  })

  it('omits keys without a value, and the question mark if no key is left', () => {
    expect(search({ page: undefined, category: 'tea' })).toBe('?category=tea')
    expect(search({ page: undefined })).toBe('')
    expect(search()).toBe('')
  })

  it('encodes characters that would end a value', () => {
    expect(search({ q: '茶 &=#' })).toBe('?q=%E8%8C%B6%20%26%3D%23')
  })
})
