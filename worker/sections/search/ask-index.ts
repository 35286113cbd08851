import type { Query as IndexQuery, SearchResult } from 'minisearch'
import { hasPassed } from '../../../shared/event-period.ts'
import { anyOf, SYNONYMS } from '../../../shared/synonyms.ts'
import {
  type Fold,
  foldBy,
  indexDocuments,
  MAX_NAME,
  type SearchDocument,
  type SearchIndex,
} from './search-index.ts'
import { KINDS_OF } from '../define-section.ts'
import { isCharacter, isHan, isTelling, tokensOfWord, wordsIn } from './search-tokens.ts'

export interface Found {
  document: SearchDocument
  /** The tokens of its texts that were found. */
  tokens: readonly string[]
}

export interface Findings {
  found: readonly Found[]
  /** The Chinese words that were typed, to mark in the results. */
  words: readonly string[]
  /** Nothing has all that was sought: these have most of it, or are spelt nearly so. */
  areNear: boolean
}

export interface Search {
  find: (typed: string, now: Date) => Findings
}

const TITLES = ['title', 'words', 'name']

/** What is over is half as likely to be meant. */
const OVER_FACTOR = 0.5
/** News are over once they are older. */
const NEWS_MS = 60 * 24 * 60 * 60 * 1000
/** Fewer results that have all that is sought are followed by those that have half of it, which come after them by this factor. */
const FEW = 3
const PART_FACTOR = 0.05
/** A search for more than this is judged by what comes first. */
const MAX_SLOTS = 6
/** Fewer letters begin too many words. */
const MIN_BEGINNING = 3
const MIN_STEM = 6
/** Shorter words have too many neighbours, and so have Chinese names. */
const MIN_MISSPELT = 4
const MIN_MISSPELT_NAME = 3
/** How much of a Latin word may be misspelt: a letter in four. */
const MISSPELT = 0.25
/** In letters, however long it is. */
const MAX_MISSPELT_LETTERS = 2
/** Looking for what is nearly a word takes as long as looking for ten words: more than so many are taken as they are. */
const MAX_MISSPELT_WORDS = 3

const ANY_KNOWN = new RegExp(anyOf(SYNONYMS), 'g')
const GROUPS = SYNONYMS.map((group) => ({
  pattern: anyOf([group]),
  query: either(group.split(', ').map(synonymQuery)),
}))
/** Single characters are left out: most stand within other words. */
const CHINESE_SYNONYMS = SYNONYMS.flatMap((group) => group.split(', ')).filter(
  (word) => isHan(word) && !isCharacter(word),
)
type GroupOfSynonyms = (typeof GROUPS)[number]

/** A search over some documents; `simplify` puts Simplified characters in place of Traditional ones, in texts and searches alike. */
export function searchOver(documents: readonly SearchDocument[], simplify: Fold): Search {
  const fold = foldBy(simplify)
  const index = indexDocuments(documents, fold)
  const sought = { ...index, lookUp: lookUpIn(index) }
  return {
    find(typed, now) {
      const search = fold(typed)
      const { hits, areNear } = findIn(sought, search)
      const found = hits.flatMap(({ id, terms, score }) => {
        const document = documents[id]
        return document ? [{ document, tokens: terms, score: score * weightOf(document, now) }] : []
      })
      return {
        found: found.toSorted((a, b) => b.score - a.score),
        words: chineseWordsOf(search),
        areNear,
      }
    },
  }
}

/** The Chinese words of a search: single characters only if it has no longer word. */
export function chineseWordsOf(search: string): string[] {
  const known = search.match(ANY_KNOWN) ?? []
  const others = wordsIn(search.replaceAll(ANY_KNOWN, ' ')).filter(isTelling)
  const words = [...known, ...others].filter(isHan)
  const long = words.filter((word) => !isCharacter(word))
  return long.length > 0 ? long : words
}

/**
 * The words to mark in a result. The tokens of the index are pairs of Chinese characters, which may be half a word or reach into
 * the next, so of Chinese the typed words are marked. A result that has none of them gets its synonyms or its name.
 */
export function wordsToMark(
  { document, tokens }: Found,
  typed: readonly string[],
  fold: Fold,
): string[] {
  const others = tokens.filter((token) => !isHan(token))
  const text = fold(`${document.title} ${document.text}`)
  if (typed.some((word) => text.includes(word))) return [...others, ...typed]
  const found = new Set(tokens)
  const names = tokens.filter((token) => isHan(token) && Array.from(token).length > 2)
  const synonyms = CHINESE_SYNONYMS.filter((word) =>
    tokensOfWord(word).every((token) => found.has(token)),
  )
  return [...others, ...names, ...synonyms]
}

