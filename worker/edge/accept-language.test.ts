import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './language.ts'

describe('preferredLanguage', () => {
  it.each([
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['en-US,en;q=0.9,zh-CN;q=0.8', 'en'],
    ['fr,zh-TW;q=0.8,en;q=0.5', 'zh'],
    ['zh-Hant-HK', 'zh'],
    ['fr, en;q=0.8', 'en'],
    ['EN-gb', 'en'],
    ['en;q=0.2;level=1, zh;q=0.3', 'zh'],
    ['en;q=nonsense, zh;q=0.1', 'zh'],
    ['en;q=2, zh;q=0.1', 'zh'],
    ['en;q=0, en-GB;q=0.5', undefined],
    // Locales in the notation of operating systems.
    ['en_US', 'en'],
    ['en_GB.UTF-8', 'en'],
    ['zh_Hant_TW;q=0.9, en;q=0.5', 'zh'],
    // Codes of ISO 639-2 and 639-3 for single Chinese languages, and further codes for the site's
    // two languages.
    ['nan-TW, en;q=0.5', 'zh'],
    ['yue-Hant-HK, en', 'zh'],
    ['cmn_Hans_CN, en', 'zh'],
    ['zho, en;q=0.5', 'zh'],
    ['i-hak, en;q=0.5', 'zh'],
    ['nan, zh;q=0, en;q=0.1', 'en'],
    ['eng, zh;q=0.5', 'en'],
    // Other languages whose codes only begin with the same letters.
    ['nano, en;q=0.5', 'en'],
    ['enm, zh;q=0.5', 'zh'],
    ['fr-FR,fr', undefined],
    ['*', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })

  it.each('cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn luh lzh mnp nan sjc wuu yue'.split(' '))(
    'reads %s, a Chinese language, as Chinese',
    (code) => expect(preferredLanguage(`${code}, en;q=0.5`)).toBe('zh'),
  )

  it('reads as many languages as fit, and ignores one that the limit truncates', () => {
    expect(preferredLanguage(`${'fr,'.repeat(10)}en`)).toBe('en')
    expect(preferredLanguage(`${'fr,'.repeat(84)}  en`)).toBe('en')
    expect(preferredLanguage(`${'fr,'.repeat(84)}  enm`)).toBeUndefined()
    expect(preferredLanguage(`${'fr,'.repeat(84)}  en,fr`)).toBe('en')
    expect(preferredLanguage(`${'x'.repeat(300)},en`)).toBeUndefined()
  })
})
