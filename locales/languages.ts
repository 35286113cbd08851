/**
 * What tells a language from others: `tag` is what documents and links say of it, `formats` whose dates and numbers it
 * uses. A third one is a row here, its messages (`messages.ts`), and what the type checker then asks for: the contract
 * and the content name the languages too.
 */
export const languages = {
  zh: { id: 1, name: '中文', tag: 'zh-CN', formats: 'zh-CN', prefix: '' },
  en: { id: 2, name: 'English', tag: 'en', formats: 'en-GB', prefix: '/en' },
} as const

export type Language = keyof typeof languages

export const DEFAULT_LANGUAGE = 'zh' satisfies Language

/** Languages that an address may name (`/ja…`) although nothing is written in them yet: 404, in English. */
export const UNOFFERED_LANGUAGES = ['ja', 'ko'] as const

// No code that only asks for one language has to carry the list.
export const LANGUAGES = /* @__PURE__ */ Object.keys(languages).filter(isLanguage)

/** Whether `value` names a language that the site is written in. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}
