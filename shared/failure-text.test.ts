import { describe, expect, it } from 'vitest'
import { intlOf } from '../worker/render/intl.ts'
import { failureText } from './failure-text.ts'

const CHINESE = intlOf('zh')
const ENGLISH = intlOf('en')
const NETWORK = '网络服务异常，请重新加载或联系客服'
const SYSTEM = '系统异常'

describe('failureText', () => {
  it.each(['unreachable', 'malformed'] as const)(
    'returns the network error for the kind %s',
    (kind) => {
      expect(failureText(CHINESE, { kind })).toBe(NETWORK)
      expect(failureText(ENGLISH, { kind })).toMatch(/^Network service error/)
    },
  )

  it('does not show the message of a malformed response', () => {
    expect(failureText(CHINESE, { kind: 'malformed', msg: 'stack trace' })).toBe(NETWORK)
  })

  it.each([CHINESE, ENGLISH])(
    'returns the backend’s message of a refused request in $locale',
    (intl) => {
      expect(failureText(intl, { kind: 'refused', msg: '内容不存在' })).toBe('内容不存在')
      expect(failureText(intl, { kind: 'refused', msg: ' Not found\n' })).toBe('Not found')
    },
  )

  it.each([undefined, '', ' \n '])('returns its own text if the message is %j', (msg) => {
    expect(failureText(CHINESE, { kind: 'refused', msg })).toBe(SYSTEM)
    expect(failureText(ENGLISH, { kind: 'refused', msg })).toBe('System error')
  })
})
