// In a separate file without the table of languages, which the first script of the guide does not
// need.

/**
 * The language tag for Chinese words on pages in any language: seals, filing numbers, AMap's texts,
 * names to show to a driver.
 */
export const CHINESE_TAG = 'zh-CN'

/** Returns whether a language tag means Chinese, in either script. */
export function isChinese(tag: string): boolean {
  return /^zh\b/.test(tag)
}
