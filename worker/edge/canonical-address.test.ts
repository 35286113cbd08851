import { describe, expect, it } from 'vitest'
import { canonicalPath, isHostileQuery } from './canonical-address.ts'

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/en/', '/en'],
    ['/EN/Mall/Hotel/', '/en/mall/hotel'],
    ['/mall/hotel/101', '/mall/hotel/101'],
    ['/infomation/corporateculture', '/infomation/corporateCulture'],
    ['/en/infomation/CORPORATECULTURE/6001', '/en/infomation/corporateCulture/6001'],
    ['/%6dall', '/mall'],
    ['/mall/hotel/%31', '/mall/hotel/1'],
    ['/mall/hotel/a%20b', '/mall/hotel/a%20b'],
  ])('of %s is %s', (pathname, canonical) => {
    expect(canonicalPath(pathname)).toBe(canonical)
  })

  it.each([
    '/nothing',
    '/mall/hotel/1/2',
    '/mall/hotel/1%2F2',
    '/mall//hotel',
    '//evil.test',
    '/ja/mall',
    '/zh',
    '/%E0%A4%A',
    '/%',
    '/mall/%00',
  ])('does not exist for %s', (pathname) => {
    expect(canonicalPath(pathname)).toBeUndefined()
  })
})

it.each(['?/_payload.json', '?%2F_Payload', '?x=%5Fpayload', '?x=%5fpayload&y=%'])(
  'a query that imitates a payload is hostile: %s',
  (search) => {
    expect(isHostileQuery(search)).toBe(true)
    expect(isHostileQuery('?page=2&y=%')).toBe(false)
  },
)
