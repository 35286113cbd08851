import { expect, it } from 'vitest'
import { languageConstants } from './languages.ts'

it('gives each language another locale for dates and numbers', () => {
  const formatsOf = (...languages: string[]) =>
    Object.values(languageConstants({ languages, languageIds: {} }).languageFormats)
  expect(formatsOf('zh', 'en', 'de')).toEqual(['zh-CN', 'en-GB', 'de'])
  expect(formatsOf('zh', 'en', 'en-GB')).toEqual(['zh-CN', 'en', 'en-GB'])
})
