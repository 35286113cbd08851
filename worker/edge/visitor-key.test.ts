import { describe, expect, it } from 'vitest'
import { visitorKey } from './visitor-key.ts'

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
