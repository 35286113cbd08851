import SearchableMap from 'minisearch/SearchableMap'

/** Words by how they are spelt. The index could be asked too, but would try each pair of Chinese characters for each letter. */
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
