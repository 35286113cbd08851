import {
  DEFAULT_LANGUAGE,
  HAS_RIGHT_TO_LEFT,
  type Language,
  languageDirections,
  languages,
  LANGUAGES,
  UNOFFERED_LANGUAGES,
} from '../locales/languages.ts'

/** The first segment of a path: `en` of `/en/mall`, `''` of `/`. */
function firstSegment(pathname: string): string {
  return pathname.split('/', 2)[1] ?? ''
}

/** The language that a path is served in: the one its first segment names, else the default one. */
export function languageOf(pathname: string): Language {
  const prefix = `/${firstSegment(pathname).toLowerCase()}`
  return LANGUAGES.find((each) => languages[each].prefix === prefix) ?? DEFAULT_LANGUAGE
}

/** The language, such as `ja`, that a path asks for although the site is not written in it. */
export function unofferedLanguageOf(pathname: string): string | undefined {
  const segment = firstSegment(pathname).toLowerCase()
  return UNOFFERED_LANGUAGES.find((language) => language === segment)
}

/** The bare path of an address in any language: `/mall` of `/en/mall`, `/` of `/en`. */
export function withoutLanguage(pathname: string): string {
  const { prefix } = languages[languageOf(pathname)]
  return pathname.slice(prefix.length) || '/'
}

/** The address of a bare path in `language`: `/en/mall` of `/mall`, `/en` of `/`. */
export function inLanguage(language: Language, path: string): string {
  const { prefix } = languages[language]
  if (prefix === '') return path
  return path === '/' ? prefix : prefix + path
}

/** The BCP 47 tag of a language: `zh-CN`. */
export function tagOf(language: Language): string {
  return languages[language].tag
}

/** Returns the direction of a language; undefined if no language of the site runs from right to left. */
export function directionOf(language: Language): 'ltr' | 'rtl' | undefined {
  return HAS_RIGHT_TO_LEFT ? languageDirections[language] : undefined
}

/** What a home screen needs to know in a language. */
export function manifestPath(language: Language): string {
  return language === DEFAULT_LANGUAGE
    ? '/manifest.webmanifest'
    : `/manifest-${language}.webmanifest`
}
