import { createIntlCache } from '@formatjs/intl'
import { createIntl, type IntlShape } from 'react-intl'
import { LANGUAGES, type Language, languages } from '../../locales/languages.ts'
import { messages } from '../../locales/messages.ts'

const cache = createIntlCache()

const shapes = new Map(
  LANGUAGES.map((language) => [
    language,
    createIntl(
      {
        locale: languages[language].formats,
        defaultLocale: languages.zh.formats,
        messages: messages[language],
        timeZone: 'Asia/Shanghai',
        onError: (error) => {
          throw error
        },
      },
      cache,
    ),
  ]),
)

/** Messages and number and date formats of a language; one for the life of the isolate. */
export function intlOf(language: Language): IntlShape {
  const shape = shapes.get(language)
  if (shape === undefined) throw new Error(`No messages for ${language}`)
  return shape
}
