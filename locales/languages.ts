import * as site from '#site-languages'

// The languages of the site: `languages` in `site.yaml`. `tools/site/languages.ts` derives all
// these constants from the language tags. They are separate constants, so that the script of a page
// contains only those that it uses.

/**
 * A language of the site, by its tag: `zh`, `en`, `zh-Hant`. The product itself has texts in the
 * two languages that are named here. Types cannot know a site's other languages, so code iterates
 * over `LANGUAGES`.
 */
export type Language = 'zh' | 'en' | 'another language of the site'

type InEach<Value> = Readonly<Record<Language, Value>>

/** `tag` identifies a language in documents and links. `prefix` is the start of its paths. */
export const languages: InEach<{ readonly tag: string; readonly prefix: string }> = site.languages

/**
 * The language whose paths have no prefix. Each item needs a file in this language, which also has
 * the facts for all languages.
 */
export const DEFAULT_LANGUAGE: Language = site.DEFAULT_LANGUAGE

/**
 * Languages that an address may begin with (`/ja…`) although the site does not have them. The
 * response is a 404, in English if the site has English.
 */
export const UNOFFERED_LANGUAGES: readonly string[] = site.UNOFFERED_LANGUAGES

/** The backend's ids of the languages. */
export const languageIds: InEach<number> = site.languageIds

/** Locales for dates and numbers. */
export const languageFormats: InEach<string> = site.languageFormats

/** Each language's own name. */
export const languageNames: InEach<string> = site.languageNames

export const languageDirections: InEach<'ltr' | 'rtl'> = site.languageDirections

/**
 * Whether the site has a language that is written from right to left. Other sites need no `dir`.
 */
export const HAS_RIGHT_TO_LEFT: boolean = site.HAS_RIGHT_TO_LEFT

/** Further codes, in lower case, by which a reader's preferences may name a language. */
export const languageCodes: InEach<readonly string[]> = site.languageCodes

/**
 * For each language, all languages of the site in the order of the reader's preference. If a text
 * is missing in the first language, the next one is used.
 */
export const languageFallbacks: InEach<readonly Language[]> = site.languageFallbacks

export const LANGUAGES: readonly Language[] = site.LANGUAGES

/** Returns whether `value` is a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((each) => each === value)
}

/**
 * Returns the language of the error page if the address begins with a language that the site does
 * not have.
 */
export function elsewhereLanguage(): Language {
  return isLanguage('en') ? 'en' : DEFAULT_LANGUAGE
}

/** Returns an object with a value for each language of the site. */
export function inEachLanguage<Value>(
  make: (language: Language) => Value,
): Record<Language, Value> {
  // `LANGUAGES` has every key of the type.
  // oxlint-disable-next-line no-unsafe-type-assertion
  return Object.fromEntries(LANGUAGES.map((each) => [each, make(each)])) as Record<Language, Value>
}

/** Returns the language with an id of the backend; undefined if no language has this id. */
export function languageOfId(id: unknown): Language | undefined {
  return LANGUAGES.find((each) => String(languageIds[each]) === String(id))
}

/** Returns a value in the first language that has one, in the order of `languageFallbacks`. */
export function nearest<Value>(
  language: Language,
  values: { readonly [Each in Language]?: Value | undefined },
): Value | undefined {
  const found = languageFallbacks[language].find((each) => values[each] !== undefined)
  return found && values[found]
}
