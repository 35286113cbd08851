import {
  DEFAULT_LANGUAGE,
  HAS_RIGHT_TO_LEFT,
  type Language,
  languageDirections,
  languages,
  LANGUAGES,
  UNOFFERED_LANGUAGES,
} from '../locales/languages.ts'

/** Returns the first segment of a path: `en` for `/en/mall`, `''` for `/`. */
function firstSegment(pathname: string): string {
  return pathname.split('/', 2)[1] ?? ''
}

/** Returns the language in the first segment of a path, or else the default language. */
export function languageOf(pathname: string): Language {
  const prefix = `/${firstSegment(pathname).toLowerCase()}`
  return LANGUAGES.find((each) => languages[each].prefix === prefix) ?? DEFAULT_LANGUAGE
}

/** Returns the language in a path, such as `ja`, if the site does not offer it. */
export function unofferedLanguageOf(pathname: string): string | undefined {
  const segment = firstSegment(pathname).toLowerCase()
  return UNOFFERED_LANGUAGES.find((language) => language === segment)
}

/** Returns the path without its language: `/mall` for `/en/mall`, `/` for `/en`. */
export function withoutLanguage(pathname: string): string {
  const { prefix } = languages[languageOf(pathname)]
  return pathname.slice(prefix.length) || '/'
}

/** Returns a path with the prefix of `language`: `/en/mall` for `/mall`, `/en` for `/`. */
export function inLanguage(language: Language, path: string): string {
  const { prefix } = languages[language]
  if (prefix === '') return path
  return path === '/' ? prefix : prefix + path
}

/** Returns the BCP 47 tag of a language: `zh-CN`. */
export function tagOf(language: Language): string {
  return languages[language].tag
}

/** Returns the writing direction of a language, if a language of the site is right to left. */
export function directionOf(language: Language): 'ltr' | 'rtl' | undefined {
  return HAS_RIGHT_TO_LEFT ? languageDirections[language] : undefined
}

export function manifestPath(language: Language): string {
  return language === DEFAULT_LANGUAGE
    ? '/manifest.webmanifest'
    : `/manifest-${language}.webmanifest`
}
