/** Matches Chinese text, up to its last Chinese character or a number after it (an address). */
export const CHINESE = /(\p{Script=Han}(?:[\p{Script=Han}\d\s]*[\p{Script=Han}\d])?)/u

/** Returns whether a language, given by its tag, is written in Chinese characters. */
export function usesHan(tag: string): boolean {
  return /^(?:zh|ja|ko)\b/.test(tag)
}

const HAN = /\p{Script=Han}/gu
const LATIN = /\p{Script=Latin}/gu

/** Returns whether a text that is not mostly Chinese contains Chinese names. */
export function namesInChinese(text: string): boolean {
  const characters = text.match(HAN)?.length ?? 0
  return characters > 0 && (text.match(LATIN)?.length ?? 0) > characters
}
