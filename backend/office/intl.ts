import { createIntl, type IntlShape } from 'react-intl'
import { timeZone } from 'virtual:site/backend'
import { type Language, languageFallbacks, languages } from '../../locales/languages.ts'
import { messages, textLanguages } from '../../locales/messages.ts'
import { texts, written } from 'virtual:site/texts/office.all'

/** The texts of the office by language and message id, loaded only with the office. */
const officeMessages: Readonly<Record<Language, Record<string, string>>> = texts

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

const shapes = new Map<Language, IntlShape>()

/** Returns the texts of the office and the site in a language. They are created on first use. */
export function intlOf(language: Language): IntlShape {
  const shape =
    shapes.get(language) ??
    createIntl({
      // The same locale as on the pages, because `words.ts` uses their texts.
      locale: textLanguages[language].formats,
      defaultLocale: textLanguages[language].formats,
      timeZone,
      messages: { ...messages[language], ...officeMessages[language] },
      onError(error: Error) {
        throw error
      },
    })
  shapes.set(language, shape)
  return shape
}
