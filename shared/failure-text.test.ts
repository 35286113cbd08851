import { describe, expect, it } from 'vitest'
import { failureText } from './failure-text.ts'

const NETWORK = '网络服务异常，请重新加载或联系客服'
const SYSTEM = '系统异常'

describe('failureText', () => {
  it.each(['unreachable', 'malformed'] as const)(
    'speaks of the network when the backend is %s',
    (kind) => {
      expect(failureText('zh', { kind })).toBe(NETWORK)
      expect(failureText('en', { kind })).toMatch(/^Network service error/)
    },
  )

  it('does not show the message of an answer that was not usable', () => {
    expect(failureText('zh', { kind: 'malformed', msg: 'stack trace' })).toBe(NETWORK)
  })

  it.each(['zh', 'en'] as const)(
    'shows a refusal in the backend’s words, on the %s site too',
    (language) => {
      expect(failureText(language, { kind: 'refused', msg: '内容不存在' })).toBe('内容不存在')
      expect(failureText(language, { kind: 'refused', msg: ' Not found\n' })).toBe('Not found')
    },
  )

  it.each([undefined, '', ' \n '])(
    'shows its own text for a refusal whose message is %j',
    (msg) => {
      expect(failureText('zh', { kind: 'refused', msg })).toBe(SYSTEM)
      expect(failureText('en', { kind: 'refused', msg })).toBe('System error')
    },
  )
})
