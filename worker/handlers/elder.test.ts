import { describe, expect, it } from 'vitest'
import { ownPath } from './elder.ts'

const HERE = 'https://www.yunxiu.example/elder'

describe('ownPath', () => {
  it.each([
    ['/mall/hotel?page=2', '/mall/hotel?page=2'],
    ['https://www.yunxiu.example/en', '/en'],
    ['', '/elder'],
  ])('leads from %j back to %j', (address, path) => {
    expect(ownPath(address, HERE)).toBe(path)
  })

  it.each([
    'https://evil.test/',
    '//evil.test',
    '/\\evil.test',
    '/.//evil.test',
    '/..//evil.test/x',
    'javascript:alert(1)',
    'https://www.yunxiu.example:444/',
    'http://www.yunxiu.example/',
    'https://[',
  ])('leads from %j home', (address) => {
    expect(ownPath(address, HERE)).toBe('/')
  })
})
