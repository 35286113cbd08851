import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { CURRENCY, digitsOf } from '../../contract/region.ts'

/** The languages of the editor's interface. They do not depend on the site's languages. */
export const EDITOR_LANGUAGES = ['zh', 'en'] as const
export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number]

type Table = 'labels' | 'values' | 'hints' | 'parts' | 'errors'

const WORDS: Record<Table, Readonly<Record<string, readonly string[]>>> = parse(
  readFileSync(new URL('words.yaml', import.meta.url), 'utf8'),
)
const SAMPLE_PRICE = (80).toFixed(digitsOf(CURRENCY))

export function hintOf(name: string, language: EditorLanguage): string | undefined {
  return WORDS.hints[name]?.[EDITOR_LANGUAGES.indexOf(language)]
}

/** Returns a text of the editor. Throws if `words.yaml` does not have it. */
export function wordsOf(table: Table, name: string, language: EditorLanguage): string {
  const words = WORDS[table][name]?.[EDITOR_LANGUAGES.indexOf(language)]
  if (words === undefined)
    throw new Error(`tools/editor/words.yaml: ${table}: add ${name} in both languages`)
  return words.replace('{currency}', CURRENCY).replace('{price}', SAMPLE_PRICE)
}
