import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../locales/languages.ts'
import { type Arrival, decideLanguage, isInternal, isVisit } from './language.ts'

const arrivals: fc.Arbitrary<Arrival> = fc.record({
  pathname: fc.oneof(
    fc.constantFrom(
      '/',
      '/en',
      '/mall',
      '/en/mall/hotel/101',
      '/ja',
      '/ko/mall',
      '/EN',
      '//',
      '/zh',
    ),
    fc.webPath(),
  ),
  cookie: fc.oneof(fc.constantFrom(undefined, 'zh', 'en', 'ja', '__proto__', ''), fc.string()),
  acceptLanguage: fc.oneof(
    fc.constantFrom(
      undefined,
      'zh-CN,zh;q=0.9,en;q=0.8',
      'en-GB',
      'en;q=0.1,zh;q=0.9',
      'fr',
      '*',
      'en;q=0',
    ),
    fc.string(),
  ),
  isBot: fc.boolean(),
  isInternal: fc.boolean(),
})

describe('decideLanguage', () => {
  it('redirects only at the root, and neither bots nor visitors from the site itself', () => {
    fc.assert(
      fc.property(arrivals, (arrival) => {
        const { redirectTo } = decideLanguage(arrival)
        if (redirectTo === undefined) return
        expect([arrival.pathname, arrival.isBot, arrival.isInternal]).toEqual(['/', false, false])
      }),
    )
  })

  it('never redirects the target of a redirect', () => {
    fc.assert(
      fc.property(arrivals, (arrival) => {
        const { redirectTo } = decideLanguage(arrival)
        if (redirectTo === undefined) return
        expect(decideLanguage({ ...arrival, pathname: redirectTo }).redirectTo).toBeUndefined()
      }),
    )
  })

  it('uses the language of the path, regardless of cookie and header', () => {
    fc.assert(
      fc.property(arrivals, (arrival) => {
        const { language } = decideLanguage(arrival)
        const bare = decideLanguage({ pathname: arrival.pathname, isBot: true, isInternal: false })
        expect(language).toBe(bare.language)
        expect(LANGUAGES).toContain(language)
      }),
    )
  })

  const newcomer = { pathname: '/', isBot: false, isInternal: false }
  it.each([
    [{ cookie: 'en' }, '/en'],
    [{ cookie: 'en', acceptLanguage: 'zh-CN' }, '/en'],
    [{ cookie: 'zh', acceptLanguage: 'en' }, undefined],
    [{ cookie: 'fr', acceptLanguage: 'en' }, '/en'],
    [{ acceptLanguage: 'en-US,en;q=0.9' }, '/en'],
    [{ acceptLanguage: 'fr-FR, en-GB;q=0.8, zh;q=0.5' }, '/en'],
    [{ acceptLanguage: 'en;q=0.1,zh;q=0.9' }, undefined],
    [{ acceptLanguage: 'en;q=0, *' }, undefined],
    [{ acceptLanguage: 'fr,de;q=0.9' }, undefined],
    [{}, undefined],
  ])('redirects a new visitor with %j to %s', (sent, redirectTo) => {
    expect(decideLanguage({ ...newcomer, ...sent }).redirectTo).toBe(redirectTo)
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
