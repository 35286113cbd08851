import { inEachLanguage, type Language } from '../../locales/languages.ts'

/**
 * Returns values for the two languages of the test site, typed for any language as product code
 * expects.
 */
export function inBoth<Value>({ zh, en }: { zh: Value; en: Value }): Record<Language, Value> {
  return inEachLanguage((language) => (language === 'zh' ? zh : en))
}
