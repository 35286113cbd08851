import type { Query as IndexQuery, SearchResult } from 'minisearch'
import { hasPassed } from '../../../shared/event-period.ts'
import { instantAt } from '../../../shared/timeline.ts'
import { anyOf, isUnspaced, SYNONYMS } from '../../../shared/synonyms.ts'
import {
  type Fold,
  foldBy,
  indexDocuments,
  MAX_NAME,
  type SearchDocument,
  type SearchIndex,
  isCharacter,
  isSignificant,
  tokensOfWord,
  wordsIn,
} from './search-index.ts'
import { KINDS_OF } from '../define-section.ts'
import { inOwnWords, sightIn, type Topic, topicOf } from './topics.ts'

export interface Found {
  document: SearchDocument
  /** The tokens in the document that matched the search. */
  tokens: readonly string[]
}

export interface Findings {
  found: readonly Found[]
  /** The Chinese words of the search, to mark in the results. */
  words: readonly string[]
  /** Whether the results match only a part of the search, or only similar words. */
  areNear: boolean
}

export interface Search {
  find: (typed: string, now: Date) => Findings
}

/** Without `name`: the synonym `wc` must not match the initials of a name such as 文创. */
const WRITTEN = ['title', 'text', 'words']
const TITLES = ['title', 'words']

const ANSWERS: readonly string[] = KINDS_OF.answers
const PLACES: readonly string[] = KINDS_OF.places
/** Kinds of results that say where something can be seen. */
const SEEN: readonly string[] = [...PLACES, 'strategy']
/** Kinds of results that come first if the search is their whole name. */
const NAMED: readonly string[] = [...PLACES, 'hotel', 'restaurant', 'page']
/** Factor for an answer to a question, to rank it before goods with a similar score. */
const ANSWER_FACTOR = 1.2
/** Age from which news counts as over. */
const NEWS_MS = 60 * 24 * 60 * 60 * 1000
/** If there are fewer results, those that match half of the search are added at the end. */
const FEW = 3
/** Maximum number of parts of a search. Further parts are ignored. */
const MAX_SLOTS = 6
/** Minimum length of a searched prefix. A shorter prefix matches too many words. */
const MIN_BEGINNING = 3
const MIN_STEM = 6
/** Minimum length of a corrected word or Chinese name. Shorter ones resemble too many words. */
const MIN_MISSPELT = 4
const MIN_MISSPELT_NAME = 3
/** The share of letters in a Latin word that may be wrong. */
const MISSPELT = 0.25
const MAX_MISSPELT_LETTERS = 2
/** Maximum number of corrected words. Correcting one takes as long as finding ten. */
const MAX_MISSPELT_WORDS = 3

/** Synonyms that show the subject of a search. They are not sought in texts: “open” is too frequent. */
const ASKED_ONLY = new Set(
  '几点, 开门, 关门, hours, what time, open, opening, close, closing'.split(', '),
)
const ANY_KNOWN = new RegExp(anyOf(SYNONYMS), 'g')
const GROUPS = SYNONYMS.map((group) => {
  const words = group.split(', ')
  const written = words.filter((word) => !ASKED_ONLY.has(word))
  return {
    words,
    pattern: anyOf([group]),
    query: { ...either(written.map(synonymQuery)), fields: WRITTEN },
  }
})
/** Without single characters, because most of those also occur in other words. */
const CHINESE_SYNONYMS = SYNONYMS.flatMap((group) => group.split(', ')).filter(
  (word) => isUnspaced(word) && !isCharacter(word),
)
type GroupOfSynonyms = (typeof GROUPS)[number]

/** `simplify` converts Traditional characters to Simplified ones. */
export function searchOver(documents: readonly SearchDocument[], simplify: Fold): Search {
  const fold = foldBy(simplify)
  const index = indexDocuments(documents, fold)
  const sought = { ...index, lookUp: lookUpIn(index) }
  return {
    find(typed, now) {
      const question = inOwnWords(fold(typed))
      const sight = sightIn(question)
      const search = sight ?? question
      const { hits, areNear } = findIn(sought, search)
      // Visitors who search for prices mean those of tickets, not of car parks.
      const isOfTickets = topicOf(question) === 'prices'
      const rankOf = rankByName(question, fold)
      const ranked = hits
        .flatMap(({ id, terms, score, isPart = false }) => {
          const document = documents[id]
          if (document === undefined) return []
          const isPriced = isOfTickets && document.isLine === true
          // A search for tickets finds a car park only by the synonym “price”.
          if (isPriced && !hasWordOf(document, question, fold)) return []
          const weight = ANSWERS.includes(document.kind) ? ANSWER_FACTOR : 1
          const isLast = isOver(document, now) || isPriced
          const order = [Number(isPart), Number(isLast), -rankOf(document), -score * weight]
          return [{ document, tokens: terms, order }]
        })
        .toSorted((a, b) => compare(a.order, b.order))
      const found = newestFirst(ranked, fold)
      const isSeen = sight !== undefined && !areNear
      const seen = found.filter(({ document }) => isSeen && SEEN.includes(document.kind))
      const topics = seen.length > 0 ? [] : topicsOf(question)
      const first = documents.filter(({ topic }) => topic !== undefined && topics.includes(topic))
      const others = found.filter((each) => !first.includes(each.document) && !seen.includes(each))
      return {
        found: [...first.map((document) => ({ document, tokens: [] })), ...seen, ...others],
        words: chineseWordsOf(search),
        areNear: areNear && first.length === 0,
      }
    },
  }
}

