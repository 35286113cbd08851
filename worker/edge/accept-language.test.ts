import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './accept-language.ts'

describe('preferredLanguage', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en-US,en;q=0.9,zh-CN;q=0.8', 'en'],
    ['ja,zh-TW;q=0.8,en;q=0.5', 'zh'],
    ['zh-Hant-HK', 'zh'],
    ['fr, en;q=0.8', 'en'],
    ['EN-gb', 'en'],
    ['en;q=0.2;level=1, zh;q=0.3', 'zh'],
    ['en;q=nonsense, zh;q=0.1', 'zh'],
    ['en;q=2, zh;q=0.1', 'zh'],
    ['en;q=0, en-GB;q=0.5', undefined],
    ['fr-FR,fr', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })

  it('reads only the first ranges of an endless header', () => {
    expect(preferredLanguage(`${'fr,'.repeat(10)}en`)).toBeUndefined()
    expect(preferredLanguage(`${'x'.repeat(300)},en`)).toBeUndefined()
  })
})
