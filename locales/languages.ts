/**
 * The table of languages. `tag` is a language's name in documents and links. A third language is a row here, its messages
 * (`messages.ts`), and whatever the type checker then asks for: the contract and the content name the languages too.
 */
export const languages = {
  zh: { tag: 'zh-CN', prefix: '' },
  en: { tag: 'en', prefix: '/en' },
} as const

export type Language = keyof typeof languages

/** What the backend calls each language. Apart from the table, which is in every page's script, as all that follows. */
export const languageIds = { zh: 1, en: 2 } as const satisfies Record<Language, number>

/** The locale of each language's dates and numbers. */
export const languageFormats: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-GB' }

/** What each language calls itself. */
export const languageNames: Readonly<Record<Language, string>> = { zh: '中文', en: 'English' }

/**
 * What else names each language in a reader's preferences: the codes of ISO 639-2 and 639-3, and the members of the
 * macrolanguage `zh` in the IANA registry of language subtags.
 */
export const languageCodes: Readonly<Record<Language, readonly string[]>> = {
  zh: 'zho chi cdo cjy cmn cnp cpx csp czh czo gan hak hnm hsn i-hak luh lzh mnp nan sjc wuu yue'.split(
    ' ',
  ),
  en: ['eng'],
}

export const DEFAULT_LANGUAGE = 'zh' satisfies Language

/** Languages that an address may name (`/ja…`) but that nothing is written in yet: 404, in English. */
export const UNOFFERED_LANGUAGES = ['ja', 'ko'] as const

// `PURE`, so that bundles which don't use the list leave it out.
export const LANGUAGES = /* @__PURE__ */ Object.keys(languages).filter(isLanguage)

/** Whether `value` names a language that the site is written in. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
