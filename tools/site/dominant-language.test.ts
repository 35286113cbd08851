import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { dominantLanguage } from './read-texts.ts'
import { freshFolder, writeIn } from '../../tests/support/fresh-folder.ts'

const folder = freshFolder()
beforeEach(() =>
  writeIn(folder, 'site.yaml', 'languages: [zh, en, ja, fr, zh-Hant]\nname: { zh: 青屿 }\n'),
)

it.each([
  ['zh', 'zh'],
  ['ja', 'ja'],
  ['zh-Hant', 'zh-Hant'],
  ['fr', 'en'],
])('the interface of %s is in %s', (language, dominant) => {
  expect(dominantLanguage(folder, language)).toBe(dominant)
})

it('a language has its own interface when most of it is translated', () => {
  const english: Record<string, string> = JSON.parse(readFileSync('locales/en.json', 'utf8'))
  const texts = Object.entries(english)
  const translate = (count: number) => {
    writeIn(folder, 'texts.fr.yaml', stringify(Object.fromEntries(texts.slice(0, count))))
    return dominantLanguage(folder, 'fr')
  }
  expect(translate(Math.floor(texts.length / 2) - 1)).toBe('en')
  expect(translate(Math.ceil(texts.length / 2) + 1)).toBe('fr')
})
