import { anyOf, folded, STEP_FREE, SYNONYMS } from '../../../../shared/synonyms.ts'
import type { Simplify } from './traditional.ts'

/** What a search looks at: the texts of a place, its name first, and whether it is reached without a step. */
interface Searched {
  texts: readonly string[]
  isStepFree?: boolean
}

/** One thing that is looked for: a word as it was typed, or any word of a group. */
interface Term {
  /** Where it begins in a text; -1 where it is not in it. */
  indexIn: (text: string) => number
  isStepFree: boolean
}

const TERMS: readonly (Term & { pattern: RegExp })[] = SYNONYMS.map((words) => {
  const pattern = anyOf([words])
  return { pattern, indexIn: (text) => text.search(pattern), isStepFree: words === STEP_FREE }
})

const ANY_WORD = anyOf(SYNONYMS)

/**
 * Returns a function that ranks places for a search, the lower the better: 0 if the name begins with what was typed, more if
 * the name or another text holds it, Infinity if the place is not found. A place must hold every word that was typed; instead of
 * a word of a group, any word of that group will do. Case, width, punctuation and what can't be seen don't matter, nor, with
 * `simplify`, whether characters are Traditional; an empty search finds everything.
 */
export function searchFor(
  search: string,
  simplify: Simplify = (text) => text,
): (place: Searched) => number {
  // The server, which may draw a thousand points and searches none of them, need not fold their texts.
  if (search.trim() === '') return () => 0
  // Digits that are written apart may be one number.
  const fold = (text: string): string => simplify(folded(text)).replaceAll(/(\d) (?=\d)/g, '$1')
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

/** Words of groups are also found inside text without spaces: 南门厕所. */
function termsOf(search: string): Term[] {
  const known = search.match(new RegExp(ANY_WORD, 'g')) ?? []
  const others = search.replaceAll(new RegExp(ANY_WORD, 'g'), ' ').split(/\s+/).filter(Boolean)
  return [
    ...TERMS.filter(({ pattern }) => known.some((word) => pattern.exec(word)?.[0] === word)),
    ...others.map((word) => ({ indexIn: (text: string) => text.indexOf(word), isStepFree: false })),
  ]
}
