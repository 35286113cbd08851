import MiniSearch, { type Query as IndexQuery, type SearchResult } from 'minisearch'
import type { Language } from '../../../locales/languages.ts'
import { hasPassed } from '../../../shared/has-passed.ts'
import { anyOf, folded, SYNONYMS } from '../../../shared/synonyms.ts'
import type { Kind } from './search-kinds.ts'
import {
  isCharacter,
  isHan,
  isTelling,
  pinyinInitials,
  tokensOf,
  tokensOfWord,
  wordsIn,
} from './search-tokens.ts'

/** Something that a search may find. */
export interface SearchDocument {
  kind: Kind
  href: string
  title: string
  /** What it says, of which results show a part. */
  text: string
  /** What it is found by besides. */
  words?: string | undefined
  inLanguage: Language
  /** The date that results show: when it was published, or when an activity begins. */
  date?: string | undefined
  /** When an activity ends: one that is over comes after what is not. */
  endsAt?: string | undefined
}

export interface Found {
  document: SearchDocument
  /** The tokens of its texts that were found. */
  tokens: readonly string[]
}

interface Findings {
  found: readonly Found[]
  /** Nothing has all that was sought: these have most of it, or are spelt nearly so. */
  areNear: boolean
}

export interface SearchIndex {
  find: (search: string, now: Date) => Findings
}

type Fold = (text: string) => string

const FIELDS = ['title', 'text', 'words', 'name'] as const
const TITLES = ['title', 'words', 'name']
const RAW = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

/** What is over is half as likely to be meant. */
const OVER_FACTOR = 0.5
/** A search for more than this is judged by what comes first. */
const MAX_SLOTS = 6
/** Of single characters that have nothing else beside them. */
const MAX_CHARACTERS = 2
/** Fewer letters begin too many words. */
const MIN_BEGINNING = 3
/** Shorter words have too many neighbours. */
const MIN_MISSPELT = 3
/** How much of a Latin word may be misspelt: a letter in four. */
const MISSPELT = 0.25
/** In letters, however long it is. */
const MAX_MISSPELT_LETTERS = 2
/** Looking for what is nearly a word takes as long as looking for ten words: more than so many are taken as they are. */
const MAX_MISSPELT_WORDS = 3
/** The longest title that counts as a name, in characters. */
const MAX_NAME = 12

const ANY_KNOWN = new RegExp(anyOf(SYNONYMS), 'g')
const SYNONYM_QUERIES = SYNONYMS.map((group) => ({
  pattern: anyOf([group]),
  query: either(group.split(', ').map((word) => every(tokensOfWord(word)))),
}))

/** Builds the index of some documents; `simplify` puts Simplified characters in place of Traditional ones, in texts and searches alike. */
export function buildIndex(documents: readonly SearchDocument[], simplify: Fold): SearchIndex {
  const fold: Fold = (text) => simplify(folded(text))
  const index = createIndex()
  index.addAll(documents.map((document, id) => entryOf(id, document, fold)))
  const lookUp = lookUpIn(index)
  return {
    find(search, now) {
      const { results, areNear } = findIn(lookUp, fold(search))
      const found = results.flatMap(({ id, tokens, score }) => {
        const document = documents[id]
        return document ? [{ document, tokens, score: score * weightOf(document, now) }] : []
      })
      return { found: found.toSorted((a, b) => b.score - a.score), areNear }
    },
  }
}

type Hit = Pick<SearchResult, 'id' | 'score' | 'terms'>
type LookUp = (query: IndexQuery) => readonly Hit[]

/** Asks the index; of a group of synonyms once, since its dozen words cost as much as the rest of a search. */
function lookUpIn(index: MiniSearch<Entry>): LookUp {
  const ofGroups = new Map<IndexQuery, readonly Hit[]>()
  return (query) => {
    const known = ofGroups.get(query)
    if (known !== undefined) return known
    const hits = index.search(query)
    if (SYNONYM_QUERIES.every((group) => group.query !== query)) return hits
    const kept = hits.map(({ id, score, terms }): Hit => ({ id, score, terms }))
    ofGroups.set(query, kept)
    return kept
  }
}

type Entry = Record<(typeof FIELDS)[number], string> & { id: number }

/** An empty index, with the fields and the tokens of all others. */
export function createIndex(): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (text, field) => (field === 'name' ? text.split(' ') : tokensOf(text)),
    processTerm: (term) => term || null,
    searchOptions: { ...RAW, boost: { title: 4, words: 2, name: 2 } },
    // It would begin in one request and end in another.
    autoVacuum: false,
  })
}

/** A document's texts as they are indexed. */
export function entryOf(
  id: number,
  { title, text, words = '' }: SearchDocument,
  fold: Fold,
): Entry {
  const name = fold(title).replaceAll(' ', '')
  const isName = isHan(name) && name.length <= MAX_NAME
  return {
    id,
    title: fold(title),
    text: fold(text),
    words: fold(words),
    name: isName ? `${name} ${pinyinInitials(name)}` : '',
  }
}

interface Result {
  id: number
  score: number
  tokens: string[]
}

