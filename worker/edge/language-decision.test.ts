import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGENTS } from '../../tests/support/addresses.ts'
import { homeRedirect, isInternal, isVisit } from './language.ts'

const ORIGIN = 'https://site.test'
const at = (pathname: string) => ({ pathname, origin: ORIGIN })
const PREFERS_ENGLISH = { 'Accept-Language': 'en-GB' }

describe('homeRedirect', () => {
  it.each([
    [{ Cookie: 'i18n_redirected=en' }, '/en'],
    [{ Cookie: 'i18n_redirected=en', 'Accept-Language': 'zh-CN' }, '/en'],
    [{ Cookie: 'i18n_redirected=zh', 'Accept-Language': 'en' }, undefined],
    [{ Cookie: 'i18n_redirected=fr', 'Accept-Language': 'en' }, '/en'],
    [{ Cookie: 'i18n_redirected=__proto__', 'Accept-Language': 'en' }, '/en'],
    [{ 'Accept-Language': 'en-US,en;q=0.9' }, '/en'],
    [{ 'Accept-Language': 'fr-FR, en-GB;q=0.8, zh;q=0.5' }, '/en'],
    [{ 'Accept-Language': 'en;q=0.1,zh;q=0.9' }, undefined],
    [{ 'Accept-Language': 'en;q=0, *' }, undefined],
    [{ 'Accept-Language': 'fr,de;q=0.9' }, undefined],
    [{}, undefined],
  ])('redirects a new visitor with %j to %s', (sent, redirectTo) => {
    expect(homeRedirect(new Headers(sent), at('/'))).toBe(redirectTo)
  })

  it.each([
    ['bots', { 'User-Agent': AGENTS.bot }],
    ['prefetches', { 'Sec-Purpose': 'prefetch' }],
    ['visitors from the site itself', { 'Sec-Fetch-Site': 'same-origin' }],
    ['visitors from the site itself, by an old browser', { Referer: `${ORIGIN}/en` }],
  ])('does not redirect %s', (_who, sent) => {
    const headers = new Headers({ ...PREFERS_ENGLISH, 'User-Agent': AGENTS.person, ...sent })
    expect(homeRedirect(headers, at('/'))).toBeUndefined()
  })

  it('redirects only at the root, so never the target of a redirect', () => {
    const elsewhere = fc.oneof(
      fc.constantFrom('/en', '/mall', '/en/mall/hotel/101', '/ja', '/EN', '//', '/zh'),
      fc.webPath().filter((path) => path !== '/'),
    )
    const headers = new Headers(PREFERS_ENGLISH)
    fc.assert(
      fc.property(elsewhere, (path) => {
        expect(homeRedirect(headers, at(path))).toBeUndefined()
      }),
    )
  })
})

it.each([
  [{ 'Sec-Fetch-Site': 'same-origin' }, true],
  [{ 'Sec-Fetch-Site': 'cross-site', Referer: 'https://site.test/' }, false],
  [{ 'Sec-Fetch-Site': 'none' }, false],
  [{ 'Sec-Fetch-Site': 'same-site', Referer: 'https://site.test/' }, false],
  [{ Referer: 'https://site.test/mall' }, true],
  [{ Referer: 'https://site.test.evil.test/' }, false],
  [{ Referer: 'not an address' }, false],
  [{}, false],
])('isInternal of %j is %s', (headers, expected) => {
  expect(isInternal(new Headers(headers), 'https://site.test')).toBe(expected)
})

describe('isVisit', () => {
  it.each([
    {},
    { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'Sec-Purpose': '' },
    // Not from a browser: Node sends only this header with every fetch.
    { 'Sec-Fetch-Mode': 'cors' },
    // A visit that a service worker forwards.
    { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'navigate' },
    { 'X-Moz': 'other' },
  ])('is true for %j', (headers: Record<string, string>) => {
    expect(isVisit(new Headers(headers))).toBe(true)
  })

  it.each([
    { 'Sec-Purpose': 'Prefetch;Prerender' },
    { Purpose: 'prefetch' },
    { Purpose: 'prerender' },
    { 'X-Purpose': 'preview' },
    { 'X-Moz': 'prefetch' },
    { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'cors' },
    { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Mode': 'same-origin' },
  ])('is false for %j', (headers: Record<string, string>) => {
    expect(isVisit(new Headers(headers))).toBe(false)
  })
})
