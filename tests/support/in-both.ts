import { inEachLanguage, type Language } from '../../locales/languages.ts'

/** Returns values in Chinese and English, typed like values in all languages. */
export function inBoth<Value>({ zh, en }: { zh: Value; en: Value }): Record<Language, Value> {
  return inEachLanguage((language) => (language === 'zh' ? zh : en))
}
