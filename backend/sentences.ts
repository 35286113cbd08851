import { sentences } from 'virtual:site/backend'
import { DEFAULT_LANGUAGE, type Language, languageIds } from '../locales/languages.ts'
import { type LanguageId, languageWith } from './language.ts'

/** Returns one of the backend's own messages to visitors. */
export function sentence(
  name: keyof (typeof sentences)[Language],
  languageId: LanguageId = languageIds[DEFAULT_LANGUAGE],
): string {
  return sentences[languageWith(languageId)][name]
}
