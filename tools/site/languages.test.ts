import { expect, it } from 'vitest'
import { languageConstants } from './languages.ts'

function formatsOf(...languages: string[]) {
  return Object.values(languageConstants({ languages, languageIds: {} }).languageFormats)
}

it('gives each language another locale for dates and numbers', () => {
  expect(formatsOf('zh', 'en', 'de')).toEqual(['zh-CN', 'en-GB', 'de'])
  expect(formatsOf('zh', 'en', 'en-GB')).toEqual(['zh-CN', 'en', 'en-GB'])
})