function hasWordOf({ title, text, words }: SearchDocument, search: string, fold: Fold): boolean {
  const written = fold(`${title} ${text} ${words}`)
  return wordsIn(search).some((word) => written.includes(word))
}

interface Ranked extends Found {
  /** The numbers to sort by: whether it is a part match, whether it is last, then its rank. */
  order: readonly number[]
}

/**
 * Sorts announcements that have not ended among themselves: the best titles first, then the newest.
 * So the coming hours of winter are before those of summer. Other results keep their places.
 */
function newestFirst(found: readonly Ranked[], fold: Fold): Ranked[] {
  const isCurrent = ({ document: { kind }, order: [, isLast] }: Ranked) =>
    kind === 'announcement' && isLast === 0
  const sorted = found
    .filter(isCurrent)
    .map((each) => {
      const { title, date = '' } = each.document
      const words = new Set(each.tokens.filter((token) => fold(title).includes(token)))
      const order = [each.order[0] ?? 0, -words.size, -(instantAt(date) || 0)]
      return { each, order }
    })
    .toSorted((a, b) => compare(a.order, b.order))
    .values()
  return found.map((each) => (isCurrent(each) ? (sorted.next().value?.each ?? each) : each))
}

/** A search for an easy walk also finds walks without steps, which are the easiest. */
function topicsOf(search: string): readonly (Topic | undefined)[] {
  const topic = topicOf(search)
  return topic === 'easy' ? ['step-free', topic] : [topic]
}

/**
 * Returns a function that ranks documents by their names. A search for a whole name finds it first,
 * a search for the end of a name (“lighthouse”, 灯塔) the places with such names. Lines and pages with
 * `isLine` come before places, and are found by synonyms, too: 多少钱 finds the page 门票. Other
 * documents have rank 0.
 */
function rankByName(typed: string, fold: Fold): (document: SearchDocument) => number {
  const name = typed.replace(/^the /, '')
  const group = GROUPS.find((each) => isOf(each, name))
  const words = group?.words ?? [name]
  const rankOfLine = (title: string) => {
    if (title === name) return 5
    if (endsWith(title, name)) return 3
    return words.some((word) => endsWith(title, word)) ? 2 : 0
  }
  const isInGroup = (own: string) => group !== undefined && isOf(group, own)
  return ({ kind, title, words: own = '', isLine }) => {
    const folded = fold(title)
    if (isLine && kind === 'page' && own.split(' ').some(isInGroup)) return 4
    if (isLine) return rankOfLine(folded)
    if (folded === name && NAMED.includes(kind)) return 4
    return endsWith(folded, name) && PLACES.includes(kind) ? 1 : 0
  }
}

function endsWith(title: string, name: string): boolean {
  return name !== '' && title.endsWith(isUnspaced(name) ? name : ` ${name}`)
}

/** Returns the Chinese words of a search; single characters only if there are no longer words. */
export function chineseWordsOf(search: string): string[] {
  const terms = search.match(ANY_KNOWN) ?? []
  const others = wordsIn(search.replaceAll(ANY_KNOWN, ' ')).filter(isSignificant)
  const words = [...terms, ...others].filter(isUnspaced)
  const long = words.filter((word) => !isCharacter(word))
  return long.length > 0 ? long : words
}

/**
 * Returns the words to mark in a result. The index splits Chinese into pairs of characters, which
 * may be half a word or parts of two words. So the typed words are marked instead of the pairs. If
 * the result has none of them, their synonyms or the names found are marked.
 */
