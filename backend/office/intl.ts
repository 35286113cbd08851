import { createIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { timeZone } from 'virtual:site/backend'
import { inEachLanguage, type Language } from '../../locales/languages.ts'
import { messages, textLanguages } from '../../locales/messages.ts'
import { officeMessages } from '../../locales/office.ts'

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

/** Returns a text in every language: `{ zh: '大风', en: 'strong wind' }`. */
export function textsIn(message: MessageDescriptor): Record<Language, string> {
  return inEachLanguage((language) => intlOf(language).formatMessage(message))
}
