import MiniSearch from 'minisearch'
import type { Language } from '../../../locales/languages.ts'
import { folded, isUnspaced, SYNONYMS, withoutAccents } from '../../../shared/synonyms.ts'
import type { Kind } from '../define-section.ts'
import type { Topic } from './topics.ts'
import { isSignificant, pinyinInitials, tokensOf } from './search-tokens.ts'
import SearchableMap from 'minisearch/SearchableMap'

/**
 * Words to which a misspelt one can be corrected. `fuzzy` of the index itself tries each pair of
 * Chinese characters: 28 ms for a word in 2,000 documents, compared with less than 2 ms here.
 */
export class NearWords {
  readonly #words: SearchableMap<true>

  constructor(words: readonly string[]) {
    this.#words = SearchableMap.from(words.map((word) => [word, true]))
  }

  add(word: string): void {
    this.#words.set(word, true)
  }

  /** Returns the most similar words, with at most `slips` different letters. */
  nearest(word: string, slips: number): string[] {
    const near = [...this.#words.fuzzyGet(word, slips)].map(([known, [, distance]]) => ({
      known,
      distance,
    }))
    const least = Math.min(...near.map(({ distance }) => distance))
    return near.filter(({ distance }) => distance === least).map(({ known }) => known)
  }
}

/** A document that a search may find. */
export interface SearchDocument {
  kind: Kind
  href: string
  title: string
  text: string
  /** More words by which it is found. */
  words?: string | undefined
  inLanguage: Language
  /** The date in results: the publication, or the beginning of an activity. */
  date?: string | undefined
  /** The end of an activity or announcement. A document that is over ranks lower. */
  endsAt?: string | undefined
  /** The question that it answers; it then comes first, in the order of the documents. */
  topic?: Topic | undefined
}

export type Fold = (text: string) => string

/** The data that a search queries. */
export interface SearchIndex {
  texts: MiniSearch<Entry>
  /** Words of texts and synonyms, to correct misspelt words. */
  words: NearWords
  names: NearWords
}

/** The longest title that counts as a name, in characters. */
export const MAX_NAME = 12
const FIELDS = ['title', 'text', 'words', 'name'] as const
const RAW = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

type Entry = Record<(typeof FIELDS)[number], string> & { id: number }

/** Returns the index of the documents. The id of a document is its position in the list. */
export function indexDocuments(documents: readonly SearchDocument[], fold: Fold): SearchIndex {
  const words = new NearWords(SYNONYMS.flatMap((group) => group.split(', ')).filter(isSpelt))
  const names = new NearWords([])
  const texts = createIndex((token, field) => {
    if (isSpelt(token)) words.add(token)
    else if (field === 'name' && isUnspaced(token)) names.add(token)
  })
  texts.addAll(documents.map((document, id) => entryOf(id, document, fold)))
  return { texts, words, names }
}

/** Returns whether a word has letters, is not Chinese and no stop word. */
function isSpelt(word: string): boolean {
  return /^\p{L}+$/u.test(word) && !isUnspaced(word) && isSignificant(word)
}

/** Returns an empty index. `onToken` is called for each token that is added. */
export function createIndex(
  onToken?: (token: string, field: string | undefined) => void,
): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: (text, field) => (field === 'name' ? text.split(' ') : tokensOf(text)),
    processTerm(token, field) {
      if (token !== '') onToken?.(token, field)
      return token || null
    },
    searchOptions: { ...RAW, boost: { title: 4, words: 2, name: 2 } },
    // A vacuum would begin in one request and end in another.
    autoVacuum: false,
  })
}

/** Returns the function that normalises texts and searches for comparison. */
export function foldBy(simplify: Fold): Fold {
  return (text) => simplify(withoutAccents(folded(text)))
}

export function entryOf(
  id: number,
  { title, text, words = '' }: SearchDocument,
  fold: Fold,
): Entry {
  const name = fold(title).replaceAll(' ', '')
  const isName = isUnspaced(name) && name.length <= MAX_NAME
  return {
    id,
    title: fold(title),
    text: fold(text),
    words: fold(words),
    name: isName ? `${name} ${pinyinInitials(name)}` : '',
  }
}
