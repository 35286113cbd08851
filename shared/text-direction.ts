import { HAS_RIGHT_TO_LEFT, languageDirections, LANGUAGES } from '../locales/languages.ts'
import { tagOf } from './language.ts'

// Apart from `language.ts`, so that the script of every page does not have it.

/** The attribute `dir` of a telephone number, whose groups would change places in Arabic. */
export const NUMBER_DIRECTION = HAS_RIGHT_TO_LEFT ? 'ltr' : undefined

/** Returns a range of times or numbers that stays from left to right, also within Arabic. */
export function isolated(range: string): string {
  return HAS_RIGHT_TO_LEFT ? `\u2066${range}\u2069` : range
}

/**
 * Returns the attributes `lang` and `dir` of an element whose text is in the language of a tag. A
 * site without a language from right to left needs no `dir`.
 */
export function langAttributes(tag: string | undefined): { lang?: string; dir?: string } {
  if (tag === undefined) return {}
  if (!HAS_RIGHT_TO_LEFT) return { lang: tag }
  const language = LANGUAGES.find((each) => tagOf(each) === tag)
  return { lang: tag, dir: language ? languageDirections[language] : 'ltr' }
}
