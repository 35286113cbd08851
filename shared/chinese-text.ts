/** From a Chinese character to the last one, or to the number that ends a Chinese address. */
export const CHINESE = /(\p{Script=Han}(?:[\p{Script=Han}\d\s]*[\p{Script=Han}\d])?)/u

/** Returns whether Chinese characters in a language, by its tag, are its own script. */
export function usesHan(tag: string): boolean {
  return /^(?:zh|ja|ko)\b/.test(tag)
}

const HAN = /\p{Script=Han}/gu
const LATIN = /\p{Script=Latin}/gu

/** Whether a text that is not in Chinese has Chinese names in it. A text that is mostly Chinese is in Chinese. */
export function namesInChinese(text: string): boolean {
  const characters = text.match(HAN)?.length ?? 0
  return characters > 0 && (text.match(LATIN)?.length ?? 0) > characters
}