/** The results that have all that is sought; where none has, those that have half of it or are spelt nearly so. */
function findIn(lookUp: LookUp, search: string): { results: Result[]; areNear: boolean } {
  const slots = slotsOf(search)
  let misspelt = 0
  const found = slots.map((slot) => {
    const exact = resultsOf(lookUp, slot)
    if (exact.length > 0 || !mayBeMisspelt(slot)) return { results: exact, areNear: false }
    misspelt += 1
    return misspelt > MAX_MISSPELT_WORDS
      ? { results: [], areNear: true }
      : { results: nearlyOf(lookUp, slot), areNear: true }
  })
  const all = joined(found.map(({ results }) => results))
  const whole = all.filter(({ slots: count }) => count === slots.length)
  if (whole.length > 0) return { results: whole, areNear: found.some(({ areNear }) => areNear) }
  const named = joined([misspeltNames(lookUp, search)])
  const ids = new Set(named.map(({ id }) => id))
  const most = all.filter(({ id, slots: count }) => count * 2 >= slots.length && !ids.has(id))
  return { results: [...named, ...most], areNear: true }
}

/** Each document that was found once, with how often. */
function joined(lists: readonly (readonly Hit[])[]): (Result & { slots: number })[] {
  const results = new Map<number, Result & { slots: number }>()
  for (const list of lists)
    for (const { id, score, terms } of list) {
      const known = results.get(id)
      if (known === undefined) {
        results.set(id, { id, score, tokens: [...terms], slots: 1 })
        continue
      }
      // In place: a search for two characters that are everywhere has thousands.
      known.score += score
      known.tokens.push(...terms)
      known.slots += 1
    }
  return [...results.values()]
}

interface Slot {
  query: IndexQuery
  /** What is asked where nothing is found. */
  otherwise?: IndexQuery
  /** A single word, which may be misspelt. */
  word?: string
}

/** What is sought, one after the other: any word of a group of synonyms, or a word. */
function slotsOf(search: string): Slot[] {
  const known = search.match(ANY_KNOWN) ?? []
  const groups = SYNONYM_QUERIES.filter(({ pattern }) =>
    known.some((word) => pattern.exec(word)?.[0] === word),
  )
  const words = wordsIn(search.replaceAll(ANY_KNOWN, ' '))
  const telling = words.filter(isTelling)
  const long = telling.filter((word) => !isCharacter(word))
  const others =
    groups.length + long.length === 0
      ? characterSlots(telling.length > 0 ? telling : words)
      : long.map((word): Slot => ({ query: wordQuery(word), word }))
  return [...groups, ...others].slice(0, MAX_SLOTS)
}

/** Single characters: titles that have the first two, else all that has the first. Each begins hundreds of pairs, so texts are searched for one of them. */
function characterSlots(characters: readonly string[]): Slot[] {
  const queries: IndexQuery[] = characters.slice(0, MAX_CHARACTERS).map(wordQuery)
  const [first, second] = queries
  if (first === undefined) return []
  if (second === undefined) return [{ query: first }]
  return [{ query: { combineWith: 'AND', queries, fields: TITLES }, otherwise: first }]
}

/** The beginning of a word finds the whole, as it does while one types: of Chinese words a character. */
function wordQuery(word: string): IndexQuery {
  const tokens = tokensOfWord(word)
  return {
    ...every(tokens),
    prefix: isHan(word) ? isCharacter(word) : word.length >= MIN_BEGINNING,
  }
}

/** What has the word; else the names that have it as their initials. */
function resultsOf(lookUp: LookUp, slot: Slot): readonly Hit[] {
  const found = lookUp(slot.query)
  const results = found.length === 0 && slot.otherwise ? lookUp(slot.otherwise) : found
  if (results.length > 0 || !mayBeMisspelt(slot)) return results
  return lookUp({ queries: [slot.word], fields: ['name'], prefix: true })
}

type LatinSlot = Slot & { word: string }

function mayBeMisspelt(slot: Slot): slot is LatinSlot {
  return slot.word !== undefined && !isHan(slot.word) && slot.word.length >= MIN_MISSPELT
}

/** What has nearly the word. */
function nearlyOf(lookUp: LookUp, { word }: LatinSlot): readonly Hit[] {
  return lookUp({
    ...every(tokensOfWord(word)),
    fuzzy: MISSPELT,
    maxFuzzy: MAX_MISSPELT_LETTERS,
  })
}

/** The names that the whole search is but for one character. */
function misspeltNames(lookUp: LookUp, search: string): readonly Hit[] {
  const name = search.replaceAll(' ', '')
  if (!isHan(name) || name.length < MIN_MISSPELT || name.length > MAX_NAME) return []
  return lookUp({ queries: [name], fields: ['name'], fuzzy: 1 })
}

function every(tokens: readonly string[]) {
  return { combineWith: 'AND' as const, queries: [...tokens] }
}

function either(queries: readonly IndexQuery[]) {
  return { combineWith: 'OR' as const, queries: [...queries] }
}

function weightOf({ endsAt }: SearchDocument, now: Date): number {
  return endsAt !== undefined && hasPassed(endsAt, now) ? OVER_FACTOR : 1
}
