/**
 * The table of languages. `tag` is a language's name in documents and links. For a third language
 * add a row here, its messages (`messages.ts`), and everything that the type checker then asks for:
 * the contract and the content name the languages too.
 */
export const languages = {
  zh: { tag: 'zh-CN', prefix: '' },
  en: { tag: 'en', prefix: '/en' },
} as const

export type Language = keyof typeof languages

/**
 * The backend's ids of the languages. Not in the table above, which is in every page's script; the
 * same applies to the constants below.
 */
export const languageIds = { zh: 1, en: 2 } as const satisfies Record<Language, number>

/** Locales for dates and numbers. */
export const languageFormats: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' }

/** Each language's own name. */
export const languageNames: Readonly<Record<Language, string>> = { zh: '中文', en: 'English' }

/**
 * Other codes of each language in a reader's preferences: ISO 639-2 and 639-3, and the members of
 * the macrolanguage `zh` in the IANA registry of language subtags.
 */
export const languageCodes: Readonly<Record<Language, readonly string[]>> = {
  // `PURE`, so that bundles which don't use the codes leave them out.
  zh: /* @__PURE__ */ 'zho chi cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn i-hak luh lzh mnp nan sjc wuu yue'.split(
    ' ',
  ),
  en: ['eng'],
}

export const DEFAULT_LANGUAGE = 'zh' satisfies Language

/**
 * Languages that an address may name (`/ja…`) although the site is not written in them: 404, in
 * English.
 */
export const UNOFFERED_LANGUAGES = ['ja', 'ko'] as const

// `PURE`, so that bundles which don't use the list leave it out.
export const LANGUAGES = /* @__PURE__ */ Object.keys(languages).filter(isLanguage)

/** Returns whether `value` is a language of the site. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
