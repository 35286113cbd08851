// Apart from the table of languages, which the first script of the guide does not need.

/**
 * The tag of Chinese words that pages in any language may have: seals, numbers of filings, AMap's
 * words, names to show to a driver.
 */
export const CHINESE_TAG = 'zh-CN'

/** Returns whether a tag is one of Chinese, in either script. */
export function isChinese(tag: string): boolean {
  return /^zh\b/.test(tag)
}
