import * as site from 'virtual:site/backend'
import { DEFAULT_LANGUAGE, type Language, languageIds } from '../locales/languages.ts'
import type { backendTexts } from '../locales/plain-texts.ts'
import { type LanguageId, languageWith } from './language.ts'

export const sentences: Readonly<
  Record<Language, Readonly<Record<keyof typeof backendTexts, string>>>
> = site.sentences

export function sentence(
  name: keyof typeof backendTexts,
  languageId: LanguageId = languageIds[DEFAULT_LANGUAGE],
): string {
  return sentences[languageWith(languageId)][name]
}
