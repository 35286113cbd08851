import { type ReactNode, Fragment } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { languageFormats } from '../../locales/languages.ts'
import type { Item } from './item-list.tsx'

/** Ends with what a line may end after. */
const PHRASE = /(?<=[，：；！？])/

/** The phrases of a title, each with the punctuation that ends it. */
function phrasesOf(text: string): string[] {
  return text.split(PHRASE)
}

/** A title whose lines end after its commas and colons, and within a phrase only if that is longer than a line. */
export function PhrasedTitle({ text }: { text: string }): ReactNode {
  return <WholeParts parts={phrasesOf(text)} />
}

/**
 * A title whose lines end between its parts. The ends are nothing to those who hear it, or Chromium would read a space at
 * each.
 */
function WholeParts({
  parts,
  draw = (part) => part,
}: {
  parts: readonly string[]
  draw?: (part: string) => ReactNode
}): ReactNode {
  return (
    <span className="words" key={parts.join('')}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr aria-hidden />}
          {draw(part)}
        </Fragment>
      ))}
    </span>
  )
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

/** Sought from the beginning of each word only, so that a long word takes no longer than its length. */
const COMPOUND = /(?<!\S)(\S+-\S+)/

/**
 * The title of something from the backend. Its lines end after short phrases or between words, neither within a Chinese word or
 * date nor at the hyphen of an English one. Drawn by the worker only: each browser has its own list of Chinese words, and
 * some have none.
 */
export function ContentTitle({ text }: { text: string }): ReactNode {
  if (!HAN.test(text) || text.length <= MAX_NAME) return withWholeCompounds(text)
  const phrases = phrasesOf(text)
  const isPhrased = phrases.length > 1 && phrases.every(({ length }) => length <= MAX_PHRASE)
  return (
    <WholeParts
      parts={isPhrased ? phrases.flatMap(wholeIfShort) : wordsOf(text)}
      draw={withWholeCompounds}
    />
  )
}

function withWholeCompounds(text: string): ReactNode {
  return text.split(COMPOUND).map((part, index) =>
    index % 2 === 1 ? (
      <span className="compound" key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
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

/** What it is, and its language if that is not the page's. */
export function Eyebrow({
  item: { eyebrow, inLanguage },
}: {
  item: Pick<Item, 'eyebrow' | 'inLanguage'>
}): ReactNode {
  const intl = useIntl()
  const isForeign = languageFormats[inLanguage] !== intl.locale
  if (eyebrow === undefined && !isForeign) return null
  return (
    <p className="item-overline">
      {eyebrow}
      {isForeign && (
        <>
          {eyebrow !== undefined && ' '}
          <span>
            <FormattedMessage
              id="list.inLanguage"
              defaultMessage="{language, select, zh {中文} en {英文} other {{name}}}内容"
              description="Beside an item of a list whose text is there in another language only; name is that of the language"
              values={{
                language: inLanguage,
                name: intl.formatDisplayName(inLanguage, { type: 'language' }),
              }}
            />
          </span>
        </>
      )}
    </p>
  )
}
