import { DEFAULT_LANGUAGE, type Language, languageIds, languageOfId } from '../locales/languages.ts'

/** The id of a language of the site. */
export type LanguageId = number

/**
 * Returns the language with an id. If the site has none with that id, returns the default language.
 */
export function languageWith(id: unknown): Language {
  return languageOfId(id) ?? DEFAULT_LANGUAGE
}

/** Returns the id in a path or query, as a number. */
export function languageIdOf({ languageId }: { languageId: `${number}` }): LanguageId {
  return languageIds[languageWith(languageId)]
}

/**
 * Returns the id of the first valid language in the parts of a request; the default language if
 * there is none.
 */
export function languageIdIn(...parts: unknown[]): LanguageId {
  const [named = DEFAULT_LANGUAGE] = parts.flatMap((part) =>
    typeof part === 'object' && part !== null && 'languageId' in part
      ? (languageOfId(part.languageId) ?? [])
      : [],
  )
  return languageIds[named]
}
