import { Fragment, type ReactNode } from 'react'
import { PhrasedTitle, phrase } from './phrased-title.tsx'

const HAN = /\p{Script=Han}/u
const WORDS = new Intl.Segmenter('zh', { granularity: 'word' })

/** Belong to the word before them, to the word after them. */
const PARTICLE = /^[的了着们]$/
const CONJUNCTION = /^[与和及至在从为向]$/

/** The characters of a name that fits on a line of the narrowest column, so that it needs no ends of words. */
const MAX_NAME = 7

/** Sought from the beginning of each word only, so that a long word takes no longer than its length. */
const COMPOUND = /(?<!\S)(\S+-\S+)/

/**
 * The title of something from the backend. Its lines end between words, neither within a Chinese one nor at the hyphen of an
 * English one. Drawn by the worker only: each browser has its own list of Chinese words, and some have none.
 */
export function ContentTitle({ text }: { text: string }): ReactNode {
  if (!HAN.test(text) || text.length <= MAX_NAME) return withWholeCompounds(text)
  return (
    <span className="words">
      <PhrasedTitle text={text} draw={betweenWords} />
    </span>
  )
}

function withWholeCompounds(text: string): ReactNode {
  return text.split(COMPOUND).map((part, index) => (index % 2 === 1 ? phrase(part, index) : part))
}

function betweenWords(text: string): ReactNode {
  return inWords(text).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}

/** Words with what no line begins or ends with: punctuation, particles, conjunctions. */
function inWords(text: string): string[] {
  const words: string[] = []
  let isAfterWord = false
  for (const { segment, isWordLike = false } of WORDS.segment(text)) {
    const begins = isAfterWord && isWordLike && !PARTICLE.test(segment)
    words.push(begins ? segment : (words.pop() ?? '') + segment)
    isAfterWord = isWordLike && !CONJUNCTION.test(segment)
  }
  return words
}
