/** Ends with what a line may end after. */
const PHRASE = /(?<=[，：；！？])/

/** Returns the phrases of a title, each with the punctuation that ends it. */
export function phrasesOf(text: string): string[] {
  return text.split(PHRASE)
}

const HAN = /\p{Script=Han}/u

/** Belong to the word before them, to the word after them. */
const PARTICLE = /^[的了着们]$/
const CONJUNCTION = /^[与和及至在从为向]$/

const DATE = /(自?[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}日\p{P}?)/u

/** The characters of a name that fits on a line of the narrowest column, so that it needs no ends of words. */
const MAX_NAME = 7
/** The characters of a phrase that fits on a line of the largest title on the narrowest phone. */
const MAX_WHOLE_PHRASE = 9
/** A title with a longer phrase is broken by words only: the line before that phrase would end early. */
const MAX_PHRASE = 12

/** Returns the parts of a Chinese title, between which its lines may end; one if it is short. */
export function titleParts(text: string): readonly string[] {
  if (!HAN.test(text) || text.length <= MAX_NAME) return [text]
  const phrases = phrasesOf(text)
  const isPhrased = phrases.length > 1 && phrases.every(({ length }) => length <= MAX_PHRASE)
  return isPhrased ? phrases.flatMap(wholeIfShort) : wordsOf(text)
}

function wholeIfShort(phrase: string): readonly string[] {
  return phrase.length <= MAX_WHOLE_PHRASE ? [phrase] : wordsOf(phrase)
}

/** More titles than a site has; about half a megabyte. */
const MAX_TITLES = 1000
const known = new Map<string, readonly string[]>()

/**
 * Dates, and words with what no line begins or ends with: punctuation, particles, conjunctions. Remembered, since the same titles come
 * again in other lists and in newer answers, and looking for Chinese words takes as long as drawing the rest of an item.
 */
function wordsOf(text: string): readonly string[] {
  const before = known.get(text)
  if (before !== undefined) return before
  if (known.size >= MAX_TITLES) known.clear()
  const words = text
    .split(DATE)
    .flatMap((part, index) => (index % 2 === 1 ? [part] : undatedWordsOf(part)))
  known.set(text, words)
  return words
}

let segmenter: Intl.Segmenter | undefined

/** Made when the first title needs it: the first of these reads the engine's tables of languages, a third of what a worker's modules take to run. */
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
