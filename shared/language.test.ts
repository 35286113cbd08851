import { describe, expect, it } from 'vitest'
import { UNOFFERED_LANGUAGES } from '../locales/languages.ts'
import { inLanguage, languageOf, unofferedLanguageOf, withoutLanguage } from './language.ts'

it.each([
  ['/', 'zh'],
  ['/mall', 'zh'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en/mall/hotel', 'en'],
  ['/EN/mall', 'en'],
  ['/english', 'zh'],
  ['/en-GB/mall', 'zh'],
  ['/mall/en', 'zh'],
  ...UNOFFERED_LANGUAGES.map((each) => [`/${each}/mall`, 'zh']),
  ['/constructor', 'zh'],
  ['/__proto__', 'zh'],
  ['', 'zh'],
])('languageOf of "%s" is %s', (pathname, language) => {
  expect(languageOf(pathname)).toBe(language)
})

describe('unofferedLanguageOf', () => {
  it.each(UNOFFERED_LANGUAGES)('returns %s for its paths', (language) => {
    for (const path of [`/${language}`, `/${language}/mall`, `/${language.toUpperCase()}/`]) {
      expect(unofferedLanguageOf(path)).toBe(language)
    }
  })

  it.each(['/', '/mall', '/en', '/zh', '/fr', '/jam', '/mall/ja'])(
    'returns undefined for %s',
    (pathname) => {
      expect(unofferedLanguageOf(pathname)).toBeUndefined()
    },
  )
})

it.each([
  ['zh', '/', '/'],
  ['zh', '/mall/hotel', '/mall/hotel'],
  ['en', '/', '/en'],
  ['en', '/mall/hotel', '/en/mall/hotel'],
] as const)('inLanguage in %s turns %s into %s', (language, path, address) => {
  expect(inLanguage(language, path)).toBe(address)
})

describe('withoutLanguage', () => {
  it.each([
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN/mall', '/mall'],
    ['/mall', '/mall'],
    ['/english', '/english'],
    ['/', '/'],
  ])('of %s is %s', (pathname, path) => {
    expect(withoutLanguage(pathname)).toBe(path)
  })

  it.each(['zh', 'en'] as const)('removes the prefix that inLanguage adds in %s', (language) => {
    for (const path of ['/', '/mall', '/infomation/corporateCulture/6001']) {
      expect(withoutLanguage(inLanguage(language, path))).toBe(path)
      expect(languageOf(inLanguage(language, path))).toBe(language)
    }
  })
})
