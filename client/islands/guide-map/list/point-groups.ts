import type { Guide, GuideCategory, GuidePoint, Trail } from '../../../../contract/guide.ts'
import type { Category } from '../../../../contract/listing.ts'
import { searchFor } from './search-words.ts'
import type { Simplify } from './traditional.ts'

export interface PointGroup {
  /** Nothing for points of a category that the guide does not name. */
  category: GuideCategory | undefined
  points: readonly GuidePoint[]
  /** How well the best of them fits the search, 0 best. */
  rank: number
}

interface FoundTrails {
  trails: readonly Trail[]
  /** How well the best of them fits the search, 0 best. */
  rank: number
}

/** What a reader looks for. */
interface Wanted {
  /** Words as typed; empty for all. */
  search: string
  /** Missing as long as nothing has been looked for in Traditional characters. */
  simplify?: Simplify | undefined
}

/** The points that a search leaves, by category: in the given order without one, else best match first. */
export function groupPoints(
  { categories, points }: Guide,
  { search, simplify }: Wanted,
): PointGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const rankOf = searchFor(search, simplify)
  const groups = [
    ...categories.map((category) => ({
      category,
      points: points.filter((point) => point.category === category.id),
    })),
    { category: undefined, points: points.filter((point) => !known.has(point.category)) },
  ]
  return groups
    .map(({ category, points: all }) => {
      const { found, rank } = bestFirst(all, ({ name, summary, accessible }) =>
        rankOf({ texts: [name, summary, category?.name ?? ''], isStepFree: accessible }),
      )
      return { category, points: found, rank }
    })
    .filter((group) => group.points.length > 0)
    .toSorted((a, b) => a.rank - b.rank)
}

/** Every trail is found by this word, and by those that mean the same. */
const TRAIL = '步道'

/** The trails whose name or description matches the search, best match first; all of them without a search. */
export function searchTrails(trails: readonly Trail[], { search, simplify }: Wanted): FoundTrails {
  const rankOf = searchFor(search, simplify)
  const rankOfAll = rankOf({ texts: [TRAIL] })
  const { found, rank } = bestFirst(trails, ({ name, summary }) =>
    Math.min(rankOfAll, rankOf({ texts: [name, summary, TRAIL] })),
  )
  return { trails: found, rank }
}

/** The places that are found, in the order of their ranks, and the rank of the first. */
function bestFirst<Place>(
  places: readonly Place[],
  rankOf: (place: Place) => number,
): { found: Place[]; rank: number } {
  const found = places
    .map((place) => ({ place, rank: rankOf(place) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank)
  return { found: found.map(({ place }) => place), rank: found[0]?.rank ?? Infinity }
}

/** The categories of a guide that have points, with how many of those are in the groups. */
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
