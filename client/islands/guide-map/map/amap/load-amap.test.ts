import { describe, expect, it } from 'vitest'
import { AmapTimeout, failureOf } from './load-amap.ts'

describe('failureOf', () => {
  it.each([
    '请填写key',
    '禁止多种API加载方式混用',
    '多个不一致的 key',
    '不允许多个版本 JSAPI 混用',
  ])('returns the loader’s message: %s', (text) =>
    expect(failureOf(text)).toEqual({ kind: 'told', text }),
  )

  it('detects by its error event that a script could not be loaded', () => {
    expect(failureOf(new Event('error'))).toEqual({ kind: 'script', text: '' })
  })

  it('detects by an empty message that an earlier load failed', () => {
    expect(failureOf('')).toEqual({ kind: 'previous', text: '' })
  })

  it('detects a timeout', () => {
    expect(failureOf(new AmapTimeout())).toEqual({ kind: 'timeout', text: '' })
  })

  it('returns the message of AMap, or a script error without a message', () => {
    expect(failureOf({ info: 'INVALID_USER_KEY' })).toEqual({
      kind: 'told',
      text: 'INVALID_USER_KEY',
    })
    expect(failureOf(new Error('Map container is empty'))).toEqual({
      kind: 'told',
      text: 'Map container is empty',
    })
    expect(failureOf({})).toEqual({ kind: 'script', text: '' })
  })
})