export function wordsToMark(
  { document, tokens }: Found,
  typed: readonly string[],
  fold: Fold,
): string[] {
  // Stop words are never marked alone. For example, “no” is part of “no steps”, a synonym of
  // wheelchair.
  const others = tokens.filter((token) => !isUnspaced(token) && isSignificant(token))
  const text = fold(`${document.title} ${document.text}`)
  if (typed.some((word) => text.includes(word))) return [...others, ...typed]
  const found = new Set(tokens)
  const names = tokens.filter((token) => isUnspaced(token) && Array.from(token).length > 2)
  const synonyms = CHINESE_SYNONYMS.filter((word) =>
    tokensOfWord(word).every((token) => found.has(token)),
  )
  return [...others, ...names, ...synonyms]
}

interface Hit extends Pick<SearchResult, 'id' | 'score' | 'terms'> {
  /** Whether it matches only a part of the search. */
  isPart?: boolean
  /** Whether only its text matches, and only by synonyms of the typed word. */
  isAside?: boolean
}
/** `isNamed`: whether its title or its additional words match. */
type LookUp = (query: IndexQuery) => readonly (Hit & { isNamed?: boolean })[]
interface Sought extends SearchIndex {
  lookUp: LookUp
}

/** Returns a function that queries the index. It caches the hits of synonym groups. */
function lookUpIn({ texts }: SearchIndex): LookUp {
  const ofGroups = new Map<IndexQuery, ReturnType<LookUp>>()
  return (query) => {
    const cached = ofGroups.get(query)
    if (cached !== undefined) return cached
    const hits = texts.search(query)
    if (GROUPS.every((group) => group.query !== query)) return hits
    const kept = hits.map(({ id, score, terms, match }) => {
      const isNamed = Object.values(match).some((of) => TITLES.some((each) => of.includes(each)))
      return { id, score, terms, isNamed }
    })
    ofGroups.set(query, kept)
    return kept
  }
}

/**
 * Returns the hits that match every part of the search, without those that only mention a synonym
 * in their text, if there are enough others. If there are few, adds hits that match at least half of the
 * parts. If there are still none, returns the hits of the typed synonyms alone.
 * If these have none either, returns titles that contain the characters of a word separately.
 */
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
  const complete = all.filter(({ lists }) => lists === slots.length)
  const telling = complete.filter(({ isAside }) => !isAside)
  const whole = telling.length >= FEW ? telling : complete
  const areNear = found.some((each) => each.areNear)
  if (whole.length >= FEW) return { hits: whole, areNear }
  const first = whole.length > 0 ? whole : joined([misspeltNames(sought, search)])
  const ids = new Set(first.map(({ id }) => id))
  const most = all.filter(({ id, lists }) => lists * 2 >= slots.length && !ids.has(id))
  const near = [...first, ...most.map((hit) => ({ ...hit, isPart: true }))]
  if (whole.length > 0) return { hits: near, areNear }
  if (near.length > 0) return { hits: near, areNear: true }
  // The search may be a whole sentence. Its known words show the subject.
  const partial = joined(slots.flatMap((slot, at) => (slot.typed ? [found[at]?.hits ?? []] : [])))
  return { hits: partial.length > 0 ? partial : scatteredIn(sought, slots), areNear: true }
}

/**
 * Merges lists of hits. Each document occurs once, with the number of lists that contain it. Scores
 * are divided by the best score of their list. So a word with many synonyms counts as much as any
 * other.
 */
function joined(lists: readonly (readonly Hit[])[]): (Hit & { lists: number })[] {
  const hits = new Map<number, Hit & { lists: number }>()
  for (const list of lists) {
    const best = list.reduce((most, { score }) => Math.max(most, score), 0)
    for (const { id, score, terms, isAside = false } of list) {
      const earlier = hits.get(id)
      if (earlier === undefined) {
        hits.set(id, { id, score: score / best, terms: [...terms], lists: 1, isAside })
        continue
      }
      // Changes the existing hit to save time: two frequent characters have thousands of hits.
      earlier.score += score / best
      earlier.terms.push(...terms)
      earlier.lists += 1
      earlier.isAside &&= isAside
    }
  }
  return [...hits.values()]
}

interface Slot {
  query: IndexQuery
  /** The query for the typed word alone, if the part is a group of synonyms, and its tokens. */
  typed?: IndexQuery
  tokens?: readonly string[]
  /** The query to use if `query` finds nothing. */
  otherwise?: IndexQuery
  /** The part as a word, which may be misspelt. */
  word?: string
}

