import { DEFAULT_LANGUAGE, type Language, languageIds, languageOfId } from '../locales/languages.ts'

export type LanguageId = number

/** Returns the language with an id; the default language if no language of the site has it. */
export function languageWith(id: unknown): Language {
  return languageOfId(id) ?? DEFAULT_LANGUAGE
}

export function languageIdOf({ languageId }: { languageId: `${number}` }): LanguageId {
  return languageIds[languageWith(languageId)]
}

/** Returns the first valid language id in the parts of a request; otherwise the default. */
export function languageIdIn(...parts: unknown[]): LanguageId {
  const [named = DEFAULT_LANGUAGE] = parts.flatMap((part) =>
    typeof part === 'object' && part !== null && 'languageId' in part
      ? (languageOfId(part.languageId) ?? [])
      : [],
  )
  return languageIds[named]
}
