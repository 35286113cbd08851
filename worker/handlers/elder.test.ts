import { describe, expect, it } from 'vitest'
import { ownPath } from './elder.ts'

const HERE = 'https://www.yunxiu.example/elder'

describe('ownPath', () => {
  it.each([
    ['https://www.yunxiu.example/mall/hotel?page=2', '/mall/hotel?page=2'],
    ['https://www.yunxiu.example/en', '/en'],
  ])('leads from %j back to %j', (referer, path) => {
    expect(ownPath(referer, HERE)).toBe(path)
  })

  it.each([
    'https://evil.test/',
    'https://www.yunxiu.example//evil.test',
    'https://www.yunxiu.example/.//evil.test/x',
    '/mall',
    '',
    undefined,
    'javascript:alert(1)',
    'https://www.yunxiu.example:444/',
    'http://www.yunxiu.example/',
    'https://[',
  ])('leads from %j home', (referer) => {
    expect(ownPath(referer, HERE)).toBe('/')
  })
})