type Hit = Pick<SearchResult, 'id' | 'score' | 'terms'>
type LookUp = (query: IndexQuery) => readonly Hit[]
interface Sought extends SearchIndex {
  lookUp: LookUp
}

/** Asks the index; of a group of synonyms once, since its dozen words cost as much as the rest of a search. */
function lookUpIn({ texts }: SearchIndex): LookUp {
  const ofGroups = new Map<IndexQuery, readonly Hit[]>()
  return (query) => {
    const known = ofGroups.get(query)
    if (known !== undefined) return known
    const hits = texts.search(query)
    if (GROUPS.every((group) => group.query !== query)) return hits
    const kept = hits.map(({ id, score, terms }): Hit => ({ id, score, terms }))
    ofGroups.set(query, kept)
    return kept
  }
}

/** The hits that have all that is sought; where none has, those that have half of it or are spelt nearly so. */
function findIn(sought: Sought, search: string): { hits: readonly Hit[]; areNear: boolean } {
  const slots = slotsOf(search)
  let misspelt = 0
  const found = slots.map((slot) => {
    const exact = hitsOf(sought, slot)
    if (exact.length > 0 || !mayBeMisspelt(slot)) return { hits: exact, areNear: false }
    misspelt += 1
    return misspelt > MAX_MISSPELT_WORDS
      ? { hits: [], areNear: true }
      : { hits: nearlyOf(sought, slot.word), areNear: true }
  })
  const all = joined(found.map(({ hits }) => hits))
  const whole = all.filter(({ lists }) => lists === slots.length)
  const areNear = found.some((each) => each.areNear)
  if (whole.length >= FEW) return { hits: whole, areNear }
  const first = whole.length > 0 ? whole : joined([misspeltNames(sought, search)])
  const ids = new Set(first.map(({ id }) => id))
  const most = all.filter(({ id, lists }) => lists * 2 >= slots.length && !ids.has(id))
  // After those before it, whatever the scores.
  const near = [...first, ...most.map((hit) => ({ ...hit, score: hit.score * PART_FACTOR }))]
  if (whole.length > 0) return { hits: near, areNear }
  return { hits: near.length > 0 ? near : scatteredIn(sought, slots), areNear: true }
}

/** Each document that was found once, with how often. The best of each list has 1: a word with many synonyms says no more than any other. */
function joined(lists: readonly (readonly Hit[])[]): (Hit & { lists: number })[] {
  const hits = new Map<number, Hit & { lists: number }>()
  for (const list of lists) {
    const best = list.reduce((most, { score }) => Math.max(most, score), 0)
    for (const { id, score, terms } of list) {
      const known = hits.get(id)
      if (known === undefined) {
        hits.set(id, { id, score: score / best, terms: [...terms], lists: 1 })
        continue
      }
      // In place: a search for two characters that are everywhere has thousands.
      known.score += score / best
      known.terms.push(...terms)
      known.lists += 1
    }
  }
  return [...hits.values()]
}

interface Slot {
  query: IndexQuery
  /** Of a group of synonyms, the word that was typed. */
  typed?: IndexQuery
  /** What is asked where nothing is found. */
  otherwise?: IndexQuery
  /** A single word, which may be misspelt. */
  word?: string
}

/** What is sought, one after the other: any word of a group of synonyms, or a word. */
function slotsOf(search: string): Slot[] {
  const known = search.match(ANY_KNOWN) ?? []
  const groups = GROUPS.flatMap((group): Slot[] => {
    const typed = known.find((word) => isOf(group, word))
    return typed === undefined
      ? []
      : [{ query: group.query, typed: { ...every(tokensOfWord(typed)), fields: TITLES } }]
  })
  const words = wordsIn(search.replaceAll(ANY_KNOWN, ' '))
  const telling = words.filter(isTelling)
  const long = telling.filter((word) => !isCharacter(word))
  const others =
    groups.length + long.length === 0
      ? characterSlots(telling.length > 0 ? telling : words)
      : long.map((word): Slot => ({ query: wordQuery(word), word }))
  return [...groups, ...others].slice(0, MAX_SLOTS)
}

function isOf({ pattern }: GroupOfSynonyms, word: string): boolean {
  return pattern.exec(word)?.[0] === word
}

