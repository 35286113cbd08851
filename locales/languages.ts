/**
 * The table of languages. `tag` is a language's name in documents and links, `formats` the locale of its dates and numbers. A
 * third language is a row here, its messages (`messages.ts`), and whatever the type checker then asks for: the contract and
 * the content name the languages too.
 */
export const languages = {
  zh: { id: 1, tag: 'zh-CN', formats: 'zh-CN', prefix: '' },
  en: { id: 2, tag: 'en', formats: 'en-GB', prefix: '/en' },
} as const

export type Language = keyof typeof languages

/** What each language calls itself. Apart from the table, which is in every page's script. */
export const languageNames: Readonly<Record<Language, string>> = { zh: '中文', en: 'English' }

export const DEFAULT_LANGUAGE = 'zh' satisfies Language

/** Languages that an address may name (`/ja…`) but that nothing is written in yet: 404, in English. */
export const UNOFFERED_LANGUAGES = ['ja', 'ko'] as const

// `PURE`, so that bundles which don't use the list leave it out.
export const LANGUAGES = /* @__PURE__ */ Object.keys(languages).filter(isLanguage)

/** Whether `value` names a language that the site is written in. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
