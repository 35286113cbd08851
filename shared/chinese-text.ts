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

/** Matches the places after punctuation between phrases, where a line may end. */
const PHRASE = /(?<=[，：；！？])/

/** Returns the phrases of a title, each with its final punctuation. */
export function phrasesOf(text: string): string[] {
  return text.split(PHRASE)
}

/** A `PARTICLE` belongs to the word before it, a `CONJUNCTION` to the word after it. */
const PARTICLE = /^[的了着们]$/
const CONJUNCTION = /^[与和及至在从为向]$/

const DATE = /(自?[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}日\p{P}?)/u

/** Maximum characters of a title that is never broken: a line of the narrowest column. */
const MAX_NAME = 7
/** Maximum characters of an unbroken phrase: a line of the largest title on a small phone. */
const MAX_WHOLE_PHRASE = 9
/** If a phrase is longer, lines end between words. Otherwise the line before it would be short. */
const MAX_PHRASE = 12

/** Returns the parts of a Chinese title, between which lines may end. A short one is one part. */
export function titleParts(text: string): readonly string[] {
  if (!CHINESE.test(text) || text.length <= MAX_NAME) return [text]
  const phrases = phrasesOf(text)
  const isPhrased = phrases.length > 1 && phrases.every(({ length }) => length <= MAX_PHRASE)
  if (!isPhrased) return wordsOf(text)
  return phrases.flatMap((each) => (each.length <= MAX_WHOLE_PHRASE ? [each] : wordsOf(each)))
}

/** Maximum number of cached titles, about half a megabyte. No site has more. */
const MAX_TITLES = 1000
const cache = new Map<string, readonly string[]>()

/**
 * Returns the words and dates of a text. A word includes punctuation, particles and conjunctions
 * that must stay on its line. Results are cached: finding Chinese words takes as long as rendering
 * the rest of an item, and titles occur again and again.
 */
function wordsOf(text: string): readonly string[] {
  const before = cache.get(text)
  if (before !== undefined) return before
  if (cache.size >= MAX_TITLES) cache.clear()
  const words = text
    .split(DATE)
    .flatMap((part, index) => (index % 2 === 1 ? [part] : undatedWordsOf(part)))
  cache.set(text, words)
  return words
}

let segmenter: Intl.Segmenter | undefined

/** Created with the first title: loading its tables takes a third of a worker's start time. */
function chineseWords(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return segmenter
}

function undatedWordsOf(text: string): string[] {
  const words: string[] = []
  let isAfterWord = false
  for (const { segment, isWordLike = false } of chineseWords().segment(text)) {
    const begins = isAfterWord && isWordLike && !PARTICLE.test(segment)
    words.push(begins ? segment : (words.pop() ?? '') + segment)
    isAfterWord = isWordLike && !CONJUNCTION.test(segment)
  }
  return words
}
