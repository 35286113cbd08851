import type { Guide, GuideCategory, GuidePoint, Trail } from '../../../contract/guide.ts'
import type { Category } from '../../../contract/listing.ts'
import { searchFor } from './search-words.ts'

export interface PointGroup {
  /** Nothing for points of a category that the guide does not name. */
  category: GuideCategory | undefined
  points: readonly GuidePoint[]
}

/** What a reader narrows the map to. */
interface Narrowing {
  category: string | undefined
  /** Words as typed; empty for all. */
  search: string
}

/**
 * The points by category, of those that `narrowing` leaves. In the given order; what a search finds, the nearest first, and
 * so the categories.
 */
export function groupPoints({ categories, points }: Guide, narrowing: Narrowing): PointGroup[] {
  const known = new Set(categories.map(({ id }) => id))
  const distanceOf = searchFor(narrowing.search)
  const groups: PointGroup[] = [
    ...categories.map((category) => ({
      category,
      points: points.filter((point) => point.category === category.id),
    })),
    { category: undefined, points: points.filter((point) => !known.has(point.category)) },
  ]
  return groups
    .filter(({ category }) => isWanted(category, narrowing))
    .map(({ category, points: all }) => ({
      category,
      ...nearestFirst(all, ({ name, summary, accessible }) =>
        distanceOf({ texts: [name, summary, category?.name ?? ''], isStepFree: accessible }),
      ),
    }))
    .filter(({ found }) => found.length > 0)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ category, found }) => ({ category, points: found }))
}

/** The trails whose name or description holds what is searched for, the nearest first; all of them where nothing is. */
export function searchTrails(trails: readonly Trail[], search: string): readonly Trail[] {
  const distanceOf = searchFor(search)
  return nearestFirst(trails, ({ name, summary }) => distanceOf({ texts: [name, summary] })).found
}

/** What is found, in the order of its distance, and how far the first of it is. */
function nearestFirst<Place>(
  places: readonly Place[],
  distanceOf: (place: Place) => number,
): { found: Place[]; distance: number } {
  const found = places
    .map((place) => ({ place, distance: distanceOf(place) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
  return { found: found.map(({ place }) => place), distance: found[0]?.distance ?? Infinity }
}

/** The categories that the points can be narrowed to, with how many points each has. */
export function countedCategories(guide: Guide): Category[] {
  return groupPoints(guide, { category: undefined, search: '' }).flatMap(({ category, points }) =>
    category === undefined ? [] : [{ id: category.id, name: category.name, count: points.length }],
  )
}

function isWanted(category: GuideCategory | undefined, { category: only }: Narrowing): boolean {
  return only === undefined || category?.id === only
}
