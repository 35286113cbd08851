import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// `cookies.ts` reads addresses of the site from the document.
vi.stubGlobal('document', { querySelector: () => null })
const { readCookie, writeCookie } = await import('./cookies.ts')

beforeEach(() => vi.stubGlobal('document', { cookie: '' }))
afterEach(() => vi.unstubAllGlobals())

it('reads only the cookie with exactly that name', () => {
  document.cookie = 'webLangOld=en; webLang=zh; elder=1'
  expect(readCookie('webLang')).toBe('zh')
  expect(readCookie('elder')).toBe('1')
  expect(readCookie('Lang')).toBeUndefined()
})

it.each([
  ['http:', 'Lax', 'elder=1; Path=/; Max-Age=60; SameSite=Lax'],
  ['https:', 'Lax', 'elder=1; Path=/; Max-Age=60; SameSite=Lax; Secure'],
  ['http:', 'None', 'elder=1; Path=/; Max-Age=60; SameSite=None; Secure'],
] as const)('writes, over %s with SameSite=%s, the cookie %j', (protocol, sameSite, cookie) => {
  vi.stubGlobal('location', { protocol })
  writeCookie('elder', '1', { maxAgeS: 60, sameSite })
  expect(document.cookie).toBe(cookie)
})