/**
 * Single characters: titles that have the first two, else all that has the first. Each begins hundreds of pairs, so texts are searched for one of
 * them. A letter beside them says nothing.
 */
function characterSlots(characters: readonly string[]): Slot[] {
  const chinese = characters.filter(isHan)
  const [first, second] = chinese.length > 0 ? chinese : characters
  if (first === undefined) return []
  const query = wordQuery(first)
  return second === undefined
    ? [{ query }]
    : [{ query: titlesWith([first, second]), otherwise: query }]
}

/** Titles that have both characters. */
function titlesWith(characters: readonly [string, string]): IndexQuery {
  return { combineWith: 'AND', queries: characters.map(wordQuery), fields: TITLES }
}

/** The beginning of a word finds the whole, as it does while one types: of Chinese words a character. Digits that are written apart may be one number. */
function wordQuery(word: string): IndexQuery {
  if (word.includes(' '))
    return either([wordQuery(word.replaceAll(' ', '')), every(tokensOfWord(word))])
  return {
    ...every(tokensOfWord(word)),
    prefix: isHan(word) ? isCharacter(word) : word.length >= MIN_BEGINNING,
  }
}

/** A Chinese character of a group is found wherever a pair begins with it, a long word in all its forms: of “refund” in “refunded”. */
function synonymQuery(word: string): IndexQuery {
  const isLong = word.length >= MIN_STEM && !word.includes(' ')
  return isHan(word) || isLong ? wordQuery(word) : every(tokensOfWord(word))
}

/** What has the word; else the names that have it as their initials. */
function hitsOf({ lookUp }: Sought, slot: Slot): readonly Hit[] {
  const found = lookUp(slot.query)
  const hits = found.length === 0 && slot.otherwise ? lookUp(slot.otherwise) : found
  if (slot.typed) return joined([hits, lookUp(slot.typed)])
  const { word = '' } = slot
  if (hits.length > 0 || isHan(word) || word.length < MIN_BEGINNING) return hits
  return lookUp({ queries: [word], fields: ['name'], prefix: true })
}

function mayBeMisspelt(slot: Slot): slot is Slot & { word: string } {
  return slot.word !== undefined && !isHan(slot.word) && slot.word.length >= MIN_MISSPELT
}

/** What has the words nearest to this one; of a word that has synonyms, any of them. */
function nearlyOf({ lookUp, words }: Sought, word: string): readonly Hit[] {
  const slips = Math.min(Math.round(word.length * MISSPELT), MAX_MISSPELT_LETTERS)
  const near = words.nearest(word, slips)
  const groups = GROUPS.filter((group) => near.some((each) => isOf(group, each)))
  const found = groups.map(({ query }) => lookUp(query))
  return joined(near.length > 0 ? [...found, lookUp(either(near))] : found)
}

/** The names that the whole search is but for one character. */
function misspeltNames({ lookUp, names }: Sought, search: string): readonly Hit[] {
  const name = search.replaceAll(' ', '')
  if (!isHan(name) || name.length < MIN_MISSPELT_NAME || name.length > MAX_NAME) return []
  const near = names.nearest(name, 1)
  return near.length > 0 ? lookUp({ ...either(near), fields: ['name'] }) : []
}

/** Titles that have both characters of a Chinese word, if not together: a headline says 落下第一场雪 where a visitor asks for 下雪. */
function scatteredIn({ lookUp }: Sought, slots: readonly Slot[]): readonly Hit[] {
  const word = slots.find(({ word: each = '' }) => isHan(each))?.word ?? ''
  const [first, second, ...more] = Array.from(word)
  const isPair = first !== undefined && second !== undefined && more.length === 0
  return isPair && first !== second ? lookUp(titlesWith([first, second])) : []
}

function every(tokens: readonly string[]) {
  return { combineWith: 'AND' as const, queries: [...tokens] }
}

function either(queries: readonly IndexQuery[]) {
  return { combineWith: 'OR' as const, queries: [...queries] }
}

function weightOf(document: SearchDocument, now: Date): number {
  return isOver(document, now) ? OVER_FACTOR : 1
}

function isOver({ kind, date, endsAt }: SearchDocument, now: Date): boolean {
  if (endsAt !== undefined) return hasPassed(endsAt, now)
  const isNews = KINDS_OF.news.some((each) => each === kind)
  return isNews && date !== undefined && hasPassed(date, now, NEWS_MS)
}
