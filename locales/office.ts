import { texts, written } from 'virtual:site/texts/office.all'
import { type Language, languageFallbacks, languages } from './languages.ts'

/** The texts of the office by language and message id, loaded only with the office. */
export const officeMessages: Readonly<Record<Language, Record<string, string>>> = texts

/** For each language of the site, the tag of the language in which its office texts are. */
export const officeTexts: Readonly<Record<Language, { tag: string }>> = written

/** Returns whether the office is translated into a language. */
export function hasOffice(language: Language): boolean {
  return officeTexts[language].tag === languages[language].tag
}

/**
 * Returns the nearest language into which the office is translated. Returns `language` itself if
 * there is none.
 */
export function officeLanguage(language: Language): Language {
  return languageFallbacks[language].find(hasOffice) ?? language
}
