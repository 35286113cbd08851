import { DEFAULT_LANGUAGE, type Language, languageIds, languageOfId } from '../locales/languages.ts'

/** The id of a language of the site. */
export type LanguageId = number

/** Returns the language with an id; the default language if no language of the site has it. */
export function languageWith(id: unknown): Language {
  return languageOfId(id) ?? DEFAULT_LANGUAGE
}

/** Returns the language id from a path or query as a number. */
export function languageIdOf({ languageId }: { languageId: `${number}` }): LanguageId {
  return languageIds[languageWith(languageId)]
}

/**
 * Returns the first valid language id in the parts of a request; the id of the default language if
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
