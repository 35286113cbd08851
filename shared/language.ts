import {
  DEFAULT_LANGUAGE,
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

const DIRECTIONS: ReadonlyMap<string, 'ltr' | 'rtl'> = /* @__PURE__ */ new Map(
  LANGUAGES.map((each) => [languages[each].tag, languageDirections[each]]),
)
const HAS_RIGHT_TO_LEFT = /* @__PURE__ */ [...DIRECTIONS.values()].includes('rtl')

/** The attribute `dir` of a telephone number, whose groups would change places in Arabic. */
export const NUMBER_DIRECTION = HAS_RIGHT_TO_LEFT ? 'ltr' : undefined

/** Returns a range of times or numbers that stays from left to right, also within Arabic. */
export function isolated(range: string): string {
  return HAS_RIGHT_TO_LEFT ? `\u2066${range}\u2069` : range
}

/**
 * Returns the attributes `lang` and `dir` of an element whose text is in the language of a tag. A
 * site without a language from right to left needs no `dir`.
 */
export function langAttributes(tag: string | undefined) {
  if (tag === undefined) return {}
  return HAS_RIGHT_TO_LEFT ? { lang: tag, dir: DIRECTIONS.get(tag) ?? 'ltr' } : { lang: tag }
}

/** What a home screen needs to know in a language. */
export function manifestPath(language: Language): string {
  return language === DEFAULT_LANGUAGE
    ? '/manifest.webmanifest'
    : `/manifest-${language}.webmanifest`
}
