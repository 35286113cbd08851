import { describe, expect, it } from 'vitest'
import { proxiesOf, readArrival } from './forwarded.ts'

const PEER = '::ffff:192.0.2.1'

function arrival(headers: HeadersInit, proxies = 1) {
  return readArrival({ headers: new Headers(headers), peer: PEER, proxies })
}

describe('the address of the visitor', () => {
  it.each([
    [0, '203.0.113.7', '192.0.2.1'],
    [1, '203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1,203.0.113.7', '203.0.113.7'],
    [1, '198.51.100.1, 203.0.113.7, ', '203.0.113.7'],
    [1, '203.0.113.7:4711', '203.0.113.7'],
    [1, '::ffff:203.0.113.7', '203.0.113.7'],
    [1, '[2001:db8::9]:443', '2001:db8:0:0:0:0:0:9'],
    [2, '198.51.100.1, 203.0.113.7, 10.0.0.1', '203.0.113.7'],
    [3, '198.51.100.1, 203.0.113.7, 10.0.0.1, 10.0.0.2', '203.0.113.7'],
    // With fewer addresses than proxies, the request did not pass all proxies.
    [3, '203.0.113.7', '203.0.113.7'],
    [1, '', '192.0.2.1'],
    [1, ',', '192.0.2.1'],
    [1, 'unknown', '192.0.2.1'],
    [1, '203.0.113.7, _hidden', '192.0.2.1'],
  ])('behind %i proxies, from %j, is %s', (proxies, list, visitor) => {
    expect(arrival({ 'X-Forwarded-For': list }, proxies).visitor).toBe(visitor)
  })

  it('is read from several header lines as from one', () => {
    const lines = new Headers([
      ['X-Forwarded-For', '198.51.100.1'],
      ['X-Forwarded-For', '203.0.113.7, 10.0.0.1'],
    ])
    expect(arrival(lines, 2).visitor).toBe('203.0.113.7')
  })

  it('is undefined if there is no address', () => {
    const { visitor } = readArrival({ headers: new Headers(), peer: undefined, proxies: 0 })
    expect(visitor).toBeUndefined()
  })
})

describe('the protocol', () => {
  it.each([
    ['https', true],
    ['HTTPS', true],
    ['https,http', true],
    ['https , http', true],
    [', https', true],
    ['http,https', false],
    ['http', false],
    ['httpsx', false],
    ['', false],
  ])('%j is secure: %s', (list, isSecure) => {
    expect(arrival({ 'X-Forwarded-Proto': list }).isSecure).toBe(isSecure)
    expect(arrival({ 'X-Forwarded-Proto': list }, 0).isSecure).toBe(false)
  })

  it('is read from several header lines as from one', () => {
    const lines = new Headers([
      ['X-Forwarded-Proto', 'https'],
      ['X-Forwarded-Proto', 'http'],
    ])
    expect(arrival(lines).isSecure).toBe(true)
  })
})

describe('the host', () => {
  it.each([
    ['www.shore.example', 'www.shore.example'],
    ['www.shore.example:8443, cdn.example', 'www.shore.example:8443'],
    ['[2001:db8::9]:443', '[2001:db8::9]:443'],
    ['www.shore.example/evil', undefined],
    ['user@evil.test', undefined],
    ['', undefined],
  ])('%j is read as %s', (list, host) => {
    expect(arrival({ 'X-Forwarded-Host': list }).host).toBe(host)
    expect(arrival({ 'X-Forwarded-Host': list }, 0).host).toBeUndefined()
  })
})

describe('BEHIND_PROXY', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['false', 0],
    ['0', 0],
    ['true', 1],
    ['1', 1],
    ['3', 3],
  ])('%j means %i', (setting, proxies) => {
    expect(proxiesOf(setting)).toBe(proxies)
  })

  it.each(['yes', 'TRUE', '-1', '1.5', 'true,true'])('%j is refused', (setting) => {
    expect(() => proxiesOf(setting)).toThrow('BEHIND_PROXY: must be')
  })
})
