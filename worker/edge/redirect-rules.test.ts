import { describe, expect, it } from 'vitest'
import type { RouteRule } from '../settings.ts'
import { findRedirect } from './find-page.ts'

const rules: RouteRule[] = [
  { from: '/old', to: '/mall', status: 307 },
  { from: '/shop/**', to: '/mall/shopping/**', status: 301 },
  { from: '/news/**', to: '/scenic/information', status: 308 },
  { from: '/away/**', to: 'https://other.example/**', status: 302 },
  { from: '/all/**', to: '/**', status: 307 },
  { from: '/slash/', to: '/slash', status: 307 },
  { from: '/asked', to: '/mall?from=asked', status: 307 },
  { from: '/point', to: '/infomation/guide#point-5', status: 307 },
  // `/酒店/**`, percent-encoded as in the validated configuration.
  { from: '/%E9%85%92%E5%BA%97/**', to: '/mall/hotel/**', status: 301 },
]

describe('findRedirect', () => {
  it.each([
    ['/old', '', '/mall', 307],
    ['/old', '?a=1', '/mall?a=1', 307],
    ['/old/', '', '/mall', 307],
    ['/slash/', '', '/slash', 307],
    ['/shop/301', '?page=2', '/mall/shopping/301?page=2', 301],
    ['/shop', '', '/mall/shopping', 301],
    ['/news/7/8', '', '/scenic/information', 308],
    ['/away/x', '?q=1', 'https://other.example/x?q=1', 302],
    ['/all', '', '/', 307],
    ['/asked', '?b=2', '/mall?from=asked&b=2', 307],
    ['/point', '?utm=1', '/infomation/guide?utm=1#point-5', 307],
    ['/point', '', '/infomation/guide#point-5', 307],
    ['/%E9%85%92%E5%BA%97/101', '', '/mall/hotel/101', 301],
    ['/%e9%85%92%e5%ba%97/101', '', '/mall/hotel/101', 301],
  ])('redirects %s%s to %s with %i', (pathname, search, location, status) => {
    expect(findRedirect(rules, pathname, search)).toEqual({ location, status })
  })

  it.each(['/older', '/shopping', '/', '/Old', '/slash'])('does not redirect %s', (pathname) => {
    expect(findRedirect(rules, pathname, '')).toBeUndefined()
  })

  it('never builds an address of another host from the rest of a path', () => {
    expect(findRedirect(rules, '/all//evil.test', '')?.location).toBe('/evil.test')
  })
})