/** Returns groups of synonyms, then other words. Any word of a group matches. */
function slotsOf(search: string): Slot[] {
  const terms = search.match(ANY_KNOWN) ?? []
  const groups = GROUPS.flatMap((group): Slot[] => {
    const typed = terms.find((word) => isOf(group, word))
    if (typed === undefined) return []
    const tokens = tokensOfWord(typed)
    return [{ query: group.query, typed: { ...every(tokens), fields: TITLES }, tokens }]
  })
  const words = wordsIn(search.replaceAll(ANY_KNOWN, ' '))
  const telling = words.filter(isSignificant)
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
 * Returns the part of a search that has only single characters. It finds titles that contain the
 * first two characters, or else all texts with the first one. Texts are searched for one character
 * only, because each character begins hundreds of pairs. Ignores a Latin letter between Chinese
 * characters.
 */
function characterSlots(characters: readonly string[]): Slot[] {
  const chinese = characters.filter(isUnspaced)
  const [first, second] = chinese.length > 0 ? chinese : characters
  if (first === undefined) return []
  const query = wordQuery(first)
  return second === undefined
    ? [{ query }]
    : [{ query: titlesWith([first, second]), otherwise: query }]
}

function titlesWith(characters: readonly [string, string]): IndexQuery {
  return { combineWith: 'AND', queries: characters.map(wordQuery), fields: TITLES }
}

/** A word may be a prefix, because visitors get results while they type. */
function wordQuery(word: string): IndexQuery {
  if (word.includes(' '))
    return either([wordQuery(word.replaceAll(' ', '')), every(tokensOfWord(word))])
  // One Korean character is a whole syllable (two or three letters).
  const least = /[가-힣]/.test(word) ? 2 : MIN_BEGINNING
  return {
    ...every(tokensOfWord(word)),
    prefix: isUnspaced(word) ? isCharacter(word) : word.length >= least,
  }
}

/** Returns the query for a synonym in all its forms: “refund” also matches “refunded”. */
function synonymQuery(word: string): IndexQuery {
  const isLong = word.length >= MIN_STEM && !word.includes(' ')
  return isUnspaced(word) || isLong ? wordQuery(word) : every(tokensOfWord(word))
}

/** For a Latin word without hits, returns names with these Pinyin initials. */
function hitsOf({ lookUp }: Sought, slot: Slot): readonly Hit[] {
  const found = lookUp(slot.query)
  const hits = found.length === 0 && slot.otherwise ? lookUp(slot.otherwise) : found
  if (slot.typed) {
    const { tokens = [] } = slot
    const isTyped = (terms: readonly string[]) =>
      tokens.every((token) =>
        isCharacter(token) ? terms.some((term) => term.startsWith(token)) : terms.includes(token),
      )
    const marked = hits.map(({ isNamed, ...hit }) => ({
      ...hit,
      isAside: !isNamed && !isTyped(hit.terms),
    }))
    return joined([marked, lookUp(slot.typed)])
  }
  const { word = '' } = slot
  if (hits.length > 0 || isUnspaced(word) || word.length < MIN_BEGINNING) return hits
  return lookUp({ queries: [word], fields: ['name'], prefix: true })
}

function mayBeMisspelt(slot: Slot): slot is Slot & { word: string } {
  return slot.word !== undefined && !isUnspaced(slot.word) && slot.word.length >= MIN_MISSPELT
}

/** Returns the hits of the words that are most similar to a misspelt word, or of their synonyms. */
function nearlyOf({ lookUp, words }: Sought, word: string): readonly Hit[] {
  const slips = Math.min(Math.round(word.length * MISSPELT), MAX_MISSPELT_LETTERS)
  const near = words.nearest(word, slips)
  const groups = GROUPS.filter((group) => near.some((each) => isOf(group, each)))
  const found = groups.map(({ query }) => lookUp(query))
  return joined(near.length > 0 ? [...found, lookUp(either(near))] : found)
}

/** Returns the names that differ from the whole search by one character. */
function misspeltNames({ lookUp, names }: Sought, search: string): readonly Hit[] {
  const name = search.replaceAll(' ', '')
  if (!isUnspaced(name) || name.length < MIN_MISSPELT_NAME || name.length > MAX_NAME) return []
  const near = names.nearest(name, 1)
  return near.length > 0 ? lookUp({ ...either(near), fields: ['name'] }) : []
}

/** Returns titles with both characters apart: a search for 下雪 finds 落下第一场雪. */
function scatteredIn({ lookUp }: Sought, slots: readonly Slot[]): readonly Hit[] {
  const word = slots.find(({ word: each = '' }) => isUnspaced(each))?.word ?? ''
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

/** Returns whether an event has ended, or news is old. Visitors rarely look for them. */
function isOver({ kind, date, endsAt }: SearchDocument, now: Date): boolean {
  if (endsAt !== undefined) return hasPassed(endsAt, now)
  const isNews = KINDS_OF.news.some((each) => each === kind)
  return isNews && date !== undefined && hasPassed(date, now, NEWS_MS)
}

/** Compares two lists of numbers by the first numbers that differ. */
function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index])
  return (one[at] ?? 0) - (other[at] ?? 0)
}
