import * as site from '#site-languages'

// The languages of the site, as `languages` in `site.yaml` lists them. `tools/site/languages.ts`
// derives everything here from their tags. The constants are separate, since every page's script
// has those that it uses.

/**
 * A language of the site, by its tag: `zh`, `en`, `zh-Hant`. The product's own texts are in the two
 * with a name here. Types cannot know the others, so code iterates over `LANGUAGES`.
 */
export type Language = 'zh' | 'en' | 'another language of the site'

type InEach<Value> = Readonly<Record<Language, Value>>

/** `tag` is a language's name in documents and links, `prefix` the start of its paths. */
export const languages: InEach<{ readonly tag: string; readonly prefix: string }> = site.languages

/**
 * The language whose paths have no prefix. Each item needs a file in this language. It contains the
 * facts for all languages.
 */
export const DEFAULT_LANGUAGE: Language = site.DEFAULT_LANGUAGE

/**
 * Languages that an address may name (`/ja…`) although the site is not written in them: 404, in
 * English if the site has it.
 */
export const UNOFFERED_LANGUAGES: readonly string[] = site.UNOFFERED_LANGUAGES

/** The backend's ids of the languages. */
export const languageIds: InEach<number> = site.languageIds

/** Locales for dates and numbers. */
export const languageFormats: InEach<string> = site.languageFormats

/** Each language's own name. */
export const languageNames: InEach<string> = site.languageNames

export const languageDirections: InEach<'ltr' | 'rtl'> = site.languageDirections

/** Whether a language of the site runs from right to left. Other sites need no `dir`. */
export const HAS_RIGHT_TO_LEFT: boolean = site.HAS_RIGHT_TO_LEFT

/** Codes in a reader's preferences that mean a language, besides its own, in lower case. */
export const languageCodes: InEach<readonly string[]> = site.languageCodes

/**
 * All languages of the site for each, in the order in which its readers read them: a text that is
 * missing in the first is shown in the second.
 */
export const languageFallbacks: InEach<readonly Language[]> = site.languageFallbacks

export const LANGUAGES: readonly Language[] = site.LANGUAGES

/** Returns whether `value` is a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((each) => each === value)
}

/** Returns the language of the error page at an address in an unoffered language. */
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

/** Returns the language of an id in a call; undefined if the site has none with it. */
export function languageOfId(id: unknown): Language | undefined {
  return LANGUAGES.find((each) => String(languageIds[each]) === String(id))
}

/**
 * Returns the value of the first language that has one, in the order of a reader's fallbacks.
 */
export function nearest<Value>(
  language: Language,
  values: { readonly [Each in Language]?: Value | undefined },
): Value | undefined {
  const found = languageFallbacks[language].find((each) => values[each] !== undefined)
  return found && values[found]
}
