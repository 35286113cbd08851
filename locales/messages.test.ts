import { expect, it } from 'vitest'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import ja from './ja.json' with { type: 'json' }
import ko from './ko.json' with { type: 'json' }
import officeEn from './office.en.json' with { type: 'json' }
import officeZh from './office.zh.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

it('no message allows a line break inside a number', () => {
  const broken = [zh, en].flatMap(Object.values).filter((message) => /\d \d/.test(message))
  expect(broken).toEqual([])
})

it.each<[name: string, texts: Record<string, string>, pair: string]>([
  ['Chinese', { ...zh, ...officeZh }, '“”'],
  ['English', { ...en, ...officeEn }, '“”'],
  ['Japanese', ja, '「」'],
  ['German', de, '„“'],
  ['Korean', ko, '‘’'],
  ['Arabic', ar, '«»'],
])('%s texts use the quotation marks of their language', (_, texts, pair) => {
  const wrong = Object.values(texts).filter((text) => {
    // An apostrophe is not a quotation mark.
    const marks = text.replaceAll(/(?<=\p{Script=Latin})’/gu, '').match(/["“”„‟‘’‚«»「」]/gu)
    return marks?.join('').replaceAll(pair, '')
  })
  expect(wrong).toEqual([])
})
