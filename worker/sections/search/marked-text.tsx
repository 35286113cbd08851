import type { ReactNode } from 'react'
import { asCode } from '../../../contract/typed.ts'
import { isUnspaced, withoutAccents } from '../../../shared/synonyms.ts'

type Fold = (text: string) => string

interface MarkedTextProps {
  text: string
  /** Words to mark, folded like the words in the index. */
  words: readonly string[]
  simplify: Fold
}

export function MarkedText({ text, words, simplify }: MarkedTextProps): ReactNode {
  let end = 0
  const parts: ReactNode[] = []
  for (const [from, to] of rangesOf(text, words, simplify)) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>)
    end = to
  }
  return [...parts, text.slice(end)]
}

/** Maximum number of characters of a long text that are shown. */
const MAX_SHOWN = { han: 90, other: 200 }
/** Number of characters that are shown before the first mark. */
const LEAD = { han: 20, other: 50 }

/**
 * Returns the part of a text with the first of the words to mark, and as many of the others as
 * possible. Of a text with several lines, only one line. The part starts at a sentence or a word.
 */
export function partAround(text: string, words: readonly string[], simplify: Fold): string {
  const script = isUnspaced(text) ? 'han' : 'other'
  const weighed = [...new Set(words)].map((word, index) => ({ word, weight: 2 ** -index }))
  const parts = text.split('\n').map((line) => bestPart(line, weighed, { script, simplify }))
  const { line = '', from = 0 } = parts.toSorted((a, b) => b.weight - a.weight)[0] ?? {}
  const part = Array.from(line.slice(from)).slice(0, MAX_SHOWN[script]).join('')
  const isCut = from + part.length < line.length
  return `${from > 0 ? '…' : ''}${isCut && script === 'other' ? part.replace(/\s\S*$/, '') : part}${isCut ? '…' : ''}`
}

/** Returns the start of the best part of a line, and the total weight of the words in it. */
function bestPart(
  line: string,
  words: readonly { word: string; weight: number }[],
  { script, simplify }: { script: keyof typeof MAX_SHOWN; simplify: Fold },
): { line: string; from: number; weight: number } {
  const found = words.flatMap(({ word, weight }) =>
    rangesOf(line, [word], simplify).map(([at, end]) => ({ word, weight, at, end })),
  )
  const starts = found.map(({ at }) => {
    const earliest = Math.max(0, at - LEAD[script])
    return earliest === 0
      ? 0
      : earliest + Math.max(0, line.slice(earliest, at).search(/(?<=[。；，！？\s])/))
  })
  const parts = [0, ...starts].map((from) => {
    const inPart = found.filter(({ at, end }) => at >= from && end <= from + MAX_SHOWN[script])
    const weights = new Map(inPart.map(({ word, weight }) => [word, weight]))
    return { line, from, weight: [...weights.values()].reduce((sum, each) => sum + each, 0) }
  })
  return parts.reduce((best, part) => (part.weight > best.weight ? part : best))
}

type Range = readonly [from: number, to: number]

/** Returns the ranges of the words in a text, in order. Ranges that touch are merged. */
export function rangesOf(text: string, words: readonly string[], simplify: Fold): Range[] {
  const { folded, origins } = foldWithOrigins(text, simplify)
  const found = [...new Set(words)].flatMap((word) => placesOf(folded, word))
  const merged: [number, number][] = []
  for (const [from, to] of found.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged.map(([from, to]) => [origins[from] ?? 0, origins[to] ?? text.length])
}

/** Returns the folded text, and for each of its characters the position in the original text. */
function foldWithOrigins(text: string, simplify: Fold): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  let index = 0
  for (const character of text) {
    const small = asCode(character).toLowerCase()
    const plain = /^[\p{L}\p{N}\p{M}\p{So}]+$/u.test(small) ? simplify(withoutAccents(small)) : ' '
    for (let count = 0; count < plain.length; count += 1) origins.push(index)
    folded += plain
    index += character.length
  }
  return { folded, origins }
}

function placesOf(folded: string, word: string): Range[] {
  if (/^\d+$/.test(word)) return placesOfNumber(folded, word)
  const places: Range[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    const end = isUnspaced(word) ? at + word.length : wordEnd(folded, at, word)
    if (end !== undefined) places.push([at, end])
  }
  return places
}

/** Returns the ranges of a number. Its digits may have separators between them. */
function placesOfNumber(folded: string, digits: string): Range[] {
  const spaced = new RegExp(String.raw`(?<!\d)${Array.from(digits).join(' {0,2}')}(?!\d)`, 'g')
  return Array.from(folded.matchAll(spaced), ({ index, 0: { length } }) => [index, index + length])
}

/** Returns the end of the word with its plural ending; undefined inside a longer word. */
function wordEnd(folded: string, at: number, word: string): number | undefined {
  const before = folded[at - 1] ?? ''
  if (/[\p{L}\p{N}]/u.test(before) && !isUnspaced(before)) return undefined
  const end = at + word.length
  const [ending = ''] = /^[\p{Script=Latin}\p{N}]*/u.exec(folded.slice(end)) ?? []
  return /^(?:e?s)?$/.test(ending) ? end + ending.length : undefined
}
