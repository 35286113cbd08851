import { HAS_RIGHT_TO_LEFT, languageDirections, LANGUAGES } from '../locales/languages.ts'
import { tagOf } from './language.ts'

// In a separate file, so that the script of every page does not contain it.

/** The `dir` of a telephone number. Arabic pages would reverse its groups of digits. */
export const NUMBER_DIRECTION = HAS_RIGHT_TO_LEFT ? 'ltr' : undefined

/** Returns a range of times or numbers with marks, so that Arabic text keeps its order. */
export function isolated(range: string): string {
  return HAS_RIGHT_TO_LEFT ? `\u2066${range}\u2069` : range
}

/** Returns `lang` and `dir` of a text. Only a site with a right-to-left language needs `dir`. */
export function langAttributes(tag: string | undefined): { lang?: string; dir?: string } {
  if (tag === undefined) return {}
  if (!HAS_RIGHT_TO_LEFT) return { lang: tag }
  const language = LANGUAGES.find((each) => tagOf(each) === tag)
  return { lang: tag, dir: language ? languageDirections[language] : 'ltr' }
}
