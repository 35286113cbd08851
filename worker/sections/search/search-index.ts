import MiniSearch from 'minisearch'
import type { Language } from '../../../locales/languages.ts'
import { folded, SYNONYMS } from '../../../shared/synonyms.ts'
import type { Kind } from '../define-section.ts'
import { isHan, isTelling, pinyinInitials, tokensOf, withoutAccents } from './search-tokens.ts'
import SearchableMap from 'minisearch/SearchableMap'

/**
 * Words that a misspelt one may be. `fuzzy` of the index itself tries each pair of Chinese characters:
 * 28 ms for a word in 2,000 documents, and here less than 2 ms.
 */
export class NearWords {
  readonly #words: SearchableMap<true>

  constructor(words: readonly string[]) {
    this.#words = SearchableMap.from(words.map((word) => [word, true]))
  }

  add(word: string): void {
    this.#words.set(word, true)
  }

  /** The words nearest to one, at most `slips` letters from it. */
  nearest(word: string, slips: number): string[] {
    const near = [...this.#words.fuzzyGet(word, slips)].map(([known, [, distance]]) => ({
      known,
      distance,
    }))
    const least = Math.min(...near.map(({ distance }) => distance))
    return near.filter(({ distance }) => distance === least).map(({ known }) => known)
  }
}

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

export type Fold = (text: string) => string

/** What a search asks. */
export interface SearchIndex {
  texts: MiniSearch<Entry>
  /** Words of texts and of the table of synonyms, which a misspelt one may be. */
  words: NearWords
  /** Chinese names. */
  names: NearWords
}

/** The longest title that counts as a name, in characters. */
export const MAX_NAME = 12
const FIELDS = ['title', 'text', 'words', 'name'] as const
const RAW = { tokenize: (text: string) => [text], processTerm: (term: string) => term }

type Entry = Record<(typeof FIELDS)[number], string> & { id: number }

/** Puts documents into an index, by their place in the list. */
export function indexDocuments(documents: readonly SearchDocument[], fold: Fold): SearchIndex {
  const words = new NearWords(SYNONYMS.flatMap((group) => group.split(', ')).filter(isSpelt))
  const names = new NearWords([])
  const texts = createIndex((token, field) => {
    if (isSpelt(token)) words.add(token)
    else if (field === 'name' && isHan(token)) names.add(token)
  })
  texts.addAll(documents.map((document, id) => entryOf(id, document, fold)))
  return { texts, words, names }
}

/** Whether slips are looked for in a word: in those of letters, as far as they tell anything. */
function isSpelt(word: string): boolean {
  return /^\p{L}+$/u.test(word) && !isHan(word) && isTelling(word)
}

/** An empty index, with the fields and the tokens of all others; `onToken` gets what is put into it. */
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
    // It would begin in one request and end in another.
    autoVacuum: false,
  })
}

/** How texts and searches are compared; `simplify` puts Simplified characters in place of Traditional ones. */
export function foldBy(simplify: Fold): Fold {
  return (text) => simplify(withoutAccents(folded(text)))
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
