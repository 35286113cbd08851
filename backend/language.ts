import { DEFAULT_LANGUAGE, type Language, languageIds, languageOfId } from '../locales/languages.ts'

/** The id of a language of the site. */
export type LanguageId = number

/** Returns the language of an id; the default language if the site has none with it. */
export function languageWith(id: unknown): Language {
  return languageOfId(id) ?? DEFAULT_LANGUAGE
}

/** Returns the id in a path or a query as a number. */
export function languageIdOf({ languageId }: { languageId: `${number}` }): LanguageId {
  return languageIds[languageWith(languageId)]
}

/** Returns the language of a request, even an invalid one; the default one if it is not readable. */
export function languageIdIn(...parts: unknown[]): LanguageId {
  const [named = DEFAULT_LANGUAGE] = parts.flatMap((part) =>
    typeof part === 'object' && part !== null && 'languageId' in part
      ? (languageOfId(part.languageId) ?? [])
      : [],
  )
  return languageIds[named]
}
