import { describe, expect, it } from 'vitest'
import { ownPath } from './elder.ts'

const HERE = 'https://www.shore.example/elder'

describe('ownPath', () => {
  it.each([
    ['https://www.shore.example/mall/hotel?page=2', '/mall/hotel?page=2'],
    ['https://www.shore.example/en', '/en'],
  ])('returns for referrer %j the path %j', (referer, path) => {
    expect(ownPath(referer, HERE)).toBe(path)
  })

  it.each([
    'https://evil.test/',
    'https://www.shore.example//evil.test',
    'https://www.shore.example/.//evil.test/x',
    '/mall',
    '',
    undefined,
    'javascript:alert(1)',
    'https://www.shore.example:444/',
    'http://www.shore.example/',
    'https://[',
  ])('returns the home page for referrer %j', (referer) => {
    expect(ownPath(referer, HERE)).toBe('/')
  })
})
